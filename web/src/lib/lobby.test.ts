import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from '../test/fake-socket';
import { Lobby, merged } from './lobby.svelte';
import type { Challenge, LobbyMessage, ServerMessage } from './wire';

const challenge = (id: string, name = 'Ann'): Challenge => ({
  id,
  game: 'port-arthur',
  name,
  who: 'p',
  account: false,
  seat: '',
  options: {},
  takebacks: true,
  whom: 'anybody',
  wish: false,
  created: 0,
  rated: false,
});
const counts = { 'port-arthur': { challenges: 1, open: 0, playing: 0, over: 0 } };

describe('the lobby', () => {
  let lobby: Lobby;
  let matched: string[];

  const tell = (message: LobbyMessage) => FakeSocket.last.tell(message as ServerMessage);

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    FakeSocket.all = [];
    matched = [];
    const Socket = FakeSocket as unknown as typeof WebSocket;
    lobby = new Lobby('ws://here/lobby', (_, table) => matched.push(table), Socket);
    lobby.open();
    FakeSocket.last.open();
    tell({
      t: 'lobby',
      challenges: [challenge('a'), challenge('b')],
      open: [],
      playing: [],
      over: [],
      counts,
    });
  });

  afterEach(() => {
    lobby.close();
    vi.useRealTimers();
  });

  it('lists the newest first and follows what changes', () => {
    expect(lobby.challenges.map(({ id }) => id)).toEqual(['b', 'a']);
    tell({
      t: 'change',
      challenges: [challenge('c'), challenge('a', 'Eve')],
      tables: [],
      gone: ['b'],
      counts,
    });
    expect(lobby.challenges.map(({ id, name }) => [id, name])).toEqual([
      ['c', 'Ann'],
      ['a', 'Eve'],
    ]);
  });

  it('calls again under the own name once there is one', () => {
    lobby.offered('a');
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    tell({ t: 'mine', challenges: ['a'] });
    lobby.meet();
    expect(FakeSocket.all).toHaveLength(2);
    expect([lobby.mine, lobby.isWaiting]).toEqual([['a'], true]);
  });

  it('waits until it is matched, or the challenge is gone', () => {
    tell({ t: 'mine', challenges: ['a'] });
    lobby.offered('a');
    tell({ t: 'matched', challenge: 'a', table: 't1' });
    expect([matched, lobby.mine, lobby.isWaiting]).toEqual([['t1'], [], false]);
    lobby.offered('b');
    expect(lobby.isWaiting).toBe(true);
    tell({ t: 'change', challenges: [], tables: [], gone: ['b'], counts });
    expect(lobby.isWaiting).toBe(false);
  });

  it('comes back after a break, but not where it has too many windows', () => {
    FakeSocket.last.breakDown();
    vi.advanceTimersByTime(2_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.breakDown(4_429);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('puts new rows first and replaces known ones where they stand', () => {
    const rows = [
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
    ];
    expect(
      merged(rows, [
        { id: 'b', n: 2 },
        { id: 'c', n: 1 },
        { id: 'd', n: 1 },
      ]),
    ).toEqual([
      { id: 'd', n: 1 },
      { id: 'c', n: 1 },
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ]);
  });
});
