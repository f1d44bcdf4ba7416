/** One open table: what the server tells of it, what we have asked for, and which moment we look at. */

import { AutoAnswers } from './auto-answers.svelte';
import type { Direction } from './board';
import { Failures } from './failures';
import { Handover } from './handover.svelte';
import { Heard } from './heard.svelte';
import { api } from './http';
import { attempt, notices } from './notices.svelte';
import { OwnSteps } from './own-steps';
import { page } from './page.svelte';
import { Refusals } from './refusals.svelte';
import { type Command, type Connection, TableSocket } from './socket';
import { makeSpeaker } from './speakers';
import type { Passing } from './unasked';
import type {
  Announcement,
  Change,
  ChatLine,
  GameDocument,
  Language,
  LogLine,
  ServerMessage,
  StageWish,
  State,
  TableInfo,
} from './wire';
import { Speaker } from './words';

/** The lines with another one, in order, each once. */
const withLine = <Line extends { n: number }>(lines: readonly Line[], line: Line): Line[] =>
  [...lines.filter(({ n }) => n !== line.n), line].sort((a, b) => a.n - b.n);

export class Table {
  info: TableInfo | null = $state.raw(null);
  words: Speaker | null = $state.raw(null);
  live: State | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  announcements: Announcement[] = $state.raw([]);
  /** The player has acted and neither pointed nor typed since: a hand that rests asks nothing. */
  isResting = $state(false);
  connection: Connection = $state('connecting');
  closeCode = $state(0);
  /** The server cannot save, so that it accepts no move. */
  isStorageFailing = $state(false);
  pending: readonly Command[] = $state.raw([]);
  readonly answers = new AutoAnswers();
  readonly own = new OwnSteps();
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  /** Told of every state before it is drawn; `isBack`: the line was broken before it. */
  onState: (state: State, before: State | null, isBack: boolean) => void = () => undefined;

  private readonly socket: TableSocket;
  private game: GameDocument | null = null;
  private readonly refusals = new Refusals((seat) => this.socket.ask(seat));
  private readonly failures = new Failures(() => this.words);
  private readonly heard = new Heard();
  private readonly screen = new Handover((seat) => this.askFor(seat));
  private acknowledged = -1;
  private isBack = false;

