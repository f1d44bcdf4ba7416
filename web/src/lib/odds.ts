/** Exact odds beside a choice, as the game gives them: numbers by name; those named p_... are chances. */

import type { Odds } from './wire';
import type { Speaker } from './words';

export interface Odd {
  name: string;
  /** What the number is, in a few words and in one. */
  label: string;
  short: string;
  text: string;
}

/** Chances nearer to 0 or 1 than this are rounded to 0 or 100 %. */
const NEAR = 0.005;
/** Means that would be written as 0 say nothing. */
const LEAST_MEAN = 0.005;

const isChance = (name: string): boolean => name.startsWith('p_');

export function oddsOf(odds: Odds | null, action: string, words: Speaker): Odd[] {
  return Object.entries(odds?.[action] ?? {})
    .filter(([name, value]) => isChance(name) || Math.abs(value) >= LEAST_MEAN)
    .map(([name, value]) => ({
      name,
      ...labels(name, words),
      text: write(name, value, words.language),
    }));
}

function labels(name: string, { book }: Speaker): { label: string; short: string } {
  const id = `advice-${name.replaceAll('_', '-')}`;
  const forms = book.attributes(id);
  const say = (form: string): string => book.say(id, {}, forms.includes(form) ? form : '');
  return { label: say('about'), short: say('short') };
}

function write(name: string, value: number, language: string): string {
  if (isChance(name)) return percent(value, language);
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** A chance in whole per cent. Only what cannot happen is written as 0, and as 100 only what cannot fail. */
export function percent(chance: number | undefined, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'percent' });
  const value = chance ?? 0;
  if (value > 0 && value < NEAR) return `<${format.format(0.01)}`;
  if (value < 1 && value >= 1 - NEAR) return `>${format.format(0.99)}`;
  return format.format(value);
}
