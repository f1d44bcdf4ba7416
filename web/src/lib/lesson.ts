/** What is done in a step of a worked example. */

import type { LessonStep } from './wire';
import type { Speaker } from './words';

/** Of more actions than these only the first two and the last two are said. */
const MOST_ACTIONS = 5;

export function actionsOf(step: LessonStep, words: Speaker): string {
  const all = [step.action ?? '', ...step.then].map((action) => words.action(action));
  const shown = all.length > MOST_ACTIONS ? [...all.slice(0, 2), '…', ...all.slice(-2)] : all;
  return shown.join(' · ');
}
