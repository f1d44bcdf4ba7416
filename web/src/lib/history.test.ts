import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { History, target } from './history.svelte';
import { api } from './http';
import type { Table } from './table.svelte';
import type { LogLine, State } from './wire';

const line = (n: number): LogLine => ({ n, kind: 'passed', args: ['japan'], clause: 'PA-6.6' });
const LOG = Array.from({ length: 40 }, (_, i) => line(i));
const table = { id: 'abc', seat: 'japan', log: LOG, live: { seq: 40 } } as unknown as Table;
const stateAt = (n: number): State => ({ seq: n, log: { keep: n, add: [] } }) as unknown as State;

describe('keys of the history', () => {
  it('step, jump and stay within the game', () => {
    expect(target('ArrowRight', 3, 9)).toBe(4);
    expect(target('ArrowLeft', 0, 9)).toBe(0);
    expect(target('PageDown', 3, 9)).toBe(9);
    expect(target('Home', 3, 9)).toBe(0);
    expect(target('End', 3, 9)).toBe(9);
    expect(target('x', 3, 9)).toBeNull();
  });
});

describe('looking back', () => {
  let history: History;
  let at: MockInstance<typeof api.at>;

  beforeEach(() => {
    vi.useFakeTimers();
    at = vi.spyOn(api, 'at').mockImplementation((_, n) => Promise.resolve(stateAt(n)));
    history = new History(table);
  });
  afterEach(() => {
    history.pause();
    vi.useRealTimers();
  });

  it('shows the state and the log of that moment', async () => {
    await history.go(12);
    expect(history.state?.seq).toBe(12);
    expect(history.log).toEqual(LOG.slice(0, 12));
    expect(history.isLive).toBe(false);
    history.back();
    expect(history.isLive).toBe(true);
  });

  it('asks for a moment once', async () => {
    await history.go(12);
    await history.go(12);
    expect(at).toHaveBeenCalledTimes(1);
  });

  it('shows only where the hand stopped, and asks for no more than the server likes', async () => {
    for (let n = 0; n < 30; n += 1) void history.go(n);
    await vi.advanceTimersByTimeAsync(100);
    expect(history.state?.seq).toBe(29);
    expect(at.mock.calls.length).toBeLessThan(4);
  });

  it('prepares the neighbours when the hand rests', async () => {
    await history.go(20);
    await vi.advanceTimersByTimeAsync(200);
    expect(at.mock.calls.map(([, n]) => n).sort()).toEqual([17, 18, 19, 20, 21, 22, 23]);
  });

  it('tells what a single step brought', async () => {
    await history.go(12);
    void history.go(13);
    await vi.advanceTimersByTimeAsync(100);
    expect(history.fresh).toEqual([line(12)]);
    void history.go(20);
    await vi.advanceTimersByTimeAsync(100);
    expect(history.fresh).toEqual([]);
  });

  it('plays to the end and stops there', async () => {
    await history.go(38);
    history.toggle();
    expect(history.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(history.at).toBe(40);
    expect(history.playing).toBe(false);
  });

  it('plays from the start when it stands at the end', async () => {
    history.toggle();
    await vi.advanceTimersByTimeAsync(200);
    expect(history.at).toBe(0);
  });
});
