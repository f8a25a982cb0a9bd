import { lookReasons } from '#contract/held/look-reason-texts.ts';
import type { SeenField } from '#contract/look-values.ts';
import { retention } from '#contract/retention.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Mitt personvern',
  lead: 'Hva vi gjør med opplysningene dine, og hva du kan be om.',
  ways: [
    {
      to: paths.myData,
      title: 'Alt vi har om deg',
      text: 'Les det her, eller last det ned i én fil.',
    },
    {
      to: paths.consents,
      title: 'Samtykker',
      text: 'Si ja eller nei, og be oss la opplysningene ligge.',
    },
    {
      to: paths.storing,
      title: 'Lagring og mottakere',
      text: 'Hvor lenge vi lagrer opplysninger, og hvem vi deler dem med.',
    },
    {
      to: paths.mySessions,
      title: 'Her er du logget inn',
      text: 'Se hvilke enheter, og avslutt dem du vil.',
    },
    {
      to: paths.ending,
      title: 'Avslutt eller slett',
      text: 'Medlemskap, gaver, magasin og innlogging, hver for seg.',
    },
  ],
  looks: 'Hvem har sett på opplysningene mine',
  looksLead: `Hver gang noen som jobber her, eller er tillitsvalgt, åpner noe om deg eller ser navnet ditt i en liste, registrerer vi hvem, hva og hvorfor. Ingen kan endre eller slette oppføringene. Etter ${retention['access-log'].period.months} måneder slettes de automatisk.`,
  none: 'Ingen har sett på opplysningene dine.',
  list: 'Oppslag',
  self: 'Du selv',
  who: (name: string) => (name ? `${name}, medlemsservice` : 'Medlemsservice'),
  representative: (name: string, unit: string | null) =>
    `${name ? `${name}, t` : 'T'}illitsvalgt${unit ? ` i ${unit}` : ''}`,
  because: lookReasons,
  otherwise: 'Så på opplysningene dine',
  remark: (remark: string) => `«${remark}»`,
  saw: (what: string) => `Så: ${what}`,
  times: (count: number) => formatCount(count, 'gang', 'ganger'),
  more: 'Det er flere enn vi viser her. Skriv til oss hvis du vil ha alle.',
  askFor: 'Vil du ha innsyn, rette noe eller få noe slettet?',
  write: 'Skriv til oss om personvern',
  statement: 'Les om hvordan vi behandler personopplysninger',
};

export const fieldWords = {
  name: 'navn',
  'birth-date': 'fødselsdato',
  membership: 'medlemskap',
  'contact-points': 'e-post og telefon',
  place: 'poststed',
  address: 'adresse',
  'enquiry-list': 'hvilke henvendelser du har',
  messages: 'meldinger',
  notices: 'varsler vi har sendt',
  children: 'barna du har registrert',
  giving: 'gaver og avtaler',
  magazine: 'betaling for magasinet',
  fodselsnummer: 'fødselsnummer',
} satisfies Record<SeenField, string>;
