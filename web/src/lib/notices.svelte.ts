/** Short messages at the edge of the page. They go by themselves, errors after a while longer. */

import { Problem } from './http';
import type { Arguments } from './wire';

export interface Notice {
  key: number;
  tone: 'info' | 'error';
  /** A message of the page's text, said when shown so that it follows the language. */
  id: string;
  args: Arguments;
  /** Text that is a sentence already, such as one of the game's refusals. */
  text: string;
  clause: string;
}

const STAYS = { info: 6_000, error: 20_000 };

class Notices {
  list: Notice[] = $state.raw([]);
  private next = 1;

  add(notice: Partial<Notice>): void {
    const added: Notice = {
      tone: 'info',
      id: '',
      args: {},
      text: '',
      clause: '',
      ...notice,
      key: this.next++,
    };
    const others = this.list.filter((other) => other.id !== added.id || other.text !== added.text);
    this.list = [...others, added].slice(-4);
    setTimeout(() => this.close(added.key), STAYS[added.tone]);
  }

  error(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.add({ tone: 'error', id: error.id, args: error.args });
  }

  /** Somebody does something else now: why it was refused before is of no interest. */
  closeRefusals(): void {
    if (this.list.some(({ clause }) => clause)) this.list = this.list.filter(({ clause }) => !clause);
  }

  close(key: number): void {
    this.list = this.list.filter((notice) => notice.key !== key);
  }
}

export const notices = new Notices();

/** Run something that talks to the server; a problem becomes a notice. True when all went well. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notices.error(error);
    return false;
  }
}
