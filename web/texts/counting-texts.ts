/** Why a member does not count for the state grant, said plainly: the membership is the same. */
import type { NotCountingReason } from '#contract/profile-endpoints.ts';
import { organisation } from './organisation.ts';

const { shortName } = organisation;

export const countingTexts = {
  title: 'Du teller ikke i den offentlige støtten',
  lead: `Du er medlem på lik linje med alle andre. Men ${shortName} får ikke offentlig støtte for deg nå.`,
  reasons: {
    'number-missing': 'Vi har ikke fødselsnummeret ditt.',
    'd-number': 'Vi har et d-nummer for deg, og staten gir bare støtte for fødselsnumre.',
    abroad: 'Du har adresse i utlandet, og staten gir bare støtte for dem som bor i Norge.',
    elsewhere: 'Du har sagt at du også er medlem i et annet samfunn.',
  } satisfies Record<NotCountingReason, string>,
  giveNumber: 'Gi oss fødselsnummeret',
  settle: 'Se hva du kan gjøre',
};
