/** What this player has answered without being asked, and wants to have answered so. */

import { preferences } from './preferences.svelte';
import { type Passing, unasked } from './unasked';
import type { State } from './wire';

export const passKey = (seat: string, prompt: string): string => `${seat} ${prompt}`;

export class AutoAnswers {
  /** The windows that are passed automatically, by seat and prompt, until the page is closed. */
  passes: Record<string, Passing> = $state.raw({});
  /** The ready set-up that this player has chosen, or "". */
  setup = $state('');
  /** What was answered, by the step it became. */
  given: ReadonlyMap<number, string> = $state.raw(new Map());
  /** After a takeback the player decides, even where there is one choice. */
  isHeld = false;

  /** The moment that was last answered; the same state may come twice. */
  private at = -1;
  /** What was sent and is not acknowledged yet. */
  private sent = '';

  /** The action to take now, or null; `isOpen`: others learn nothing from a quick answer. */
  next(state: State, isOpen: boolean): string | null {
    const { forced, autopass } = preferences.now;
    const pass = this.passes[passKey(state.as, state.prompt?.name ?? '')];
    const action = unasked(state, { setup: this.setup, pass, forced, autopass, isOpen });
    if (action === null || this.isHeld || this.at === state.seq) return null;
    this.at = state.seq;
    // A ready set-up was chosen; only what nobody chose is noted.
    this.sent = action === state.setups[this.setup] ? '' : action;
    return action;
  }

  acknowledge(seq: number): void {
    if (this.sent) this.given = new Map([...this.given, [seq, this.sent]]);
    this.sent = '';
  }

  /** Pass this window from now on; null asks again. */
  passHere(seat: string, prompt: string, mode: Passing | null): void {
    const here = passKey(seat, prompt);
    const others = Object.entries(this.passes).filter(([key]) => key !== here);
    this.passes = Object.fromEntries(mode ? [...others, [here, mode]] : others);
  }
}
