/** In nynorsk. */

import type { Attention } from '#contract/home-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { roleWords } from '#web/texts/office-words.ts';
import type { ListedCode } from './attention-ways.ts';

const officeOf = ({ role, name }: Attention): string =>
  [role && roleWords[role], name].filter(Boolean).join(' i ');

type Matter = { sentence: string; words: string };

export const attentionTexts = {
  title: 'Dette bør du gjere',
  none: 'Ingenting akkurat no. Alt er i orden.',
  matters: {
    RECOVERY_ASKED: () => ({
      sentence: 'Nokon har bede om ny tilgang til brukarkontoen din. Var det ikkje deg, kan du stoppe det.',
      words: 'Sjå og stopp',
    }),
    PAYMENT_FAILED: ({ on }) => ({
      sentence: `Gåva di ${on ? `${formatDate(on)} ` : ''}blei ikkje trekt. Du skuldar oss ingenting, og vel sjølv kva du vil gjere.`,
      words: 'Sjå givaravtalen',
    }),
    ANSWER_ASKED: ({ on }) => ({
      sentence: `Nokon ventar på eit svar frå deg${on ? `, seinast ${formatDate(on)}` : ''}.`,
      words: 'Les og svar',
    }),
    EMAIL_STOPPED: () => ({
      sentence: 'E-post til deg kjem i retur, så vi har slutta å sende. Varsla ligg under Varsel.',
      words: 'Stadfest eller byt e-postadressa',
    }),
    MAGAZINE_ALONE: () => ({
      sentence:
        'Du deler ikkje magasinet med nokon lenger, og slik det står no, kjem det ikkje noko i posten til deg.',
      words: 'Vel korleis du vil ha det',
    }),
    EMAIL_UNVERIFIED: () => ({
      sentence: 'Vi veit ikkje sikkert at e-postadressa er di.',
      words: 'Stadfest e-postadressa',
    }),
    PHONE_UNVERIFIED: () => ({
      sentence: 'Vi veit ikkje sikkert at telefonnummeret er ditt.',
      words: 'Stadfest telefonnummeret',
    }),
    FODSELSNUMMER_MISSING: () => ({
      sentence: 'Vi manglar fødselsnummeret ditt. Utan det får vi ikkje offentleg støtte for deg.',
      words: 'Gi oss fødselsnummeret',
    }),
    OTHER_COMMUNITIES_UNSETTLED: () => ({
      sentence: 'Du kan vere registrert i eit anna trus- eller livssynssamfunn òg.',
      words: 'Sjå kva du kan gjere',
    }),
    POST_RETURNED: () => ({
      sentence: 'Post vi sende deg, kom i retur.',
      words: 'Sjå over adressa',
    }),
    CHILD_SOON_15: ({ name, on }) => ({
      sentence: `${name} fyller ${joiningAge} år ${on && formatDate(on)}. Då blir registreringa sletta, og ${name} vel sjølv om medlemskap.`,
      words: 'Sjå barna dine',
    }),
    OFFICE_OFFERED: (office) => ({
      sentence: `Du er spurd om å bli ${officeOf(office)}.`,
      words: 'Les meir og svar',
    }),
    OFFICE_UNDECLARED: (office) => ({
      sentence: `Før du kan bruke sidene for vervet som ${officeOf(office)}, må du godta teieerklæringa.`,
      words: 'Les og godta',
    }),
    NOMINATION_ASKED: (office) => ({
      sentence: `Du er føreslått som ${officeOf(office)}. Du vel sjølv om du vil stille.`,
      words: 'Les meir og svar',
    }),
    OFFICE_EXPIRING: (office) => ({
      sentence: `Vervet ditt som ${officeOf(office)} går ut ${office.on && formatDate(office.on)}.`,
      words: 'Sjå verva dine',
    }),
  } satisfies Record<ListedCode, (matter: Attention) => Matter> as Record<
    ListedCode,
    (matter: Attention) => Matter
  >,
};
export type Complete = Whole<
  Compared<typeof import('./attention-texts.ts'), typeof import('./attention-texts.nn.ts')>
>;
