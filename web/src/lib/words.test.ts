import { describe, expect, it, vi } from 'vitest';
import { sentences, speakerOf, type Case } from '../test/sentences';
import { LANGUAGES } from './wire';
import { Book, slug, Speaker } from './words';

function say(words: Speaker, told: Case): string {
  if (told.event) return words.event(told.event);
  if (told.prompt)
    return words.prompt(told.prompt.name, told.prompt.args, told.seat ?? '', told.acting ?? []);
  if (told.action) return words.action(told.action);
  return words.ending(told.ending ?? '', told.result ?? {});
}

describe('the page says what Python says', () => {
  for (const [game, { cases }] of Object.entries(sentences)) {
    for (const language of LANGUAGES) {
      it(`${game} in ${language}: ${cases.length} sentences`, () => {
        const complaints = vi.spyOn(console, 'error');
        const words = speakerOf(game, language);
        const differing = cases.filter((told) => say(words, told) !== told.said[language]);
        expect(differing.map((told) => [say(words, told), told.said[language]])).toEqual([]);
        expect(complaints).not.toHaveBeenCalled();
      });
    }
  }
});

describe('speaker', () => {
  const words = speakerOf('port-arthur');

  it('names things by the kind that has them', () => {
    expect(words.name('ship', 'mikasa')).toBe('Mikasa');
    expect(words.name('place', 'yellow-sea')).toBe('Yellow Sea');
    expect(words.form('zone', 'yellow-sea', 'to')).toBe('to the Yellow Sea');
  });

  it('calls a ship after its team, once that has a name, until it has one of its own', () => {
    const { game, book } = speakerOf('naval-strategy');
    const named = new Speaker(game, book, { 'seat-blue': 'Sharks', 'ship-blue-1': 'Mary' });
    const ships = ['blue-1', 'blue-2', 'arena-blue-2', 'red-2'];
    expect(ships.map((id) => named.name('ship', id))).toEqual(['Mary', 'Sharks 2', 'Sharks 2', 'Red 2']);
  });

  it('takes an action apart by the kinds of its verb', () => {
    expect(words.parts('sail mikasa tsushima')).toEqual({
      verb: 'sail',
      things: [
        { kind: 'ship', id: 'mikasa' },
        { kind: 'zone', id: 'tsushima' },
      ],
    });
  });

  it('gives the reason of a refusal, or at least its clause', () => {
    expect(words.refusal('PA-5.8')).toMatch(/damaged ship/);
    expect(words.refusal('PA-99.9')).toBe('PA-99.9');
  });

  it('writes values of an owner’s options that no message knows', () => {
    expect(words.optionValue('zone_points', 'my_own')).toBe('my own');
  });
});

describe('book', () => {
  it('shows a missing message by its name and complains once', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const book = new Book('en', ['here = Here']);
    expect(book.say('nowhere')).toBe('nowhere');
    expect(book.say('nowhere')).toBe('nowhere');
    expect(complaints).toHaveBeenCalledTimes(1);
  });

  it('lets later sources replace earlier ones', () => {
    expect(new Book('en', ['a = one', 'a = two']).say('a')).toBe('two');
  });

  it('makes names of messages from labels', () => {
    expect(slug('PA-4.6 draw')).toBe('PA-4-6-draw');
  });
});
