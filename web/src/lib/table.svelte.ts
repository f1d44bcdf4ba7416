/** One open table: what the server tells of it, what we have asked for, and which moment we look at. */

import { api } from './http';
import { continueLog, freshLines } from './log';
import { notices } from './notices.svelte';
import { page } from './page.svelte';
import { preferences } from './preferences.svelte';
import { type Command, type Connection, type Failure, TableSocket } from './socket';
import { concerning } from './concern';
import { type Passing, unasked } from './unasked';
import type {
  Announcement,
  ChatLine,
  GameDocument,
  Language,
  LogLine,
  ServerMessage,
  State,
  TableInfo,
  View,
} from './wire';
import { Book, Speaker } from './words';

const NOTHING: Map<string, string> = new Map();
/** Refusals are asked for once a decision has stood this long, so that a quick click costs nothing. */
const ASK_WHY_AFTER = 250;

export const passKey = (seat: string, prompt: string): string => `${seat} ${prompt}`;

/** What is done at the table rather than in the game. */
const TABLE_WORDS: Record<string, string> = {
  undo: 'label-undo',
  resign: 'label-resign',
  'draw offer': 'label-offer-draw',
  'draw accept': 'label-accept-draw',
  'draw decline': 'label-decline-draw',
  'draw withdraw': 'label-withdraw-draw',
};
const TAKEBACK = 'takeback';

const texts = new Map<string, Promise<string>>();

/** A game's text in a language, fetched once. A failed attempt is forgotten, so that it can be repeated. */
export function gameText(slug: string, language: Language): Promise<string> {
  const key = `${slug} ${language}`;
  const known = texts.get(key) ?? api.text(slug, language);
  texts.set(key, known);
  known.catch(() => texts.delete(key));
  return known;
}

export async function makeSpeaker(game: GameDocument, language: Language): Promise<Speaker> {
  return new Speaker(game, new Book(language, [await gameText(game.slug, language)]));
}

export class Table {
  info: TableInfo | null = $state.raw(null);
  words: Speaker | null = $state.raw(null);
  live: State | null = $state.raw(null);
  log: LogLine[] = $state.raw([]);
  fresh: LogLine[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  announcements: Announcement[] = $state.raw([]);
  refused: Map<string, string> = $state.raw(NOTHING);
  /** The player has acted and neither pointed nor typed since: a hand that rests asks nothing. */
  isResting = $state(false);
  connection: Connection = $state('connecting');
  closeCode = $state(0);
  /** The server cannot save, so that it accepts no move. */
  isStorageFailing = $state(false);
  pending: readonly Command[] = $state.raw([]);
  /** On one screen: the seat that must take over before anything is shown. */
  handover: string | null = $state(null);
  /** The windows that are passed automatically, by seat and prompt, until the page is closed. */
  passes: Record<string, Passing> = $state.raw({});
  /** The ready set-up that this player has chosen, or "". */
  setup = $state('');
  /** What was answered without asking, by the step it became. */
  answered: ReadonlyMap<number, string> = $state.raw(new Map());
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  /** Told of every state before it is drawn; `isBack`: the line was broken before it. */
  onState: (state: State, before: State | null, isBack: boolean) => void = () => undefined;

  private readonly socket: TableSocket;
  private game: GameDocument | null = null;
  private whyTimer: ReturnType<typeof setTimeout> | undefined;
  private whyId = '';
  /** A command that came too late, kept until the fresh state tells whether it still makes sense. */
  private late: { command: Command; behind: readonly Command[] } | null = null;
  /** What stood when something was chosen last, with what we have done to it since. */
  private clicked: { prompt: State['prompt']; view: View } | null = null;
  private acknowledged = -1;
  /** The steps that we have taken, as we count them. */
  private readonly own = new Set<number>();
  private isBack = false;
  /** The seat whose view was asked for last; a late state of an earlier one is no reason to ask again. */
  private eyes: string | null = null;
  /** The moment that was last answered unasked; the same state may come twice. */
  private answeredAt = -1;
  /** What was sent without asking and is not acknowledged yet. */
  private unaskedFor = '';
  /** After a takeback the player decides, even where there is one choice. */
  private isHeld = false;
  /** The moments of this player's own decisions, without those that were answered unasked. */
  private readonly decided: number[] = [];
  /** The log as each seat at this screen last saw it. */
  private readonly heard = new Map<string, LogLine[]>();

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
        failed: (command, failure, behind) => this.failed(command, failure, behind),
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
    clearTimeout(this.whyTimer);
    this.socket.stop();
  }

