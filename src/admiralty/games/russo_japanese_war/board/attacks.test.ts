import { describe, expect, it } from 'vitest';
import { arrowsOf, escapesOf, forceOf } from './attacks';
import { middle } from './hex';
import type { Attack, Combat } from './war';

const attack = { target: '1611', units: ['J-6', 'J-7'] } as Attack;
const places: Record<string, string> = { 'J-6': '1612', 'J-7': '1612', 'J-8': '1511' };
const hexOf = (unit: string): string | undefined => places[unit];

describe('who attacks', () => {
  it('are those picked, without the ones that may not', () => {
    expect(forceOf(attack, ['J-9', 'J-7'])).toEqual(['J-7']);
  });

  it('are all that may when none of them is picked', () => {
    expect(forceOf(attack, ['J-9'])).toEqual(['J-6', 'J-7']);
    expect(forceOf(undefined, ['J-6'])).toEqual([]);
  });
});

describe('arrows', () => {
  const kinds = (combat: Combat | null) =>
    arrowsOf({ declared: [{ target: '1511', units: ['J-6'] }], combat }, attack, hexOf).map(({ id }) => id);

  it('begin once in each hex, whoever stands there', () => {
    expect(kinds(null)).toEqual(['declared 1612 1511', 'planned 1612 1611']);
  });

  it('show the fight at hand rather than what is planned', () => {
    expect(kinds({ target: '1611', units: ['J-8'] } as Combat)).toEqual([
      'declared 1612 1511',
      'fought 1511 1611',
    ]);
  });

  it('lead out for each way of each unit on the map', () => {
    expect(escapesOf({ 'J-8': ['1512', '1510'], 'R-1': ['1000'] }, hexOf)).toEqual([
      { id: 'J-8 1512', from: middle('1511'), to: middle('1512') },
      { id: 'J-8 1510', from: middle('1511'), to: middle('1510') },
    ]);
  });
});
