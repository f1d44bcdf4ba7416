import { describe, expect, it } from 'vitest';
import type { BoardWords } from '$lib/board';
import type { LogLine } from '$lib/wire';
import { homeOf, lastBattle, opened, volleys, type Ship, type Stack } from './ships';

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

describe('what lies in a place', () => {
  const ship = (id: string, place: string): Ship => ({ id, place }) as Ship;
  const fleet = [ship('mikasa', 'port japan'), ship('fuji', 'yard japan'), ship('rossia', 'tsushima')];
  const ports = {
    vladivostok: { user: 'russia', shipyard: true },
    japan: { user: 'japan', shipyard: true },
  };
  const words = { name: (_: string, id: string) => id, say: (id: string) => id } as unknown as BoardWords;
  const ids = (groups: { ships: Ship[] }[]): string[][] =>
    groups.map(({ ships }) => ships.map(({ id }) => id));

  it('is at anchor or in the yard, in a port', () => {
    expect(ids(opened('port:japan', fleet, [], words).groups)).toEqual([['mikasa'], ['fuji']]);
  });

  it('is a squadron of each side at sea, with those that are not seen counted', () => {
    const stack = { side: 'russia', zone: 'tsushima', count: 3, seen: fleet.slice(2), hidden: 2 } as Stack;
    const { groups, hidden } = opened(
      'zone:tsushima',
      fleet,
      [stack, { ...stack, zone: 'yellow-sea' }],
      words,
    );
    expect(ids(groups)).toEqual([['rossia']]);
    expect(hidden).toBe(2);
  });

  it('makes a home of the first own port with ships at anchor', () => {
    expect(homeOf('japan', ports, fleet)).toBe('port:japan');
    expect(homeOf('russia', ports, fleet)).toBe('');
  });
});
