/** The help that `?` opens: the legend of the board that is shown, and the keys. */

import type { BoardWords } from './board';

class Help {
  isOpen = $state(false);
  /** The game whose board is shown, and who speaks for it. */
  game: { slug: string; words: BoardWords } | null = $state.raw(null);

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const help = new Help();
