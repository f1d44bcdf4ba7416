import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { History, target } from './history.svelte';
import { api } from './http';
import type { Table } from './table.svelte';
import type { LogLine, Moment } from './wire';

const line = (n: number): LogLine => ({ n, kind: 'passed', args: ['japan'], clause: 'PA-6.6' });
const LAST = 130;
const LOG = Array.from({ length: LAST }, (_, i) => line(i));
const live = { seq: LAST, every_step: false, status: 'over', legal: ['pass'] };
const table = { id: 'abc', seat: 'japan', log: LOG, live } as unknown as Table;

/** The server's answer: as many as were asked for, as far as the game goes. */
function answer(first: number, count: number): Moment[] {
  const last = Math.min(first + count - 1, LAST);
  return Array.from({ length: last - first + 1 }, (_, i) => ({ seq: first + i }) as Moment);
}

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
  let moments: MockInstance<typeof api.moments>;

  beforeEach(() => {
    vi.useFakeTimers();
    moments = vi
      .spyOn(api, 'moments')
      .mockImplementation((_, first, count) => Promise.resolve(answer(first, count)));
    history = new History(table);
  });
  afterEach(() => {
    history.close();
    vi.useRealTimers();
  });

  it('shows the state and the log of that moment', async () => {
    await history.go(12);
    expect(history.state?.seq).toBe(12);
    expect(history.log).toEqual(LOG.slice(0, 13));
    expect(history.state?.legal).toEqual([]);
    expect(history.isLive).toBe(false);
    history.back();
    expect(history.isLive).toBe(true);
  });

  it('steps from turn to turn', async () => {
    const begins = (n: number): LogLine => ({ n, kind: 'turn-begins', args: [1], clause: 'PA-5.1' });
    const turns = new History({
      ...table,
      log: [begins(0), line(7), begins(20), line(25), begins(40)],
    } as Table);
    turns.turn(-1);
    expect(turns.n).toBe(40);
    turns.turn(-1);
    expect(turns.n).toBe(20);
    turns.turn(1);
    expect(turns.n).toBe(40);
    turns.turn(1);
    expect(turns.n).toBe(LAST);
    turns.close();
    await vi.advanceTimersByTimeAsync(1);
  });

  it('fetches the whole game in a few pages, the nearest first, and each once', async () => {
    await history.go(120);
    await vi.advanceTimersByTimeAsync(1);
    await history.go(12);
    await history.go(60);
    await vi.advanceTimersByTimeAsync(1);
    expect(moments.mock.calls.map(([, first, count]) => [first, count])).toEqual([
      [100, 50],
      [50, 50],
      [0, 50],
    ]);
  });

  it('shows what is here at once, without a turn of the loop', async () => {
    await history.go(120);
    await vi.advanceTimersByTimeAsync(1);
    void history.go(3);
    expect(history.state?.seq).toBe(3);
  });

  it('shows only where the hand stopped', async () => {
    for (let n = 0; n < 130; n += 3) void history.go(n);
    await vi.advanceTimersByTimeAsync(1);
    expect(history.state?.seq).toBe(129);
    expect(moments).toHaveBeenCalledTimes(3);
  });

  it('asks again only for what has been played since', async () => {
    moments.mockImplementation((_, first, count) =>
      Promise.resolve(answer(first, Math.min(count, 5 - first))),
    );
    live.seq = 4;
    await history.go(3);
    await vi.advanceTimersByTimeAsync(1);
    moments.mockImplementation((_, first, count) => Promise.resolve(answer(first, count)));
    live.seq = LAST;
    await history.go(20);
    expect(moments.mock.calls.slice(0, 2).map(([, first, count]) => [first, count])).toEqual([
      [0, 50],
      [5, 45],
    ]);
    expect(history.state?.seq).toBe(20);
  });

  it('asks again for everything when the steps have other numbers', async () => {
    await history.go(20);
    await vi.advanceTimersByTimeAsync(1);
    moments.mockClear();
    live.every_step = true;
    await history.go(20);
    live.every_step = false;
    expect(moments.mock.calls[0]?.slice(1, 3)).toEqual([0, 50]);
  });

  it('tells what a single step brought', async () => {
    await history.go(12);
    void history.go(13);
    await vi.advanceTimersByTimeAsync(100);
    expect(history.fresh).toEqual([line(13)]);
    void history.go(20);
    await vi.advanceTimersByTimeAsync(100);
    expect(history.fresh).toEqual([]);
  });

  it('plays to the end and stops there', async () => {
    await history.go(LAST - 2);
    history.toggle();
    expect(history.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(history.at).toBe(LAST);
    expect(history.playing).toBe(false);
  });

  it('plays from the start when it stands at the end', async () => {
    history.toggle();
    await vi.advanceTimersByTimeAsync(200);
    expect(history.at).toBe(0);
  });
});
