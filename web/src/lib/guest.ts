import { api } from './http';
import { attempt } from './notices.svelte';
import { page } from './page.svelte';
import { preferences } from './preferences.svelte';

export function guestName(): string {
  return page.say('page-guest-name', { number: String(100 + Math.floor(Math.random() * 900)) });
}

export async function whoAmI(): Promise<void> {
  page.me = await api.me();
  void attempt(() => preferences.meet(page.me.account));
}

/** Players need a name; a guest gets one without being asked. */
export async function ensureName(): Promise<void> {
  await whoAmI();
  if (!page.me.name) page.me = { ...page.me, ...(await api.setName(guestName())) };
}
