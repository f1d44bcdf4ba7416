/** The last round once more, picture by picture. */

import { untrack } from 'svelte';
import { preferences } from '$lib/preferences.svelte';
import type { LogLine } from '$lib/wire';
import { lastRound, pictures } from './round';
import type { NavalView } from './view-types';

interface Heard {
  view: NavalView;
  log: readonly LogLine[];
  news: readonly LogLine[];
}

/** What a room of people does not need to read after a round: single steps. */
const QUIET = new Set(['sailed', 'fired', 'shelled', 'turn-begins', 'standing']);

/** The reader wants nothing to move by itself. */
const isCalm = (): boolean =>
  preferences.now.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Replay {
  /** The picture that is shown; -1 shows the sea as it is. */
  at = $state(-1);
  running = $state(false);

  private turn = 0;
  private seen = -1;

  constructor(private readonly heard: () => Heard) {}

  private get now(): Heard {
    return this.heard();
  }

  readonly ids = $derived(new Set(this.now.view.ships.map((ship) => ship.id)));
  readonly lines = $derived(lastRound(this.now.log, this.ids));
  readonly pictures = $derived(pictures(this.lines, this.now.view));
  readonly shown = $derived(this.pictures[this.at]);
  /** What came of the round. */
  readonly story = $derived(this.lines.filter(({ kind }) => !QUIET.has(kind)));

  stop(): void {
    this.at = -1;
    this.running = false;
  }

  /** Start by itself when a round is news. A component calls this while it is made. */
  follow(onTurn: () => void, onStart: () => void): void {
    $effect(() => {
      const [turn, last] = [this.now.view.turn, this.lines[0]?.n ?? -1];
      untrack(() => {
        if (turn !== this.turn) onTurn();
        this.turn = turn;
        if (last === this.seen) return;
        this.seen = last;
        this.stop();
        const isNew = this.now.news.some((line) => line.n === last);
        if (!isNew || !this.pictures.length || isCalm()) return;
        onStart();
        this.at = 0;
        this.running = true;
      });
    });
  }
}
