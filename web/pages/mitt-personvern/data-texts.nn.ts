/** In nynorsk. */
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const dataTexts = {
  title: 'Alt vi har om deg',
  lead: 'Her står alt vi har lagra om deg, slik det står i dag.',
  file: {
    title: 'Ta det med deg',
    text: 'Last ned alt samla i ei ZIP-fil, òg det som ikkje får plass på denne sida. Opne ho, og trykk på «opplysningane-mine.html» for å lese eller skrive ut. Ved sida av ligg filene dine, og det same laga for dataprogram. Fødselsnummeret ditt kan stå der, så pass på fila. Vi registrerer at ho blei henta, og du ser det under «Kven har sett på opplysningane mine».',
    button: 'Last ned alt',
    saved: 'Fila er lasta ned.',
    enough: 'Fila er henta tre gonger det siste døgnet. Du kan hente ho igjen i morgon.',
    signInFirst: 'Logg inn på nytt først, så vi veit at det er du som hentar fila. Du kjem tilbake hit.',
    signIn: 'Logg inn på nytt',
  },
  wrong: 'Er noko feil? Det meste rettar du sjølv under',
  details: 'Mine opplysningar',
  identity: 'Namn og fødselsdato rettar vi for deg:',
  write: 'skriv til oss',
  otherGroup: 'Anna',
  counted: (what: string, count: number) =>
    `${what} (${formatCount(count, 'oppføring', 'oppføringar').replace(' ', '\u00a0')})`,
  more: (count: number) => `Her ser du dei ${count} nyaste. Alle står i fila.`,
  isThere: 'Finst',
  yes: 'ja',
  no: 'nei',
  notShown: {
    title: 'Det vi ikkje viser',
    lead: 'Noko høyrer ikkje med, eller vi lèt det vere for å passe på deg og andre:',
    points: [
      'Opplysningar om andre: kven av oss som svarte deg, og det som gjeld den andre forelderen.',
      'Interne notat medan vi førebur eit svar, når det er nødvendig for å arbeide forsvarleg med saka (personopplysningslova § 16).',
      'Kodar og nøklar som vernar innlogginga di.',
      'Filene du har sendt, ligg i førespurnadene og utlegga dine. Her står namna på dei, og du får dei med når du lastar ned alt.',
    ],
  },
};
export type Complete = Whole<Compared<typeof import('./data-texts.ts'), typeof import('./data-texts.nn.ts')>>;
