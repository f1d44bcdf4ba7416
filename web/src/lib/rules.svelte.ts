/** The rules drawer: which game's rules are open, and at which clause. */

import { api } from './http';
import { matches } from './fold';
import type { Language, RuleLine, RulesText } from './wire';
import { spaced } from './words';

class Rules {
  slug: string | null = $state(null);
  clause: string = $state('');
  /** A translation is put aside for the English text, which decides. */
  english = $state(false);
  /** Counts up, so that the same clause can be asked for again. */
  asked = $state(0);

  open(slug: string, clause = ''): void {
    this.slug = slug;
    this.clause = clause;
    this.asked += 1;
  }

  close(): void {
    this.slug = null;
  }
}

export const rules = new Rules();

const texts = new Map<string, Promise<RulesText>>();

/** The rules in a language, or in English where they are not translated. */
export function ruleText(slug: string, language: Language): Promise<RulesText> {
  const key = `${slug} ${language}`;
  const known = texts.get(key) ?? api.rules(slug, language).then(typeset);
  texts.set(key, known);
  known.catch(() => texts.delete(key));
  return known;
}

/** With the spaces of its language. */
function typeset({ language, lines }: RulesText): RulesText {
  const set = (text: string) => spaced(text, language);
  const one = ({ heading, pieces, ...line }: RuleLine): RuleLine => ({
    ...line,
    ...(heading ? { heading: set(heading) } : {}),
    ...(pieces ? { pieces: pieces.map((piece) => ({ ...piece, text: set(piece.text) })) } : {}),
  });
  return { language, lines: lines.map(one) };
}

/** The clauses that a search finds, each under the heading it stands under. */
export function search(lines: readonly RuleLine[], query: string): RuleLine[] {
  if (!query.trim()) return [...lines];
  const found: RuleLine[] = [];
  let heading: RuleLine | null = null;
  for (const line of lines) {
    if (line.heading) heading = line;
    else if (matches(`${line.clause} ${plainText(line)}`, query)) {
      if (heading) found.push(heading);
      heading = null;
      found.push(line);
    }
  }
  return found;
}

/** A clause without the marks of its pieces. */
function plainText(line: RuleLine): string {
  return (line.pieces ?? []).map((piece) => piece.text).join('');
}
