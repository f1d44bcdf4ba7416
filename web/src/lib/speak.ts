/** A game's own words, fetched once for each language. */

import { api } from './http';
import type { GameDocument, Language } from './wire';
import { Book, Speaker } from './words';

const texts = new Map<string, Promise<string>>();

/** A failed attempt is forgotten, so that it can be repeated. */
function gameText(slug: string, language: Language): Promise<string> {
  const key = `${slug} ${language}`;
  const known = texts.get(key) ?? api.text(slug, language);
  texts.set(key, known);
  known.catch(() => texts.delete(key));
  return known;
}

export async function makeSpeaker(game: GameDocument, language: Language): Promise<Speaker> {
  return new Speaker(game, new Book(language, [await gameText(game.slug, language)]));
}
