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

export function oddsOf(odds: Odds | null, action: string, words: Speaker): Odd[] {
  return Object.entries(odds?.[action] ?? {}).map(([name, value]) => ({
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
  const style = name.startsWith('p_') ? 'percent' : 'decimal';
  const maximumFractionDigits = style === 'percent' ? 0 : 2;
  return new Intl.NumberFormat(language, { style, maximumFractionDigits }).format(value);
}

/** A chance in whole per cent, as a language writes it. */
export const percent = (chance: number | undefined, language: string): string =>
  write('p_', chance ?? 0, language);
