/** What is in hand on the board: the sea or an arena, one ship, its plan, and what may be done with it. */

import type { BoardProps } from '$lib/board';
import { box } from './hex';
import { stepsByShip, type Step } from './fleet';
import { Replay } from './replay.svelte';
import { lastFight } from './round';
import type { Fight, NavalView, Outlook, Printed, Ship } from './view-types';

export type Given = BoardProps<NavalView, Printed, Outlook>;

/** In the arena the boss is one more ship, of no team. */
function fighters({ slot, tile, face, hp, most_hp, chained, ships }: Fight): Ship[] {
  const boss: Ship = {
    id: `boss-${slot}`,
    side: '',
    type: 'galleon',
    tile,
    face,
    hp,
    most_hp,
    fit: {},
    reported: false,
    chained,
  };
  return [...ships, boss];
}

export class Desk {
  /** The arena that is looked at, by the team whose fight it is; '' is the sea. */
  place = $state('');
  aiming = $state(false);
  /** The order that the pointer is over. */
  hovered = $state('');
  picked = $state('');
  /** The organiser chooses a tile that all screens look at. */
  isPointing = $state(false);
  private readonly player: Replay;

  constructor(private readonly props: () => Given) {
    this.player = new Replay(props);
  }

  get given(): Given {
    return this.props();
  }

  get replay(): Replay {
    return this.player;
  }

  get view(): NavalView {
    return this.given.view;
  }

  get table(): Printed {
    return this.given.printed;
  }

  readonly steps = $derived(stepsByShip(this.given.legal, this.given.game.verbs));
  /** What may be done with no ship. */
  readonly general = $derived(this.steps.get('') ?? []);
  readonly isProjector = $derived(this.given.screen !== undefined && this.given.screen !== 'table');
  /** The organiser sits at the table without a team and may speak for every ship. */
  readonly isOrganiser = $derived(this.given.seat !== '' && !this.table.teams.includes(this.given.seat));
  /** Between turns the organiser may change things. */
  readonly isChanging = $derived(
    this.isOrganiser && this.view.phase === 'intervention' && this.given.legal.length > 0,
  );

  // Sea or arena

  readonly fight = $derived(this.view.fights.find((each) => each.slot === this.place));
  /** What came of the last turn of that fight. */
  readonly fought = $derived(this.fight ? lastFight(this.given.log, this.fight.boss) : []);
  readonly chart = $derived(this.fight ? this.table.arena : this.table.sea);
  readonly paper = $derived(box(this.chart.tiles, 6));
  readonly fleet = $derived(this.fight ? fighters(this.fight) : this.view.ships);
  readonly shown = $derived(this.fight ? undefined : this.replay.shown);
  /** The tile that the organiser has everybody look at. */
  readonly spotlight = $derived(this.fight ? '' : (this.given.stage?.spotlight ?? ''));

  // The ship in hand

  readonly own = $derived([
    ...this.view.ships.filter((ship) => ship.side === this.given.seat),
    ...this.view.fights.flatMap((each) => each.ships.filter((ship) => ship.side === this.given.seat)),
  ]);
  private readonly waiting = $derived(this.own.filter((ship) => !ship.reported && this.steps.has(ship.id)));
  /** How many ships planning still waits for. */
  readonly missing = $derived(
    this.view.phase !== 'planning'
      ? 0
      : this.isOrganiser
        ? this.view.ships.filter(({ reported }) => !reported).length
        : this.waiting.length,
  );
  /** One of those on the map that is looked at: the sea, or the arena. */
  readonly ship = $derived(
    this.here(this.fleet.filter((each) => each.id === this.picked)) ??
      this.here(this.waiting) ??
      this.here(this.own),
  );
  readonly picture = $derived(this.ship ? this.given.outlook?.ships[this.ship.id] : undefined);
  readonly orders: Step[] = $derived(
    this.ship && !this.isChanging ? (this.steps.get(this.ship.id) ?? []) : [],
  );
  readonly offered = $derived(new Set(this.orders.map((step) => step.action)));
  private readonly side = $derived(this.isOrganiser ? (this.ship?.side ?? '') : this.given.seat);
  readonly team = $derived(this.view.teams[this.side]);
  /** The store as it will be if all that is planned comes about. */
  readonly store = $derived(this.given.outlook?.stores[this.side]);

  // What the organiser changes

  readonly changes = $derived(this.isChanging ? this.general : []);
  private readonly changed = $derived(String(this.given.prompt?.args[0] ?? ''));
  readonly isEditingShip = $derived(this.given.prompt?.name === 'edit-ship');
  /** The ship whose heading is chosen. */
  readonly turning = $derived(
    this.isEditingShip ? this.view.ships.find(({ id }) => id === this.changed) : this.ship,
  );

  private here(ships: readonly Ship[]): Ship | undefined {
    return this.fleet.find(({ id }) => ships.some((each) => each.id === id));
  }

  /** Look at an arena, or with '' at the sea; the own ship there is in hand. */
  enter(slot: string): void {
    this.place = slot;
    this.picked = '';
    this.aiming = false;
    this.replay.stop();
  }

  /** What the organiser has corrected: for a team of its own, and of what all share. */
  readonly corrections = $derived(
    this.replay.corrections.filter(({ kind, args }) => {
      if (!this.table.teams.includes(this.given.seat)) return true;
      if (kind === 'changed-team') return args[0] === this.given.seat;
      return kind !== 'changed-ship' || this.own.some(({ id }) => id === args[0]);
    }),
  );
  readonly corrected = $derived(new Set(this.replay.corrections.map(({ args }) => String(args[0]))));

  pick(id: string): void {
    if (this.isChanging && this.isEditingShip && id !== this.changed && !this.given.busy)
      this.given.chooseMany(['done', 'edit-fleet', `edit-ship ${id}`]);
    this.picked = id;
    this.aiming = false;
    this.replay.stop();
    const there = this.view.fights.find((each) => fighters(each).some((one) => one.id === id));
    this.place = there?.slot ?? '';
  }

  /** Orders are given one by one; a ship that has reported hands over to the next. */
  order(action: string): void {
    this.replay.stop();
    if (action.startsWith('report ')) this.picked = '';
    if (!action.startsWith('howitzer ')) this.aiming = false;
    this.given.choose(action);
  }

  /** A change of the ship in hand; its form opens again after it. */
  alter(action: string): void {
    if (this.given.busy) return;
    const again = this.isEditingShip ? ['edit-fleet', `edit-ship ${this.changed}`] : [];
    this.given.chooseMany([action, ...again]);
  }

  /** Show new rounds by themselves. A component calls this while it is made. */
  follow(): void {
    this.replay.follow(
      () => {
        if (!this.isOrganiser) this.picked = '';
      },
      () => {
        if (!this.given.stage?.split) this.place = '';
      },
    );
    // A fight that is over leaves the big screen to the sea. In the past there is no prompt.
    $effect(() => {
      const { stage, direct, prompt } = this.given;
      if (prompt && stage?.place && !this.view.fights.some(({ slot }) => slot === stage.place))
        direct?.({ place: '', split: false });
    });
    // The big screen has nobody to press anything: it is where the organiser wants it.
    $effect(() => {
      const place = this.given.stage?.place ?? '';
      if (this.isProjector) this.place = place;
    });
  }

  /** Have all screens look at a tile; '' ends it. */
  pointAt(tile: string): void {
    this.isPointing = false;
    this.given.direct?.({ spotlight: tile });
  }
}
