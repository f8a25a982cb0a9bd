import { certificateMonths } from '#contract/values/ceremony-ages.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
export const texts = {
  title: 'Ord og uttrykk',
  lead: 'Noen ord kommer vi ikke utenom. Her er hva de betyr hos oss.',
  missing: 'Mangler du et ord?',
  ask: 'Spør oss',
};

export const wordNames = {
  community: 'livssynssamfunn',
  grant: 'offentlig støtte',
  identityNumber: 'fødselsnummer',
  dNumber: 'd-nummer',
  register: 'Folkeregisteret',
  responsibility: 'foreldreansvar',
  chapter: 'lokallag',
  giro: 'AvtaleGiro',
  kid: 'KID',
  withdrawal: 'angrerett',
  certificate: 'prøvingsattest',
  committee: 'valgkomité',
};

/** The word in Norwegian, where the reader may meet it and the page is in another language. */
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
    'Livssyn er hvordan du ser på livet, mennesket og hva som er rett. Et livssynssamfunn er for dem som deler et slikt syn uten å tro på en gud. Et trossamfunn er for dem som deler en tro.',
  grant:
    'Penger staten gir til tros- og livssynssamfunn for hvert medlem. I loven heter det tilskudd. Er du medlem to steder, får ingen av dem støtte for deg.',
  identityNumber:
    'De elleve sifrene som alle som er bosatt i Norge, har. De seks første er datoen du er født.',
  dNumber:
    'Elleve sifre til dem som er i Norge en kort tid, eller som venter på fødselsnummer. Det første sifferet er 4 høyere enn i datoen du er født.',
  register:
    'Statens liste over alle som bor eller har bodd i Norge, med navn, adresse og familie. Skatteetaten har ansvaret for den.',
  responsibility:
    'Retten og plikten til å bestemme for et barn. Foreldre har den som regel sammen. Folkeregisteret kan si hvem som har den.',
  chapter: 'Medlemmene der du bor, med et styre som de har valgt. Flere lokallag hører til samme regionlag.',
  giro: 'En avtale i banken din om faste betalinger. Du setter selv grensen for beløpet, og du kan stoppe avtalen når du vil.',
  kid: 'Tallet som sier hva en betaling gjelder, så den kommer fram til rett avtale. KID er kort for kundeidentifikasjon.',
  withdrawal: `Retten til å gå fra et kjøp du har gjort på nett eller på telefon, uten å si hvorfor. Fristen er som regel ${withdrawalDays} dager.`,
  certificate: `Papiret fra Skatteetaten som viser at dere kan gifte dere. Det gjelder i ${certificateMonths} måneder.`,
  committee: 'De som medlemmene har valgt til å foreslå hvem som skal sitte i styret.',
};
