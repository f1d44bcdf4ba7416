/** The words of games in the lobby, fetched once each. */

import { api } from './http';
import { makeSpeaker } from './table.svelte';
import type { Language } from './wire';
import type { Speaker } from './words';

const speakers = new Map<string, Promise<Speaker>>();

/** What names the things of a game with its usual options. A failed request is tried again next time. */
export function speakerOf(slug: string, language: Language): Promise<Speaker> {
  const key = `${slug} ${language}`;
  const known = speakers.get(key);
  if (known) return known;
  const made = api.game(slug).then((game) => makeSpeaker(game, language));
  speakers.set(key, made);
  made.catch(() => speakers.delete(key));
  return made;
}
