/** Work with the server whose problem is shown in its place on the page, not as a notice. */

import { Problem } from './http';

export class Task {
  isBusy = $state(false);
  problem: Problem | null = $state.raw(null);

  async run(work: () => Promise<unknown>): Promise<void> {
    this.isBusy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    } finally {
      this.isBusy = false;
    }
  }
}
