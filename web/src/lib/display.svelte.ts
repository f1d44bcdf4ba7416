/** What a table page displays: the present, or the moment that is looked back at. */

import type { History } from './history.svelte';
import { thingsOf } from './log';
import type { Playback } from './playback.svelte';
import type { Table } from './table.svelte';
import type { LogLine, State, View } from './wire';

const FLASH = 1_600;
const NOTHING = new Map<string, string>();

/** One drawing of the board; the key stays while the same drawing may be kept. */
export interface Drawn {
  key: string;
  seat: string;
  view: View;
}

export class Display {
  /** The things that a line of the log speaks of, while it is pointed at. */
  highlight: string[] = $state.raw([]);

  private flashing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly history: History,
    private readonly playback: Playback,
  ) {}

  /** What the board shows. */
  readonly state: State | null = $derived.by(() =>
    this.history.isLive ? (this.playback.state ?? this.table.live) : (this.history.state ?? this.table.live),
  );

  /**
   * What is asked and offered: of the present, even while the board still shows what others have done. The
   * end of a game asks nothing; it is told when what led to it has been shown.
   */
  readonly asked: State | null = $derived.by(() =>
    this.history.isLive && this.table.live?.status !== 'over' ? this.table.live : this.state,
  );

  /** The board can be used: it shows the present. */
  readonly isPresent: boolean = $derived.by(() => this.history.isLive && this.playback.state === null);

  /** What was seen before the actions that are marked on the board. */
  readonly since: View | null = $derived.by(() =>
    this.history.isLive ? this.playback.since : this.history.before,
  );

  /** What gives something up comes last, in the list and on every board. */
  readonly legal: string[] = $derived.by(() => {
    const live = this.history.isLive && this.table.handover === null ? this.table.live : null;
    if (!live) return [];
    return [...live.legal].sort((a, b) => Number(a in live.waived) - Number(b in live.waived));
  });

  /** What may be done on the board; while it shows something else, the list has it. */
  readonly onBoard: string[] = $derived.by(() => (this.isPresent ? this.legal : []));

  readonly refused: Map<string, string> = $derived.by(() =>
    this.history.isLive ? this.table.refused : NOTHING,
  );

  /** Behind a curtain the log is hidden too. */
  readonly log: LogLine[] = $derived.by(() => {
    if (this.table.handover !== null && this.table.seat !== '') return [];
    if (!this.history.isLive) return this.history.log;
    const { state, shown } = this.playback;
    return state ? this.table.log.filter((line) => line.n <= shown) : this.table.log;
  });

  readonly news: readonly LogLine[] = $derived.by(() =>
    this.history.isLive ? this.playback.fresh : this.history.fresh,
  );

  /**
   * One view or, for those who see everything, one for each seat if they differ by secrets.
   * A single board stays when the screen passes to another seat, with what moves on it.
   */
  readonly views: Drawn[] = $derived.by(() => {
    if (!this.state) return [];
    const all = Object.entries(this.state.views ?? {});
    if (all.length && this.table.hasSecrets) return all.map(([seat, view]) => ({ key: seat, seat, view }));
    return [{ key: '', seat: this.state.as, view: this.state.view }];
  });

  /** The game has ended, and its last actions have been shown. */
  get isOver(): boolean {
    return this.table.live?.status === 'over' && !this.playback.isRunning;
  }

  /** Highlight what a line speaks of, until another is pointed at or, for a flash, for a moment. */
  point(line: LogLine | null, flash = false): void {
    clearTimeout(this.flashing);
    this.highlight = line && this.table.words ? thingsOf(line, this.table.words) : [];
    if (flash) this.flashing = setTimeout(() => (this.highlight = []), FLASH);
  }
}
