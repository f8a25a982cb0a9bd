import { meetingLimits } from '#contract/meeting-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { capitalise, formatCount, formatDate, formatMomentWithTime } from '#web/texts/format.ts';

export const boardMeetingTexts = {
  title: 'Årsmøtet',
  lead: 'Sakspapirer til medlemmene, forslag fra dem, og hvem som stiller til valg.',
  none: 'Det er ikke kalt inn til noe årsmøte ennå.',
  noneText: 'Når innkallingen er sendt, legger dere fram sakspapirene her, og ser det medlemmene sender inn.',
  summon: 'Skriv innkallingen',
  noneOther: 'Når styret har sendt innkallingen, ser du her hvem som stiller til valg.',
  when: (day: string, place: string) => `${capitalise(formatDate(day))}, ${place}`,
  voters: (count: number, isOver: boolean) =>
    isOver
      ? `${formatCount(count, 'medlem', 'medlemmer')} hadde stemmerett på møtedagen.`
      : `${formatCount(count, 'medlem', 'medlemmer')} har stemmerett om møtet var i dag.`,
  papers: 'Sakspapirer og protokoll',
  noPapers: 'Det er ikke lagt fram noe ennå.',
  remove: 'Ta bort',
  removeFor: (title: string) => `Ta bort: ${title}`,
  removed: 'Papiret er tatt bort.',
  add: 'Legg fram papirer',
  addMinutes: 'Legg fram protokollen',
  addLate: 'Medlemmene er allerede kalt inn. De får én beskjed om det du legger fram de neste ti minuttene.',
  addEarly: 'Innkallingen er ikke gått ut ennå. Papirene følger med den, uten egen beskjed.',
  paperTitle: 'Hva heter det?',
  paperTitleHint: 'For eksempel «Årsmelding og regnskap». Bare PDF, så alle kan lese det.',
  send: 'Legg fram',
  sendFor: (subject: string) => `Legg fram: ${subject}`,
  added: 'Det er lagt fram for medlemmene i laget.',
  motions: 'Forslag fra medlemmene',
  motionsUntil: (day: string) => `Medlemmene kan sende og endre forslag til og med ${formatDate(day)}.`,
  noMotions: 'Det har ikke kommet noen forslag.',
  motionBy: (name: string, isNamed: boolean) =>
    isNamed ? `Fra ${name}` : `Fra ${name}. Vil ikke vises med navn for medlemmene`,
  reason: 'Begrunnelse',
  candidates: 'Kandidater',
  candidatesUntil: (day: string) => `Medlemmene kan foreslå kandidater til og med ${formatDate(day)}.`,
  candidatesWho: 'Du ser bare dem som har sagt ja selv.',
  noCandidates: 'Ingen har sagt ja ennå.',
  candidate: (name: string, role: string) => `${name} som ${role}`,
  candidateBy: (name: string) => (name ? `Foreslått av ${name}` : 'Stiller selv'),
  publish: {
    motions: 'Legg fram forslagene for medlemmene',
    candidates: 'Legg fram listen for medlemmene',
  } as const,
  publishAfter: 'Når fristen er ute, kan styret legge fram listen for medlemmene.',
  publishHint: 'Alle medlemmene i laget får se listen, og beskjed om at den er klar.',
  published: 'Listen er lagt fram.',
  publishedAt: (moment: string) => `Lagt fram ${formatMomentWithTime(moment, new Date())}`,
  waiting: 'Innkallingen går ut om litt',
  over: 'Møtet er avholdt',
  earlier: 'Tidligere årsmøter',
};

export const paperFieldTexts = {
  title: textFieldTexts('Skriv hva papiret heter', 'Navnet', meetingLimits.paperTitle),
  attachments: choiceTexts('Legg ved minst én fil, og bare PDF'),
};
