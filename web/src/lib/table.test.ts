import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../test/fake-socket';
import { sentences } from '../test/sentences';
import { api } from './http';
import { notices } from './notices.svelte';
import { Table } from './table.svelte';
import type { Change, GameDocument, LogLine, State, TableInfo } from './wire';

const told = sentences['port-arthur'];
const line = (n: number): LogLine => ({ n, kind: 'passed', args: ['japan'], clause: 'PA-6.6' });

function state(change: Partial<State>): State {
  return {
    t: 'state',
    seq: 5,
    every_step: false,
    as: 'japan',
    you: ['japan'],
    status: 'playing',
    seats: [],
    view: {},
    acting: ['japan'],
    prompt: { name: 'choose-operation', args: ['japan'] },
    legal: ['pass', 'battle tsushima'],
    waived: {},
    names: {},
    setups: {},
    undo: false,
    offer: null,
    takeback: 'none',
    request: null,
    practice: false,
    taken_back: 0,
    rematch: null,
    ended: null,
    end_offer: null,
    pause: null,
    passes: [],
    log: { keep: 0, add: [line(1)] },
    clocks: {},
    round: null,
    stage: null,
    role: null,
    pieces: null,
    now: Date.now(),
    result: null,
    ending: null,
    timed_out: null,
    odds: null,
    outlook: null,
    commitment: '',
    delay: null,
    watchers: 0,
    key: null,
    ...change,
  };
}

