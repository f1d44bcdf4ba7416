/** What Python says about random games, and speakers that must say the same. */

import { inject } from 'vitest';
import type { GameDocument, Language, LogLine, Value } from '../lib/wire';
import { Book, Speaker } from '../lib/words';

export interface Case {
  event?: LogLine;
  prompt?: { name: string; args: Value[] };
  seat?: string;
  acting?: string[];
  action?: string;
  ending?: string;
  result?: Record<string, number>;
  said: Record<Language, string>;
}

interface Told {
  game: GameDocument;
  text: Record<Language, string>;
  cases: Case[];
}

export const sentences = JSON.parse(inject('sentences')) as Record<string, Told>;

export function speakerOf(slug: string, language: Language = 'en'): Speaker {
  const told = sentences[slug];
  if (!told) throw new Error(`there is no game ${slug}`);
  return new Speaker(told.game, new Book(language, [told.text[language]]));
}
