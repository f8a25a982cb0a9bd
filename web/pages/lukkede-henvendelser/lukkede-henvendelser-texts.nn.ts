/** In nynorsk. */
import { reopeningDays } from '#contract/enquiry-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Lukka førespurnader',
  lead: `Førespurnader som er ferdige. Du kan lese dei når du vil, og opne dei igjen i ${reopeningDays} dagar.`,
  emptyTitle: 'Du har ingen lukka førespurnader',
  emptyText: 'Når ein førespurnad er ferdig, finn du han her.',
};
export type Complete = Whole<
  Compared<
    typeof import('./lukkede-henvendelser-texts.ts'),
    typeof import('./lukkede-henvendelser-texts.nn.ts')
  >
>;
