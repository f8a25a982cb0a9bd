/** In nynorsk. */
import { lookReasons } from '#contract/held/look-reason-texts.nn.ts';
import type { SeenField } from '#contract/look-values.ts';
import { retention } from '#contract/retention.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Mitt personvern',
  lead: 'Kva vi gjer med opplysningane dine, og kva du kan be om.',
  ways: [
    {
      to: paths.myData,
      title: 'Alt vi har om deg',
      text: 'Les det her, eller last det ned i éi fil.',
    },
    {
      to: paths.consents,
      title: 'Samtykke',
      text: 'Sei ja eller nei, og be oss la opplysningane liggje.',
    },
    {
      to: paths.storing,
      title: 'Lagring og mottakarar',
      text: 'Kor lenge vi lagrar opplysningar, og kven vi deler dei med.',
    },
    {
      to: paths.mySessions,
      title: 'Her er du logga inn',
      text: 'Sjå kva einingar det gjeld, og avslutt dei du vil.',
    },
    {
      to: paths.ending,
      title: 'Avslutt eller slett',
      text: 'Medlemskap, gåver, magasin og innlogging, kvar for seg.',
    },
  ],
  looks: 'Kven har sett på opplysningane mine',
  looksLead: `Kvar gong nokon som jobbar her, eller er tillitsvald, opnar noko om deg eller ser namnet ditt i ei liste, registrerer vi kven, kva og kvifor. Ingen kan endre eller slette oppføringane. Etter ${retention['access-log'].period.months} månader blir dei sletta automatisk.`,
  none: 'Ingen har sett på opplysningane dine.',
  list: 'Oppslag',
  self: 'Du sjølv',
  who: (name: string) => (name ? `${name}, medlemsservice` : 'Medlemsservice'),
  representative: (name: string, unit: string | null) =>
    `${name ? `${name}, t` : 'T'}illitsvald${unit ? ` i ${unit}` : ''}`,
  because: lookReasons,
  otherwise: 'Såg på opplysningane dine',
  remark: (remark: string) => `«${remark}»`,
  saw: (what: string) => `Såg: ${what}`,
  times: (count: number) => formatCount(count, 'gong', 'gonger'),
  more: 'Det er fleire enn vi viser her. Skriv til oss om du vil ha alle.',
  askFor: 'Vil du ha innsyn, rette noko eller få noko sletta?',
  write: 'Skriv til oss om personvern',
  statement: 'Les om korleis vi behandlar personopplysningar',
};

export const fieldWords = {
  name: 'namn',
  'birth-date': 'fødselsdato',
  membership: 'medlemskap',
  'contact-points': 'e-post og telefon',
  place: 'poststad',
  address: 'adresse',
  'enquiry-list': 'kva førespurnader du har',
  messages: 'meldingar',
  notices: 'varsel vi har sendt',
  children: 'barna du har registrert',
  giving: 'gåver og avtalar',
  magazine: 'betaling for magasinet',
  fodselsnummer: 'fødselsnummer',
} satisfies Record<SeenField, string>;
export type Complete = Whole<
  Compared<typeof import('./mitt-personvern-texts.ts'), typeof import('./mitt-personvern-texts.nn.ts')>
>;
