/** Exact odds beside a choice, as the game gives them: numbers by name; those named p_... are chances. */

import { page } from './page.svelte';

export interface Odd {
  name: string;
  /** What the number is, in a few words and in one. */
  label: string;
  short: string;
  text: string;
}

export function oddsOf(odds: unknown, action: string): Odd[] {
  if (typeof odds !== 'object' || odds === null) return [];
  const given: unknown = (odds as Record<string, unknown>)[action];
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, ...labels(name), text: write(name, value) }] : [],
  );
}

function labels(name: string): { label: string; short: string } {
  const id = `page-odds-${name.replaceAll('_', '-')}`;
  const label = page.has(id) ? page.say(id) : name.replaceAll('_', ' ');
  return {
    label,
    short: page.book.attributes(id).includes('short') ? page.book.say(id, {}, 'short') : label,
  };
}

function write(name: string, value: number): string {
  const style = name.startsWith('p_') ? 'percent' : 'decimal';
  const maximumFractionDigits = style === 'percent' ? 0 : 2;
  return new Intl.NumberFormat(page.language, { style, maximumFractionDigits }).format(value);
}
