/** In nynorsk. */
import { activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const healthDays = retention['health-answers'].period.days;

export const organiserTexts = {
  title: 'Arrangere aktivitetar',
  lead: 'Lag aktivitetar, følg med på påmeldinga, og skriv til dei som kjem.',
  none: 'Det er ikkje laga noko enno.',
  new: 'Ny aktivitet',
  list: 'Aktivitetane',
  mayNot: 'Dette er for arrangørar',
  mayNotText: 'Har du fått eit verv, og manglar tilgang? Skriv til oss, så ser vi på det.',
  places: (taken: number, capacity: number | null) =>
    capacity === null ? formatCount(taken, 'påmeld', 'påmelde') : `${taken} av ${capacity} plassar`,
  taken: (taken: number, capacity: number | null) =>
    capacity === null ? formatCount(taken, 'påmeld', 'påmelde') : `${taken} av ${capacity} plassar er tekne`,
  waiting: (count: number) => `${count} på venteliste`,
  back: 'Alle aktivitetar',
  pageTitle: (activity: string) => `Arranger ${activity}`,
  newTitle: 'Ny aktivitet',
  notFound: 'Vi finn ikkje aktiviteten',
  participants: 'Deltakarar og oppmøte',
  see: 'Slik ser andre han',
  publish: 'Publiser',
  published: 'Aktiviteten er publisert.',
  draftHelp: 'Ingen andre ser dette før du publiserer.',
  copy: 'Lag ein kopi',
  again: 'Bruk aktiviteten på nytt',
  copyDate: 'Lag ein ny dato',
  copyDateHelp: 'Dei som er påmelde, kan byte mellom datoar av same aktivitet.',
  copied: 'Kopien er laga. Han er eit utkast til du publiserer han.',
  message: 'Skriv til dei påmelde',
  messageHelp:
    'Alle med plass får beskjed på e-post om at det ligg ei melding her. Sjølve meldinga les dei på Min side.',
  messageLabel: 'Melding',
  send: 'Send meldinga',
  sent: (count: number) =>
    count === 0
      ? 'Ingen er påmelde enno.'
      : `Meldinga er send til ${formatCount(count, 'person', 'personar')}.`,
  cancel: 'Avlys aktiviteten',
  cancelHelp: 'Alle som er påmelde eller ventar, får beskjed. Dei som har betalt, får pengane tilbake.',
  cancelMeetingHelp:
    'Medlemmer som er kalla inn utan å vere påmelde, får ikkje beskjed herifrå. Dei ser på sida om årsmøtet at det er avlyst. Skriv til dei frå sida til laget.',
  reason: 'Kvifor blir aktiviteten avlyst?',
  cancelSend: 'Avlys og gi beskjed',
  cancelled: (count: number) =>
    `Aktiviteten er avlyst. ${formatCount(count, 'person', 'personar')} har fått beskjed.`,
  isCancelled: 'Aktiviteten er avlyst, og kan ikkje endrast.',
  edit: 'Innhald',
  save: 'Lagre',
  create: 'Lag utkast',
  created: 'Utkastet er laga. Sjå over og publiser.',
  saved: (told: number) =>
    told === 0
      ? 'Endringane er lagra.'
      : `Lagra. ${formatCount(told, 'person', 'personar')} har fått beskjed.`,
  changedElsewhere:
    'Nokon andre har endra aktiviteten sidan du opna han. Trykk Lagre ein gong til for å bruke det som står her.',
};

export const formTexts = {
  what: 'Kva',
  unit: 'Arrangør',
  unitPlaceholder: 'Vel lag',
  type: 'Kva slags',
  typePlaceholder: 'Vel',
  annual: 'Eit årsmøte er alltid berre for medlemmer, utan barn og gjester.',
  ceremony: 'Det er familien som melder på. Påmeldinga opnar samstundes for alle datoane.',
  opening: (members: string, everybody: string) =>
    `Påmeldinga til denne datoen opnar ${members} for medlemmer, og ${everybody} for alle.`,
  noOpening:
    'Det er ikkje bestemt når påmeldinga til denne datoen opnar. Medlemsservice set det opp under «Seremonier».',
  usualPrice: (name: string, member: string, other: string) =>
    `Vanleg pris for ${name.toLowerCase()}: ${member} for medlemmer, ${other} for andre.`,
  title: 'Namn',
  summary: 'Kort om aktiviteten',
  summaryHint: 'Ei setning eller to, som står i lista.',
  description: 'Meir om aktiviteten',
  descriptionHint: 'Skriv ei tom linje mellom avsnitta.',
  when: 'Når',
  startsOn: 'Dato',
  startsTime: 'Frå klokka',
  endsOn: 'Sluttdato',
  endsOnHint: 'La feltet stå tomt dersom aktiviteten sluttar same dagen.',
  endsTime: 'Til klokka',
  deadlineOn: 'Påmeldingsfrist',
  deadlineOnHint: 'La feltet stå tomt dersom ein kan melde seg på heilt til det byrjar.',
  where: 'Kvar',
  place: 'Stad',
  isDigital: 'Ein kan vere med på nett',
  digitalLink: 'Lenkje',
  point: 'Kart',
  pointHint:
    'Valfritt. Finn staden på OpenStreetMap eller Google Maps, og lim inn lenkja, eller skriv koordinatane slik: 59.91387, 10.75225',
  digitalLinkHint: 'Berre dei som har plass, får sjå lenkja.',
  accessNote: 'Tilgjenge',
  accessNoteHint: 'Trapper, heis, teleslyngje, underlag, teksting.',
  who: 'Kven',
  audience: 'Kven er det for?',
  audiences: { everybody: 'Alle', members: 'Berre medlemmer' },
  ageFrom: 'Frå alder',
  ageTo: 'Til og med alder',
  takesChildren: 'Ein kan ta med barn',
  maxGuests: 'Kor mange gjester kan kvar ta med?',
  capacity: 'Plassar',
  capacityHint: 'La feltet stå tomt dersom det er plass til alle.',
  offerHours: 'Timar på å svare på tilbod frå ventelista',
  money: 'Pris',
  priceMember: 'For medlemmer, i kroner',
  priceOther: 'For andre, i kroner',
  priceChild: 'For barn, i kroner',
  refund: 'Pengar tilbake ved avmelding',
  refunds: {
    'until-start': 'Heilt til det byrjar',
    'until-deadline': 'Til påmeldingsfristen',
    never: 'Ingen pengar tilbake',
  },
  questions: 'Spørsmål til dei som melder seg på',
  questionsHint: `Spør berre om det du treng. Svar om helse blir sletta ${healthDays} dagar etter aktiviteten.`,
  question: (number: number) => `Spørsmål ${number}`,
  questionWords: 'Spørsmålet',
  kinds: { text: 'Fritt svar', 'yes-no': 'Ja eller nei' },
  kind: 'Svaret er',
  required: 'Må svarast på',
  health: 'Handlar om helse, til dømes allergiar',
  more: 'Legg til eit spørsmål',
};

const number = (please: string): FieldTexts => choiceTexts(please);
const limited = (please: string, subject: string, name: keyof typeof activityLimits) =>
  textFieldTexts(please, subject, activityLimits[name]);
export const messageFieldTexts = { message: limited('Skriv ei melding', 'Meldinga', 'message') };
export const reasonFieldTexts = { reason: limited('Skriv kvifor', 'Grunnen', 'reason') };

const questionTexts = limited('Skriv spørsmålet', 'Spørsmålet', 'question');
const day = choiceTexts('Skriv datoen slik: 05.06.2027');
const time = choiceTexts('Skriv klokkeslettet slik: 18.00');
/** Of an annual meeting that members are summoned to, where a day was typed. */
export const summonedDay: FieldTexts = {
  ...day,
  INVALID:
    'Medlemmene er innkalla til årsmøtet på ein annan dato. Du kan endre klokkeslettet, men ikkje datoen',
};
export const activityFieldTexts: Record<string, FieldTexts> = {
  unitId: {
    ...choiceTexts('Vel kven som arrangerer'),
    INVALID: 'Medlemmene er innkalla til dette årsmøtet. Arrangøren kan ikkje endrast',
  },
  type: {
    ...choiceTexts('Vel kva slags aktivitet det er'),
    INVALID: 'Medlemmene er innkalla til dette årsmøtet. Det kan ikkje bli ein annan slags aktivitet',
  },
  title: limited('Skriv eit namn', 'Namnet', 'title'),
  summary: limited('Skriv kort om aktiviteten', 'Teksten', 'summary'),
  description: limited('Skriv om aktiviteten', 'Teksten', 'description'),
  startsOn: day,
  startsTime: {
    ...time,
    INVALID: 'Skriv klokkeslettet slik: 18.00. Når klokka blir stilt fram, finst ikkje timen frå 2 til 3',
  },
  endsOn: day,
  endsTime: { ...time, INVALID: 'Slutten må kome etter starten' },
  deadlineOn: { ...day, INVALID: 'Fristen må vere ein dato før aktiviteten byrjar' },
  place: {
    ...limited('Skriv staden', 'Staden', 'place'),
    REQUIRED: 'Skriv staden, eller kryss av for at han er på nett',
  },
  point: choiceTexts('Vi finn ingen stad i lenkja. Skriv koordinatane slik: 59.91387, 10.75225'),
  digitalLink: choiceTexts('Lenkja må byrje med https://'),
  accessNote: limited('Skriv om tilgjenge', 'Teksten', 'accessNote'),
  capacity: {
    ...number('Skriv eit heilt tal'),
    TOO_SHORT: 'Fleire enn dette er allereie påmelde eller har fått tilbod om plass',
  },
  audience: choiceTexts('Vel kven det er for'),
  ageFrom: number('Skriv alderen i heile år'),
  ageTo: number('Alderen må vere minst like høg som «frå»'),
  maxGuests: number('Vel kor mange'),
  offerHours: number('Skriv eit tal frå 1 til 168'),
  priceMemberKroner: number('Skriv prisen i heile kroner, eller 0'),
  priceOtherKroner: number('Skriv prisen i heile kroner, eller 0'),
  priceChildKroner: number('Skriv prisen i heile kroner, eller 0'),
  refundRule: {
    ...choiceTexts('Vel når ein får pengane tilbake'),
    INVALID:
      'Nokon har allereie betalt. Dei skal få pengane tilbake minst like lenge som då dei melde seg på',
  },
  isDigital: choiceTexts('Vel'),
  takesChildren: choiceTexts('Vel'),
  question0: questionTexts,
  question1: questionTexts,
  question2: questionTexts,
};

export const participantTexts = {
  title: 'Deltakarar',
  lead: 'Kryss av etter kvart som folk kjem. Det blir lagra med ein gong.',
  came: 'Møtte',
  away: 'Møtte ikkje',
  count: (came: number, all: number) => `${came} av ${all} har kome`,
  none: 'Ingen er påmelde enno.',
  with: (name: string) => `saman med ${name}`,
  kinds: { self: '', child: 'Barn', guest: 'Gjest' },
  mayVote: 'Medlem i dag',
  mayNotVote: 'Ikkje medlem i dag',
  list: 'Deltakarar',
  print: 'Skriv ut lista',
  privacy: 'Makuler papirlista når ho ikkje trengst lenger.',
  printAnswers: 'Ta med svara på utskrifta',
  printAnswersHint: 'Elles står berre namna der. Ventelista blir aldri skriven ut.',
  answers: 'Svar',
  health: `Helse: blir sletta ${healthDays} dagar etter aktiviteten`,
  waiting: 'Venteliste',
  states: {
    waiting: 'ventar',
    offered: 'har fått tilbod',
    'awaiting-payment': 'betaler',
    'signed-up': 'påmeld',
    cancelled: 'meld av',
  },
  seats: (count: number) => formatCount(count, 'plass', 'plassar'),
  yes: 'Ja',
  no: 'Nei',
};
export type Complete = Whole<
  Compared<typeof import('./organiser-texts.ts'), typeof import('./organiser-texts.nn.ts')>
>;