  /** Speak another language; the old one stays until the new one is here. */
  async speak(language: Language): Promise<void> {
    if (this.game && this.words?.language !== language) this.words = await makeSpeaker(this.game, language);
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

  get isHotSeat(): boolean {
    return (this.live?.you.length ?? 0) > 1;
  }

  get isActing(): boolean {
    return this.live?.acting.includes(this.seat) ?? false;
  }

  /** Whether seats see different things, so that a shared screen needs a curtain. */
  get hasSecrets(): boolean {
    return this.words?.game.secrets ?? true;
  }

  isOwn(n: number): boolean {
    return this.own.has(n);
  }

  /** Whether we did something after one step and before another. */
  ownBetween(after: number, before: number): boolean {
    return [...this.own].some((n) => n > after && n < before);
  }

  // What we do

  play(...actions: string[]): void {
    if (!this.live || !this.seat) return;
    this.isHeld = actions.includes('undo');
    if (this.isHeld) this.decided.pop();
    else this.decided.push(this.live.seq);
    this.send(actions, this.live);
  }

  private send(actions: string[], live: State): void {
    this.clicked = { prompt: live.prompt, view: live.view };
    this.isResting = true;
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
      const last = this.decided.pop();
      this.takeBack(last === undefined ? 'action' : `to ${last}`);
    }
  }

  /** Go back to an earlier decision; other people are asked. */
  takeBack(wish: string): void {
    if (!this.live) return;
    this.isHeld = true;
    this.setup = '';
    this.socket.play(this.seat || (this.live.you[0] ?? ''), [`${TAKEBACK} ${wish}`], this.live.seq);
  }

  /** Have a ready set-up carried out, step by step. */
  setUp(name: string): void {
    this.setup = name;
    this.isHeld = false;
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
    const here = passKey(this.seat, prompt);
    const others = Object.entries(this.passes).filter(([key]) => key !== here);
    this.passes = Object.fromEntries(mode ? [...others, [here, mode]] : others);
    if (this.live) this.answerUnasked(this.live);
  }

  say(text: string): boolean {
    return this.socket.chat(text);
  }

  /** Show the view of another seat. */
  look(seat: string): void {
    this.refused = NOTHING;
    this.eyes = seat;
    this.socket.lookFrom(seat);
  }

  takeOver(): void {
    if (this.handover === null) return;
    this.look(this.handover);
    this.handover = null;
  }

