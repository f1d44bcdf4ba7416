/**
 * A view in words, for any game: facts, then places and other groups with the things in them. It knows the
 * shape that views share: things have an `id`, some a `place`; all else is words, numbers and lists of such.
 */

import type { View } from './wire';
import type { Speaker } from './words';

export interface Item {
  /** `kind:id` of the thing, under which its choices are found; "" for a line that is no thing. */
  key: string;
  text: string;
  details: string[];
}

export interface Section {
  key: string;
  title: string;
  items: Item[];
}

export interface Description {
  facts: { label: string; value: string }[];
  sections: Section[];
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNested = (value: unknown): value is Fields =>
  isFields(value) && Object.values(value).some((part) => typeof part === 'object' && part !== null);

export class Describer {
  constructor(private readonly words: Speaker) {}

  describe(view: View): Description {
    const facts: Description['facts'] = [];
    const sections: Section[] = [];
    for (const [key, value] of Object.entries(view)) {
      if (Array.isArray(value) && value.some(isFields)) {
        sections.push(...this.groups(key, value.filter(isFields)));
      } else if (isNested(value)) {
        const items = this.pairs(value).map((text) => ({ key: '', text, details: [] }));
        sections.push({ key: '', title: this.label(key), items });
      } else facts.push({ label: this.label(key), value: this.word(key, value) });
    }
    return { facts, sections };
  }

  /** What a word of a view is called; a game's text may say it in a message view-<word>. */
  label(word: string): string {
    const name = word.replaceAll('_', '-');
    const ids = [`view-${name}`, `page-view-${name}`, `label-${name}`];
    const id = ids.find((each) => this.words.book.has(each));
    return id ? this.words.say(id) : word.replaceAll(/[_-]/g, ' ');
  }

  /** Things by the place they are in; those without a place under the name of their list. */
  private groups(key: string, things: Fields[]): Section[] {
    const sections = new Map<string, Section>();
    for (const fields of things) {
      const place = typeof fields.place === 'string' ? fields.place : '';
      const section = sections.get(place) ?? this.place(place, key);
      sections.set(place, section);
      section.items.push(this.item(fields));
    }
    return [...sections.values()];
  }

  private place(place: string, list: string): Section {
    const id = place.split(' ').at(-1) ?? '';
    const title = place ? this.word('place', place) : this.label(list);
    return { key: id ? this.keyOf(id, 'place') : '', title, items: [] };
  }

  private item(fields: Fields): Item {
    const { id, place, ...others } = fields;
    if (typeof id !== 'string') return { key: '', text: this.pairs(fields).join(', '), details: [] };
    const details = this.pairs(others, place !== undefined);
    return { key: this.keyOf(id, 'id'), text: this.word('id', id), details };
  }

  /** "label: value" of each field; beside a thing a yes is said by the label alone and a no not at all. */
  private pairs(fields: Fields, brief = false): string[] {
    return Object.entries(fields).flatMap(([key, value]) => {
      if (brief && value === false) return [];
      if (brief && value === true) return [this.label(key)];
      // A field is named by a word or, as in {<seat>: 3}, by a thing.
      const name = this.kindOf(key, '') ? this.word('', key) : this.label(key);
      return [`${name}: ${this.word(key, value)}`];
    });
  }

  private word(key: string, value: unknown): string {
    if (value === null || value === undefined) return this.words.say('list-none');
    if (typeof value === 'boolean') return this.words.say(value ? 'yes' : 'no');
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) {
      return value.length
        ? value.map((each) => this.word(key, each)).join(', ')
        : this.words.say('list-none');
    }
    if (isFields(value)) return this.pairs(value).join(', ');
    const text = String(value);
    if (this.words.book.has(`${key}-${text}`)) return this.words.say(`${key}-${text}`);
    return text
      .split(' ')
      .map((part) => this.part(part, key))
      .join(' ');
  }

  private part(part: string, key: string): string {
    const kind = this.kindOf(part, key);
    if (kind) return this.words.name(kind, part);
    return /^-?\d+$/.test(part) ? part : this.label(part);
  }

  /** The kind an id most likely has: the one its field is named after, a seat, the first that has it. */
  private kindOf(id: string, key: string): string {
    const { ids, seats } = this.words.game;
    if (ids[key]?.includes(id)) return key;
    if (key !== 'place' && key !== 'id' && seats.includes(id)) return 'seat';
    return Object.keys(ids).find((kind) => ids[kind]?.includes(id)) ?? '';
  }

  private keyOf(id: string, key: string): string {
    const kind = this.kindOf(id, key);
    return kind ? this.words.key(kind, id) : '';
  }
}
