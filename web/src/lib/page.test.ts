import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './wire';
import { preferredLanguage } from './page.svelte';

const folder = path.resolve(import.meta.dirname, '../../../src/admiralty/server/text');
const messages = (language: string) =>
  new FluentResource(readFileSync(path.join(folder, `${language}.ftl`), 'utf8')).body
    .map((entry) => entry.id)
    .sort();

describe('the page in four languages', () => {
  const english = messages('en');

  it.each(LANGUAGES)('%s has every message, and no other', (language) => {
    expect(messages(language)).toEqual(english);
  });

  it.each(LANGUAGES)('%s says each message once', (language) => {
    const all = messages(language);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
  });

  it('has every message that a component names', () => {
    const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const named = Object.values(sources).flatMap((text) => text.match(/'page-[a-z-]+'/g) ?? []);
    const missing = named.map((name) => name.slice(1, -1)).filter((name) => !english.includes(name));
    expect(new Set(missing)).toEqual(new Set());
  });

  it('speaks the first language of the browser that it knows', () => {
    expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['de'])).toBe('en');
  });
});
