/** The boards there are, found by their place in the tree: games/<game>/board/Board.svelte. */

import type { Component } from 'svelte';
import type { BoardProps } from './board';

const found = import.meta.glob<{ default: Component<BoardProps> }>(
  '../../../src/admiralty/games/*/board/Board.svelte',
);

/** The board of a game, or null when it has none and the text view stands in for it. */
export async function loadBoard(slug: string): Promise<Component<BoardProps> | null> {
  const folder = `/games/${slug.replaceAll('-', '_')}/board/`;
  const load = Object.entries(found).find(([path]) => path.includes(folder))?.[1];
  return load ? (await load()).default : null;
}
