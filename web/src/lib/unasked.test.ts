import { describe, expect, it } from 'vitest';
import { unasked, withAnswers, type Habits } from './unasked';
import type { LogLine, State } from './wire';

const habits: Habits = { setup: '', pass: undefined, forced: true, autopass: true, isOpen: true };
const state = (change: Partial<State>): State =>
  ({
    as: 'japan',
    you: ['japan'],
    acting: ['japan'],
    legal: ['done'],
    setups: {},
    role: null,
    ...change,
  }) as State;

describe('what is answered unasked', () => {
  it('is an only choice of the own seat, where nobody learns from a quick answer', () => {
    expect(unasked(state({}), habits)).toBe('done');
    expect(unasked(state({}), { ...habits, forced: false })).toBeNull();
    expect(unasked(state({}), { ...habits, isOpen: false })).toBeNull();
    expect(unasked(state({ you: ['japan', 'russia'] }), habits)).toBeNull();
    expect(unasked(state({ acting: ['russia'] }), habits)).toBeNull();
    expect(unasked(state({ role: 'officer' }), habits)).toBeNull();
    expect(unasked(state({ legal: ['done', 'sail fuji tsushima'] }), habits)).toBeNull();
  });

  it('is a window that can only be passed, or that the player always passes', () => {
    const only = state({ legal: ['pass'] });
    expect(unasked(only, { ...habits, forced: false })).toBe('pass');
    expect(unasked(only, { ...habits, autopass: false })).toBeNull();
    expect(unasked(only, { ...habits, autopass: false, pass: 'idle' })).toBe('pass');
    const open = state({ legal: ['pass', 'play x'] });
    expect(unasked(open, { ...habits, pass: 'idle' })).toBeNull();
    expect(unasked(open, { ...habits, pass: 'always', isOpen: false })).toBe('pass');
  });

  it('is every step of the set-up that was chosen', () => {
    const placing = state({ legal: ['pick fighter', 'pick special'], setups: { front: 'pick fighter' } });
    expect(unasked(placing, { ...habits, setup: 'front' })).toBe('pick fighter');
    expect(unasked(placing, habits)).toBeNull();
  });

  it('has a line of its own in the log, before what it led to', () => {
    const line = (n: number): LogLine => ({ n, kind: 'passed', args: [], clause: '' });
    const told = withAnswers(
      [line(1), line(3)],
      new Map([
        [3, 'pass'],
        [9, 'done'],
      ]),
      5,
    );
    expect(told.map(({ n, kind }) => [n, kind])).toEqual([
      [1, 'passed'],
      [3, ''],
      [3, 'passed'],
    ]);
  });
});
