/** The words of games, fetched once each. */

import { api } from './http';
import type { GameDocument, Language } from './wire';
import { Book, Speaker } from './words';

const texts = new Map<string, Promise<string>>();
const speakers = new Map<string, Promise<Speaker>>();

/** A failed request is tried again next time. */
function once<Made>(
  known: Map<string, Promise<Made>>,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

export async function makeSpeaker(game: GameDocument, language: Language): Promise<Speaker> {
  const { slug } = game;
  const text = await once(texts, `${slug} ${language}`, () => api.text(slug, language));
  return new Speaker(game, new Book(language, [text]));
}

/** What names the things of a game with its usual options. */
export function speakerOf(slug: string, language: Language): Promise<Speaker> {
  const make = async () => makeSpeaker(await api.game(slug), language);
  return once(speakers, `${slug} ${language}`, make);
}
