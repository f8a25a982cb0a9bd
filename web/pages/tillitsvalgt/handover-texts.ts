import { handoverNoteLimits } from '#contract/handover-endpoints.ts';
import { choiceTexts, dayTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate } from '#web/texts/format.ts';

export const handoverTexts = {
  title: 'Overlevering',
  lead: 'Alt den neste trenger, på ett sted: hva som er i gang, viktige datoer, og det dere selv vil si.',
  tasks: 'I gang nå',
  unwelcomed: (count: number) =>
    `${formatCount(count, 'nytt medlem', 'nye medlemmer')} er ikke ønsket velkommen ennå.`,
  seeNew: 'Se nye medlemmer',
  unanswered: (count: number) =>
    `${formatCount(count, 'person', 'personer')} har ikke svart på om de tar et verv.`,
  seeBoard: 'Se styret',
  noTasks: 'Ingenting står åpent.',
  dates: 'Viktige datoer',
  ends: (role: string, on: string) => `${formatDate(on)}: vervet som ${role} går ut`,
  meeting: (on: string, place: string) => `${formatDate(on)}: årsmøte, ${place}`,
  motionsBy: (on: string) => `${formatDate(on)}: siste dag for forslag til årsmøtet`,
  nominationsBy: (on: string) => `${formatDate(on)}: siste dag for å foreslå kandidater`,
  documents: 'Dokumenter',
  papers: (count: number, on: string) =>
    `${formatCount(count, 'papir', 'papirer')} fra årsmøtet ${formatDate(on)}.`,
  seePapers: 'Se papirene',
  draft: 'utkast',
  noDates: 'Ingen datoer ennå.',
  note: 'Til den neste',
  noteLead:
    'Skriv det som ikke står andre steder: hvor nøklene er, hvem som kjenner huset, hva dere var midt i. Ikke skriv om enkeltpersoner.',
  noteLabel: 'Det den neste bør vite',
  save: 'Lagre',
  saved: 'Lagret. Alle med verv i laget kan lese det.',
  changed: (name: string, when: string) => `Sist endret ${name ? `av ${name} ` : ''}${when}.`,
  changedElsewhere: (body: string) =>
    `Noen andre har skrevet her siden du åpnet siden. Nå står det: «${body}». Ta med det du vil beholde, og trykk Lagre en gang til.`,
  change: 'Styreskifte',
  changeLead:
    'Er årsmøtet holdt? Legg inn det nye styret. Alle som er valgt, får spørsmål og svarer selv. De som går av, beholder tilgangen til dagen før.',
  start: 'Legg inn nytt styre',
  underWay: (meeting: string, takesOver: string) =>
    `Valgt på årsmøtet ${formatDate(meeting)}. Tar over ${formatDate(takesOver)}.`,
  proposedBy: (name: string) => `Lagt inn av ${name}.`,
  newBoard: 'Det nye styret',
  leaving: 'Går av',
  cancel: 'Avlys styreskiftet',
  cancelHelp: 'Spørsmålene trekkes tilbake, og de som skulle gå av, sitter perioden ut.',
  cancelled: 'Styreskiftet er avlyst.',
  meetingOn: 'Dagen årsmøtet ble holdt',
  takesOverOn: 'Første dag for det nye styret',
  takesOverHint: 'Tidligst i morgen. For eksempel 15.03.2027',
  untilOn: 'Siste dag i perioden',
  dayHint: 'For eksempel 15.03.2027',
  who: 'Hvem går av?',
  whoHelp: 'De du ikke krysser av for, sitter perioden sin ut.',
  goes: (name: string, role: string) => `${name}, ${role}`,
  elected: 'Hvem er valgt?',
  noneElected: 'Legg til minst én som er valgt',
  add: (name: string) => `Legg til ${name}`,
  roleOf: (name: string) => `Verv for ${name}`,
  another: 'Velg en annen',
  remove: (name: string) => `Ta bort ${name}`,
  send: 'Send spørsmål til alle',
  sent: 'Spørsmålene er sendt. Her ser du hvem som har svart.',
};

export const changeFieldTexts = {
  meetingOn: dayTexts('dagen årsmøtet ble holdt'),
  takesOverOn: dayTexts(
    'første dag for det nye styret',
    '. Den må være tidligst i morgen, og ikke før årsmøtet',
  ),
  untilOn: dayTexts('siste dag i perioden', '. Perioden kan vare i høyst fire år'),
};
export const noteFieldTexts = {
  body: textFieldTexts('Skriv noe', 'Teksten', handoverNoteLimits),
};
export const roleFieldTexts = choiceTexts('Velg et verv');
