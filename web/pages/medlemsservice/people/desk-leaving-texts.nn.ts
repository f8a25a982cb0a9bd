/** In nynorsk. */
import type { LeavingRecord } from '#contract/desk-leaving-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const dayTexts: FieldTexts = {
  ...textFieldTexts('Skriv dagen utmeldinga kom', 'Dagen', { minimum: 1, maximum: 30 }),
  INVALID: 'Skriv ein dag fram til i dag, til dømes 12.11.2026. Han kan ikkje vere før personen blei medlem',
};

export const writtenTexts = {
  open: 'Registrer skriftleg utmelding',
  title: 'Utmelding som kom skriftleg',
  lead: 'Ho verkar på same måten som når medlemmen melder seg ut sjølv: Medlemskapen blir avslutta, og personen blir sletta frå medlemsregisteret. Det kan ikkje angrast.',
  signIn: 'Du må ha logga inn dei siste fem minutta.',
  channel: 'Korleis kom utmeldinga?',
  channels: [
    { value: 'letter', label: 'I brev' },
    { value: 'email', label: 'På e-post' },
  ],
  arrivedOn: 'Kva dag kom ho?',
  arrivedOnHint: 'Dag, månad og år, til dømes 12.11.2026. Medlemskapen blir avslutta den dagen.',
  magazine: 'Kva skriv personen om magasinet?',
  magazines: [
    { value: 'keep', label: 'Ingenting, eller vil framleis ha det' },
    { value: 'stop', label: 'Vil ikkje ha det lenger' },
  ],
  email: 'Skal stadfestinga sendast på e-post òg?',
  emails: [
    { value: 'no', label: 'Nei, berre i posten' },
    { value: 'yes', label: 'Ja, til den stadfesta adressa' },
  ],
  send: 'Meld ut medlemmen',
  done: 'Utmeldinga er registrert.',
  reference: 'Referansen er',
  post: (day: string) =>
    `Last ned stadfestinga, skriv ho ut og send ho i posten. Ho kan hentast til og med ${day}.`,
  sentTo: (address: string) => `Ho blir òg send til ${address}.`,
  download: 'Last ned stadfestinga (PDF)',
  saved: 'Stadfestinga er lasta ned.',
};
export const writtenFieldTexts = {
  channel: choiceTexts('Vel korleis utmeldinga kom'),
  arrivedOn: dayTexts,
  magazine: choiceTexts('Vel kva personen skriv om magasinet'),
  email: choiceTexts('Vel om stadfestinga skal sendast på e-post òg'),
};

export const lookUpTexts = {
  title: 'Finn ei utmelding',
  lead: 'Når nokon spør om ei stadfesting på utmelding, finn du ho med referansen. Viser ho kven det gjeld, blir oppslaget loggført.',
  reference: 'Referanse',
  hint: 'Til dømes U-7F3A-91C2-04',
  find: 'Finn utmeldinga',
  none: `Vi fann inga utmelding med den referansen. Sjekk at han er rett skriven. Utmeldingar frå meir enn ${retention['leaving-trace'].period.years} heile år tilbake er sletta.`,
  found: 'Utmelding',
  number: 'Referanse',
  when: 'Registrert',
  how: 'Kom inn',
  channels: {
    portal: 'På Min side, frå medlemmen sjølv',
    letter: 'I brev',
    email: 'På e-post',
    import: 'Med ei medlemsliste som blei lesen inn',
    death: 'Dødsfall',
  } satisfies Record<LeavingRecord['channel'], string>,
  arrivedOn: 'Kom til oss',
  registeredBy: 'Registrert av',
  name: 'Namn',
  memberNumber: 'Medlemsnummer',
  gone: 'Stadfestinga er sletta, og vi veit ikkje lenger kven det var. Vi kan berre seie at nokon melde seg ut då.',
};
export const referenceTexts: FieldTexts = {
  ...textFieldTexts('Skriv referansen', 'Referansen', { minimum: 10, maximum: 20 }),
  INVALID: 'Referansen har U og ti tal og bokstavar frå A til F, til dømes U-7F3A-91C2-04',
};
export type Complete = Whole<
  Compared<typeof import('./desk-leaving-texts.ts'), typeof import('./desk-leaving-texts.nn.ts')>
>;
