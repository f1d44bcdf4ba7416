/** The line to the lobby. It only listens, and comes back by itself after a break. */

import { leave, newId } from './socket';
import type { LobbyMessage } from './wire';

export interface LobbyListener {
  message(message: LobbyMessage): void;
  online(is: boolean): void;
}

const FIRST_RETRY = 500;
const LAST_RETRY = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
/** The server does not want another window of this person or address. */
const TOO_MANY = 4_429;

export class LobbyLine {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;

  constructor(
    private readonly url: string,
    private readonly listener: LobbyListener,
    private readonly Socket: typeof WebSocket = WebSocket,
  ) {}

  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    globalThis.addEventListener('online', this.hurry);
    this.connect();
  }

  close(): void {
    this.isOpen = false;
    globalThis.removeEventListener('online', this.hurry);
    this.hangUp();
  }

  /** Call again, as whoever this browser is now. */
  renew(): void {
    if (!this.isOpen) return;
    this.hangUp();
    this.connect();
  }

  private readonly hurry = (): void => {
    if (!this.socket) this.renew();
  };

  private connect(): void {
    const socket = new this.Socket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.listener.online(true);
      this.listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen();
      for (const line of event.data.split('\n')) this.listener.message(JSON.parse(line) as LobbyMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.hangUp();
    this.listener.online(false);
    if (!this.isOpen || code === TOO_MANY) return;
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.attempts) * (0.75 + Math.random() / 2);
    this.attempts += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    clearTimeout(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    if (socket) leave(socket);
  }

  /** Ask for a sign of life now and then; a line that gives none is dead, even if nobody said so. */
  private listen(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.socket?.send(JSON.stringify({ t: 'ping', id: newId() }));
      this.heartbeat = setTimeout(() => this.lost(0), PONG_WITHIN);
    }, PING_EVERY);
  }
}
