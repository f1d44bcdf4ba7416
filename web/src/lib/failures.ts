/** Commands that were not carried out: refused ones are told, those that came too late perhaps repeated. */

import { concerning } from './concern';
import { notices } from './notices.svelte';
import { page } from './page.svelte';
import type { Command, Failure } from './socket';
import type { State, View } from './wire';
import type { Speaker } from './words';

/** What is done at the table rather than in the game. */
const TABLE_WORDS: Record<string, string> = {
  undo: 'label-undo',
  takeback: 'label-undo',
  resign: 'label-resign',
  'draw offer': 'label-offer-draw',
  'draw accept': 'label-accept-draw',
  'draw decline': 'label-decline-draw',
  'draw withdraw': 'label-withdraw-draw',
};

export class Failures {
  /** A command that came too late, and those behind it: a fresh state tells whether it is still meant. */
  private late: readonly Command[] = [];
  /** What stood when something was chosen last, with what we have done to it since. */
  private chosen: { prompt: State['prompt']; view: View } | null = null;

  constructor(private readonly words: () => Speaker | null) {}

  /** The player chooses something of what this state shows. */
  choose({ prompt, view }: State): void {
    this.chosen = { prompt, view };
  }

  /** An own step has changed what is seen. */
  follow(view: View): void {
    if (this.chosen) this.chosen.view = view;
  }

  take(command: Command, failure: Failure, behind: readonly Command[]): void {
    if (failure.reason === 'stale') {
      this.late = [command, ...behind];
      return;
    }
    if (failure.error) notices.add({ tone: 'error', id: failure.error, args: failure.args });
    else {
      const reason = this.words()?.refusal(failure.clause) ?? failure.clause;
      const text = page.say('refused', { action: this.describe(command), reason });
      notices.add({ tone: 'error', text, clause: failure.clause });
    }
    this.tellDropped(behind);
  }

  /**
   * Somebody else's step came between. What is to be sent again, because the question still stands and nobody
   * has touched what was meant; otherwise the player is told.
   */
  settle(state: State): readonly Command[] {
    const late = this.late;
    this.late = [];
    const [first, ...behind] = late;
    if (!first || this.isMeant(first, state)) return late;
    notices.add({ tone: 'error', id: 'page-too-late', args: { action: this.describe(first) } });
    this.tellDropped(behind);
    return [];
  }

  /** An action that names things goes by those; any other only if the whole question is the same. */
  private isMeant({ action, seat }: Command, state: State): boolean {
    if (!this.chosen || state.as !== seat || !state.legal.includes(action)) return false;
    const { prompt, view } = this.chosen;
    const ids = action.split(' ').slice(1);
    if (!ids.length) return JSON.stringify(prompt) === JSON.stringify(state.prompt);
    return (
      prompt?.name === state.prompt?.name &&
      JSON.stringify(concerning(view, ids)) === JSON.stringify(concerning(state.view, ids))
    );
  }

  private tellDropped(behind: readonly Command[]): void {
    if (behind.length) notices.add({ tone: 'error', id: 'page-not-sent', args: { count: behind.length } });
  }

  private describe({ action }: Command): string {
    const label = TABLE_WORDS[action] ?? TABLE_WORDS[action.split(' ')[0] ?? ''];
    return label ? page.say(label) : (this.words()?.action(action) ?? action);
  }
}
