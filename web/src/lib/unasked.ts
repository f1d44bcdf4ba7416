/** What is answered without asking: a ready set-up, a window to pass, an only choice. */

import type { LogLine, State } from './wire';

/** When a window for an answer is passed automatically: if nothing can be answered, or always. */
export type Passing = 'idle' | 'always';
export const PASS = 'pass';

export interface Habits {
  /** The ready set-up that was chosen, or "". */
  setup: string;
  /** What was chosen for this window. */
  pass: Passing | undefined;
  forced: boolean;
  autopass: boolean;
  /** Whether others learn nothing from a quick answer: there are no secrets, or nobody else plays. */
  isOpen: boolean;
}

/** The action to take at once, or null where the player decides. Who shares a seat or a screen is asked. */
export function unasked(state: State, habits: Habits): string | null {
  if (!state.acting.includes(state.as)) return null;
  const step = state.setups[habits.setup];
  if (step) return step;
  const isOnly = state.legal.length === 1;
  if (state.legal.includes(PASS) && (habits.pass === 'always' || (habits.pass === 'idle' && isOnly)))
    return PASS;
  const [only] = state.legal;
  const isShared = state.you.length !== 1 || state.role !== null;
  if (!only || !isOnly || !habits.isOpen || isShared) return null;
  return (only === PASS ? habits.autopass : habits.forced) ? only : null;
}

/** The kind of a line that tells of an answer nobody was asked for. */
export const ANSWERED = '';

/** The log with a line for each answer that was given unasked; `answers` are actions by their step. */
export function withAnswers(log: LogLine[], answers: ReadonlyMap<number, string>, last: number): LogLine[] {
  const lines = [...answers].filter(([n]) => n <= last);
  if (!lines.length) return log;
  const own = lines.map(([n, action]): LogLine => ({ n, kind: ANSWERED, args: [action], clause: '' }));
  return [...log, ...own].sort(
    (a, b) => a.n - b.n || Number(b.kind === ANSWERED) - Number(a.kind === ANSWERED),
  );
}
