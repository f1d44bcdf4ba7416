/** What the player has selected on the map, and what can be done with it: always an action of `legal`. */

import type { BoardProps } from '$lib/board';
import { offers, strike, targets } from './offers';
import { homeOf, opened, ships, stacks, type Stack } from './ships';
import { ZONES } from './spots';
import type { Outlook, PortArthurView, Printed } from './view-types';

export type Given = BoardProps<PortArthurView, Printed, Outlook>;

export class Selection {
  /** The port or sea whose ships are shown, as `kind:id`; '' for none. */
  open = $state('');
  private selected = $state.raw(new Set<string>());

  constructor(private readonly props: () => Given) {}

  private get given(): Given {
    return this.props();
  }

  readonly fleet = $derived(ships(this.given.view, this.given.printed, this.given.words));
  readonly squadrons = $derived(stacks(this.given.view, this.fleet));
  readonly tray = $derived(opened(this.open, this.fleet, this.squadrons, this.given.words));

  readonly found = $derived(offers(this.given.game, this.given.legal, ['top']));
  /** Actions that lay a ship on top of its stack, by ship. */
  readonly tops = $derived(
    new Map(
      this.given.legal.filter((a) => a.startsWith('top ')).map((a): [string, string] => [a.split(' ')[2] ?? '', a]),
    ),
  );

  /** A thing stays selected only as long as it can still be sent somewhere. */
  readonly chosen = $derived(new Set([...this.selected].filter((thing) => this.found.pairs.has(thing))));
  /** Where the selected things can be sent, as `kind:id`. */
  readonly lit = $derived(targets(this.found, this.chosen));
  readonly litZones = $derived(
    new Set([
      ...this.inZones('to ').keys(),
      ...ZONES.map(([zone]) => zone).filter((zone) => this.lit.has(`zone:${zone}`)),
    ]),
  );
  /** The spaces of Manchuria in which something can be done. */
  readonly litSpaces = $derived(spacesAmong(this.found.direct.keys()));

  /** Open the own port at the start of a sortie, and close a place that its last ship has left. */
  follow(): void {
    $effect(() => {
      const { view, legal, seat, printed } = this.given;
      if (view.phase.startsWith('sortie') && legal.length && !this.open) {
        this.open = homeOf(seat, printed.ports, this.fleet);
      }
    });
    $effect(() => {
      const { hidden, groups } = this.tray;
      if (this.open && !hidden && groups.every((group) => !group.ships.length)) this.open = '';
    });
  }

  /** The first action with one of these verbs, by zone. */
  inZones(...verbs: string[]): Map<string, string> {
    return new Map(
      ZONES.flatMap(([zone]) =>
        (this.found.direct.get(`zone:${zone}`) ?? [])
          .filter((action) => verbs.some((verb) => action.startsWith(verb)))
          .slice(0, 1)
          .map((action): [string, string] => [zone, action]),
      ),
    );
  }

  clear(): void {
    this.selected = new Set();
  }

  add(thing: string): void {
    if (!this.chosen.has(thing)) this.selected = new Set([...this.chosen, thing]);
  }

  toggle(thing: string): void {
    const next = new Set(this.chosen);
    if (!next.delete(thing)) next.add(thing);
    this.selected = next;
  }

  /** Select all of these, or none when all are selected. */
  toggleAll(things: string[]): void {
    this.selected = new Set(this.chosen.size === things.length ? [] : things);
  }

  /** Send what is selected to a target, if it can go there. */
  send(target: string): boolean {
    const actions = strike(this.found, this.chosen, target);
    if (!actions.length) return false;
    this.clear();
    if (actions.length === 1 && actions[0]) this.given.choose(actions[0]);
    else this.given.chooseMany(actions);
    return true;
  }

  pressZone(zone: string): void {
    const thing = `zone:${zone}`;
    if (this.send(thing)) return;
    const action = this.found.direct.get(thing)?.find((a) => a.startsWith('to '));
    if (action) this.given.choose(action);
    else if (this.squadrons.some((stack) => stack.zone === zone)) this.open = thing;
  }

  pressSquadron({ side, zone }: Stack): void {
    const thing = `zone:${zone}`;
    if (this.lit.has(thing) && this.send(thing)) return;
    this.open = thing;
    if (side === this.given.seat && this.found.pairs.has(thing)) this.selected = new Set([thing]);
  }

  pressPort(port: string): void {
    const thing = `port:${port}`;
    if (this.send(thing)) return;
    this.open = thing;
    this.chooseFirst(thing);
  }

  pressSpace(space: string): void {
    this.chooseFirst(`space:${space}`);
  }

  /** Why nothing can be done with a sea, a port or an enemy squadron: with what is selected, or at all. */
  why(kind: string, id: string): string {
    const thing = `${kind}:${id}`;
    const mayAct = this.found.direct.has(thing) || this.found.pairs.has(thing);
    if (this.lit.has(thing) || (!this.chosen.size && mayAct)) return '';
    const { refused, words } = this.given;
    for (const [action, clause] of refused) {
      const [, first = '', second = ''] = action.split(' ');
      const isMeant = this.chosen.size
        ? second === id && (this.chosen.has(`ship:${first}`) || this.chosen.has(`zone:${first}`))
        : first === id || second === id;
      if (isMeant) return `${words.action(action)}: ${words.refusal(clause)} (${clause})`;
    }
    return '';
  }

  private chooseFirst(thing: string): void {
    const action = this.found.direct.get(thing)?.[0];
    if (action) this.given.choose(action);
  }
}

/** The ids of the spaces among things named `kind:id`. */
export function spacesAmong(things: Iterable<string>): string[] {
  return [...things].filter((thing) => thing.startsWith('space:')).map((thing) => thing.slice(6));
}
