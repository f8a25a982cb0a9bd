/** In nynorsk. */
import { handoverNoteLimits } from '#contract/handover-endpoints.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const handoverTexts = {
  title: 'Overlevering',
  lead: 'Alt den neste treng, på éin stad: kva som er i gang, viktige datoar, og det de sjølve vil seie.',
  tasks: 'I gang no',
  unwelcomed: (count: number) =>
    `${formatCount(count, 'ny medlem', 'nye medlemmer')} er ikkje ${count === 1 ? 'ønskt velkomen' : 'ønskte velkomne'} enno.`,
  seeNew: 'Sjå nye medlemmer',
  unanswered: (count: number) =>
    `${formatCount(count, 'person', 'personar')} har ikkje svart på om dei tek eit verv.`,
  seeBoard: 'Sjå styret',
  noTasks: 'Ingenting står ope.',
  dates: 'Viktige datoar',
  ends: (role: string, on: string) => `${formatDate(on)}: vervet som ${role} går ut`,
  meeting: (on: string, place: string) => `${formatDate(on)}: årsmøte, ${place}`,
  motionsBy: (on: string) => `${formatDate(on)}: siste dag for forslag til årsmøtet`,
  nominationsBy: (on: string) => `${formatDate(on)}: siste dag for å føreslå kandidatar`,
  documents: 'Dokument',
  papers: (count: number, on: string) =>
    `${formatCount(count, 'papir', 'papir')} frå årsmøtet ${formatDate(on)}.`,
  seePapers: 'Sjå papira',
  draft: 'utkast',
  noDates: 'Ingen datoar enno.',
  note: 'Til den neste',
  noteLead:
    'Skriv det som ikkje står andre stader: kvar nøklane er, kven som kjenner huset, kva de var midt i. Skriv ikkje om enkeltpersonar.',
  noteLabel: 'Det den neste bør vite',
  save: 'Lagre',
  saved: 'Lagra. Alle med verv i laget kan lese det.',
  changed: (name: string, when: string) => `Sist endra ${name ? `av ${name} ` : ''}${when}.`,
  changedElsewhere: (body: string) =>
    `Nokon andre har skrive her sidan du opna sida. No står det: «${body}». Ta med det du vil behalde, og trykk Lagre ein gong til.`,
  change: 'Styreskifte',
  changeLead:
    'Er årsmøtet halde? Legg inn det nye styret. Alle som er valde, får spørsmål og svarer sjølve. Dei som går av, har tilgangen til dagen før.',
  start: 'Legg inn nytt styre',
  underWay: (meeting: string, takesOver: string) =>
    `Valt på årsmøtet ${formatDate(meeting)}. Tek over ${formatDate(takesOver)}.`,
  proposedBy: (name: string) => `Lagt inn av ${name}.`,
  newBoard: 'Det nye styret',
  leaving: 'Går av',
  cancel: 'Avlys styreskiftet',
  cancelHelp: 'Spørsmåla blir trekte tilbake, og dei som skulle gå av, sit perioden ut.',
  cancelled: 'Styreskiftet er avlyst.',
  meetingOn: 'Dagen årsmøtet blei halde',
  takesOverOn: 'Første dag for det nye styret',
  takesOverHint: 'Tidlegast i morgon. Til dømes 15.03.2027',
  untilOn: 'Siste dag i perioden',
  dayHint: 'Til dømes 15.03.2027',
  who: 'Kven går av?',
  whoHelp: 'Dei du ikkje kryssar av for, sit perioden sin ut.',
  goes: (name: string, role: string) => `${name}, ${role}`,
  elected: 'Kven er valde?',
  noneElected: 'Legg til minst éin som er vald',
  add: (name: string) => `Legg til ${name}`,
  roleOf: (name: string) => `Verv for ${name}`,
  another: 'Vel ein annan',
  remove: (name: string) => `Ta bort ${name}`,
  send: 'Send spørsmål til alle',
  sent: 'Spørsmåla er sende. Her ser du kven som har svart.',
};

export const changeFieldTexts = {
  meetingOn: dayTexts('dagen årsmøtet blei halde'),
  takesOverOn: dayTexts(
    'første dag for det nye styret',
    '. Han må vere tidlegast i morgon, og ikkje før årsmøtet',
  ),
  untilOn: dayTexts('siste dag i perioden', '. Perioden kan vare i høgst fire år'),
};
export const noteFieldTexts = {
  body: textFieldTexts('Skriv noko', 'Teksten', handoverNoteLimits),
};
export const roleFieldTexts = choiceTexts('Vel eit verv');
export type Complete = Whole<
  Compared<typeof import('./handover-texts.ts'), typeof import('./handover-texts.nn.ts')>
>;
