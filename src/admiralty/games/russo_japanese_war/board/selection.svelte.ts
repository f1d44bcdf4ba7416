/** What the player points at and has picked on the map, and what can be done with it. */

import type { BoardProps } from '$lib/board';
import { forceOf, type HexOf } from './attacks';
import { goalsOf, retreatsOf, type Goal } from './goals';
import { byThing, type Attack, type Outlook, type Printed, type Unit, type WarView } from './war';

export type Given = BoardProps<WarView, Printed, Outlook>;

const UNIT_VERBS = new Set([
  'move', 'rail', 'add', 'remove', 'lose', 'displace', 'advance', 'unit', 'mark', 'return', 'send',
]); // prettier-ignore
/** Questions in which a unit stays picked until it is told where to go. */
const PINNING = ['choose-mover', 'choose-strategist', 'choose-retreat', 'choose-chain'];

export class Selection {
  /** The unit under the pointer. */
  hovered = $state('');
  /** The unit that is picked to go somewhere. */
  pinned = $state('');
  /** The place that is to be attacked, and the units picked for it. */
  aim = $state('');
  picked = $state.raw<string[]>([]);
  /** Why nothing can be done with what is pointed at. */
  reason = $state('');
  shows = $state({ range: true, rail: true, retreats: true, zoc: false });

  constructor(private readonly props: () => Given) {}

  private get given(): Given {
    return this.props();
  }

  readonly outlook = $derived(this.given.legal.length ? this.given.outlook : null);
  readonly question = $derived(this.given.legal.length ? (this.given.view.question ?? '') : '');

  // What may be done, by the thing it is done with

  readonly ofUnit = $derived(byThing(this.given.legal, UNIT_VERBS));
  readonly retreats = $derived(retreatsOf(this.given.legal));
  readonly plain = $derived(
    this.given.legal.filter((action) => !action.includes(' ') || action.startsWith('refill ')),
  );
  readonly targets = $derived(
    this.given.legal.filter((action) => action.startsWith('target ')).map((action) => action.slice(7)),
  );
  readonly isDeclaring = $derived(this.targets.length > 0);
  /** The units that may be given an order. */
  readonly mayGo = $derived(new Set([...this.ofUnit.keys(), ...this.retreats.map((each) => each.unit)]));

  private readonly units = $derived(new Map(this.given.view.units.map((unit) => [unit.id, unit])));
  readonly isHex = (place: string): boolean => place in this.given.printed.hexes;
  readonly hexOf: HexOf = (id) => {
    const place = this.units.get(id)?.place ?? '';
    return this.isHex(place) ? place : undefined;
  };

  // Where a unit could go

  readonly mover = $derived(this.given.view.moving?.unit ?? this.pinned);
  readonly goals = $derived(
    goalsOf(
      this.given.legal,
      this.outlook,
      { mover: this.mover, pinned: this.pinned, range: this.shows.range, rail: this.shows.rail },
      (place, action) => this.labelOfGoal(place, action),
    ),
  );
  /** Only looked at: the reach of the unit under the pointer. */
  readonly reach = $derived.by(() => {
    const { hovered, outlook, shows } = this;
    if (this.mover || !hovered) return [];
    const marches = shows.range ? Object.keys(outlook?.ranges?.[hovered] ?? {}) : [];
    const rides = shows.rail
      ? Object.keys({ ...outlook?.rail?.[hovered], ...outlook?.strategic?.[hovered] })
      : [];
    return [
      ...marches.map((place) => ({ place, kind: 'march' as const })),
      ...rides.map((place) => ({ place, kind: 'rail' as const })),
    ].filter(({ place }) => this.isHex(place));
  });

  // Attacks

  private readonly attacks = $derived(this.outlook?.attacks ?? []);
  readonly attackers = $derived(
    new Set(this.isDeclaring ? this.attacks.flatMap((each) => each.units) : []),
  );
  /** The attack that is aimed at or pointed at, and who would take part. */
  readonly aimed = $derived(
    this.attackOn(this.aim) ?? this.attackOn(this.units.get(this.hovered)?.place ?? ''),
  );
  readonly force = $derived(forceOf(this.aimed, this.picked));
  /** The attack that is being fought. */
  readonly fought = $derived(
    this.given.view.combat ? this.attackOn(this.given.view.combat.target) : undefined,
  );

