import type { LeavingRecord } from '#contract/desk-leaving-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';

const dayTexts: FieldTexts = {
  ...textFieldTexts('Skriv dagen utmeldingen kom', 'Dagen', { minimum: 1, maximum: 30 }),
  INVALID: 'Skriv en dag fram til i dag, for eksempel 12.11.2026. Den kan ikke være før personen ble medlem',
};

export const writtenTexts = {
  open: 'Registrer skriftlig utmelding',
  title: 'Utmelding som kom skriftlig',
  lead: 'Det har samme virkning som når medlemmet melder seg ut selv: Medlemskapet avsluttes, og personen slettes fra medlemsregisteret. Det kan ikke angres.',
  signIn: 'Du må ha logget inn de siste fem minuttene.',
  channel: 'Hvordan kom utmeldingen?',
  channels: [
    { value: 'letter', label: 'I brev' },
    { value: 'email', label: 'På e-post' },
  ],
  arrivedOn: 'Hvilken dag kom den?',
  arrivedOnHint: 'Dag, måned og år, for eksempel 12.11.2026. Medlemskapet avsluttes den dagen.',
  magazine: 'Hva skriver personen om magasinet?',
  magazines: [
    { value: 'keep', label: 'Ingenting, eller vil fortsatt ha det' },
    { value: 'stop', label: 'Vil ikke ha det lenger' },
  ],
  email: 'Skal bekreftelsen sendes på e-post også?',
  emails: [
    { value: 'no', label: 'Nei, bare i posten' },
    { value: 'yes', label: 'Ja, til den bekreftede adressen' },
  ],
  send: 'Meld ut medlemmet',
  done: 'Utmeldingen er registrert.',
  reference: 'Referansen er',
  post: (day: string) =>
    `Last ned bekreftelsen, skriv den ut og send den i posten. Den kan hentes til og med ${day}.`,
  sentTo: (address: string) => `Den sendes også til ${address}.`,
  download: 'Last ned bekreftelsen (PDF)',
  saved: 'Bekreftelsen er lastet ned.',
};
export const writtenFieldTexts = {
  channel: choiceTexts('Velg hvordan utmeldingen kom'),
  arrivedOn: dayTexts,
  magazine: choiceTexts('Velg hva personen skriver om magasinet'),
  email: choiceTexts('Velg om bekreftelsen skal sendes på e-post også'),
};

export const lookUpTexts = {
  title: 'Finn en utmelding',
  lead: 'Når noen spør om en bekreftelse på utmelding, finner du den med referansen. Viser den hvem det gjelder, blir oppslaget loggført.',
  reference: 'Referanse',
  hint: 'For eksempel U-7F3A-91C2-04',
  find: 'Finn utmeldingen',
  none: `Vi fant ingen utmelding med den referansen. Sjekk at den er riktig skrevet. Utmeldinger fra mer enn ${retention['leaving-trace'].period.years} hele år siden er slettet.`,
  found: 'Utmelding',
  number: 'Referanse',
  when: 'Registrert',
  how: 'Kom inn',
  channels: {
    portal: 'På Min side, fra medlemmet selv',
    letter: 'I brev',
    email: 'På e-post',
    import: 'Med en medlemsliste som ble lest inn',
    death: 'Dødsfall',
  } satisfies Record<LeavingRecord['channel'], string>,
  arrivedOn: 'Kom til oss',
  registeredBy: 'Registrert av',
  name: 'Navn',
  memberNumber: 'Medlemsnummer',
  gone: 'Bekreftelsen er slettet, og vi vet ikke lenger hvem det var. Vi kan bare si at noen meldte seg ut da.',
};
export const referenceTexts: FieldTexts = {
  ...textFieldTexts('Skriv referansen', 'Referansen', { minimum: 10, maximum: 20 }),
  INVALID: 'Referansen har U og ti tall og bokstaver fra A til F, for eksempel U-7F3A-91C2-04',
};
