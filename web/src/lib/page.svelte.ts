/** What belongs to this browser: language, look, name. What else can be set is in preferences.svelte.ts. */

import { preferences } from './preferences.svelte';
import { keep, kept } from './storage';
import { Book } from './words';
import { type Arguments, LANGUAGES, type Language, type Me } from './wire';

export type Theme = 'system' | 'light' | 'dark';

const pageText = import.meta.glob<string>('../../../src/admiralty/server/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const sharedText = import.meta.glob<string>('../../../src/admiralty/show/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const word = wish.slice(0, 2).toLowerCase();
    if (isLanguage(word)) return word;
  }
  return 'en';
}

async function loadBook(language: Language): Promise<Book> {
  const sources = [sharedText, pageText].map(
    (files) => Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1],
  );
  return new Book(language, await Promise.all(sources.map((load) => (load ? load() : ''))));
}

class Page {
  book: Book = $state.raw(new Book('en', []));
  theme: Theme = $state('system');
  projector = $state(false);
  textView = $state(false);
  hintsSeen = $state(false);
  /** The panels beside a map are out of the way. */
  panelFolded = $state(false);
  /** A part of a map is shown larger where the pointer rests. */
  lens = $state(true);
  me: Me = $state.raw({ name: null, account: null });

  get language(): Language {
    return this.book.language;
  }

  /** A sentence of the page or of the table. */
  say(id: string, args: Arguments = {}): string {
    return this.book.say(id, args);
  }

  has(id: string): boolean {
    return this.book.has(id);
  }

  async start(): Promise<void> {
    const theme = kept('theme');
    this.setTheme(theme === 'light' || theme === 'dark' ? theme : 'system');
    preferences.start();
    this.textView = kept('text-view') === 'on';
    this.hintsSeen = kept('hints') === 'seen';
    this.panelFolded = kept('panel') === 'folded';
    this.lens = kept('lens') !== 'off';
    this.setProjector(kept('projector') === 'on');
    const language = kept('language');
    await this.showLanguage(isLanguage(language) ? language : preferredLanguage(navigator.languages));
  }

  async setLanguage(language: Language): Promise<void> {
    keep('language', language);
    await this.showLanguage(language);
  }

  private async showLanguage(language: Language): Promise<void> {
    this.book = await loadBook(language);
    document.documentElement.lang = language;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    document.documentElement.dataset.theme = theme;
  }

  setProjector(on: boolean): void {
    this.projector = on;
    keep('projector', on ? 'on' : 'off');
    document.documentElement.classList.toggle('projector', on);
  }

  setTextView(on: boolean): void {
    this.textView = on;
    keep('text-view', on ? 'on' : 'off');
  }

  setPanelFolded(on: boolean): void {
    this.panelFolded = on;
    keep('panel', on ? 'folded' : 'open');
  }

  setLens(on: boolean): void {
    this.lens = on;
    keep('lens', on ? 'on' : 'off');
  }

  setHintsSeen(): void {
    this.hintsSeen = true;
    keep('hints', 'seen');
  }
}

export const page = new Page();

/** Shorthand for templates. */
export const t = (id: string, args: Arguments = {}): string => page.say(id, args);