  private attackOn(target: string): Attack | undefined {
    return this.attacks.find((each) => each.target === target);
  }

  /** Drop what was picked when it can no longer be used. */
  follow(): void {
    $effect(() => {
      if (!this.isDeclaring) {
        this.aim = '';
        this.picked = [];
      }
    });
    $effect(() => {
      if (!PINNING.includes(this.question)) this.pinned = '';
    });
    $effect(() => {
      const still = this.picked.filter((id) => this.attackers.has(id));
      if (still.length < this.picked.length) this.picked = still;
      if (this.aim && !this.targets.includes(this.aim)) this.aim = '';
    });
  }

  clear(): void {
    this.aim = '';
    this.pinned = '';
    this.picked = [];
  }

  /** The one thing that a click on this unit does, if it is clear what. */
  actionOf(unit: Unit): string {
    const actions = this.ofUnit.get(unit.id) ?? [];
    if (actions.length === 1 && !/^(move|rail) /.test(actions[0] ?? '')) return actions[0] ?? '';
    return '';
  }

  isTarget(unit: Unit): boolean {
    return this.targets.includes(unit.place) && unit.side !== this.given.seat;
  }

  look(id: string, on: boolean): void {
    this.hovered = on ? id : '';
    this.reason = on && !this.mayGo.has(id) && !this.attackers.has(id) ? this.refusalOf(id) : '';
  }

  press(unit: Unit): void {
    if (this.isTarget(unit)) return this.takeAim(unit.place);
    const goal = this.goals.get(unit.place);
    if (this.attackers.has(unit.id)) return this.pick(unit.id);
    const action = this.actionOf(unit);
    const { legal, view, choose } = this.given;
    if (this.question === 'choose-strategist' && this.mayGo.has(unit.id)) this.pin(unit.id);
    else if (action) choose(action);
    else if (legal.includes('stop') && view.moving?.unit === unit.id) choose('stop');
    else if (this.mayGo.has(unit.id)) this.pin(unit.id);
    else if (goal) this.go(goal);
    else this.reason = this.refusalOf(unit.id);
  }

  go(goal: Goal): void {
    this.pinned = '';
    this.given.chooseMany(goal.actions);
  }

  /** Aim at a place; a second time declares the attack on it. */
  takeAim(target: string): void {
    if (this.aim === target) {
      this.declare();
      return;
    }
    this.aim = target;
    this.picked = forceOf(this.attackOn(target), this.picked);
  }

  declare(): void {
    if (!this.attackOn(this.aim)) return;
    const actions = [`target ${this.aim}`, ...this.force.map((id) => `add ${id}`), 'close-target'];
    this.aim = '';
    this.picked = [];
    this.given.chooseMany(actions);
  }

  private pick(id: string): void {
    this.picked = this.picked.includes(id)
      ? this.picked.filter((each) => each !== id)
      : [...this.picked, id];
    if (this.aim && !this.attackOn(this.aim)?.units.some((each) => this.picked.includes(each))) this.aim = '';
  }

  private pin(id: string): void {
    this.pinned = this.pinned === id ? '' : id;
  }

  private refusalOf(id: string): string {
    const { refused, words } = this.given;
    const place = this.units.get(id)?.place ?? '';
    for (const text of [`move ${id}`, `add ${id}`, `unit ${id}`, `mark ${id}`, `target ${place}`]) {
      const clause = refused.get(text);
      if (clause) return `${words.action(text)}: ${words.refusal(clause)} (${clause})`;
    }
    return '';
  }

  private labelOfGoal(place: string, action: string): string {
    const { words } = this.given;
    return this.mover
      ? words.say('board-go', { unit: words.name('unit', this.mover), place: words.name('place', place) })
      : words.action(action);
  }
}
