/** What games bring to the page, found by its place: games/<game>/board/Board.svelte and Emblem.svelte. */

import type { Component } from 'svelte';
import type { BoardProps } from './board';

const found = import.meta.glob<{ default: Component<BoardProps> }>(
  '../../../src/admiralty/games/*/board/Board.svelte',
);

const emblems = import.meta.glob<{ default: Component }>(
  '../../../src/admiralty/games/*/board/Emblem.svelte',
  { eager: true },
);

function ofGame<T>(slug: string, parts: Record<string, T>): T | undefined {
  const folder = `/games/${slug.replaceAll('-', '_')}/board/`;
  return Object.entries(parts).find(([path]) => path.includes(folder))?.[1];
}

/** The board of a game, or null when it has none and the text view stands in for it. */
export async function loadBoard(slug: string): Promise<Component<BoardProps> | null> {
  const load = ofGame(slug, found);
  return load ? (await load()).default : null;
}

/** A drawing of 400 by 120 for the game's card. */
export function emblemOf(slug: string): Component | undefined {
  return ofGame(slug, emblems)?.default;
}
