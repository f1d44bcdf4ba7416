import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Display } from './display.svelte';
import type { History } from './history.svelte';
import type { Playback } from './playback.svelte';
import type { Table } from './table.svelte';
import type { LogLine } from './wire';

const line = (n: number): LogLine => ({ n, kind: 'passed', args: ['japan'], clause: 'PA-6.6' });
const LIVE = { seq: 9, as: 'japan', status: 'playing', view: { turn: 3 }, legal: ['pass'], waived: {} };
const PAST = { ...LIVE, seq: 4, view: { turn: 1 }, legal: [] };

function display(table: object = {}, history: object = {}, playback: object = {}): Display {
  return new Display(
    {
      live: LIVE,
      handover: null,
      seat: 'japan',
      hasSecrets: true,
      log: [line(9)],
      fresh: [line(9)],
      refused: new Map([['battle', 'PA-6.1']]),
      ...table,
    } as unknown as Table,
    { isLive: true, state: null, log: [line(4)], fresh: [], before: null, ...history } as unknown as History,
    {
      state: null,
      isRunning: false,
      shown: 9,
      fresh: [line(9)],
      since: null,
      ...playback,
    } as unknown as Playback,
  );
}

describe('a display', () => {
  it('shows the present, with what may be done', () => {
    const { state, legal, refused, log, news } = display();
    expect(state).toBe(LIVE);
    expect(legal).toEqual(['pass']);
    expect(refused.size).toBe(1);
    expect([log, news]).toEqual([[line(9)], [line(9)]]);
  });

  it('names what gives something up last', () => {
    const live = {
      ...LIVE,
      legal: ['draw 0', 'draw 3', 'done', 'draw 4'],
      waived: { 'draw 0': [], done: [] },
    };
    expect(display({ live }).legal).toEqual(['draw 3', 'draw 4', 'draw 0', 'done']);
  });

  it('shows the past without choices', () => {
    const { state, legal, refused, log, news } = display({}, { isLive: false, state: PAST });
    expect(state).toBe(PAST);
    expect(legal).toEqual([]);
    expect(refused.size).toBe(0);
    expect([log, news]).toEqual([[line(4)], []]);
  });

  it('shows what others do, while choices are of the present', () => {
    const log = [line(4), line(9)];
    const shown = display({ log }, {}, { state: PAST, shown: 4, fresh: [line(4)], since: PAST.view });
    expect([shown.state, shown.asked, shown.isPresent]).toEqual([PAST, LIVE, false]);
    expect([shown.legal, shown.onBoard]).toEqual([['pass'], []]);
    expect([shown.log, shown.news, shown.since]).toEqual([[line(4)], [line(4)], PAST.view]);
  });

  it('tells of the end when what led to it has been shown', () => {
    const live = { ...LIVE, status: 'over', prompt: null };
    const leading = display({ live }, {}, { state: PAST, isRunning: true });
    expect([leading.asked, leading.isOver]).toEqual([PAST, false]);
    const last = display({ live }, {}, { isRunning: true });
    expect([last.asked, last.isOver]).toEqual([live, false]);
    expect(display({ live }).isOver).toBe(true);
  });

  it('keeps the present until the past has come', () => {
    expect(display({}, { isLive: false }).state).toBe(LIVE);
  });

  it('hides choices and log from the seat that hands over', () => {
    const { legal, log } = display({ handover: 'russia' });
    expect([legal, log]).toEqual([[], []]);
  });

  it('draws a board for each seat only when their views differ', () => {
    const views = { japan: { turn: 3 }, russia: { turn: 3 } };
    const live = { ...LIVE, as: '', views };
    expect(display({ live }).views.map(({ seat }) => seat)).toEqual(['japan', 'russia']);
    expect(display({ live, hasSecrets: false }).views).toEqual([{ key: '', seat: '', view: LIVE.view }]);
    expect(display({ live: null }).views).toEqual([]);
  });
});

describe('pointing at a line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const words = {
    game: { events: { passed: { params: [['seat', 'seat']] } } },
    key: (kind: string, id: string) => `${kind}:${id}`,
  };

  it('highlights what it speaks of until the pointer leaves', () => {
    const shown = display({ words });
    shown.point(line(9));
    vi.advanceTimersByTime(10_000);
    expect(shown.highlight).toEqual(['seat:japan']);
    shown.point(null);
    expect(shown.highlight).toEqual([]);
  });

  it('ends a flash by itself', () => {
    const shown = display({ words });
    shown.point(line(9), true);
    expect(shown.highlight).toEqual(['seat:japan']);
    vi.advanceTimersByTime(2_000);
    expect(shown.highlight).toEqual([]);
  });
});
