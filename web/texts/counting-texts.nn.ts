/** In nynorsk. */

import type { NotCountingReason } from '#contract/profile-endpoints.ts';
import type { Compared, Whole } from './language.ts';
import { organisation } from './organisation.ts';

const { shortName } = organisation;

export const countingTexts = {
  title: 'Vi får ikkje offentleg støtte for deg no',
  lead: `Du er medlem på lik linje med alle andre. Dette gjeld berre støtta som ${shortName} søkjer staten om.`,
  reasons: {
    'number-missing': 'Vi har ikkje fødselsnummeret ditt.',
    'd-number': 'Du har d-nummer. Vi får som regel berre støtte for medlemmer som har norsk fødselsnummer.',
    abroad: 'Du har adresse i utlandet, og staten gir berre støtte for dei som bur i Noreg.',
    elsewhere: 'Du har sagt at du òg er medlem i eit anna trus- eller livssynssamfunn.',
  } satisfies Record<NotCountingReason, string>,
  giveNumber: 'Gi oss fødselsnummeret',
  settle: 'Sjå kva du kan gjere',
};
export type Complete = Whole<
  Compared<typeof import('./counting-texts.ts'), typeof import('./counting-texts.nn.ts')>
>;
