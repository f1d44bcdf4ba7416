/** What happened in a combat, said on the board: a card by its name, everything else as the log says it. */

import type { BoardWords } from '$lib/board';
import type { LogLine } from '$lib/wire';

export function told(line: LogLine, words: BoardWords): string {
  const [first = '', second = '', third = ''] = line.args.map(String);
  const aircraft = words.name('aircraft', first);
  switch (line.kind) {
    case 'played':
      return words.name('card', second);
    case 'passed':
      return words.say('board-no-card');
    case 'wove':
      return words.say('event-wove', { aircraft, target: words.name('aircraft', second) });
    case 'replanned':
      return words.say('event-replanned', { aircraft, plan: words.name('plan', second) });
    case 'turned-about':
      return words.say('event-turned-about', { aircraft, heading: words.name('heading', second) });
    case 'extended':
      return words.say('event-extended', { tile: words.name('tile', first), q: second, r: third });
    default:
      return words.say(`event-${line.kind}`, { aircraft });
  }
}
