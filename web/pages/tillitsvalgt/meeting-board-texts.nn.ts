/** In nynorsk. */
import { meetingLimits } from '#contract/meeting-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { capitalise, formatCount, formatDate, formatMomentWithTime } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const boardMeetingTexts = {
  title: 'Årsmøtet',
  lead: 'Sakspapir til medlemmene, forslag frå dei, og kven som stiller til val.',
  none: 'Det er ikkje kalla inn til noko årsmøte enno.',
  noneText: 'Når innkallinga er send, legg de fram sakspapira her, og ser det medlemmene sender inn.',
  summon: 'Skriv innkallinga',
  noneOther: 'Når styret har sendt innkallinga, ser du her kven som stiller til val.',
  when: (day: string, place: string) => `${capitalise(formatDate(day))}, ${place}`,
  voters: (count: number, isOver: boolean) =>
    isOver
      ? `${formatCount(count, 'medlem', 'medlemmer')} hadde røysterett på møtedagen.`
      : `${formatCount(count, 'medlem', 'medlemmer')} har røysterett dersom møtet var i dag.`,
  papers: 'Sakspapir og protokoll',
  noPapers: 'Det er ikkje lagt fram noko enno.',
  remove: 'Ta bort',
  removeFor: (title: string) => `Ta bort: ${title}`,
  removed: 'Papiret er teke bort.',
  add: 'Legg fram papir',
  addMinutes: 'Legg fram protokollen',
  addLate: 'Medlemmene er allereie kalla inn. Dei får éin beskjed om det du legg fram dei neste ti minutta.',
  addEarly: 'Innkallinga er ikkje gått ut enno. Papira følgjer med, utan eigen beskjed.',
  paperTitle: 'Kva heiter det?',
  paperTitleHint: 'Til dømes «Årsmelding og rekneskap». Berre PDF, så alle kan lese det.',
  send: 'Legg fram',
  sendFor: (subject: string) => `Legg fram: ${subject}`,
  added: 'Det er lagt fram for medlemmene i laget.',
  motions: 'Forslag frå medlemmene',
  motionsUntil: (day: string) => `Medlemmene kan sende og endre forslag til og med ${formatDate(day)}.`,
  noMotions: 'Det har ikkje kome nokon forslag.',
  motionBy: (name: string, isNamed: boolean) =>
    isNamed ? `Frå ${name}` : `Frå ${name}. Vil ikkje visast med namn for medlemmene`,
  reason: 'Grunngiving',
  candidates: 'Kandidatar',
  candidatesUntil: (day: string) => `Medlemmene kan føreslå kandidatar til og med ${formatDate(day)}.`,
  candidatesWho: 'Du ser berre dei som har sagt ja sjølve.',
  noCandidates: 'Ingen har sagt ja enno.',
  candidate: (name: string, role: string) => `${name} som ${role}`,
  candidateBy: (name: string) => (name ? `Føreslått av ${name}` : 'Stiller sjølv'),
  publish: {
    motions: 'Legg fram forslaga for medlemmene',
    candidates: 'Legg fram lista for medlemmene',
  } as const,
  publishAfter: 'Når fristen er ute, kan styret leggje fram lista for medlemmene.',
  publishHint: 'Alle medlemmene i laget får sjå lista, og beskjed om at ho er klar.',
  published: 'Lista er lagd fram.',
  publishedAt: (moment: string) => `Lagt fram ${formatMomentWithTime(moment, new Date())}`,
  waiting: 'Innkallinga går ut om litt',
  over: 'Møtet er halde',
  earlier: 'Tidlegare årsmøte',
};

export const paperFieldTexts = {
  title: textFieldTexts('Skriv kva papiret heiter', 'Namnet', meetingLimits.paperTitle),
  attachments: choiceTexts('Legg ved minst éi fil, og berre PDF'),
};
export type Complete = Whole<
  Compared<typeof import('./meeting-board-texts.ts'), typeof import('./meeting-board-texts.nn.ts')>
>;
