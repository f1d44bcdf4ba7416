/**
 * What others do, one action after another. Nobody waits for it: choices belong to the present, and whoever
 * acts is there at once. What happened since the own last action stays marked, and a turn or phase that is
 * over is summed up. Where somebody organises the game, that person has it shown (`stage`), and every screen
 * is in the present.
 */

import type { BoardWords } from './board';
import { momentState } from './history.svelte';
import { api, Problem } from './http';
import type { Speed } from './pace';
import { Player } from './player.svelte';
import { preferences } from './preferences.svelte';
import { isNew, seen, setSeen } from './seen';
import type { Chapter, Fact, Summary } from './summary';
import type { Table } from './table.svelte';
import type { LogLine, Moment, State, View } from './wire';

export interface Card {
  key: string;
  title: string;
  facts: Fact[];
}

/** What is told of the action shown, and how many are still to come. */
export interface Caption {
  lines: readonly LogLine[];
  left: number;
}

/** As many moments as the server gives at once. */
const PAGE = 50;
const MOST_CARDS = 3;
/** Of an action that tells nothing but changes the picture. */
const SILENT = 0.4;

/** What of a state belongs to its moment. */
const momentOf = ({ seq, view, acting, prompt, offer, result, ending }: State): Moment => ({
  seq,
  view,
  acting,
  prompt,
  offer,
  result,
  ending,
});

export class Playback {
  /** The moment shown instead of the present; null is the present. */
  state: State | null = $state.raw(null);
  fresh: readonly LogLine[] = $state.raw([]);
  caption: Caption | null = $state.raw(null);
  /** What was seen after the own last action. */
  since: View | null = $state.raw(null);
  cards: Card[] = $state.raw([]);
  /** Actions that nobody here has seen: after which step they begin, and how many they are. */
  away: { from: number; count: number } | null = $state.raw(null);

  private at = 0;
  private view: View | null = null;
  private chapter: { about: Chapter; view: View; at: number } | null = null;
  private teller: { summary: Summary; words: BoardWords } | null = null;
  private isWatched = false;
  /** The log when the last state came. */
  private log: readonly LogLine[] = [];
  /** Moments that are not shown yet, and the one that is: told over the socket, or fetched. */
  private moments = new Map<number, Moment>();
  private readonly player: Player;

  constructor(private readonly table: Table) {
    this.player = new Player(
      { ahead: () => this.ahead, next: (skip) => this.next(skip), done: () => this.end() },
      () => this.speed,
    );
    table.onState = (state, before, isBack) => this.hear(state, before, isBack);
  }

  get isRunning(): boolean {
    return this.player.running;
  }

  /** The number of the step on the screen. */
  get shown(): number {
    return this.at;
  }

  /** What sums turns and phases up, when it is here. */
  tell(summary: Summary | null, words: BoardWords): void {
    this.teller = summary && { summary, words };
    if (this.view) this.open(this.view);
  }

  /** Show what happened while nobody looked. */
  async watch(): Promise<void> {
    const away = this.away;
    if (!away) return;
    this.away = null;
    const moment = await this.find(away.from);
    if (!moment) return;
    this.at = away.from;
    this.view = this.since = moment.view;
    this.isWatched = true;
    this.player.play();
  }

  /** Be in the present, now. */
  skip(): void {
    if (this.player.running) this.jump();
  }

  close(): void {
    this.player.stop();
  }

  /** The reader looks back: on return nothing is news any more. */
  rest(): void {
    this.skip();
    this.fresh = [];
  }

  /** The reader acts: whatever is still to be shown has been seen enough. */
  act(): void {
    this.skip();
    this.away = null;
    this.cards = [];
  }

  private get speed(): Speed {
    const { speed } = preferences.now;
    return this.isWatched && speed === 'off' ? 'normal' : speed;
  }

  private get ahead(): number {
    return (this.table.live?.seq ?? 0) - this.at;
  }

  private hear(state: State, before: State | null, isBack: boolean): void {
    if (before?.as === state.as && before.every_step !== state.every_step) this.recount(state);
    this.log = this.table.log;
    this.moments.set(state.seq, momentOf(state));
    const goesOn = before?.as === state.as && state.seq >= this.at;
    if (before === null && isNew(this.table.id)) this.beginNew(state);
    else if (!goesOn || isBack) this.begin(state, goesOn ? this.at : seen(this.table.id, this.count(state)));
    else if (state.seq === this.at) this.fresh = this.player.running ? this.fresh : this.table.fresh;
    else if (this.speed === 'off' || this.table.handover !== null || this.table.organiser) this.jump();
    else if (!this.player.running && this.isAside(state, before)) this.show(state.seq, state);
    else {
      this.hold(state);
      this.player.play();
    }
  }

  /** Others decide at the same time as we do, and nothing is told of it: the board stays ours. */
  private isAside(state: State, before: State | null): boolean {
    if (!before?.acting.includes(before.as) || !state.acting.includes(state.as)) return false;
    return !this.isTold(this.at);
  }

  private isTold(after: number): boolean {
    return this.table.log.some((line) => line.n > after);
  }

