/** One screen for several seats: whose eyes look, and who must take over before anything is shown. */

import type { State } from './wire';

export class Handover {
  /** The seat that must take over behind a curtain. */
  seat: string | null = $state(null);

  /** The seat whose view was asked for last; a late state of an earlier one is no reason to ask again. */
  private eyes: string | null = null;

  constructor(private readonly ask: (seat: string) => void) {}

  look(seat: string): void {
    this.eyes = seat;
    this.ask(seat);
  }

  takeOver(): void {
    if (this.seat === null) return;
    this.look(this.seat);
    this.seat = null;
  }

  /** The next seat to act takes over: behind a curtain when the game has secrets. */
  pass(state: State, hasSecrets: boolean, isFirst: boolean): void {
    if (state.you.length < 2 || state.status !== 'playing') {
      this.seat = null;
      return;
    }
    if (this.eyes !== null && this.eyes !== state.as) return;
    const next = state.acting.find((seat) => state.you.includes(seat));
    const isHere = state.acting.includes(state.as);
    // A page just opened does not know yet which side sits in front of it.
    if (next === undefined || (isHere && !(isFirst && hasSecrets))) return;
    if (!hasSecrets) this.look(next);
    else if (this.seat !== next) {
      this.seat = next;
      this.look('');
    }
  }
}
