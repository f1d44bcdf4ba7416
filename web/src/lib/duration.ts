import { t } from './page.svelte';

const MINUTE = 60;
const DAY = 86_400;

/** A length of time in words, in days or minutes. */
export function duration(seconds: number): string {
  return seconds >= DAY
    ? t('page-days', { count: seconds / DAY })
    : t('page-minutes', { count: seconds / MINUTE });
}
