import { describe, expect, it } from 'vitest';
import type { Aircraft, Outlook, Place } from './midway';
import { endsByCell, extensionsOf, ghostsOf, stepsOf } from './ways';

const east: Place = [1, 0, 'e'];
const north: Place = [1, 0, 'ne'];
const ace: Aircraft = { id: 'usa-s1', side: 'usa', kind: 'ace', cell: [0, 0], heading: 'e', marker: true };

describe('what an action leads to', () => {
  it('is listed by aircraft, those that go nowhere left out', () => {
    const outlook: Outlook = {
      after: { 'fly left': { 'usa-f1': north }, 'first attacker': { 'jp-f1': null } },
    };
    expect(stepsOf(outlook)).toEqual([{ action: 'fly left', id: 'usa-f1', place: north }]);
    expect(stepsOf(null)).toEqual([]);
  });
});

describe('the ends of a flight', () => {
  it('are sorted by cell; there the noses differ', () => {
    const [first, second] = [
      { place: east, turns: ['straight'] },
      { place: north, turns: ['straight', 'left'] },
    ];
    expect([...endsByCell([first, second])]).toEqual([['1,0', [first, second]]]);
  });
});

describe('ghosts of a plan', () => {
  const moves = { 'left-left': [north, east], 'left-right': [north, north] };

  it('go as far as tokens are laid', () => {
    const plans = [['left', 'left']];
    expect(ghostsOf(ace, ['left'], plans, { moves })).toEqual([
      { id: 'left-left', aircraft: ace, way: [north] },
    ]);
    expect(ghostsOf(ace, ['left', 'left'], plans, { moves })[0]?.way).toEqual([north, east]);
  });

  it('of three tokens go two steps from the first on: any of the three may be left out', () => {
    const ghosts = ghostsOf(ace, ['left'], [['left', 'left', 'right']], { moves });
    expect(ghosts.map(({ id, way }) => [id, way.length])).toEqual([
      ['left-right', 2],
      ['left-left', 2],
    ]);
  });

  it('are nobody without an aircraft', () => {
    expect(ghostsOf(undefined, ['left'], [['left', 'left']], { moves })).toEqual([]);
  });
});

describe('small tiles', () => {
  const table = {
    small_tile: [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as [number, number][],
    spots: ['middle', 'e', 'se'],
  };
  const moving = { aircraft: 'usa-f1', made: 2, cell: [5, -2] as [number, number], heading: null };
  const legal = ['extend s1 e', 'extend s2 e', 'extend s2 se', 'fly left'];

  it('are laid once for each centre, rather from beside the board than from elsewhere on it', () => {
    const found = extensionsOf(legal, { moving, tiles: { s1: [9, 9], s2: null } }, table);
    expect(found.map(({ action }) => action)).toEqual(['extend s2 e', 'extend s2 se']);
    expect(found[0]?.cells).toEqual([
      [6, -2],
      [7, -2],
      [6, -1],
    ]);
  });

  it('are laid by an aircraft at the edge only', () => {
    expect(extensionsOf(legal, { moving: { ...moving, cell: null }, tiles: {} }, table)).toEqual([]);
  });
});
