import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Command, type Connection, type Failure, TableSocket } from './socket';
import { FakeSocket } from '../test/fake-socket';

describe('the line to a table', () => {
  let socket: TableSocket;
  let connections: Connection[];
  let pending: string[];
  let failures: { command: Command; failure: Failure; behind: number }[];

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    [connections, pending, failures] = [[], [], []];
    socket = new TableSocket(
      'ws://here/socket',
      {
        message: () => undefined,
        connection: (now) => connections.push(now),
        pending: (commands) => (pending = commands.map((command) => command.action)),
        failed: (command, failure, behind) => failures.push({ command, failure, behind: behind.length }),
      },
      FakeSocket as unknown as typeof WebSocket,
    );
    socket.start();
  });

  afterEach(() => {
    socket.stop();
    vi.useRealTimers();
  });

  it('sends one command at a time and expects the number of the one before', () => {
    FakeSocket.last.open();
    socket.play('japan', ['sail mikasa tsushima', 'sail fuji tsushima'], 7);
    expect(FakeSocket.last.plays.map((p) => [p.action, p.expect])).toEqual([['sail mikasa tsushima', 7]]);
    FakeSocket.last.tell({ t: 'ack', id: FakeSocket.last.plays[0]?.id ?? '', seq: 8 });
    expect(FakeSocket.last.plays.map((p) => p.expect)).toEqual([7, 8]);
    expect(pending).toEqual(['sail fuji tsushima']);
  });

  it('is not closed while it is being opened, but as soon as it is', () => {
    const opening = FakeSocket.last;
    const closed = vi.spyOn(opening, 'close');
    socket.stop();
    expect(closed).not.toHaveBeenCalled();
    opening.open();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('takes a double click for one click', () => {
    FakeSocket.last.open();
    socket.play('japan', ['pass'], 3);
    socket.play('japan', ['pass'], 3);
    expect(pending).toEqual(['pass']);
  });

  it('lets one gesture do the same thing twice, but not a double click of it', () => {
    FakeSocket.last.open();
    socket.play('usa', ['fly left', 'fly right', 'fly left'], 3);
    socket.play('usa', ['fly left', 'fly right', 'fly left'], 3);
    expect(pending).toEqual(['fly left', 'fly right', 'fly left']);
  });

  it('sends again after a break, under the same id, whatever was not acknowledged', () => {
    FakeSocket.last.open();
    socket.play('japan', ['pass'], 3);
    const first = FakeSocket.last.plays[0];
    FakeSocket.last.breakDown();
    expect(connections.at(-1)).toBe('offline');
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.plays).toEqual([first]);
    FakeSocket.last.tell({ t: 'ack', id: first?.id ?? '', seq: 4 });
    expect(pending).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('keeps what is clicked while the line is down', () => {
    FakeSocket.last.open();
    FakeSocket.last.breakDown();
    socket.play('japan', ['pass'], 3);
    expect(pending).toEqual(['pass']);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.plays.map((p) => p.action)).toEqual(['pass']);
  });

  it('looks from the same seat again after a break', () => {
    FakeSocket.last.open();
    socket.lookFrom('russia');
    FakeSocket.last.breakDown();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({ t: 'look', seat: 'russia' });
  });

  it('waits longer after every failure, and at once when the browser is online again', () => {
    for (const wait of [600, 1_000, 2_000]) {
      FakeSocket.last.breakDown();
      vi.advanceTimersByTime(wait);
    }
    expect(FakeSocket.all).toHaveLength(4);
    FakeSocket.last.breakDown();
    globalThis.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(5);
  });

  it('does not come back when the server does not want it', () => {
    FakeSocket.last.open();
    FakeSocket.last.breakDown(4_403);
    vi.advanceTimersByTime(60_000);
    expect(connections.at(-1)).toBe('closed');
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('reports a refusal and drops what waited behind it', () => {
    FakeSocket.last.open();
    socket.play('japan', ['sail mikasa tsushima', 'sail fuji tsushima'], 7);
    const id = FakeSocket.last.plays[0]?.id ?? '';
    FakeSocket.last.tell({ t: 'refused', id, clause: 'PA-5.8' });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ failure: { reason: 'refused', clause: 'PA-5.8' }, behind: 1 });
    expect(pending).toEqual([]);
  });

  it('reports what the server could not save as not done', () => {
    FakeSocket.last.open();
    socket.play('japan', ['pass'], 7);
    FakeSocket.last.tell({
      t: 'error',
      id: FakeSocket.last.plays[0]?.id ?? '',
      error: 'error-storage',
      args: {},
    });
    expect(failures[0]?.failure).toMatchObject({ error: 'error-storage' });
  });

  it('reports a stale command', () => {
    FakeSocket.last.open();
    socket.play('japan', ['pass'], 7);
    FakeSocket.last.tell({ t: 'stale', id: FakeSocket.last.plays[0]?.id ?? '', seq: 9 });
    expect(failures[0]?.failure).toEqual({ reason: 'stale' });
  });

  it('takes a line without a sign of life for dead', () => {
    FakeSocket.last.open();
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent.map((message) => message.t)).toEqual(['ping']);
    vi.advanceTimersByTime(8_000);
    expect(connections.at(-1)).toBe('offline');
  });

  it('asks for a sign of life soon when an answer is missing or the network is gone', () => {
    const pings = () => FakeSocket.last.sent.filter((message) => message.t === 'ping').length;
    FakeSocket.last.open();
    socket.play('japan', ['pass'], 3);
    vi.advanceTimersByTime(3_000);
    expect(pings()).toBe(1);
    FakeSocket.last.tell({ t: 'pong', id: '' });
    globalThis.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(1);
    expect(pings()).toBe(2);
    vi.advanceTimersByTime(8_000);
    expect(connections.at(-1)).toBe('offline');
    expect(pending).toEqual(['pass']);
  });

  it('sends no chat while the line is down, and says so', () => {
    expect(socket.chat('hello')).toBe(false);
    FakeSocket.last.open();
    expect(socket.chat('hello')).toBe(true);
  });
});
