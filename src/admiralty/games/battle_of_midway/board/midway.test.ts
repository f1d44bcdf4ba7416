import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/wire';
import { box, outline, point, turned } from './hex';
import {
  angle,
  lastCombat,
  performable,
  plansOf,
  sights,
  sign,
  type MidwayView,
  type Printed,
} from './midway';

const line = (kind: string): LogLine => ({ n: 1, kind, args: [], clause: '' });
const kinds = (lines: LogLine[]): string[] => lines.map((each) => each.kind);
const quiet = { combat: null } as unknown as MidwayView;

describe('hexagons', () => {
  it('lie with their noses at their sides: east is a step along the row', () => {
    expect(point([1, 0]).y).toBe(point([0, 0]).y);
    expect(point([0, 1]).x).toBeCloseTo(point([1, 0]).x / 2);
  });

  it('turn clockwise', () => {
    expect(turned([1, 0], 1)).toEqual([0, 1]);
    expect(turned([2, -1], 6)).toEqual([2, -1]);
  });

  it('have a line only where a group ends', () => {
    expect(outline([[0, 0]]).match(/M/g)).toHaveLength(6);
    const pair = outline([
      [0, 0],
      [1, 0],
    ]);
    expect(pair.match(/M/g)).toHaveLength(10);
  });

  it('fit on their paper', () => {
    const paper = box([[0, 0]], 5);
    expect(paper.width).toBeCloseTo(20 * Math.sqrt(3) + 10);
    expect(paper.height).toBeCloseTo(50);
  });
});

describe('aircraft', () => {
  it('carry letter and number and point somewhere', () => {
    const ace = { id: 'jp-s2', side: 'japan', kind: 'ace', cell: null, heading: null, marker: true } as const;
    expect(sign({ ...ace, cell: null })).toBe('A2');
    expect(angle('ne')).toBe(300);
    expect(angle(null)).toBe(0);
  });

  it('lay their range diagram on the map where they are, turned as they are', () => {
    const table = { diagrams: { 'usa-fighter': { red: [[1, 0]] } } } as unknown as Printed;
    const one = {
      id: 'usa-f1',
      side: 'usa',
      kind: 'ace',
      cell: [2, 3],
      heading: 'w',
      marker: false,
    } as const;
    expect(sights({ ...one, cell: [2, 3] }, table)).toEqual([{ cell: [1, 3], colour: 'red' }]);
  });
});

describe('plans', () => {
  const two = plansOf(['plan left-right', 'plan left-left', 'pass']);

  it('are read from what may be done', () => {
    expect(two).toEqual([
      ['left', 'right'],
      ['left', 'left'],
    ]);
    expect(plansOf(['replan left-left', 'keep'])).toEqual([['left', 'left']]);
  });

  it('become pairs of tokens; an ace leaves one out', () => {
    expect(performable([], two)).toEqual(new Set());
    expect(performable(['left'], two)).toEqual(new Set(['left-right', 'left-left']));
    expect(performable(['left', 'straight', 'right'], [['left', 'straight', 'right']])).toEqual(
      new Set(['straight-right', 'left-right', 'left-straight']),
    );
  });
});

describe('the last combat', () => {
  it('is told until the next one or the next round', () => {
    const log = ['attacked', 'plans', 'fired', 'activated', 'moved'].map(line);
    expect(kinds(lastCombat(log, quiet))).toEqual(['attacked', 'plans', 'fired']);
    expect(lastCombat([...log, line('round-begins')], quiet)).toEqual([]);
    expect(kinds(lastCombat([...log, line('attacked')], quiet))).toEqual(['attacked']);
  });

  it('may have begun before anybody listened', () => {
    const log = ['plans', 'played'].map(line);
    expect(kinds(lastCombat(log, { combat: {} } as unknown as MidwayView))).toEqual(['plans', 'played']);
    expect(lastCombat(log, quiet)).toEqual([]);
  });
});
