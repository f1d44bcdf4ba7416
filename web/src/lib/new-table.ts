/** Go to a table that has just been made. */

import { router } from './route.svelte';
import { setNew } from './seen';

export function goToNew(table: string): void {
  setNew(table);
  router.go(`/table/${table}`);
}
