import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/wire';
import { lastBattle, volleys } from './ships';

const line = (n: number, kind: string, ...args: LogLine['args']): LogLine => ({ n, kind, args, clause: '' });
const LOG = [
  line(1, 'battle', 'japan', 'tsushima'),
  line(2, 'fired', 'japan', 9, [3, 4], 2, 0),
  line(3, 'battle-over', 'tsushima'),
  line(4, 'passed', 'russia'),
  line(5, 'battle', 'russia', 'yellow-sea'),
  line(6, 'fired', 'russia', 12, [6, 6, 6], 1, 1),
  line(6, 'sunk', 'fuji'),
];

describe('the log of a battle', () => {
  it('begins with the last battle and ends where that is over', () => {
    expect(lastBattle(LOG)).toEqual(LOG.slice(4));
    expect(lastBattle(LOG.slice(0, 4))).toEqual(LOG.slice(0, 3));
    expect(lastBattle([])).toEqual([]);
  });

  it('tells the dice of each side, and only of this battle', () => {
    const fired = volleys(lastBattle(LOG));
    expect([...fired.keys()]).toEqual(['russia']);
    expect(fired.get('russia')).toEqual({
      n: 6,
      side: 'russia',
      firepower: 12,
      dice: [6, 6, 6],
      hits: 1,
      criticals: 1,
    });
  });
});
