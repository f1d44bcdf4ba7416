import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/wire';
import { chains, hexagon, middle, side, smooth, type Point } from './hex';
import {
  BOXES,
  byThing,
  lastCombat,
  oddsOf,
  places,
  RESULTS,
  standing,
  type Attack,
  type Outlook,
  type Row,
  type Unit,
} from './war';

const row = (difference: number): Row => ({
  difference,
  column: Math.min(difference, 5),
  ...(Object.fromEntries(RESULTS.map((result) => [`p_${result}`, result === 'ne' ? 1 : 0])) as Record<
    `p_${(typeof RESULTS)[number]}`,
    number
  >),
});
const attack: Attack = {
  target: '1611',
  units: ['J-6', 'J-7'],
  attack: 4,
  defence: 5,
  without_support: row(-1),
  with_support: row(0),
  defender_retreats: {},
  attacker_retreats: {},
  sets: { 'J-6': [2, 5, -3, -2], 'J-7': [2, 6, -4, -3], 'J-6 J-7': [4, 5, -1, 0] },
};
const outlook: Outlook = { rows: Object.fromEntries([-4, -3, -2, -1, 0].map((n) => [n, row(n)])) };

describe('odds of a choice among attackers', () => {
  it('are those the game has listed, in whatever order they were clicked', () => {
    expect(oddsOf(outlook, attack, ['J-7', 'J-6'])?.now.column).toBe(-1);
    expect(oddsOf(outlook, attack, ['J-6'])).toMatchObject({ attack: 2, defence: 5, now: { column: -3 } });
    expect(oddsOf(outlook, attack, ['J-7'])?.supported?.column).toBe(-3);
  });

  it('are not guessed when the game has not listed them', () => {
    expect(oddsOf(outlook, { ...attack, sets: {} }, ['J-6'])).toBeNull();
    expect(oddsOf({ rows: {} }, attack, ['J-6'])).toBeNull();
  });
});

describe('the log of a combat', () => {
  const line = (kind: string, n: number): LogLine => ({ n, kind, args: [], clause: '' });

  it('begins with its attack and leaves out what is no part of it', () => {
    const log = [
      line('attacked', 1),
      line('rolled', 2),
      line('attacked', 3),
      line('passed', 4),
      line('rolled', 5),
    ];
    expect(lastCombat(log).map((each) => each.n)).toEqual([3, 5]);
  });

  it('ends with the player turn', () => {
    expect(lastCombat([line('attacked', 1), line('player-turn', 2)])).toEqual([]);
  });
});

describe('the paper', () => {
  it('puts odd rows half a hex to the right and high rows up', () => {
    expect(middle('1303').x - middle('1203').x).toBeCloseTo(20);
    expect(middle('1303').y).toBeLessThan(middle('1203').y);
    expect(hexagon('1303').split(', ')).toHaveLength(6);
  });

  it('finds the side between neighbours from either', () => {
    const round = (points: Point[]) => points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).sort();
    for (const other of ['1302', '1304', '1203', '1204', '1403', '1404'])
      expect(round(side('1303', other))).toEqual(round(side(other, '1303')));
  });

  it('joins strokes to lines and ends them where three meet', () => {
    const [a, b, c, d] = [0, 10, 20, 30].map((x) => ({ x, y: 0 })) as [Point, Point, Point, Point];
    expect(
      chains([
        [b, a],
        [b, c],
        [d, c],
      ]),
    ).toHaveLength(1);
    expect(
      chains([
        [a, b],
        [b, c],
        [b, d],
      ]),
    ).toHaveLength(3);
    expect(smooth([a, b, c])[0]).toEqual(a);
  });

  it('keeps the counters of a box inside it, however many', () => {
    for (const area of Object.values(BOXES)) {
      for (const count of [1, 5, 14]) {
        for (const { x, y } of places(area, count)) {
          expect(x - 13.5).toBeGreaterThanOrEqual(area.x);
          expect(x + 13.5).toBeLessThanOrEqual(area.x + area.width);
          expect(y).toBeGreaterThan(area.y);
          expect(y).toBeLessThan(area.y + area.height);
        }
      }
    }
  });

  it('stacks the counters of a hex and lays out those of a box', () => {
    const unit = (id: string, place: string): Unit => ({ id, place }) as Unit;
    const spots = standing([
      unit('J-1', '1206'),
      unit('J-3', '1305'),
      unit('J-4', '1305'),
      unit('J-8', 'japan'),
    ]);
    expect(spots.get('J-1')).toEqual({ x: middle('1206').x, y: middle('1206').y - 1 });
    expect(spots.get('J-4')?.x).toBeCloseTo((spots.get('J-3')?.x ?? 0) + 12);
    expect(spots.get('J-8')).toEqual(BOXES.japan && places(BOXES.japan, 1)[0]);
  });

  it('sorts what may be done by the thing it is done with', () => {
    const legal = ['end-phase', 'move J-1', 'rail J-1', 'step 1015'];
    expect(byThing(legal, new Set(['move', 'rail']))).toEqual(new Map([['J-1', ['move J-1', 'rail J-1']]]));
  });
});
