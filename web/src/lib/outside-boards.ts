/**
 * Boards that other packages bring: ES modules that the server gives out under /boards/<game>/board.js. They
 * draw into an element with whatever they like, and are told of every change.
 */

import type { Component } from 'svelte';
import type { BoardProps } from './board';

export interface Mounted {
  update(props: BoardProps): void;
  destroy(): void;
}

export type Mount = (target: HTMLElement, props: BoardProps) => Mounted;

export const mounts = new Map<string, Mount>();

/** The board of a game from another package, or null when it has none. */
export async function loadOutside(slug: string): Promise<Component<BoardProps> | null> {
  const { mount } = (await import(/* @vite-ignore */ `/boards/${slug}/board.js`)) as { mount: Mount | null };
  if (!mount) return null;
  mounts.set(slug, mount);
  return (await import('$parts/OutsideBoard.svelte')).default;
}
