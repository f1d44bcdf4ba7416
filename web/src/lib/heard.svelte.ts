/** What has been told of the game, and what of it is new to the seat that looks. */

import { continueLog, freshLines } from './log';
import type { LogLine, State } from './wire';

export class Heard {
  log: LogLine[] = $state.raw([]);
  fresh: LogLine[] = $state.raw([]);

  /** The log as each seat at this screen last saw it. */
  private readonly bySeat = new Map<string, LogLine[]>();

  take(state: State, before: State | null, hasSecrets: boolean): void {
    const log = continueLog(this.log, state.log);
    // Where nothing is secret everybody at the screen has seen it: a mere change of seats brings no news.
    if (!before || before.as === state.as || before.seq !== state.seq || hasSecrets) {
      const isRenumbered = before?.every_step !== state.every_step;
      this.fresh = before ? freshLines(this.bySeat.get(state.as) ?? [], log, isRenumbered) : [];
    }
    this.log = log;
    this.bySeat.set(state.as, log);
  }
}
