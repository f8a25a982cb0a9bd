/** What is said of each matter that needs the person. */

import type { Attention } from '#contract/home-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { formatDate } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import type { ListedCode } from './attention-ways.ts';

const officeOf = ({ role, name }: Attention): string =>
  [role && roleWords[role], name].filter(Boolean).join(' i ');

type Matter = { sentence: string; words: string };

export const attentionTexts = {
  title: 'Dette bør du gjøre',
  none: 'Ingenting akkurat nå. Alt er i orden.',
  matters: {
    RECOVERY_ASKED: () => ({
      sentence: 'Noen har bedt om ny tilgang til brukerkontoen din. Var det ikke deg, kan du stoppe det.',
      words: 'Se og stopp',
    }),
    PAYMENT_FAILED: ({ on }) => ({
      sentence: `Gaven din ${on ? `${formatDate(on)} ` : ''}ble ikke trukket. Du skylder oss ingenting, og velger selv hva du vil gjøre.`,
      words: 'Se giveravtalen',
    }),
    ANSWER_ASKED: ({ on }) => ({
      sentence: `Noen venter på et svar fra deg${on ? `, senest ${formatDate(on)}` : ''}.`,
      words: 'Les og svar',
    }),
    EMAIL_STOPPED: () => ({
      sentence: 'E-post til deg kommer i retur, så vi har sluttet å sende. Varslene ligger under Varsler.',
      words: 'Bekreft eller bytt e-postadressen',
    }),
    MAGAZINE_ALONE: () => ({
      sentence:
        'Du deler ikke magasinet med noen lenger, og slik det står nå, kommer det ikke noe i posten til deg.',
      words: 'Velg hvordan du vil ha det',
    }),
    EMAIL_UNVERIFIED: () => ({
      sentence: 'Vi vet ikke sikkert at e-postadressen er din.',
      words: 'Bekreft e-postadressen',
    }),
    PHONE_UNVERIFIED: () => ({
      sentence: 'Vi vet ikke sikkert at telefonnummeret er ditt.',
      words: 'Bekreft telefonnummeret',
    }),
    FODSELSNUMMER_MISSING: () => ({
      sentence: 'Vi mangler fødselsnummeret ditt. Uten det får vi ikke offentlig støtte for deg.',
      words: 'Gi oss fødselsnummeret',
    }),
    OTHER_COMMUNITIES_UNSETTLED: () => ({
      sentence: 'Du kan være registrert i et annet tros- eller livssynssamfunn også.',
      words: 'Se hva du kan gjøre',
    }),
    POST_RETURNED: () => ({
      sentence: 'Post vi sendte deg, kom i retur.',
      words: 'Se over adressen',
    }),
    CHILD_SOON_15: ({ name, on }) => ({
      sentence: `${name} fyller ${joiningAge} år ${on && formatDate(on)}. Da slettes registreringen, og medlemskap blir ${name} sitt eget valg.`,
      words: 'Se barna dine',
    }),
    OFFICE_OFFERED: (office) => ({
      sentence: `Du er spurt om å bli ${officeOf(office)}.`,
      words: 'Les mer og svar',
    }),
    OFFICE_UNDECLARED: (office) => ({
      sentence: `Før du kan bruke sidene for vervet som ${officeOf(office)}, må du godta taushetserklæringen.`,
      words: 'Les og godta',
    }),
    NOMINATION_ASKED: (office) => ({
      sentence: `Du er foreslått som ${officeOf(office)}. Du velger selv om du vil stille.`,
      words: 'Les mer og svar',
    }),
    OFFICE_EXPIRING: (office) => ({
      sentence: `Vervet ditt som ${officeOf(office)} går ut ${office.on && formatDate(office.on)}.`,
      words: 'Se vervene dine',
    }),
  } satisfies Record<ListedCode, (matter: Attention) => Matter> as Record<
    ListedCode,
    (matter: Attention) => Matter
  >,
};
