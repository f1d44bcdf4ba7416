/**
 * How the page looks and behaves for its reader. Kept in this browser and, where there is an account, by the
 * server. `preferences.now` is what holds, reactive; `preferences.set({...})` changes some of it.
 *
 * A new one needs a line in PreferencesBody on the server, one in DEFAULTS and one in Preferences.svelte.
 */

import type { components } from './api';
import { api } from './http';
import { attempt } from './notices.svelte';
import { keep, kept } from './storage';
import { LANGUAGES, type Language } from './wire';

type Stored = components['schemas']['PreferencesBody'];
/** Without a language the browser's own holds. */
export type Values = { [Name in Exclude<keyof Stored, 'language'>]-?: NonNullable<Stored[Name]> } & {
  language: Language | null;
};

export const DEFAULTS: Values = {
  speed: 'normal',
  confirm: true,
  forced: true,
  autopass: true,
  compact: true,
  sound: false,
  colours: 'standard',
  contrast: 'standard',
  side: 27,
  folded: [],
  language: null,
};

/** What may be chosen, in the order of the dialog. */
export const CHOICES = {
  speed: ['slow', 'normal', 'fast', 'off'],
  colours: ['standard', 'distinct'],
  contrast: ['standard', 'high'],
} as const satisfies { [Name in keyof Values]?: readonly Values[Name][] };

export const SIDE = { least: 20, most: 50 };

const FOLDED_MOST = 40;
const KEY = 'preferences';
const SAVE_AFTER = 400;

type Check = (value: unknown) => boolean;
const isOneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);

const CHECKS: Partial<Record<keyof Values, Check>> = {
  language: (value) => value === null || isOneOf(LANGUAGES)(value),
  speed: isOneOf(CHOICES.speed),
  colours: isOneOf(CHOICES.colours),
  contrast: isOneOf(CHOICES.contrast),
  side: (value) => Number.isInteger(value) && Number(value) >= SIDE.least && Number(value) <= SIDE.most,
  folded: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
};

/** Those of the given values that this page knows; older and newer versions may have kept others. */
export function known(given: Record<string, unknown>): Partial<Values> {
  const names = Object.keys(DEFAULTS) as (keyof Values)[];
  const good = names.filter((name) => {
    const check = CHECKS[name] ?? ((value) => typeof value === typeof DEFAULTS[name]);
    return given[name] !== undefined && check(given[name]);
  });
  return Object.fromEntries(good.map((name) => [name, given[name]]));
}

function read(): Partial<Values> {
  const text = kept(KEY);
  if (!text) return kept('sound') === 'on' ? { sound: true } : {}; // as it was kept at first
  try {
    const found: unknown = JSON.parse(text);
    return found && typeof found === 'object' ? known(found as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

class Preferences {
  now: Values = $state.raw(DEFAULTS);

  /** Changes go to the account of whoever is logged in. */
  private account: string | null = null;
  private saving: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    this.take(read());
  }

  set(changes: Partial<Values>): void {
    this.take(changes);
    keep(KEY, JSON.stringify(this.now));
    this.save();
  }

  isFolded(panel: string): boolean {
    return this.now.folded.includes(panel);
  }

  /** Close a panel, or open it again; names such as `table.side` stay the same between visits. */
  fold(panel: string, isFolded: boolean): void {
    const others = this.now.folded.filter((name) => name !== panel);
    this.set({ folded: isFolded ? [...others, panel].slice(-FOLDED_MOST) : others });
  }

  /** Who logs in finds what the account keeps; an account that keeps nothing takes over what holds here. */
  async meet(account: string | null): Promise<void> {
    if (this.account === account) return;
    this.account = account;
    if (account === null) return;
    const found = known(await api.preferences());
    if (!Object.keys(found).length) return this.save();
    this.take(found);
    keep(KEY, JSON.stringify(this.now));
  }

  private take(changes: Partial<Values>): void {
    this.now = { ...this.now, ...changes };
    document.documentElement.dataset.colours = this.now.colours;
    document.documentElement.dataset.contrast = this.now.contrast;
  }

  /** A row of changes is sent once. What cannot be sent now goes with the next change. */
  private save(): void {
    clearTimeout(this.saving);
    if (this.account !== null) this.saving = setTimeout(() => void this.send(), SAVE_AFTER);
  }

  private async send(): Promise<void> {
    await attempt(() => api.keepPreferences(this.now));
  }
}

export const preferences = new Preferences();
