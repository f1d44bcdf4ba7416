/** What this player has done, as we count steps. */

export class OwnSteps {
  private readonly taken = new Set<number>();
  /** The moments of decisions, without those that were answered unasked. */
  private readonly decided: number[] = [];

  add(n: number): void {
    this.taken.add(n);
  }

  has(n: number): boolean {
    return this.taken.has(n);
  }

  /** Whether something was done after one step and before another. */
  between(after: number, before: number): boolean {
    return [...this.taken].some((n) => n > after && n < before);
  }

  /** The player decides at this moment. */
  decide(n: number): void {
    this.decided.push(n);
  }

  /** The last decision is taken back; the moment it was made at, if it was made on this page. */
  takeBack(): number | undefined {
    return this.decided.pop();
  }
}
