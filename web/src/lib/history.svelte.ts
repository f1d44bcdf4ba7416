/** Looking back: which moment of the game is shown, and from whose knowledge. */

import { beginnings, freshLines } from './log';
import { attempt } from './notices.svelte';
import { Past } from './past';
import { Player } from './player.svelte';
import { preferences } from './preferences.svelte';
import type { Table } from './table.svelte';
import type { LogLine, Moment, State, View } from './wire';

/** All seats' views at once; only when the game is over. */
export const EVERYBODY = 'all';

/** A moment of the past can be looked at, not played. */
const STILL = { legal: [], undo: false, clocks: {}, odds: null, outlook: null };

/** A moment of the past as the state of a table. */
export function momentState(live: State, moment: Moment, as: string, log: LogLine[]): State {
  return { ...live, ...STILL, ...moment, as, log: { keep: log.length, add: [] } };
}

/** The moment that a key leads to, or null for other keys. */
export function target(key: string, n: number, last: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, n + step));
}

export class History {
  /** The moment shown; null is now. */
  n: number | null = $state(null);
  /** From whose knowledge; null is our own. */
  as: string | null = $state(null);
  state: State | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  fresh: LogLine[] = $state.raw([]);
  /** What was seen one step before, if the moment shown follows it. */
  before: View | null = $state.raw(null);
  private kept: Past;
  private countsAll = false;
  private wanted = 0;
  private readonly player: Player;

  constructor(private readonly table: Table) {
    this.kept = new Past(table.id);
    this.player = new Player(
      {
        ahead: () => this.last - this.at,
        next: () => this.advance(),
        done: () => undefined,
        isPatient: true,
      },
      () => (preferences.now.speed === 'off' ? 'normal' : preferences.now.speed),
    );
  }

  get playing(): boolean {
    return this.player.running;
  }

  /** What was fetched under other numbers is forgotten: at the end of a game all steps are counted. */
  private get past(): Past {
    const countsAll = this.table.live?.every_step ?? this.countsAll;
    if (countsAll !== this.countsAll) {
      this.countsAll = countsAll;
      this.kept.stop();
      this.kept = new Past(this.table.id);
    }
    return this.kept;
  }

  get last(): number {
    return this.table.live?.seq ?? 0;
  }

  get isLive(): boolean {
    return this.n === null;
  }

  /** The number on the slider. */
  get at(): number {
    return this.n ?? this.last;
  }

  /** Show a moment: at once when it is here, else when it has come. */
  async go(n: number): Promise<void> {
    const bounded = Math.min(this.last, Math.max(0, Math.round(n)));
    const as = this.as ?? this.table.seat;
    const ticket = ++this.wanted;
    this.n = bounded;
    const known = this.past.known(bounded, as);
    const log = this.wholeLog(as);
    if (known && log) this.show(known, log, as);
    else {
      await attempt(async () => {
        const [moment, whole] = await Promise.all([this.past.at(bounded, as), log ?? this.past.log(as)]);
        if (ticket === this.wanted) this.show(moment, whole, as); // else another moment was asked for since
      });
    }
    this.prepare();
  }

  /** Fetch what will be looked at next, so that the slider need not wait. */
  prepare(): void {
    const as = this.as ?? this.table.seat;
    void attempt(() => this.past.prepare(this.at, this.last, as));
  }

  private show(moment: Moment, whole: LogLine[], as: string): void {
    const live = this.table.live;
    if (!live) return;
    const log = whole.filter((line) => line.n <= moment.seq);
    this.fresh = this.state && moment.seq === this.state.seq + 1 ? freshLines(this.log, log) : [];
    this.log = log;
    this.before = this.fresh.length ? (this.state?.view ?? null) : null;
    this.state = momentState(live, moment, as === EVERYBODY ? '' : as, log);
  }

  /** Our own log is here already; other seats' are fetched once the game is over and they stand still. */
  private wholeLog(as: string): LogLine[] | undefined {
    return as === this.table.seat ? this.table.log : this.past.knownLog(as);
  }

  back(): void {
    this.wanted += 1;
    this.pause();
    this.n = null;
    this.as = null;
    this.state = null;
    this.before = null;
    this.fresh = [];
  }

  see(as: string | null): void {
    this.as = as;
    void this.go(this.at);
  }

  press(key: string): boolean {
    const n = target(key, this.at, this.last);
    if (n === null) return false;
    this.pause();
    void this.go(n);
    return true;
  }

  /** To the beginning of the turn before (-1) or after (1) the moment shown. */
  turn(by: 1 | -1): void {
    const steps = beginnings(this.wholeLog(this.as ?? this.table.seat) ?? this.table.log);
    const next = by < 0 ? steps.findLast((n) => n < this.at) : steps.find((n) => n > this.at);
    this.pause();
    void this.go(next ?? (by < 0 ? 0 : this.last));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.at >= this.last) void this.go(0);
      this.player.play();
    }
  }

  pause(): void {
    this.player.stop();
  }

  close(): void {
    this.pause();
    this.past.stop();
  }

  private async advance(): Promise<number> {
    await this.go(this.at + 1);
    return 1;
  }
}