  // What we hear

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case 'state':
        this.show(message);
        break;
      case 'why':
        if (message.id === this.whyId) this.refused = new Map(message.refused);
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.n !== message.n), message].sort((a, b) => a.n - b.n);
        break;
      case 'announce':
        this.announcements = [...this.announcements.filter((line) => line.n !== message.n), message].sort(
          (a, b) => a.n - b.n,
        );
        break;
      case 'storage':
        if (this.isStorageFailing && !message.failing) notices.add({ id: 'page-storage-back' });
        this.isStorageFailing = message.failing;
        break;
      case 'ack':
        this.acknowledged = message.seq;
        this.own.add(message.seq);
        if (this.unaskedFor) this.answered = new Map([...this.answered, [message.seq, this.unaskedFor]]);
        this.unaskedFor = '';
        break;
      case 'error':
        notices.add({ tone: 'error', id: message.error, args: message.args ?? {} });
        break;
    }
  }

  private show(state: State): void {
    if (this.isPublic && state.as !== '') return;
    if (this.clicked && state.seq === this.acknowledged) this.clicked.view = state.view;
    const before = this.live;
    const log = continueLog(this.log, state.log);
    this.fresh = this.newsFor(state, before, log);
    this.log = log;
    this.heard.set(state.as, log);
    this.skew = state.now - Date.now();
    this.live = state;
    this.onState(state, before, this.isBack);
    this.isBack = false;
    if (before?.seq !== state.seq || before.as !== state.as) this.askWhy(state);
    this.settleLate(state);
    this.passScreen(state, before === null);
    this.answerUnasked(state);
  }

  private answerUnasked(state: State): void {
    const { forced, autopass } = preferences.now;
    const pass = this.passes[passKey(state.as, state.prompt?.name ?? '')];
    const isOpen = !this.hasSecrets || state.every_step;
    const action = unasked(state, { setup: this.setup, pass, forced, autopass, isOpen });
    if (action === null || this.isHeld || this.isPublic || this.answeredAt === state.seq) return;
    this.answeredAt = state.seq;
    this.unaskedFor = action;
    this.send([action], state);
  }

  /**
   * What has happened since the seat last looked. Where nothing is secret everybody at the screen has seen
   * it, so that a mere change of seats leaves it as it is.
   */
  private newsFor(state: State, before: State | null, log: LogLine[]): LogLine[] {
    if (before && before.as !== state.as && before.seq === state.seq && !this.hasSecrets) return this.fresh;
    const isRenumbered = before?.every_step !== state.every_step;
    return before ? freshLines(this.heard.get(state.as) ?? [], log, isRenumbered) : [];
  }

  private askWhy(state: State): void {
    clearTimeout(this.whyTimer);
    this.refused = NOTHING;
    if (!state.acting.includes(state.as)) return;
    this.whyTimer = setTimeout(() => (this.whyId = this.socket.ask(state.as)), ASK_WHY_AFTER);
  }

  /** On one screen the next seat to act takes over: behind a curtain when the game has secrets. */
  private passScreen(state: State, isFirst: boolean): void {
    if (state.you.length < 2 || state.status !== 'playing') {
      this.handover = null;
      return;
    }
    if (this.eyes !== null && this.eyes !== state.as) return;
    const next = state.acting.find((seat) => state.you.includes(seat));
    const isHere = state.acting.includes(state.as);
    // A page just opened does not know yet which side sits in front of it.
    if (next === undefined || (isHere && !(isFirst && this.hasSecrets))) return;
    if (!this.hasSecrets) this.look(next);
    else if (this.handover !== next) {
      this.handover = next;
      this.look('');
    }
  }

  private failed(command: Command, failure: Failure, behind: readonly Command[]): void {
    if (failure.reason === 'stale') {
      this.late = { command, behind };
      return;
    }
    const action = this.describe(command);
    if (failure.error) notices.add({ tone: 'error', id: failure.error, args: failure.args });
    else {
      const reason = this.words?.refusal(failure.clause) ?? failure.clause;
      notices.add({ tone: 'error', text: page.say('refused', { action, reason }), clause: failure.clause });
    }
    this.tellDropped(behind);
  }

  /**
   * Somebody else's step came between. If the question still stands, and nobody has touched what was meant,
   * it is asked again; otherwise we say so.
   */
  private settleLate(state: State): void {
    const late = this.late;
    if (!late) return;
    this.late = null;
    const { command, behind } = late;
    if (this.stillMeant(command.action, state) && state.as === command.seat) {
      this.socket.play(
        command.seat,
        [command, ...behind].map((each) => each.action),
        state.seq,
      );
      return;
    }
    notices.add({ tone: 'error', id: 'page-too-late', args: { action: this.describe(command) } });
    this.tellDropped(behind);
  }

  /** An action that names things goes by those; any other only if the whole question is the same. */
  private stillMeant(action: string, state: State): boolean {
    if (!this.clicked || !state.legal.includes(action)) return false;
    const { prompt, view } = this.clicked;
    const ids = action.split(' ').slice(1);
    if (!ids.length) return JSON.stringify(prompt) === JSON.stringify(state.prompt);
    return (
      prompt?.name === state.prompt?.name &&
      JSON.stringify(concerning(view, ids)) === JSON.stringify(concerning(state.view, ids))
    );
  }

  private tellDropped(behind: readonly Command[]): void {
    if (behind.length) notices.add({ tone: 'error', id: 'page-not-sent', args: { count: behind.length } });
  }

  private describe({ action }: Command): string {
    const label = action.startsWith(TAKEBACK) ? 'label-undo' : TABLE_WORDS[action];
    return label ? page.say(label) : (this.words?.action(action) ?? action);
  }
}
