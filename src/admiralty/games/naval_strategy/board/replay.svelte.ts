/** The last round once more, picture by picture; at an organised table as the organiser directs it. */

import { untrack } from 'svelte';
import type { BoardWords, Directing, Direction } from '$lib/board';
import { EACH, reading } from '$lib/pace';
import { preferences } from '$lib/preferences.svelte';
import type { LogLine } from '$lib/wire';
import { Captions } from './captions';
import { pictureAt, pictures } from './pictures';
import { corrections, drama, lastRound, weightiest } from './round';
import type { NavalView, Printed } from './view-types';

interface Heard {
  view: NavalView;
  log: readonly LogLine[];
  news: readonly LogLine[];
  printed: Printed;
  words: BoardWords;
  bots?: readonly string[];
  stage?: Direction | null;
  direct?: Directing;
}

/** What a room of people does not need to read after a round: single steps. */
const QUIET = new Set(['sailed', 'fired', 'shelled', 'turn-begins', 'standing']);
const SLOWER = 2;

/** The reader wants nothing to move by itself. */
const isCalm = (): boolean =>
  preferences.now.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Replay {
  /** The picture that is shown; -1 shows the sea as it is. */
  at = $state(-1);
  running = $state(false);
  slow = $state(false);

  private last: NavalView | null = null;
  private seen = -1;
  /** What was seen before the round. */
  private before: NavalView | null = $state.raw(null);
  private followed = '';

  constructor(private readonly heard: () => Heard) {}

  private get now(): Heard {
    return this.heard();
  }

  readonly ids = $derived(new Set(this.now.view.ships.map((ship) => ship.id)));
  readonly lines = $derived(lastRound(this.now.log, this.ids, this.now.view.turn));
  readonly corrections = $derived(corrections(this.now.log, this.lines, this.now.view.turn));
  readonly pictures = $derived(pictures(this.lines, this.now.view, this.now.bots));
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
  /** Tiles of ships that are still to sink: there is no wreck yet. */
  readonly afloat = $derived(
    this.shown ? this.pictures.slice(this.at + 1).flatMap(({ sunk, focus }) => (sunk ? focus : [])) : [],
  );
  private readonly captions = $derived(new Captions(this.now.words, this.now.printed));
  /** What is said of the picture that is shown. */
  readonly told = $derived(this.shown ? this.captions.of(this.shown) : []);
  private readonly end = $derived(this.pictures.at(-1));
  /** What came of the round. */
  readonly story = $derived(this.sentences(weightiest(this.lines.filter(({ kind }) => !QUIET.has(kind)))));
  /** The round in one line. */
  readonly headline = $derived(this.sentences([drama(this.lines)].flatMap((line) => line ?? [])).join(''));

  readonly fought = (line: LogLine, boss: string): string => this.captions.fought(line, boss);

  private sentences(lines: readonly LogLine[]): string[] {
    const { end, captions } = this;
    return end ? lines.map((line) => captions.line(line, end)) : [];
  }

  /** Whether what is pressed here is shown on all screens. */
  get isDirected(): boolean {
    return this.now.direct !== undefined;
  }

  stop(): void {
    this.at = -1;
    this.running = false;
  }

  // What is pressed

  begin(running = true): void {
    this.wish(0, running);
  }

  step(by: number): void {
    this.wish(Math.min(this.pictures.length - 1, Math.max(0, this.at + by)), false);
  }

  toggle(): void {
    this.wish(Math.max(0, this.at), !this.running);
  }

  toggleSlow(): void {
    this.slow = !this.slow;
    if (this.at >= 0) this.wish(this.at, this.running);
  }

  leave(): void {
    this.stop();
    this.now.direct?.({ replay: null });
  }

  private wish(at: number, running: boolean): void {
    this.at = at;
    this.running = running;
    const picture = this.pictures[at];
    if (picture) this.now.direct?.({ replay: { at: picture.key, running, slow: this.slow } });
  }

  // What happens by itself

  /** How long a picture is shown, in milliseconds: as long as its text takes to read. */
  private lasts(at: number): number {
    const picture = this.pictures[at];
    if (!picture) return 0;
    const { words, stage } = this.now;
    const haste = stage ? 1 : (EACH[preferences.now.speed] || EACH.normal) / EACH.normal;
    const time = picture.lasts || reading(this.captions.of(picture).join(' '), words.language);
    return time * haste * (this.slow ? SLOWER : 1);
  }

  /** Run, start when a round is news, and follow the organiser. A component calls this while it is made. */
  follow(onTurn: () => void, onStart: () => void): void {
    $effect(() => {
      if (!this.running || !this.shown) return;
      const timer = setTimeout(() => {
        if (this.at < this.pictures.length - 1) this.at += 1;
        else this.stop();
      }, this.lasts(this.at));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const [view, last] = [this.now.view, this.lines[0]?.n ?? -1];
      untrack(() => {
        const before = this.last;
        this.last = view;
        if (view.turn !== before?.turn) onTurn();
        if (last === this.seen) return;
        this.seen = last;
        this.followed = '';
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
    $effect(() => {
      const replay = this.now.stage?.replay ?? null;
      const sign = replay ? `${replay.time} ${replay.at} ${replay.running} ${replay.slow}` : 'none';
      if (!this.pictures.length) return;
      untrack(() => {
        if (sign === this.followed) return;
        const isOver = this.followed !== '' && !replay;
        this.followed = sign;
        if (isOver) this.stop();
        if (!replay) return;
        onStart();
        this.slow = replay.slow;
        this.at = this.placeOf(replay.at, replay.running ? Date.now() - replay.began : 0);
        this.running = replay.running && this.at >= 0;
      });
    });
  }

  /** The picture that is due so long after another; -1 when all have been shown. */
  private placeOf(key: string, elapsed: number): number {
    let left = elapsed;
    for (let at = pictureAt(this.pictures, key); at < this.pictures.length; at += 1) {
      left -= this.lasts(at);
      if (left < 0 || !elapsed) return at;
    }
    return -1;
  }
}
