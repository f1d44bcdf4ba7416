/** The timer of a round, as everybody reads it. */

import type { Round } from './wire';

/** Milliseconds left on the server's clock, or null where no time is set. */
export function timeLeft(round: Round, now: number): number | null {
  if (round.state === 'running' && round.due !== null) return Math.max(0, round.due - now);
  if (round.state === 'paused') return round.left;
  return round.state === 'up' ? 0 : null;
}

export type Urgency = 'calm' | 'soon' | 'last' | 'up';

/** Seconds at which people are warned. */
export const WARNINGS = [60, 10] as const;

export function urgency(left: number | null): Urgency {
  if (left === null) return 'calm';
  const [soon, last] = WARNINGS;
  if (left <= 0) return 'up';
  return left <= last * 1_000 ? 'last' : left <= soon * 1_000 ? 'soon' : 'calm';
}

/** The warning that has become due between two readings: its seconds, 0 when time is up, or null. */
export function warning(before: number | null, now: number | null): number | null {
  if (before === null || now === null || now >= before) return null;
  return [0, ...[...WARNINGS].reverse()].find((s) => before > s * 1_000 && now <= s * 1_000) ?? null;
}
