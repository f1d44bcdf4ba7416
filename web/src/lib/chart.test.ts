import { describe, expect, it } from 'vitest';
import { band, HEIGHT, line, nearest, WIDTH } from './chart';
import type { ChancePoint } from './wire';

function point(entry: number, chance: number): ChancePoint {
  const both = (red: number) => ({ red, blue: 1 - red });
  return {
    entry,
    seat: 'red',
    action: '',
    chances: both(chance),
    low: both(chance - 0.1),
    high: both(chance + 0.1),
  };
}

const POINTS = [point(0, 0.5), point(5, 0.25), point(10, 0.9)];

describe('the graph of chances', () => {
  it('runs from the first entry to the last, a sure win at the top', () => {
    expect(line(POINTS, 'red', 10)).toBe(`M0 ${HEIGHT / 2}L${WIDTH / 2} ${HEIGHT * 0.75}L${WIDTH} 22`);
    expect(line([], 'red', 10)).toBe('');
  });

  it('has a band along both bounds', () => {
    expect(band(POINTS, 'red', 10)).toBe('M0 88L300 143L600 0L600 44L300 187L0 132Z');
    expect(band([], 'red', 10)).toBe('');
  });

  it('finds the decision nearest to a click', () => {
    expect(nearest(POINTS, 0.4, 10)?.entry).toBe(5);
    expect(nearest(POINTS, 1, 10)?.entry).toBe(10);
    expect(nearest([], 0.4, 10)).toBeNull();
  });
});
