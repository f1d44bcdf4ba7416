/** What the player points at and has picked over the sea, and what can be done with it. */

import type { BoardProps } from '$lib/board';
import { headsOf } from './heads';
import { key } from './hex';
import { plansOf, type Aircraft, type End, type MidwayView, type Outlook, type Printed, type Side } from './midway';
import { endsByCell, extensionsOf, ghostsOf, stepsOf, type Ghost } from './ways';

export type Given = BoardProps<MidwayView, Printed, Outlook>;

const AIRCRAFT_VERBS = ['activate', 'attack', 'weave'];
const PLAIN = ['flight', 'stop', 'fly-off', 'done'];

export class Selection {
  /** The aircraft under the pointer, and the one clicked to be looked at. */
  hovered = $state('');
  pinned = $state('');
  /** The aircraft that is to be attacked. */
  target = $state('');
  /** The cell in which the flight is to end. */
  picked = $state('');
  /** The tokens laid out for a plan. */
  laid = $state.raw<string[]>([]);
  /** The action whose effect is shown on the map; '' for none. */
  previewed = $state('');
  shows = $state({ range: true, flight: true, reach: true });

  constructor(private readonly props: () => Given) {}

  private get given(): Given {
    return this.props();
  }

  readonly outlook = $derived(this.given.legal.length ? this.given.outlook : null);
  readonly flying = $derived(this.given.view.aircraft.filter((each) => each.cell !== null));

  // What may be done, by the thing it is done with

  private readonly offered = $derived(new Set(this.given.legal));
  readonly cells = $derived(this.startingWith('cell ').map((action) => action.slice(5)));
  readonly bids = $derived(this.startingWith('bid '));
  readonly picks = $derived(this.startingWith('pick '));
  readonly plans = $derived(plansOf(this.given.legal));
  readonly plain = $derived(this.given.legal.filter((action) => PLAIN.includes(action)));
  readonly isAttacking = $derived(this.startingWith('attack ').length > 0);

  // Which aircraft it is about

  /** The aircraft that is to fly or to attack. */
  readonly active = $derived.by(() => {
    const reach = Object.keys(this.outlook?.reach ?? {});
    return this.given.view.moving?.aircraft ?? (reach.length === 1 ? (reach[0] ?? '') : '');
  });
  private readonly dueller = $derived.by(() => {
    const { view, seat } = this.given;
    return this.byId(view.combat && seat ? view.combat.aircraft[seat as Side] : '');
  });
  readonly inspected = $derived(this.byId(this.hovered) ?? this.byId(this.pinned) ?? this.dueller);

  // Where things lead

  private readonly steps = $derived(stepsOf(this.outlook));
  readonly turns = $derived(this.steps.filter(({ action }) => !action.startsWith('first ')));
  readonly ghosts = $derived([
    ...ghostsOf(this.dueller, this.laid, this.plans, this.outlook),
    ...this.steps.flatMap(({ action, id, place }): Ghost[] => {
      const aircraft = action === this.previewed ? this.byId(id) : undefined;
      return aircraft ? [{ id, aircraft, way: [place] }] : [];
    }),
  ]);
  readonly ends = $derived(endsByCell(this.outlook?.ends ?? []));
  /** Where a flight can end, without the cells of a single manoeuvre: those have arrow heads. */
  readonly endCells = $derived.by(() => {
    const beside = new Set(this.turns.map(({ place }) => key(place)));
    return [...this.ends.keys()].filter((cell) => !beside.has(cell));
  });
  /** The aircraft whose reach is shown. */
  private readonly starting = $derived(
    this.isAttacking ? this.active : this.hovered || this.pinned || this.active,
  );
  readonly from = $derived(this.byId(this.starting));
  private readonly reach = $derived(this.outlook?.reach?.[this.starting]);
  readonly ways = $derived(this.shows.reach ? Object.entries(this.reach?.enemies ?? {}) : []);
  readonly reached = $derived(
    this.shows.flight && !this.ends.size && (this.hovered || this.pinned)
      ? (this.reach?.cells ?? []).map((cell) => key(cell))
      : [],
  );
  readonly extensions = $derived(extensionsOf(this.given.legal, this.given.view, this.given.printed));
  readonly heads = $derived(
    headsOf({
      view: this.given.view,
      legal: this.given.legal,
      ends: this.ends.get(this.picked) ?? [],
      turns: this.turns,
      words: this.given.words,
      fly: (end) => this.fly(end),
      choose: (action) => this.given.choose(action),
    }),
  );

  /** Why nothing can be done with what is pointed at. */
  readonly reason = $derived(
    this.refusalOf(this.hovered) || this.refusalOf(key(this.byId(this.hovered)?.cell ?? [99, 99])),
  );

  /** Drop what was picked when it can no longer be used. */
  follow(): void {
    $effect(() => {
      if (!this.plans.length) this.laid = [];
    });
    $effect(() => {
      if (!this.isAttacking) this.target = '';
    });
    $effect(() => {
      if (this.picked && !this.ends.has(this.picked)) this.picked = '';
    });
  }

  clear(): void {
    this.target = '';
    this.picked = '';
    this.pinned = '';
  }

  actionOf(id: string): string {
    return AIRCRAFT_VERBS.map((verb) => `${verb} ${id}`).find((action) => this.offered.has(action)) ?? '';
  }

  refusalOf(id: string): string {
    const { refused, words } = this.given;
    for (const verb of [...AIRCRAFT_VERBS, 'cell', 'buy', 'play']) {
      const clause = refused.get(`${verb} ${id}`);
      if (clause) return `${words.action(`${verb} ${id}`)}: ${words.refusal(clause)} (${clause})`;
    }
    return '';
  }

  /** The first press on an enemy aims at it, so that the odds are seen; the second attacks. */
  press({ id }: Aircraft): void {
    const action = this.actionOf(id);
    if (action.startsWith('attack ') && this.target !== id) {
      this.target = id;
      return;
    }
    if (action) {
      this.target = '';
      this.pinned = '';
      this.given.choose(action);
    } else this.pinned = this.pinned === id ? '' : id;
  }

  pickEnd(cell: string): void {
    this.picked = this.picked === cell ? '' : cell;
  }

  /** All manoeuvres to where a flight can end, as one gesture; stopping early stays a step of its own. */
  private fly(end: End): void {
    this.picked = '';
    this.given.chooseMany([
      ...(this.offered.has('flight') ? ['flight'] : []),
      ...end.turns.map((turn) => `fly ${turn}`),
    ]);
  }

  private byId(id: string): Aircraft | undefined {
    return this.flying.find((each) => each.id === id);
  }

  private startingWith(verb: string): string[] {
    return this.given.legal.filter((action) => action.startsWith(verb));
  }
}
