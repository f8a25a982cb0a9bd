/** In English. */
import { reopeningDays } from '#contract/enquiry-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Closed enquiries',
  lead: `Enquiries that are finished. You can read them whenever you like, and open them again for ${reopeningDays} days.`,
  emptyTitle: 'You have no closed enquiries',
  emptyText: 'When an enquiry is finished, you find it here.',
};
export type Complete = Whole<
  Compared<
    typeof import('./lukkede-henvendelser-texts.ts'),
    typeof import('./lukkede-henvendelser-texts.en.ts')
  >
>;
