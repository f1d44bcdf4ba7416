/** The last round once more, picture by picture. */

import { untrack } from 'svelte';
import { preferences } from '$lib/preferences.svelte';
import type { LogLine } from '$lib/wire';
import { corrections, lastRound, pictures } from './round';
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

  private last: NavalView | null = null;
  private seen = -1;
  /** What was seen before the round. */
  private before: NavalView | null = $state.raw(null);

  constructor(private readonly heard: () => Heard) {}

  private get now(): Heard {
    return this.heard();
  }

  readonly ids = $derived(new Set(this.now.view.ships.map((ship) => ship.id)));
  readonly lines = $derived(lastRound(this.now.log, this.ids, this.now.view.turn));
  readonly corrections = $derived(corrections(this.now.log, this.lines, this.now.view.turn));
  readonly pictures = $derived(pictures(this.lines, this.now.view));
  readonly shown = $derived(this.pictures[this.at]);
  /** The last turn brought nothing that could be shown. */
  readonly isQuiet = $derived(
    !this.pictures.length &&
      this.now.log.some(({ kind, args }) => kind === 'turn-begins' && args[0] === this.now.view.turn - 1),
  );
  /** The standings come to the new ones with the last picture. */
  readonly standing: NavalView = $derived(
    (this.at >= 0 && this.at < this.pictures.length - 1 ? this.before : null) ?? this.now.view,
  );
  /** What came of the round. */
  readonly story = $derived(this.lines.filter(({ kind }) => !QUIET.has(kind)));

  stop(): void {
    this.at = -1;
    this.running = false;
  }

  /** Start by itself when a round is news. A component calls this while it is made. */
  follow(onTurn: () => void, onStart: () => void): void {
    $effect(() => {
      const [view, last] = [this.now.view, this.lines[0]?.n ?? -1];
      untrack(() => {
        const before = this.last;
        this.last = view;
        if (view.turn !== before?.turn) onTurn();
        if (last === this.seen) return;
        this.seen = last;
        this.stop();
        // After a return an older round is the last one again; it is not news.
        const isLater = before !== null && before.turn < view.turn;
        this.before = isLater ? before : null;
        const isNew = isLater && this.now.news.some((line) => line.n === last);
        if (!isNew || !this.pictures.length || isCalm()) return;
        onStart();
        this.at = 0;
        this.running = true;
      });
    });
  }
}
