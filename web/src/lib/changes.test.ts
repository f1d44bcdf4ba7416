import { describe, expect, it } from 'vitest';
import { ChangingState } from './changes';
import type { Change, State } from './wire';

const ships = [
  { id: 'mikasa', hits: 0 },
  { id: 'fuji', hits: 0 },
];
const whole = {
  t: 'state',
  seq: 5,
  view: { turn: 1, ships },
  legal: ['pass', 'sail'],
  now: 1,
} as unknown as State;

const change = (n: number, ...edits: unknown[][]): Change => ({
  t: 'change',
  n,
  now: 2,
  log: { keep: 3, add: [] },
  edits: edits as Change['edits'],
});

describe('a state that changes', () => {
  it('sets what is found along a path and leaves the rest as it is', () => {
    const state = new ChangingState();
    state.take(whole);
    const next = state.take(change(1, [['view', 'ships', 1, 'hits'], 2], [['seq'], 6]));
    expect(next).toMatchObject({ seq: 6, now: 2, log: { keep: 3, add: [] } });
    expect(next?.view).toEqual({ turn: 1, ships: [ships[0], { id: 'fuji', hits: 2 }] });
    expect((next?.view['ships'] as unknown[])[0]).toBe(ships[0]);
    expect(ships[1]?.hits).toBe(0);
  });

  it('replaces items of a list', () => {
    const state = new ChangingState();
    state.take(whole);
    expect(state.take(change(1, [['legal'], 1, 1, ['battle', 'undo']]))?.legal).toEqual([
      'pass',
      'battle',
      'undo',
    ]);
    expect(state.take(change(2, [['legal'], 0, 3, []]))?.legal).toEqual([]);
  });

  it('has no state after a missing change until there is a whole one again', () => {
    const state = new ChangingState();
    expect(state.take(change(1))).toBeNull();
    state.take(whole);
    expect(state.take(change(2))).toBeNull();
    expect(state.take(change(3))).toBeNull();
    expect(state.take(whole)).toBe(whole);
    expect(state.take(change(1, [['seq'], 7]))?.seq).toBe(7);
  });
});
