/** What games bring to the page, found by its place in games/<game>/board: Board, Legend, Emblem, ... */

import type { Component } from 'svelte';
import type { BoardProps, BoardWords, EditorProps } from './board';
import { ofGame } from './folders';
import { loadOutside } from './outside-boards';

const found = import.meta.glob<{ default: Component<BoardProps> }>(
  '../../../src/admiralty/games/*/board/Board.svelte',
);

const legends = import.meta.glob<{ default: Component<{ words: BoardWords }> }>(
  '../../../src/admiralty/games/*/board/Legend.svelte',
);

const emblems = import.meta.glob<{ default: Component }>(
  '../../../src/admiralty/games/*/board/Emblem.svelte',
  { eager: true },
);

const editors = import.meta.glob<{ default: Component<EditorProps> }>(
  '../../../src/admiralty/games/*/board/MapEditor.svelte',
);

/** The board of a game, or null when it has none or it cannot be had: the text view is shown instead. */
export async function loadBoard(slug: string): Promise<Component<BoardProps> | null> {
  const load = ofGame(slug, found);
  try {
    return load ? (await load()).default : await loadOutside(slug);
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** What the signs on a game's board mean, or null when it says nothing about them. */
export async function loadLegend(slug: string): Promise<Component<{ words: BoardWords }> | null> {
  const load = ofGame(slug, legends);
  return load ? (await load()).default : null;
}

/** A drawing of 400 by 120 for the game's card. */
export function emblemOf(slug: string): Component | undefined {
  return ofGame(slug, emblems)?.default;
}

export const hasEditor = (slug: string): boolean => ofGame(slug, editors) !== undefined;

/** Where maps of a game are drawn, if it takes any. */
export async function loadEditor(slug: string): Promise<Component<EditorProps> | null> {
  const load = ofGame(slug, editors);
  return load ? (await load()).default : null;
}