describe('a table', () => {
  let table: Table;

  async function open(secrets: boolean): Promise<void> {
    const game = { ...told?.game, secrets } as GameDocument;
    vi.spyOn(api, 'table').mockResolvedValue({ game: 'port-arthur' } as TableInfo);
    vi.spyOn(api, 'tableGame').mockResolvedValue(game);
    vi.spyOn(api, 'text').mockResolvedValue(told?.text.en ?? '');
    table = new Table('abc');
    await table.open();
    FakeSocket.last.open();
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    FakeSocket.all = [];
    notices.list = [];
  });
  afterEach(() => {
    table.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const looks = () =>
    FakeSocket.last.sent.filter((message) => message.t === 'look').map((message) => message.seat);

  it('knows what is new also when the end of the game numbers all steps anew', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    const log = { keep: 0, add: [line(3), line(17)] };
    FakeSocket.last.tell(state({ seq: 17, every_step: true, status: 'over', log }));
    expect(table.fresh.map((each) => each.n)).toEqual([17]);
  });

  it('keeps its log as the server says, and knows what is new', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    expect(table.fresh).toEqual([]);
    FakeSocket.last.tell(state({ seq: 6, log: { keep: 1, add: [line(6)] } }));
    expect(table.log.map((each) => each.n)).toEqual([1, 6]);
    expect(table.fresh.map((each) => each.n)).toEqual([6]);
  });

  it('follows changes, and asks for the whole state when one is missing', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    const log = { keep: 1, add: [line(6)] };
    const edits = [
      [['seq'], 6],
      [['legal'], 0, 1, []],
    ] as unknown as Change['edits'];
    FakeSocket.last.tell({ t: 'change', n: 1, now: Date.now(), log, edits });
    expect(table.live).toMatchObject({ seq: 6, legal: ['battle tsushima'], as: 'japan' });
    expect(table.fresh.map((each) => each.n)).toEqual([6]);
    expect(looks()).toEqual([]);
    FakeSocket.last.tell({ t: 'change', n: 3, now: Date.now(), log, edits });
    expect(looks()).toEqual(['japan']);
    expect(table.live?.seq).toBe(6);
  });

  it('keeps what is new when the screen passes to the other seat and nothing is secret', async () => {
    await open(false);
    const both = { you: ['japan', 'russia'] };
    FakeSocket.last.tell(state(both));
    FakeSocket.last.tell(state({ ...both, seq: 6, acting: ['russia'], log: { keep: 1, add: [line(6)] } }));
    const news = table.fresh;
    expect(looks()).toEqual(['russia']);
    const whole = { keep: 0, add: [line(1), line(6)] };
    FakeSocket.last.tell(state({ ...both, seq: 6, as: 'russia', acting: ['russia'], log: whole }));
    expect(table.fresh).toBe(news);
    expect(news.map((each) => each.n)).toEqual([6]);
  });

  it('tells a seat behind the curtain what has happened since it last looked', async () => {
    await open(true);
    const both = { you: ['japan', 'russia'], acting: ['russia'] };
    FakeSocket.last.tell(state({ ...both, as: 'russia' }));
    FakeSocket.last.tell(state({ ...both, seq: 7, as: '', log: { keep: 0, add: [line(1)] } }));
    const whole = { keep: 0, add: [line(1), line(6), line(7)] };
    FakeSocket.last.tell(state({ ...both, seq: 7, as: 'russia', log: whole }));
    expect(table.fresh.map((each) => each.n)).toEqual([6, 7]);
  });

  it('asks for refusals once a decision has stood for a moment', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    expect(FakeSocket.last.sent).toEqual([]);
    vi.advanceTimersByTime(300);
    const [why] = FakeSocket.last.sent;
    expect(why?.t).toBe('why');
    FakeSocket.last.tell({ t: 'why', id: why?.id ?? '', refused: [['battle yellow-sea', 'PA-7.1']] });
    expect(table.refused.get('battle yellow-sea')).toBe('PA-7.1');
    FakeSocket.last.tell(state({ seq: 6, acting: ['russia'], legal: [] }));
    expect(table.refused.size).toBe(0);
  });

  it('takes a hand that rests after an own move for no question', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    expect(table.isResting).toBe(false);
    table.play('pass');
    expect(table.isResting).toBe(true);
    table.intend();
    expect(table.isResting).toBe(false);
  });

  it('asks again when only the number was stale', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    table.play('pass');
    FakeSocket.last.tell({ t: 'stale', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
    FakeSocket.last.tell(state({ seq: 6 }));
    expect(FakeSocket.last.plays.map((play) => play.expect)).toEqual([5, 6]);
    expect(FakeSocket.last.plays[0]?.id).not.toBe(FakeSocket.last.plays[1]?.id);
    expect(notices.list).toEqual([]);
  });

  it('says so when the question was another by then', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    table.play('pass');
    FakeSocket.last.tell({ t: 'stale', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
    FakeSocket.last.tell(state({ seq: 6, prompt: { name: 'sortie', args: ['japan'] } }));
    expect(FakeSocket.last.plays).toHaveLength(1);
    expect(notices.list.map((notice) => notice.id)).toEqual(['page-too-late']);
  });

  describe('with two people at one seat', () => {
    const fleet = (mikasa: string[], fuji: string[]) => ({
      ships: [
        { id: 'mikasa', orders: mikasa },
        { id: 'fuji', orders: fuji },
      ],
    });
    const planning = {
      prompt: { name: 'planning', args: [2] },
      legal: ['sail mikasa tsushima'],
      role: 'officer' as const,
    };

    it('repeats an order when the other has only touched another ship', async () => {
      await open(false);
      FakeSocket.last.tell(state({ ...planning, view: fleet([], []) }));
      table.play('sail mikasa tsushima');
      FakeSocket.last.tell({ t: 'stale', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
      const prompt = { name: 'planning', args: [1] };
      FakeSocket.last.tell(state({ ...planning, prompt, seq: 6, view: fleet([], ['sail']) }));
      expect(FakeSocket.last.plays.map((play) => play.expect)).toEqual([5, 6]);
      expect(notices.list).toEqual([]);
    });

    it('says so when the other has given orders to the same ship', async () => {
      await open(false);
      FakeSocket.last.tell(state({ ...planning, view: fleet([], []) }));
      table.play('sail mikasa tsushima');
      FakeSocket.last.tell({ t: 'stale', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
      FakeSocket.last.tell(state({ ...planning, seq: 6, view: fleet(['turn'], []) }));
      expect(FakeSocket.last.plays).toHaveLength(1);
      expect(notices.list.map((notice) => notice.id)).toEqual(['page-too-late']);
    });

    it('knows its own orders from those of the other', async () => {
      await open(false);
      FakeSocket.last.tell(state({ ...planning, view: fleet([], []) }));
      table.play('sail mikasa tsushima', 'sail mikasa tsushima');
      FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
      FakeSocket.last.tell(state({ ...planning, seq: 6, view: fleet(['sail'], []) }));
      FakeSocket.last.tell({ t: 'stale', id: FakeSocket.last.plays[1]?.id ?? '', seq: 7 });
      FakeSocket.last.tell(state({ ...planning, seq: 7, view: fleet(['sail'], ['sail']) }));
      expect(FakeSocket.last.plays.map((play) => play.expect)).toEqual([5, 6, 7]);
    });
  });

  it('takes in nothing that a spectator may not see where everybody looks on', async () => {
    await open(false);
    table.close();
    table = new Table('abc', true);
    await table.open();
    FakeSocket.last.open();
    FakeSocket.last.tell(state({}));
    expect(table.live).toBeNull();
    expect(looks()).toEqual(['']);
    FakeSocket.last.tell(state({ as: '' }));
    expect(table.live?.as).toBe('');
  });

  it('keeps announcements in order, each once', async () => {
    await open(false);
    const told = (n: number) => ({ t: 'announce' as const, n, text: `number ${n}`, time: n });
    for (const n of [2, 1, 2]) FakeSocket.last.tell(told(n));
    expect(table.announcements.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('shows why something was refused', async () => {
    await open(false);
    FakeSocket.last.tell(state({}));
    table.play('battle tsushima', 'pass');
    FakeSocket.last.tell({ t: 'refused', id: FakeSocket.last.plays[0]?.id ?? '', clause: 'PA-7.1' });
    expect(notices.list.map((notice) => [notice.clause, notice.id])).toEqual([
      ['PA-7.1', ''],
      ['', 'page-not-sent'],
    ]);
  });

  it('answers an only choice unasked, but not after a takeback', async () => {
    await open(false);
    FakeSocket.last.tell(state({ legal: ['done'] }));
    expect(FakeSocket.last.plays.map(({ action }) => action)).toEqual(['done']);
    FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
    expect(table.answers.given).toEqual(new Map([[6, 'done']]));
    FakeSocket.last.tell(state({ seq: 7, legal: ['pass', 'battle tsushima'], takeback: 'free' }));
    table.play('pass');
    FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[1]?.id ?? '', seq: 8 });
    FakeSocket.last.tell(state({ seq: 8, acting: ['russia'], takeback: 'free' }));
    table.undo();
    expect(FakeSocket.last.plays.at(-1)?.action).toBe('takeback to 7');
    FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[2]?.id ?? '', seq: 9 });
    FakeSocket.last.tell(state({ seq: 9, legal: ['done'], takeback: 'free' }));
    expect(FakeSocket.last.plays).toHaveLength(3);
    table.undo();
    expect(FakeSocket.last.plays.at(-1)?.action).toBe('takeback action');
  });

  it('carries out the set-up that was chosen, step by step', async () => {
    await open(true);
    FakeSocket.last.tell(state({ setups: { front: 'pass' } }));
    expect(FakeSocket.last.plays).toHaveLength(0);
    table.setUp('front');
    FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
    FakeSocket.last.tell(state({ seq: 6, acting: ['russia'], setups: {} }));
    FakeSocket.last.tell(state({ seq: 7, setups: { front: 'battle tsushima' } }));
    expect(FakeSocket.last.plays.map(({ action }) => action)).toEqual(['pass', 'battle tsushima']);
    expect(table.answers.given.size).toBe(0);
  });

  it('passes a window unasked when the player wants that, and asks again when it is taken back', async () => {
    await open(false);
    const window = { prompt: { name: 'after-die', args: [] }, legal: ['pass', 'play j02'] };
    FakeSocket.last.tell(state(window));
    table.passHere('after-die', 'always');
    FakeSocket.last.tell(state(window)); // told twice, passed once
    expect(FakeSocket.last.plays.map((play) => play.action)).toEqual(['pass']);
    FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[0]?.id ?? '', seq: 6 });
    FakeSocket.last.tell(state({ ...window, seq: 7 }));
    FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[1]?.id ?? '', seq: 8 });
    expect(FakeSocket.last.plays).toHaveLength(2);
    table.passHere('after-die', null);
    FakeSocket.last.tell(state({ ...window, seq: 9 }));
    FakeSocket.last.tell(state({ seq: 10 })); // another question was never to be passed
    expect(FakeSocket.last.plays).toHaveLength(2);
  });

  it('asks after all when something can be answered and only empty windows are to be passed', async () => {
    await open(false);
    const window = { prompt: { name: 'after-die', args: [] } };
    FakeSocket.last.tell(state({ ...window, legal: ['pass', 'play j02'] }));
    table.passHere('after-die', 'idle');
    expect(FakeSocket.last.plays).toHaveLength(0);
    FakeSocket.last.tell(state({ ...window, seq: 6, legal: ['pass'] }));
    expect(FakeSocket.last.plays.map((play) => play.action)).toEqual(['pass']);
    FakeSocket.last.tell(state({ ...window, seq: 7, as: 'russia', acting: ['russia'], legal: ['pass'] }));
    expect(FakeSocket.last.plays).toHaveLength(1);
  });

  it('passes an open game on one screen straight to the next side', async () => {
    await open(false);
    FakeSocket.last.tell(state({ you: ['japan', 'russia'] }));
    FakeSocket.last.tell(state({ you: ['japan', 'russia'], seq: 6, acting: ['russia'], legal: [] }));
    expect(table.handover).toBeNull();
    expect(looks()).toEqual(['russia']);
  });

  it('lets a curtain fall when the game has secrets', async () => {
    await open(true);
    FakeSocket.last.tell(state({ you: ['japan', 'russia'] }));
    expect(table.handover).toBe('japan');
    table.takeOver();
    FakeSocket.last.tell(state({ you: ['japan', 'russia'] }));
    FakeSocket.last.tell(state({ you: ['japan', 'russia'], seq: 6, acting: ['russia'], legal: [] }));
    expect(table.handover).toBe('russia');
    expect(looks()).toEqual(['', 'japan', '']);
    table.takeOver();
    expect(table.handover).toBeNull();
    expect(looks().at(-1)).toBe('russia');
  });

  it('does not let the curtain fall again for a view that comes late', async () => {
    await open(true);
    const both = { you: ['japan', 'russia'] };
    FakeSocket.last.tell(state(both));
    expect(table.handover).toBe('japan');
    table.takeOver();
    FakeSocket.last.tell(state({ ...both, as: '' }));
    expect(table.handover).toBeNull();
    FakeSocket.last.tell(state(both));
    expect(table.handover).toBeNull();
    expect(looks()).toEqual(['', 'japan']);
  });

  it('shows that the server cannot save, and says when it can again', async () => {
    await open(false);
    FakeSocket.last.tell({ t: 'storage', failing: true });
    expect(table.isStorageFailing).toBe(true);
    FakeSocket.last.tell({ t: 'storage', failing: false });
    expect(table.isStorageFailing).toBe(false);
    expect(notices.list.map((notice) => notice.id)).toEqual(['page-storage-back']);
  });
});
