/** The form in which the organiser changes something between turns. */

import type { BoardWords } from '$lib/board';
import type { GameDocument } from '$lib/wire';
import type { Desk } from './desk.svelte';
import type { NavalView, Printed } from './view-types';

export class Form {
  constructor(private readonly of: Desk) {}

  get desk(): Desk {
    return this.of;
  }

  get view(): NavalView {
    return this.desk.view;
  }

  get table(): Printed {
    return this.desk.table;
  }

  get words(): BoardWords {
    return this.desk.given.words;
  }

  get game(): GameDocument {
    return this.desk.given.game;
  }

  get busy(): boolean {
    return this.desk.given.busy ?? false;
  }

  readonly can = $derived(new Set(this.desk.given.legal));
  readonly name = $derived(this.desk.given.prompt?.name ?? '');
  /** The ship, team, tile or boss that the form is about. */
  readonly about = $derived(String(this.desk.given.prompt?.args[0] ?? ''));
  /** A form that is open is closed before the next one. */
  readonly close = $derived(this.can.has('done') ? ['done'] : []);
  /** The steps that open the present form again. */
  private readonly again = $derived(
    {
      'edit-ship': ['edit-fleet', `edit-ship ${this.about}`],
      'edit-team': [`edit-team ${this.about}`],
      'edit-tile': ['edit-sea', `choose ${this.about}`],
      'edit-prices': ['edit-prices'],
      'edit-boss': [`edit-boss ${this.about}`],
    }[this.name] ?? [],
  );

  /** What may follow a verb. */
  said(verb: string): string[] {
    return this.desk.given.legal
      .filter((action) => action.startsWith(`${verb} `))
      .map((action) => action.slice(verb.length + 1));
  }

  choose(actions: string[]): void {
    if (!this.busy) this.desk.given.chooseMany(actions);
  }

  /** A change is carried out at once. The same form then opens again for the next one. */
  change(action: string): void {
    this.choose([action, ...this.again]);
  }
}
