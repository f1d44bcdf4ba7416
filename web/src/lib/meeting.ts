/** The one lobby of this window, and what is done there. */

import { ensureName } from './guest';
import { api, Problem } from './http';
import { Lobby } from './lobby.svelte';
import { attempt, notices } from './notices.svelte';
import { router } from './route.svelte';
import { play } from './sound';
import type { NewChallenge } from './wire';

const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/lobby/socket`;

/** Somebody sits opposite: go there, and let the server know that it need not be told again. */
function meet(challenge: string, table: string): void {
  void api.takeBack(challenge).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error; // it is told again, that is all
  });
  notices.add({ id: 'page-challenge-taken' });
  play('turn');
  router.go(`/table/${table}`);
}

export const lobby = new Lobby(url, meet);

export async function offer(challenge: NewChallenge): Promise<boolean> {
  return attempt(async () => {
    await ensureName();
    const made = await api.offer(challenge);
    if (made.challenge) lobby.offered(made.challenge);
    router.go('/');
  });
}

export async function playAnybody(game: string): Promise<void> {
  await attempt(async () => {
    await ensureName();
    const made = await api.playAnybody(game);
    if (made.table) router.go(`/table/${made.table}`);
    else if (made.challenge) lobby.offered(made.challenge);
  });
}

export async function accept(challenge: string): Promise<void> {
  await attempt(async () => {
    await ensureName();
    const { table } = await api.accept(challenge);
    router.go(`/table/${table}`);
  });
}

/** Somebody may have been faster: then there is a table. */
export async function takeBack(challenge: string): Promise<void> {
  await attempt(async () => {
    const { table } = await api.takeBack(challenge);
    if (table) router.go(`/table/${table}`);
  });
}

export async function sitDown(table: string, seat: string): Promise<void> {
  await attempt(async () => {
    await ensureName();
    await api.sit(table, seat);
    router.go(`/table/${table}`);
  });
}

/** Only people with a name may look at a table. */
export async function watch(table: string): Promise<void> {
  await attempt(async () => {
    await ensureName();
    router.go(`/table/${table}`);
  });
}
