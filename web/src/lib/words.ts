/**
 * What a game says, in the player's language: the page's half of admiralty/show/text.py, where the scheme of
 * the messages is described. Both make the same sentences from the same Fluent files.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Arguments, GameDocument, Language, LogLine, Value } from './wire';

/** Messages in one language. What is missing shows as its own name and is reported to the console. */
export class Book {
  private readonly bundle: FluentBundle;
  private readonly reported = new Set<string>();

  constructor(
    readonly language: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources)
      this.bundle.addResource(new FluentResource(spaced(source, language)), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  attributes(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  say(id: string, args: Arguments = {}, attribute = ''): string {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return this.report(id, `no message ${id}.${attribute}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors[0]) this.report(id, `${id}: ${errors[0].message}`);
    return text;
  }

  private report(id: string, problem: string): string {
    if (!this.reported.has(problem)) console.error(problem);
    this.reported.add(problem);
    return id;
  }
}

/** French puts a space that does not break before : ; ! ? % » and after «. */
export function spaced(source: string, language: Language): string {
  return language === 'fr' ? source.replace(/ (?=[:;!?%»])|(?<=«) /g, '\u00a0') : source;
}

/** A clause or a label as part of a message's name: "PA-4.6 draw" gives PA-4-6-draw. */
export function slug(label: string): string {
  return label.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** An action taken apart: its verb and what it is said of. */
export interface Parts {
  verb: string;
  things: { kind: string; id: string }[];
}

/** Says in one language what a game tells, asks, offers and refuses. */
export class Speaker {
  private readonly knownForms = new Map<string, [string, string][]>();
  private readonly knownHomes = new Map<string, string>();
  /** With the flags that seats have chosen. */
  readonly game: GameDocument & { readonly flown: Readonly<Record<string, string>> };

  constructor(
    game: GameDocument,
    readonly book: Book,
    /** Names and flags that players have given, by `kind-id`. */
    readonly given: Readonly<Record<string, string>> = {},
  ) {
    const flown = game.seats.flatMap((seat) => {
      const flag = given[`flag-${seat}`];
      return flag ? [[seat, flag]] : [];
    });
    this.game = { ...game, flown: Object.fromEntries(flown) as Record<string, string> };
  }

  get language(): Language {
    return this.book.language;
  }

  say(id: string, args: Arguments = {}): string {
    return this.book.say(id, args);
  }

  event(line: LogLine): string {
    return this.tell(`event-${line.kind}`, line);
  }

  /** Any message, filled in with what a line tells. */
  tell(id: string, line: LogLine, more: Arguments = {}): string {
    const pairs = this.game.events[line.kind]?.params ?? [];
    return this.say(id, { ...this.arguments(pairs, line.args), ...more });
  }

  /** What the seat must decide, or whom it waits for. */
  prompt(name: string, args: readonly Value[], seat: string, acting: readonly string[]): string {
    if (acting.includes(seat)) {
      // A seat may be asked in a sentence of its own.
      const own = `ask-${name}-${seat}`;
      return this.say(
        this.book.has(own) ? own : `ask-${name}`,
        this.arguments(this.game.prompts[name]?.params ?? [], args),
      );
    }
    return this.say(`wait-${name}`, this.arguments([['seats', 'seat*']], [[...acting]]));
  }

  parts(action: string): Parts {
    const [verb = '', ...ids] = action.split(' ');
    const kinds = this.game.verbs[verb] ?? [];
    return { verb, things: ids.map((id, i) => ({ kind: kinds[i] ?? 'number', id })) };
  }

  action(action: string): string {
    const { verb, things } = this.parts(action);
    const names = things.map((thing) => thing.kind);
    if (names.length === 2 && names[0] === names[1]) names[1] += '-2';
    const pairs = things.map((thing, i): [string, string] => [names[i] ?? '', thing.kind]);
    const values = things.map((thing) => (thing.kind === 'number' ? Number(thing.id) : thing.id));
    return this.say(`do-${verb}`, this.arguments(pairs, values));
  }

  /** Why a clause forbids something; a clause without a sentence of its own is only named. */
  refusal(clause: string): string {
    const id = `refuse-${slug(clause)}`;
    return this.book.has(id) ? this.say(id) : clause;
  }

  ending(label: string, result: Record<string, number>): string {
    const most = Math.max(...Object.values(result));
    const best = Object.keys(result).filter((seat) => result[seat] === most);
    const args = best.length === 1 && best[0] ? this.arguments([['winner', 'seat']], [best[0]]) : {};
    return this.say(`ending-${slug(label)}`, args);
  }

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  optionAbout(name: string): string {
    return this.say(`option-${name}-about`);
  }

  /** The label of a value; an owner's data file may offer values that no message knows. */
  optionValue(name: string, value: string): string {
    const id = `value-${name}-${value}`;
    return this.book.has(id) ? this.say(id) : value.replaceAll('_', ' ');
  }

  /** The plain name of a thing. */
  name(kind: string, id: string): string {
    const key = `${this.home(kind, id)}-${id}`;
    const named = this.game.names[key] ?? {};
    return (
      this.given[key] ??
      this.afterSeat(kind, id) ??
      named[this.language] ??
      (this.book.has(key) ? this.say(key) : (named.en ?? id))
    );
  }

  /** `Sharks 2` for the second of a seat that its players have named Sharks. */
  private afterSeat(kind: string, id: string): string | undefined {
    const [, seat = '', n = ''] = /([a-z]+)-(\d+)$/.exec(id) ?? [];
    const named = this.game.nameable.includes(kind) ? this.given[`seat-${seat}`] : undefined;
    return named && `${named} ${n}`;
  }

  /** The name of a thing as it stands in a sentence ("to the Yellow Sea"), or its plain name. */
  form(kind: string, id: string, form: string): string {
    return this.forms(kind, id).find(([name]) => name === form)?.[1] ?? this.name(kind, id);
  }

  /** `kind:id` of a thing, under the kind that names it. */
  key(kind: string, id: string): string {
    return `${this.home(kind, id)}:${id}`;
  }

  /** The name of something whose kind is not told: that of the first kind that has the id. */
  nameOf(id: string): string {
    return this.name(Object.keys(this.game.ids).find((kind) => this.knows(kind, id)) ?? '', id);
  }

  /** Whether there is a name for this id at all. */
  knows(kind: string, id: string): boolean {
    return this.game.ids[kind]?.includes(id) ?? false;
  }

  listing(texts: string[]): string {
    const last = texts.at(-1);
    if (texts.length < 2 || last === undefined) return this.commas(texts);
    return this.say('list-and', { first: this.commas(texts.slice(0, -1)), last });
  }

  // How messages are filled in

  arguments(pairs: readonly (readonly [string, string])[], values: readonly Value[]): Arguments {
    const args: Arguments = {};
    pairs.forEach(([name, kind], i) => {
      const value = values[i];
      if (value === undefined) return;
      if (Array.isArray(value)) this.addList(args, name, kind.replace(/\*$/, ''), value);
      else if (kind === 'number') args[name] = Number(value);
      else this.addThing(args, name, kind, String(value));
    });
    return args;
  }

  private addThing(args: Arguments, name: string, kind: string, id: string): void {
    args[name] = this.name(kind, id);
    args[`${name}-id`] = id;
    for (const [form, text] of this.forms(kind, id)) args[`${name}-${form}`] = text;
  }

  private addList(args: Arguments, name: string, kind: string, values: readonly (string | number)[]): void {
    args[`${name}-count`] = values.length;
    if (kind === 'number') {
      args[name] = this.commas(values.map(String));
      return;
    }
    args[name] = this.listing(values.map((id) => this.name(kind, String(id))));
    const forms = values.map((id) => new Map(this.forms(kind, String(id))));
    for (const form of forms[0]?.keys() ?? []) {
      const texts = forms.map((other) => other.get(form));
      if (texts.every((text) => text !== undefined)) args[`${name}-${form}`] = this.listing(texts);
    }
  }

  private commas(texts: string[]): string {
    const [first, ...others] = texts;
    if (first === undefined) return this.say('list-none');
    return others.reduce((joined, next) => this.say('list-comma', { first: joined, next }), first);
  }

  private forms(kind: string, id: string): [string, string][] {
    const key = `${kind} ${id}`;
    const known = this.knownForms.get(key) ?? this.findForms(kind, id);
    this.knownForms.set(key, known);
    return known;
  }

  private findForms(kind: string, id: string): [string, string][] {
    const name = this.name(kind, id);
    const home = this.home(kind, id);
    const own = `${home}-${id}`;
    const layers = ['form', `form-${home}`].filter((layer) => this.book.has(layer));
    if (this.book.has(own) && this.say(own) === name) layers.push(own);
    const forms = new Map<string, string>();
    for (const layer of layers) {
      for (const form of this.book.attributes(layer)) forms.set(form, this.book.say(layer, { name }, form));
    }
    return [...forms];
  }

  /** The kind under which a thing has its name: its own, or the first other one that has the id. */
  private home(kind: string, id: string): string {
    const key = `${kind} ${id}`;
    const known = this.knownHomes.get(key);
    if (known !== undefined) return known;
    const others = Object.keys(this.game.ids).filter((other) => other !== kind && this.knows(other, id));
    const home = [kind, ...others].find(
      (k) => `${k}-${id}` in this.game.names || this.book.has(`${k}-${id}`),
    );
    this.knownHomes.set(key, home ?? kind);
    return home ?? kind;
  }
}
