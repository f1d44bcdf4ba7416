/** The lobby as the server tells it: open challenges, public tables, and which challenges are one's own. */

import { LobbyLine } from './lobby-line';
import type { Challenge, Counts, LobbyMessage, PublicTable } from './wire';

type Matched = (challenge: string, table: string) => void;

/** New rows first; a row that is there already is replaced where it stands. */
export function merged<Row extends { id: string }>(rows: readonly Row[], fresh: readonly Row[]): Row[] {
  const changed = new Map(fresh.map((row) => [row.id, row]));
  const kept = rows.map((row) => changed.get(row.id) ?? row);
  const known = new Set(rows.map(({ id }) => id));
  return [...fresh.filter(({ id }) => !known.has(id)).reverse(), ...kept];
}

const WAITING = 'admiralty.waiting';

export class Lobby {
  /** The newest first. */
  challenges: Challenge[] = $state.raw([]);
  tables: PublicTable[] = $state.raw([]);
  counts: Record<string, Counts> = $state.raw({});
  mine: string[] = $state.raw([]);
  isOnline = $state(false);
  isTold = $state(false);
  /** This window waits for an opponent, also on other pages and after a reload. */
  isWaiting = $state(sessionStorage.getItem(WAITING) === 'yes');
  /** The challenge that this window has just offered, until its row has been brought into sight. */
  newest = '';
  /** The server knows who listens. */
  private isKnown = false;
  private readonly line: LobbyLine;

  constructor(
    url: string,
    private readonly onMatched: Matched,
    Socket: typeof WebSocket = WebSocket,
  ) {
    const online = (is: boolean) => (this.isOnline = is);
    this.line = new LobbyLine(url, { message: (each) => this.hear(each), online }, Socket);
  }

  open(): void {
    this.line.open();
  }

  close(): void {
    this.line.close();
    this.isKnown = this.isTold = this.isOnline = false;
  }

  /** Whoever has just got a name listens under it. */
  meet(): void {
    if (!this.isKnown) this.line.renew();
  }

  wait(is: boolean): void {
    this.isWaiting = is;
    sessionStorage.setItem(WAITING, is ? 'yes' : 'no');
  }

  /** This window offers it, and is told when somebody accepts. */
  offered(challenge: string): void {
    if (!this.mine.includes(challenge)) this.mine = [...this.mine, challenge];
    this.newest = challenge;
    this.wait(true);
    this.meet();
  }

  private hear(message: LobbyMessage): void {
    if (message.t === 'lobby') {
      this.challenges = [...message.challenges].reverse();
      this.tables = [...message.open, ...message.playing, ...message.over];
      this.counts = message.counts;
      this.isTold = true;
    } else if (message.t === 'change') {
      const isLeft = ({ id }: { id: string }) => !message.gone.includes(id);
      this.challenges = merged(this.challenges, message.challenges).filter(isLeft);
      this.tables = merged(this.tables, message.tables).filter(isLeft);
      this.mine = this.mine.filter((id) => isLeft({ id }));
      if (!this.mine.length && this.isKnown) this.wait(false);
      this.counts = message.counts;
    } else if (message.t === 'mine') {
      this.isKnown = true;
      this.mine = message.challenges;
      if (!message.challenges.length) this.wait(false);
    } else if (message.t === 'matched') {
      this.mine = this.mine.filter((id) => id !== message.challenge);
      this.wait(this.mine.length > 0);
      this.onMatched(message.challenge, message.table);
    }
  }
}
