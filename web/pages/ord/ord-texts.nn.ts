/** In nynorsk. */

import { certificateMonths } from '#contract/values/ceremony-ages.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Ord og uttrykk',
  lead: 'Nokre ord kjem vi ikkje utanom. Her er kva dei tyder hos oss.',
  missing: 'Saknar du eit ord?',
  ask: 'Spør oss',
};

export const wordNames = {
  community: 'livssynssamfunn',
  grant: 'offentleg støtte',
  identityNumber: 'fødselsnummer',
  dNumber: 'd-nummer',
  register: 'Folkeregisteret',
  responsibility: 'foreldreansvar',
  chapter: 'lokallag',
  giro: 'AvtaleGiro',
  kid: 'KID',
  withdrawal: 'angrerett',
  certificate: 'prøvingsattest',
  committee: 'valkomité',
};

export const inNorwegian = {
  community: '',
  grant: '',
  identityNumber: '',
  dNumber: '',
  register: '',
  responsibility: '',
  chapter: '',
  giro: '',
  kid: '',
  withdrawal: '',
  certificate: '',
  committee: '',
};

export const meanings = {
  community:
    'Livssyn er korleis du ser på livet, mennesket og kva som er rett. Eit livssynssamfunn er for dei som deler eit slikt syn utan å tru på ein gud. Eit trussamfunn er for dei som deler ei tru.',
  grant:
    'Pengar staten gir til trus- og livssynssamfunn for kvar medlem. I lova heiter det tilskot. Er du medlem to stader, får ingen av dei støtte for deg.',
  identityNumber:
    'Dei elleve siffera som alle som er busette i Noreg, har. Dei seks første er datoen du er fødd.',
  dNumber:
    'Elleve siffer til dei som er i Noreg ei kort tid, eller som ventar på fødselsnummer. Det første sifferet er 4 høgare enn i datoen du er fødd.',
  register:
    'Lista staten har over alle som bur eller har budd i Noreg, med namn, adresse og familie. Skatteetaten har ansvaret for lista.',
  responsibility:
    'Retten og plikta til å bestemme for eit barn. Foreldre har ansvaret saman, som regel. Folkeregisteret kan seie kven som har det.',
  chapter:
    'Medlemmene der du bur, med eit styre som dei har valt. Fleire lokallag høyrer til same regionlag.',
  giro: 'Ein avtale i banken din om faste betalingar. Du set grensa for beløpet, og du kan stoppe avtalen når du vil.',
  kid: 'Talet som seier kva ei betaling gjeld, så pengane kjem fram til rett avtale. KID er kort for kundeidentifikasjon.',
  withdrawal: `Retten til å gå frå eit kjøp du har gjort på nett eller på telefon, utan å seie kvifor. Fristen er som regel ${withdrawalDays} dagar.`,
  certificate: `Papiret frå Skatteetaten som viser at de kan gifte dykk. Det gjeld i ${certificateMonths} månader.`,
  committee: 'Dei som medlemmene har valt til å føreslå kven som skal sitje i styret.',
};
export type Complete = Whole<Compared<typeof import('./ord-texts.ts'), typeof import('./ord-texts.nn.ts')>>;
