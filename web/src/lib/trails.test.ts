import { describe, expect, it } from 'vitest';
import { missing, type Spot, trailsOf } from './trails';

const at = (place: string, x: number): Spot => ({ place, x, y: 0 });

describe('trails', () => {
  const before = new Map([
    ['a', at('port', 0)],
    ['b', at('port', 0)],
    ['c', at('sea', 5)],
    ['d', at('sea', 5)],
  ]);
  const now = new Map([
    ['a', at('sea', 5)],
    ['b', at('sea', 5)],
    ['c', at('sea', 6)],
    ['e', at('bay', 9)],
  ]);

  it('lead from where pieces were to where they are, one for all that went together', () => {
    expect(trailsOf(before, now)).toEqual([
      { key: 'port sea', from: at('port', 0), to: at('sea', 5), count: 2 },
    ]);
  });

  it('tell who is gone and who has come', () => {
    expect(missing(before, now)).toEqual([at('sea', 5)]);
    expect(missing(now, before)).toEqual([at('bay', 9)]);
  });
});
