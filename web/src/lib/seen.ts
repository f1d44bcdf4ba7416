/** The step of each table that was on this screen last: a number, nothing of the game. */

import { keep, kept } from './storage';

const KEY = 'seen';
const MOST = 40;

/** Stands for the count of a table that this browser has made and not looked at yet. */
const NEW = '*';

type Seen = Record<string, [count: string, n: number]>;

function read(): Seen {
  try {
    return JSON.parse(kept(KEY) || '{}') as Seen;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** By the same count; numbers of another seat mean other steps. */
export function seen(table: string, count: string): number | null {
  const found = read()[table];
  return Array.isArray(found) && found[0] === count && Number.isInteger(found[1]) ? found[1] : null;
}

/** The tables looked at last are remembered, the others forgotten. */
export function setSeen(table: string, count: string, n: number): void {
  const others = Object.entries(read()).filter(([id]) => id !== table);
  keep(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, [count, n]]])));
}

/** This browser has made the table: whatever bots do before it is opened is news. */
export function setNew(table: string): void {
  setSeen(table, NEW, 0);
}

export function isNew(table: string): boolean {
  return read()[table]?.[0] === NEW;
}
