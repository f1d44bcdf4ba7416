import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardWords } from './board';
import { api, Problem } from './http';
import { OwnSteps } from './own-steps';
import { EACH } from './pace';
import { Playback } from './playback.svelte';
import { DEFAULTS, preferences } from './preferences.svelte';
import { isNew, setNew } from './seen';
import { changed, type Summary } from './summary';
import type { Table } from './table.svelte';
import type { LogLine, State } from './wire';

const line = (n: number): LogLine => ({ n, kind: 'sailed', args: ['mikasa'], clause: 'PA-5.7' });
const view = (n: number) => ({ turn: Math.floor(n / 10), at: n, points: Math.floor(n / 5) });
const state = (seq: number, more: object = {}): State =>
  ({
    seq,
    as: 'japan',
    acting: [],
    every_step: false,
    status: 'playing',
    view: view(seq),
    legal: [],
    ...more,
  }) as never;

const SUMMARY = {
  chapter: ({ turn }: { turn: number }) => ({ key: String(turn), title: `Turn ${turn}` }),
  facts: (before: { points: number }, now: { points: number }) =>
    changed('points', before.points, now.points),
} as unknown as Summary;

describe('what others do', () => {
  let playback: Playback;
  let own: OwnSteps;
  let table: Omit<Table, 'log'> & { live: State | null; log: LogLine[] };

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    preferences.now = DEFAULTS;
    vi.spyOn(api, 'moments').mockImplementation((_, first, count) => {
      const last = Math.min(first + count - 1, table.live?.seq ?? 0);
      return Promise.resolve(
        Array.from(
          { length: last - first + 1 },
          (_, i) => ({ seq: first + i, view: view(first + i) }) as never,
        ),
      );
    });
    own = new OwnSteps();
    table = {
      id: 'abc',
      seat: 'japan',
      handover: null,
      live: null,
      log: [],
      fresh: [],
      own,
    } as unknown as typeof table;
    playback = new Playback(table as unknown as Table);
    playback.tell(SUMMARY, {} as BoardWords);
  });
  afterEach(() => {
    playback.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function hear(next: State, isBack = false): void {
    const before = table.live;
    table.live = next;
    table.log = Array.from({ length: next.seq }, (_, i) => line(i + 1));
    table.onState(next, before, isBack);
  }

  const seen = () => playback.state?.seq ?? table.live?.seq;

  it('passes over what tells nothing and changes nothing that can be seen', async () => {
    const summary = { ...SUMMARY, picture: ({ turn }: { turn: number }) => turn } as unknown as Summary;
    playback.tell(summary, {} as BoardWords);
    hear(state(3));
    const before = table.live;
    table.live = state(11);
    table.log = Array.from({ length: 3 }, (_, i) => line(i + 1));
    table.onState(table.live, before, false);
    await vi.advanceTimersByTimeAsync(50);
    expect(seen()).toBe(10); // the turn is another
    await vi.advanceTimersByTimeAsync(EACH.normal);
    expect(seen()).toBe(11);
  });

  it('is shown action by action, also those that the server did not send one by one', async () => {
    hear(state(3));
    hear(state(6));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen(), playback.caption?.left]).toEqual([4, 2]);
    expect(playback.fresh).toEqual([line(4)]);
    expect(playback.since).toEqual(view(3));
    await vi.advanceTimersByTimeAsync(EACH.normal);
    expect(seen()).toBe(5);
    await vi.advanceTimersByTimeAsync(EACH.normal);
    expect([playback.state, playback.isRunning]).toEqual([null, true]);
    await vi.advanceTimersByTimeAsync(EACH.normal);
    expect([playback.caption, playback.isRunning]).toEqual([null, false]);
    expect(playback.since).toEqual(view(3));
  });

  it('has no delay when it is a single action', async () => {
    hear(state(3));
    hear(state(4));
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.state, playback.caption?.lines]).toEqual([null, [line(4)]]);
  });

  it('begins after the own action, which is shown at once', async () => {
    hear(state(3));
    own.add(4);
    hear(state(6));
    await vi.advanceTimersByTimeAsync(1);
    expect([seen(), playback.since]).toEqual([5, view(4)]);
  });

  it('is over at once for who skips it or acts, and when it is switched off', async () => {
    hear(state(3));
    hear(state(8));
    await vi.advanceTimersByTimeAsync(0);
    playback.act();
    expect([playback.state, playback.caption, playback.isRunning]).toEqual([null, null, false]);
    preferences.now = { ...DEFAULTS, speed: 'off' };
    hear(state(11));
    expect([playback.state, playback.isRunning, playback.since]).toEqual([null, false, view(3)]);
  });

  it('is passed over when the server cannot be asked', async () => {
    vi.mocked(api.moments).mockRejectedValue(new Problem('page-unreachable'));
    hear(state(3));
    hear(state(6));
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.state, playback.isRunning]).toEqual([null, false]);
  });

  it('is summed up at the end of a turn, until the next own action', async () => {
    hear(state(8));
    hear(state(11));
    await vi.advanceTimersByTimeAsync(3 * EACH.normal);
    expect(playback.cards).toEqual([
      { key: '0', title: 'Turn 0', facts: [{ label: 'points', before: 1, now: 2 }] },
    ]);
    playback.act();
    expect(playback.cards).toEqual([]);
  });

  it('is offered to who was away, and shown on request', async () => {
    hear(state(3));
    hear(state(10), true);
    expect([playback.state, playback.isRunning, playback.away]).toEqual([null, false, { from: 3, count: 7 }]);
    void playback.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect([seen(), playback.away]).toEqual([4, null]);
  });

  it('is shown at once at a table that was just made', async () => {
    setNew('abc');
    hear(state(4));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen(), playback.away, playback.caption?.left]).toEqual([1, null, 3]);
    await vi.advanceTimersByTimeAsync(4 * EACH.normal);
    expect([seen(), playback.isRunning, isNew('abc')]).toEqual([4, false, false]);
  });

  it('leaves the board to whoever decides at the same time', async () => {
    const deciding = { acting: ['japan', 'russia'] };
    hear(state(3, deciding));
    table.live = state(4, deciding);
    table.onState(table.live, state(3, deciding), false);
    expect([playback.state, playback.isRunning, playback.shown]).toEqual([null, false, 4]);
    hear(state(5, deciding));
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.isRunning, playback.caption?.lines.length]).toEqual([true, 1]);
  });

  it('is offered to who comes back later, unless the steps are counted otherwise', () => {
    hear(state(3));
    const later = (next: State) => {
      table.live = null;
      const other = new Playback(table as unknown as Table);
      hear(next);
      return other.away;
    };
    expect(later(state(9, { as: 'russia' }))).toBeNull();
    expect(later(state(9, { as: 'russia' }))).toBeNull();
    expect(later(state(12, { as: 'russia' }))).toEqual({ from: 9, count: 3 });
    expect(later(state(15, { as: 'russia', status: 'over' }))).toBeNull();
  });

  it('starts anew when another seat looks', async () => {
    hear(state(3));
    hear(state(6, { as: 'russia' }));
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.state, playback.isRunning, playback.since]).toEqual([null, false, view(6)]);
  });

  it('never shows the end before what leads to it', async () => {
    hear(state(3));
    hear(state(4));
    await vi.advanceTimersByTimeAsync(0);
    hear(state(7));
    expect(seen()).toBe(4);
    await vi.advanceTimersByTimeAsync(EACH.normal);
    expect(seen()).toBe(5);
  });

  it('is shown to the end of a game, although that counts all steps anew', async () => {
    hear(state(3));
    const before = table.live;
    const over = state(9, { every_step: true, status: 'over' });
    table.live = over;
    table.log = [line(1), line(4), line(5), line(7), line(9)]; // what was step 3 is step 5 now
    table.onState(over, before, false);
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.caption?.lines).toEqual([line(7)]);
    expect([seen(), playback.since]).toEqual([7, view(3)]);
    await vi.advanceTimersByTimeAsync(2 * EACH.normal);
    expect([playback.caption?.lines, playback.isRunning]).toEqual([[line(9)], true]);
    await vi.advanceTimersByTimeAsync(EACH.normal);
    expect([playback.state, playback.isRunning]).toEqual([null, false]);
  });

  it('takes moments from the states that came, without asking', async () => {
    hear(state(3));
    for (const n of [4, 5, 6]) hear(state(n));
    await vi.advanceTimersByTimeAsync(3 * EACH.normal);
    expect(api.moments).not.toHaveBeenCalled();
    expect((playback as unknown as { at: number }).at).toBe(6);
  });
});
