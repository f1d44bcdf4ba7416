/** Times as people say them. */

import type { Language } from './wire';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago", in the player's language. */
export function ago(time: string | number, now: number, language: Language): string {
  const seconds = (new Date(time).getTime() - now) / 1_000;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return format.format(Math.round(seconds / size), unit);
}

/** 1:05, 2:03:04 or 3 d 04:00. */
export function countdown(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1_000));
  const days = Math.floor(total / 86_400);
  const parts = [Math.floor(total / 3_600) % 24, Math.floor(total / 60) % 60, total % 60];
  const two = (n: number | undefined) => String(n ?? 0).padStart(2, '0');
  if (days) return `${days} d ${two(parts[0])}:${two(parts[1])}`;
  return parts[0] ? `${parts[0]}:${two(parts[1])}:${two(parts[2])}` : `${parts[1]}:${two(parts[2])}`;
}

/** "18 Nov", in the player's language. */
export function day(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(new Date(time));
}
