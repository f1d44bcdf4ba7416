/** A guided first game: tips, each told once, the first time it matters. Kept in this browser, by game. */

import { api } from './http';
import { keep, kept } from './storage';
import type { Guide, GuideTip } from './wire';

const guides = new Map<string, Promise<Guide>>();

export function guideOf(slug: string): Promise<Guide> {
  const known = guides.get(slug) ?? api.guide(slug);
  guides.set(slug, known);
  known.catch(() => guides.delete(slug));
  return known;
}

/** What a tip looks at: the question to the player, the verbs of the choices, the kinds of events heard. */
export interface Moment {
  seq: number;
  prompt: string;
  verbs: ReadonlySet<string>;
  events: ReadonlySet<string>;
}

export function holds(tip: GuideTip, now: Moment): boolean {
  return (
    (!tip.prompt || tip.prompt === now.prompt) &&
    (!tip.verb || now.verbs.has(tip.verb)) &&
    (!tip.event || now.events.has(tip.event))
  );
}

interface Progress {
  on: boolean;
  seen: string[];
}

function read(slug: string): Progress {
  const [state, ...seen] = kept(`guide.${slug}`).split(' ');
  return { on: state === 'on', seen: seen.filter(Boolean) };
}

/** The tips of one game, and the one that is shown. */
export class Tips {
  private progress: Progress = $state.raw({ on: false, seen: [] });
  shown: GuideTip | null = $state.raw(null);
  /** When the present tip appeared, and when the last one was closed: one new tip for each moment. */
  private since = -1;
  private closed = -1;

  constructor(private readonly slug: string) {
    this.progress = read(slug);
  }

  get on(): boolean {
    return this.progress.on;
  }

  get seen(): readonly string[] {
    return this.progress.seen;
  }

  /** Begin from the first tip. */
  start(): void {
    this.write({ on: true, seen: [] });
  }

  stop(): void {
    this.shown = null;
    this.write({ ...this.progress, on: false });
  }

  /** The player has read the tip. */
  close(seq: number): void {
    this.closed = seq;
    this.pass();
  }

  /** Choose what to tell. A tip that was shown gives way when the game goes on and another one is due. */
  update(tips: readonly GuideTip[], now: Moment): void {
    const due = tips.filter(
      (tip) => tip !== this.shown && !this.progress.seen.includes(tip.name) && holds(tip, now),
    );
    const isOver = this.shown && (!holds(this.shown, now) || (due.length > 0 && now.seq !== this.since));
    if (isOver) this.pass();
    if (this.shown || now.seq === this.closed) return;
    this.shown = due[0] ?? null;
    this.since = now.seq;
  }

  private pass(): void {
    if (this.shown) this.write({ ...this.progress, seen: [...this.progress.seen, this.shown.name] });
    this.shown = null;
  }

  private write(progress: Progress): void {
    this.progress = progress;
    keep(`guide.${this.slug}`, [progress.on ? 'on' : 'off', ...progress.seen].join(' '));
  }
}
