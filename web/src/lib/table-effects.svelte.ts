/** Effects of what happens at a table. Call them while a component is being created. */

import { untrack } from 'svelte';
import type { Display } from './display.svelte';
import type { History } from './history.svelte';
import type { Playback } from './playback.svelte';
import { readMoment, router } from './route.svelte';
import { play } from './sound';
import type { Table } from './table.svelte';

/** The address names the moment that is shown, both ways. */
export function tieAddress(table: Table, history: History): void {
  let isReached = $state(false);
  $effect(() => {
    if (!table.live || isReached) return;
    isReached = true;
    const n = readMoment(router.hash);
    if (n !== null) void history.go(n);
  });
  $effect(() => {
    if (isReached) router.showMoment(history.n);
  });
}

/** When the game ends its steps are renumbered, so the number of the moment shown means another one now. */
export function leaveRenumbered(table: Table, history: History): void {
  let countsAll: boolean | undefined;
  $effect(() => {
    const now = table.live?.every_step;
    if (countsAll !== undefined && now !== countsAll && !untrack(() => history.isLive)) history.back();
    countsAll = now;
  });
}

/** Who looks back has seen the present. */
export function restInThePast(playback: Playback, history: History): void {
  $effect(() => {
    if (!history.isLive) untrack(() => playback.rest());
  });
}

export function soundChat(table: Table): void {
  let heard = 0;
  $effect(() => {
    if (heard && table.chat.length > heard) play('chat');
    heard = table.chat.length;
  });
}

export function soundTurn(table: Table): void {
  let wasActing = false;
  $effect(() => {
    const isActing = table.isActing;
    if (isActing && !wasActing) play('turn');
    wasActing = isActing;
  });
}

/** The end of a game is heard, and the way back through it prepared. */
export function meetEnd(table: Table, history: History, display: Display): void {
  let wasPlayed = false;
  const isOver = $derived(display.isOver);
  $effect(() => {
    if (table.live && !isOver) wasPlayed = true;
    if (!isOver) return;
    play('over');
    untrack(() => history.prepare());
    if (wasPlayed) scrollTo(0, 0); // on a phone the result is above what was in sight
  });
}
