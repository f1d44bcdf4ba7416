/**
 * The line to one table. It comes back by itself after a break and then sends again, under the same id,
 * whatever was not acknowledged; the server carries out each id once. Commands go one at a time: the next one
 * waits for the acknowledgement of the one before, whose sequence number it then expects. Changes of a state
 * are applied here: the listener gets whole states.
 */

import { ChangingState } from './changes';
import type { Arguments, Change, ClientMessage, ServerMessage, State } from './wire';

export type Connection = 'connecting' | 'open' | 'offline' | 'closed';

/** Something a player did, until the server has answered. */
export interface Command {
  readonly id: string;
  readonly seat: string;
  readonly action: string;
  expect: number;
}

export type Failure =
  { reason: 'refused'; clause: string; error: string; args: Arguments } | { reason: 'stale' };

export interface Listener {
  message(message: Exclude<ServerMessage, Change>): void;
  connection(now: Connection, code: number): void;
  pending(commands: readonly Command[]): void;
  /** A command was not carried out; neither were those that waited behind it. */
  failed(command: Command, failure: Failure, behind: readonly Command[]): void;
}

const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** After an action the answer is expected soon. */
const DOUBT_AFTER = 3_000;
/** Close codes from here on are the server's own: it does not want this page back. */
const FINAL_CODES = 4_400;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Hear nothing more of it. Browsers complain when one is closed that is still being opened. */
export function leave(socket: WebSocket): void {
  const isConnecting = socket.readyState === WebSocket.CONNECTING;
  socket.onmessage = socket.onclose = null;
  socket.onopen = isConnecting ? () => socket.close() : null;
  if (!isConnecting) socket.close();
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private queue: Command[] = [];
  private look: string | null = null;
  private state = new ChangingState();
  private seat = '';
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private awaitedPong: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly Socket: typeof WebSocket = WebSocket,
  ) {}

  start(): void {
    globalThis.addEventListener('online', this.hurry);
    globalThis.addEventListener('offline', this.doubt);
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    globalThis.removeEventListener('online', this.hurry);
    globalThis.removeEventListener('offline', this.doubt);
    clearTimeout(this.retry);
    this.hangUp();
  }

  get pending(): readonly Command[] {
    return this.queue;
  }

  /**
   * Put actions into the queue. One that waited there already is not doubled: a double click is one click. A
   * single gesture may do the same thing twice.
   */
  play(seat: string, actions: readonly string[], seen: number): void {
    const waiting = [...this.queue];
    for (const action of actions) {
      if (waiting.some((command) => command.seat === seat && command.action === action)) continue;
      const expect = Math.max(seen, (this.queue.at(-1)?.expect ?? -1) + 1);
      this.queue.push({ id: newId(), seat, action, expect });
      if (this.queue.length === 1) this.sendFirst();
    }
    this.tellPending();
  }

  /** From which seat to look; said again after every break. */
  lookFrom(seat: string): void {
    this.look = seat;
    this.send({ t: 'look', seat });
  }

  ask(seat: string): string {
    const id = newId();
    this.send({ t: 'why', id, seat });
    return id;
  }

  /** Chat is not queued: false means it was not sent. */
  chat(text: string, to = ''): boolean {
    return this.send({ t: 'chat', id: newId(), text, to });
  }

  // The line itself

  private readonly hurry = (): void => {
    if (this.socket) return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** Without a network the line may still hold: the server may be on this machine. So it is tried. */
  private readonly doubt = (): void => {
    if (this.socket) this.listen(0);
  };

  private connect(): void {
    this.listener.connection(this.attempts ? 'offline' : 'connecting', 0);
    const socket = new this.Socket(`${this.url}?changes`);
    this.socket = socket;
    this.state = new ChangingState();
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      for (const line of event.data.split('\n')) this.received(JSON.parse(line) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private opened(): void {
    this.attempts = 0;
    this.listener.connection('open', 0);
    if (this.look !== null) this.send({ t: 'look', seat: this.look });
    this.listen();
    this.sendFirst();
  }

  private lost(code: number): void {
    this.hangUp();
    if (this.stopped) return;
    if (code >= FINAL_CODES) {
      this.listener.connection('closed', code);
      return;
    }
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.listener.connection('offline', code);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private hangUp(): void {
    clearTimeout(this.heartbeat);
    clearTimeout(this.awaitedPong);
    const socket = this.socket;
    this.socket = null;
    if (socket) leave(socket);
  }

  /** Ask for a sign of life now and then; a line that gives none is dead, even if nobody said so. */
  private listen(after = PING_EVERY): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.send({ t: 'ping', id: newId() });
      clearTimeout(this.awaitedPong);
      this.awaitedPong = setTimeout(() => this.lost(0), PONG_WITHIN);
    }, after);
  }

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== this.Socket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private sendFirst(): void {
    const first = this.queue[0];
    if (first && this.send({ t: 'play', ...first })) this.listen(DOUBT_AFTER);
  }

  // Answers

  private received(message: ServerMessage): void {
    clearTimeout(this.awaitedPong);
    this.listen();
    if (message.t === 'ack') this.acknowledged(message.id, message.seq);
    else if (message.t === 'refused') {
      const { clause, error, args } = message;
      this.turnedDown(message.id, { reason: 'refused', clause, error: error ?? '', args: args ?? {} });
    } else if (message.t === 'stale') this.turnedDown(message.id, { reason: 'stale' });
    else if (message.t === 'error' && message.id !== undefined && message.id === this.queue[0]?.id) {
      const { error, args } = message;
      this.turnedDown(message.id, { reason: 'refused', clause: '', error, args: args ?? {} });
      return;
    }
    if (message.t === 'state' || message.t === 'change') this.follow(message);
    else this.listener.message(message);
  }

  private follow(message: State | Change): void {
    const state = this.state.take(message);
    if (state) {
      this.seat = state.as;
      this.listener.message(state);
    } else this.send({ t: 'look', seat: this.look ?? this.seat });
  }

  private acknowledged(id: string, seq: number): void {
    if (this.queue[0]?.id !== id) return;
    this.queue.shift();
    if (this.queue[0]) this.queue[0].expect = seq;
    this.sendFirst();
    this.tellPending();
  }

  private turnedDown(id: string, failure: Failure): void {
    if (this.queue[0]?.id !== id) return;
    const [command, ...behind] = this.queue;
    this.queue = [];
    this.tellPending();
    if (command) this.listener.failed(command, failure, behind);
  }

  private tellPending(): void {
    this.listener.pending([...this.queue]);
  }
}
