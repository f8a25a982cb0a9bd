/** Why a member does not count for the state grant, said plainly: the membership is the same. */
import type { NotCountingReason } from '#contract/profile-endpoints.ts';
import { organisation } from './organisation.ts';

const { shortName } = organisation;

export const countingTexts = {
  title: 'Vi får ikke offentlig støtte for deg nå',
  lead: `Du er medlem på lik linje med alle andre. Dette gjelder bare støtten som ${shortName} søker staten om.`,
  reasons: {
    'number-missing': 'Vi har ikke fødselsnummeret ditt.',
    'd-number': 'Du har d-nummer. Vi får som regel bare støtte for medlemmer som har norsk fødselsnummer.',
    abroad: 'Du har adresse i utlandet, og staten gir bare støtte for dem som bor i Norge.',
    elsewhere: 'Du har sagt at du også er medlem i et annet tros- eller livssynssamfunn.',
  } satisfies Record<NotCountingReason, string>,
  giveNumber: 'Gi oss fødselsnummeret',
  settle: 'Se hva du kan gjøre',
};
