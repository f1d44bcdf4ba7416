/** Levels of bots in words. A bot from outside has no words of ours: its name is shown. */

import { page, t } from './page.svelte';

export function levelName(level: string): string {
  return page.has(`page-level-${level}`) ? t(`page-level-${level}`) : level;
}

export function aboutLevel(level: string): string {
  return page.has(`page-level-about-${level}`) ? t(`page-level-about-${level}`) : t('page-level-outside');
}
