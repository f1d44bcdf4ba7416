/** The log names places, as the captions of a round do. */

import type { BoardWords } from '$lib/board';
import type { LogLine } from '$lib/wire';
import { Captions } from './captions';
import type { Printed } from './view-types';

export function telling(words: BoardWords, printed: unknown): (line: LogLine) => string {
  const captions = new Captions(words, printed as Printed);
  return (line) => captions.said(line);
}