  /** On a screen that everybody sees nothing is asked for, or taken in, that a spectator may not know. */
  constructor(
    readonly id: string,
    private readonly isPublic = false,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new TableSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      {
        message: (message) => this.receive(message),
        connection: (now, code) => {
          if (now === 'open' && this.connection === 'offline') this.isBack = true;
          this.connection = now;
          if (now !== 'open') this.isStorageFailing = false; // said again after a break, if it is still so
          this.closeCode = code;
        },
        pending: (commands) => (this.pending = commands),
        failed: (command, failure, behind) => this.failures.take(command, failure, behind),
      },
    );
  }

  async open(): Promise<void> {
    this.info = await api.table(this.id);
    this.game = await api.tableGame(this.id);
    await this.speak(page.language);
    if (this.isPublic) this.socket.lookFrom('');
    this.socket.start();
  }

  close(): void {
    this.refusals.stop();
    this.socket.stop();
  }

  /** Speak another language; the old one stays until the new one is here. */
  async speak(language: Language): Promise<void> {
    if (!this.game || this.words?.language === language) return;
    const words = await makeSpeaker(this.game, language);
    this.words = words;
    this.call(this.live?.names ?? {});
  }

  /** Call things by the names that players have given them. */
  private call(names: Record<string, string>): void {
    const { words } = this;
    if (words && JSON.stringify(names) !== JSON.stringify(words.given))
      this.words = new Speaker(words.game, words.book, names);
  }

  async refresh(): Promise<void> {
    this.info = await api.table(this.id);
  }

  // Who we are

  /** The seat whose knowledge is shown; "" for a spectator. */
  get seat(): string {
    return this.live?.as ?? '';
  }

  /** The seat from which a table is led, if this one is; nobody else has a hand on its timer. */
  get organiser(): string {
    return this.words?.game.organiser ?? '';
  }

  get isLed(): boolean {
    return this.organiser !== '' && this.seat === this.organiser && this.live?.you.length === 1;
  }

  /** What the organiser shows on all screens, in our clock; null where nobody organises. */
  get stage(): Direction | null {
    const stage = this.live?.stage;
    if (!stage) return null;
    return { ...stage, replay: stage.replay && { ...stage.replay, began: stage.replay.time - this.skew } };
  }

  get isActing(): boolean {
    return this.live?.acting.includes(this.seat) ?? false;
  }

  /** Whether seats see different things, so that a shared screen needs a curtain. */
  get hasSecrets(): boolean {
    return this.words?.game.secrets ?? true;
  }

  get log(): LogLine[] {
    return this.heard.log;
  }

  get fresh(): LogLine[] {
    return this.heard.fresh;
  }

  get refused(): Map<string, string> {
    return this.refusals.now;
  }

  // What we do

  play(...actions: string[]): void {
    if (!this.live || !this.seat) return;
    this.answers.isHeld = actions.includes('undo');
    if (this.answers.isHeld) this.own.takeBack();
    else this.own.decide(this.live.seq);
    this.send(actions, this.live);
  }

  private send(actions: string[], live: State): void {
    this.failures.choose(live);
    this.isResting = true;
    notices.closeRefusals();
    this.socket.play(this.seat, actions, live.seq);
  }

  /** Whether the last decision can be taken back without asking anybody. */
  get mayUndo(): boolean {
    return this.live !== null && (this.live.undo || this.live.takeback === 'free');
  }

  /** Take back the last step or, where nobody else plays, the last own decision, whatever came between. */
  undo(): void {
    if (!this.live) return;
    if (this.live.undo) this.play('undo');
    else {
      const last = this.own.takeBack();
      this.takeBack(last === undefined ? 'action' : `to ${last}`);
    }
  }

  /** Go back to an earlier decision; other people are asked. */
  takeBack(wish: string): void {
    if (!this.live) return;
    this.answers.isHeld = true;
    this.answers.setup = '';
    this.socket.play(this.seat || (this.live.you[0] ?? ''), [`takeback ${wish}`], this.live.seq);
  }

  /** Have a ready set-up carried out, step by step. */
  setUp(name: string): void {
    this.answers.setup = name;
    this.answers.isHeld = false;
    if (this.live) this.answerUnasked(this.live);
  }

  /** The player points, taps or types: whatever is forbidden may say why. */
  intend(): void {
    if (this.isResting) this.isResting = false;
  }

  /** For resigning and draws on one screen, where the seat is not always the one that looks. */
  playAs(seat: string, action: string): void {
    if (this.live) this.socket.play(seat, [action], this.live.seq);
  }

  /** Pass this window automatically from now on, at once if it is open; null asks again. */
  passHere(prompt: string, mode: Passing | null): void {
    this.answers.passHere(this.seat, prompt, mode);
    if (this.live) this.answerUnasked(this.live);
  }

  /** Direct all screens, as the organiser. */
  async direct(wish: StageWish): Promise<void> {
    await attempt(() => api.stage(this.id, wish));
  }

  /** To everybody, or to those at a seat. */
  say(text: string, to = ''): boolean {
    return this.socket.chat(text, to);
  }

  /** On one screen: the seat that must take over before anything is shown. */
  get handover(): string | null {
    return this.screen.seat;
  }

  /** Show the view of another seat. */
  look(seat: string): void {
    this.screen.look(seat);
  }

  takeOver(): void {
    this.screen.takeOver();
  }

  private askFor(seat: string): void {
    this.refusals.clear();
    this.socket.lookFrom(seat);
  }

  // What we hear

  private receive(message: Exclude<ServerMessage, Change>): void {
    switch (message.t) {
      case 'state':
        this.show(message);
        break;
      case 'why':
        this.refusals.hear(message.id, message.refused);
        break;
      case 'chat':
        this.chat = withLine(this.chat, message);
        break;
      case 'announce':
        this.announcements = withLine(this.announcements, message);
        break;
      case 'storage':
        if (this.isStorageFailing && !message.failing) notices.add({ id: 'page-storage-back' });
        this.isStorageFailing = message.failing;
        break;
      case 'ack':
        this.acknowledged = message.seq;
        this.own.add(message.seq);
        this.answers.acknowledge(message.seq);
        break;
      case 'error':
        notices.add({ tone: 'error', id: message.error, args: message.args ?? {} });
        break;
    }
  }

  private show(state: State): void {
    if (this.isPublic && state.as !== '') return;
    if (state.seq === this.acknowledged) this.failures.follow(state.view);
    const before = this.live;
    this.heard.take(state, before, this.hasSecrets);
    this.skew = state.now - Date.now();
    this.live = state;
    this.call(state.names);
    this.onState(state, before, this.isBack);
    this.isBack = false;
    if (before?.seq !== state.seq || before.as !== state.as) this.refusals.ask(state);
    const again = this.failures.settle(state);
    if (again[0])
      this.socket.play(
        again[0].seat,
        again.map(({ action }) => action),
        state.seq,
      );
    this.screen.pass(state, this.hasSecrets, before === null);
    this.answerUnasked(state);
  }

  private answerUnasked(state: State): void {
    const isOpen = !this.hasSecrets || state.every_step;
    const action = this.isPublic ? null : this.answers.next(state, isOpen);
    if (action !== null) this.send([action], state);
  }
}