  /** At the end of a game its steps are numbered anew; the lines that were told are still the same. */
  private recount(state: State): void {
    const renumbered = (n: number) => {
      const told = this.log.filter((line) => line.n <= n).length;
      return (this.table.log[told]?.n ?? state.seq + 1) - 1;
    };
    const shown = this.moments.get(this.at);
    this.at = renumbered(this.at);
    if (this.chapter) this.chapter.at = renumbered(this.chapter.at);
    this.moments = new Map(shown ? [[this.at, { ...shown, seq: this.at }]] : []);
  }

  /** What is on the screen stays there until its time is over, although the game has gone on. */
  private hold(live: State): void {
    const moment = this.moments.get(this.at);
    if (!this.state && moment) this.state = this.past(live, moment);
  }

  /** A moment as the state of the table, with what had been told by then. */
  private past(live: State, moment: Moment): State {
    const told = this.table.log.filter((line) => line.n <= moment.seq);
    return momentState(live, moment, live.as, told);
  }

  /** How the steps are counted: numbers of another seat, or after the end of the game, mean others. */
  private count(state: State): string {
    return `${state.as}${state.every_step ? '*' : ''}`;
  }

  /** Start with the present; `from` is the step that was seen last. */
  private begin(state: State, from: number | null): void {
    this.player.stop();
    this.moments = new Map([[state.seq, momentOf(state)]]);
    const isFirst = this.view === null || from === null;
    const count = from === null ? 0 : state.seq - from;
    const isMissed = from !== null && count > 0 && state.status === 'playing';
    if (isMissed && !this.table.organiser) this.away = { from, count };
    this.at = state.seq;
    this.state = null;
    this.caption = null;
    this.fresh = this.table.fresh;
    this.view = state.view;
    if (isFirst) this.since = state.view;
    this.open(state.view);
    setSeen(this.table.id, this.count(state), this.at);
  }

  /** At a table that was just made, what bots did before the first look is shown at once. */
  private beginNew(state: State): void {
    this.begin(state, this.speed !== 'off' && this.isTold(0) ? 0 : null);
    void this.watch();
  }

  private jump(): void {
    const live = this.table.live;
    this.player.stop();
    if (live) this.show(live.seq, live);
    this.fresh = this.table.fresh;
    this.end();
  }

  private end(): void {
    this.caption = null;
    this.isWatched = false;
  }

  private async next(skip: number): Promise<number> {
    const live = this.table.live;
    if (!live) return 0;
    const n = Math.min(live.seq, this.at + 1 + skip);
    const moment = n === live.seq ? live : await this.find(n);
    if (!this.player.running) return 0;
    if (moment) return this.show(n, moment);
    this.jump();
    return 0;
  }

  /** A moment that cannot be had now is passed over. */
  private async find(n: number): Promise<Moment | null> {
    const { id, seat, live } = this.table;
    const count = Math.min(PAGE, (live?.seq ?? n) - n + 1);
    try {
      if (!this.moments.has(n))
        for (const moment of await api.moments(id, n, count, seat)) this.moments.set(moment.seq, moment);
      return this.moments.get(n) ?? null;
    } catch (error) {
      if (error instanceof Problem) return null;
      throw error;
    }
  }

  private show(n: number, moment: Moment): number {
    const { live, log } = this.table;
    if (!live) return 0;
    const lines = log.filter((line) => line.n > this.at && line.n <= n);
    const isChanged = this.picture(this.view) !== this.picture(moment.view);
    this.mark(n, moment.view);
    this.sumUp(n, moment.view);
    this.at = n;
    this.view = moment.view;
    this.moments = new Map([...this.moments].filter(([seq]) => seq >= n));
    this.fresh = lines;
    this.state = n === live.seq ? null : this.past(live, moment);
    setSeen(this.table.id, this.count(live), n);
    if (this.table.own.has(n)) {
      this.caption = null;
      return 0;
    }
    if (lines.length) this.caption = { lines, left: live.seq - n };
    return lines.length ? 1 : isChanged ? SILENT : 0;
  }

  private picture(view: View | null): string {
    const picture = this.teller?.summary.picture;
    return JSON.stringify(view && picture ? picture(view) : view);
  }

  /** After an own action the marks of what others did before it go. */
  private mark(n: number, view: View): void {
    if (this.table.own.has(n)) this.since = view;
    else if (this.table.own.between(this.at, n)) this.since = this.view;
  }

  private open(view: View): void {
    const { teller } = this;
    this.chapter = teller && { about: teller.summary.chapter(view, teller.words), view, at: this.at };
  }

  private sumUp(n: number, view: View): void {
    const { chapter, teller } = this;
    if (!chapter || !teller) return;
    const { summary, words } = teller;
    const about = summary.chapter(view, words);
    if (about.key === chapter.about.key) return;
    const lines = this.table.log.filter((line) => line.n > chapter.at && line.n <= n);
    const facts = summary.facts(chapter.view, view, lines, words);
    const card = { ...chapter.about, facts };
    if (facts.length)
      this.cards = [...this.cards.filter(({ key }) => key !== card.key), card].slice(-MOST_CARDS);
    this.chapter = { about, view, at: n };
  }
}
