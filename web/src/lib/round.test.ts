import { describe, expect, it } from 'vitest';
import { timeLeft, urgency, warning } from './round';
import type { Round } from './wire';

const round = (change: Partial<Round>): Round => ({
  length: 300,
  due: null,
  left: null,
  state: 'off',
  at_zero: 'wait',
  used: false,
  sessions: [],
  switch: null,
  ...change,
});

describe('the timer of a round', () => {
  it('is read from the server', () => {
    expect(timeLeft(round({}), 1_000)).toBeNull();
    expect(timeLeft(round({ state: 'running', due: 5_000 }), 1_000)).toBe(4_000);
    expect(timeLeft(round({ state: 'running', due: 5_000 }), 9_000)).toBe(0);
    expect(timeLeft(round({ state: 'paused', left: 7_000 }), 9_000)).toBe(7_000);
    expect(timeLeft(round({ state: 'up' }), 9_000)).toBe(0);
  });

  it('grows urgent', () => {
    expect([null, 60_001, 60_000, 10_000, 0].map(urgency)).toEqual(['calm', 'calm', 'soon', 'last', 'up']);
  });

  it('warns once as a mark is passed, and never when time was added', () => {
    expect(warning(60_200, 59_900)).toBe(60);
    expect(warning(59_900, 59_600)).toBeNull();
    expect(warning(10_100, 9_900)).toBe(10);
    expect(warning(200, 0)).toBe(0);
    expect(warning(61_000, 5_000)).toBe(10);
    expect(warning(9_000, 69_000)).toBeNull();
    expect(warning(null, 5_000)).toBeNull();
  });
});
