/** How a table ended without a result, as a sentence. */

import { t } from './page.svelte';
import type { Ended } from './wire';

export function endedSentence(ended: Ended | null | undefined): string {
  return ended
    ? t(`page-ended-${ended.how}`, { name: ended.by || t('page-former-member') })
    : t('page-abandoned');
}
