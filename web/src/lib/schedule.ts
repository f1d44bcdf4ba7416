/** The planned sessions of a week, as people say and type them. */

import type { Language } from './wire';

/** When the next session begins; null while one is going on, and when none is planned. */
export function nextSession(sessions: readonly (readonly number[])[], now: number): number | null {
  if (sessions.some(([begin = 0, end = 0]) => begin <= now && now < end)) return null;
  return sessions.find(([begin = 0]) => begin > now)?.[0] ?? null;
}

/** Whether each ends after it begins, and before the next one begins. */
export function isInOrder(sessions: readonly (readonly number[])[]): boolean {
  const moments = sessions.flat();
  return moments.every((moment, i) => i === 0 || (moments[i - 1] ?? 0) < moment);
}

/** "Tue, 19:00", or "Tue 7:00 PM" where the reader's country writes so. */
export function dayAndHour(time: number, language: Language): string {
  const locale = navigator.languages.find((each) => each.split('-')[0] === language) ?? language;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return format.format(time);
}

/** As a field for date and time has it, in the time of this place. */
export function local(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
