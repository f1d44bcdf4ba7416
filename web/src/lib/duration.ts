import { t } from './page.svelte';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A length of time in words, in days, hours or minutes. */
export function duration(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('page-days', { count: seconds / DAY });
  return seconds > HOUR && seconds % HOUR === 0
    ? t('page-hours', { count: seconds / HOUR })
    : t('page-minutes', { count: seconds / MINUTE });
}

interface Bank {
  bank_seconds?: number | null | undefined;
  increment_seconds?: number | null | undefined;
  cap_seconds?: number | null | undefined;
}

/** The time for a whole game and, if turns add to it, how much. */
export function bank({ bank_seconds, increment_seconds, cap_seconds }: Bank): string {
  const time = duration(bank_seconds ?? 0);
  if (!increment_seconds) return time;
  const more = duration(increment_seconds);
  return cap_seconds
    ? t('page-bank-cap', { time, more, cap: duration(cap_seconds) })
    : t('page-bank-more', { time, more });
}
