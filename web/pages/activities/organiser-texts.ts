import { activityLimits } from '#contract/activity-organiser-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

const healthDays = retention['health-answers'].period.days;

export const organiserTexts = {
  title: 'Arrangere aktiviteter',
  lead: 'Lag aktiviteter, følg med på påmeldingen, og skriv til dem som kommer.',
  none: 'Det er ikke laget noe ennå.',
  new: 'Ny aktivitet',
  list: 'Aktivitetene',
  mayNot: 'Dette er for arrangører',
  mayNotText: 'Har du fått et verv, og mangler tilgang? Skriv til oss, så ser vi på det.',
  places: (taken: number, capacity: number | null) =>
    capacity === null ? `${taken} påmeldt` : `${taken} av ${capacity} plasser`,
  taken: (taken: number, capacity: number | null) =>
    capacity === null ? `${taken} påmeldt` : `${taken} av ${capacity} plasser er tatt`,
  waiting: (count: number) => `${count} på venteliste`,
  back: 'Alle aktiviteter',
  pageTitle: (activity: string) => `Arranger ${activity}`,
  newTitle: 'Ny aktivitet',
  notFound: 'Vi finner ikke aktiviteten',
  participants: 'Deltakere og oppmøte',
  see: 'Slik ser andre den',
  publish: 'Publiser',
  published: 'Aktiviteten er publisert.',
  draftHelp: 'Ingen andre ser dette før du publiserer.',
  copy: 'Lag en kopi',
  again: 'Bruk aktiviteten på nytt',
  copyDate: 'Lag en ny dato',
  copyDateHelp: 'De som er påmeldt, kan bytte mellom datoer av samme aktivitet.',
  copied: 'Kopien er laget. Den er et utkast til du publiserer den.',
  message: 'Skriv til de påmeldte',
  messageHelp:
    'Alle med plass får beskjed på e-post om at det ligger en melding her. Selve meldingen leses på Min side.',
  messageLabel: 'Melding',
  send: 'Send meldingen',
  sent: (count: number) =>
    count === 0
      ? 'Ingen er påmeldt ennå.'
      : `Meldingen er sendt til ${formatCount(count, 'person', 'personer')}.`,
  cancel: 'Avlys aktiviteten',
  cancelHelp: 'Alle som er påmeldt eller venter, får beskjed. De som har betalt, får pengene tilbake.',
  cancelMeetingHelp:
    'Medlemmer som er innkalt uten å være påmeldt, får ikke beskjed herfra. De ser på siden om årsmøtet at det er avlyst. Skriv til dem fra siden til laget.',
  reason: 'Hvorfor blir den avlyst?',
  cancelSend: 'Avlys og gi beskjed',
  cancelled: (count: number) =>
    `Aktiviteten er avlyst. ${formatCount(count, 'person', 'personer')} har fått beskjed.`,
  isCancelled: 'Aktiviteten er avlyst, og kan ikke endres.',
  edit: 'Innhold',
  save: 'Lagre',
  create: 'Lag utkast',
  created: 'Utkastet er laget. Se over og publiser.',
  saved: (told: number) =>
    told === 0
      ? 'Endringene er lagret.'
      : `Lagret. ${formatCount(told, 'person', 'personer')} har fått beskjed.`,
  changedElsewhere:
    'Noen andre har endret aktiviteten siden du åpnet den. Trykk Lagre en gang til for å bruke det som står her.',
};

export const formTexts = {
  what: 'Hva',
  unit: 'Arrangør',
  unitPlaceholder: 'Velg lag',
  type: 'Hva slags',
  typePlaceholder: 'Velg',
  annual: 'Et årsmøte er alltid bare for medlemmer, uten barn og gjester.',
  ceremony: 'Det er familien som melder på. Påmeldingen åpner samtidig for alle datoene.',
  opening: (members: string, everybody: string) =>
    `Påmeldingen til denne datoen åpner ${members} for medlemmer, og ${everybody} for alle.`,
  noOpening:
    'Det er ikke bestemt når påmeldingen til denne datoen åpner. Medlemsservice setter det opp under «Seremonier».',
  usualPrice: (name: string, member: string, other: string) =>
    `Vanlig pris for ${name.toLowerCase()}: ${member} for medlemmer, ${other} for andre.`,
  title: 'Navn',
  summary: 'Kort om aktiviteten',
  summaryHint: 'En setning eller to, som står i listen.',
  description: 'Mer om aktiviteten',
  descriptionHint: 'Skriv en tom linje mellom avsnittene.',
  when: 'Når',
  startsOn: 'Dato',
  startsTime: 'Fra klokken',
  endsOn: 'Sluttdato',
  endsOnHint: 'La feltet stå tomt hvis aktiviteten slutter samme dag.',
  endsTime: 'Til klokken',
  deadlineOn: 'Påmeldingsfrist',
  deadlineOnHint: 'La feltet stå tomt hvis man kan melde seg på helt til det begynner.',
  where: 'Hvor',
  place: 'Sted',
  point: 'Kart',
  pointHint:
    'Valgfritt. Finn stedet på OpenStreetMap eller Google Maps, og lim inn lenken, eller skriv koordinatene slik: 59.91387, 10.75225',
  isDigital: 'Man kan være med på nett',
  digitalLink: 'Lenke',
  digitalLinkHint: 'Vises bare til dem som har plass.',
  accessNote: 'Tilgjengelighet',
  accessNoteHint: 'Trapper, heis, teleslynge, underlag, teksting.',
  who: 'Hvem',
  audience: 'Hvem er det for?',
  audiences: { everybody: 'Alle', members: 'Bare medlemmer' },
  ageFrom: 'Fra alder',
  ageTo: 'Til og med alder',
  takesChildren: 'Man kan ta med barn',
  maxGuests: 'Hvor mange gjester kan hver ta med?',
  capacity: 'Plasser',
  capacityHint: 'La feltet stå tomt hvis det er plass til alle.',
  offerHours: 'Timer på å svare på tilbud fra ventelisten',
  money: 'Pris',
  priceMember: 'For medlemmer, i kroner',
  priceOther: 'For andre, i kroner',
  priceChild: 'For barn, i kroner',
  refund: 'Penger tilbake ved avmelding',
  refunds: {
    'until-start': 'Helt til det begynner',
    'until-deadline': 'Til påmeldingsfristen',
    never: 'Ingen penger tilbake',
  },
  questions: 'Spørsmål til dem som melder seg på',
  questionsHint: `Spør bare om det du trenger. Svar om helse slettes ${healthDays} dager etter aktiviteten.`,
  question: (number: number) => `Spørsmål ${number}`,
  questionWords: 'Spørsmålet',
  kinds: { text: 'Fritt svar', 'yes-no': 'Ja eller nei' },
  kind: 'Svaret er',
  required: 'Må besvares',
  health: 'Handler om helse, for eksempel allergier',
  more: 'Legg til et spørsmål',
};

const number = (please: string): FieldTexts => choiceTexts(please);
const limited = (please: string, subject: string, name: keyof typeof activityLimits) =>
  textFieldTexts(please, subject, activityLimits[name]);
export const messageFieldTexts = { message: limited('Skriv en melding', 'Meldingen', 'message') };
export const reasonFieldTexts = { reason: limited('Skriv hvorfor', 'Grunnen', 'reason') };

const questionTexts = limited('Skriv spørsmålet', 'Spørsmålet', 'question');
const day = choiceTexts('Skriv datoen slik: 05.06.2027');
const time = choiceTexts('Skriv klokkeslettet slik: 18.00');
/** Of an annual meeting that members are summoned to, where a day was typed. */
export const summonedDay: FieldTexts = {
  ...day,
  INVALID: 'Medlemmene er innkalt til årsmøtet på en annen dato. Du kan endre klokkeslettet, men ikke datoen',
};
export const activityFieldTexts: Record<string, FieldTexts> = {
  unitId: {
    ...choiceTexts('Velg hvem som arrangerer'),
    INVALID: 'Medlemmene er innkalt til dette årsmøtet. Arrangøren kan ikke endres',
  },
  type: {
    ...choiceTexts('Velg hva slags aktivitet det er'),
    INVALID: 'Medlemmene er innkalt til dette årsmøtet. Det kan ikke bli en annen slags aktivitet',
  },
  title: limited('Skriv et navn', 'Navnet', 'title'),
  summary: limited('Skriv kort om aktiviteten', 'Teksten', 'summary'),
  description: limited('Skriv om aktiviteten', 'Teksten', 'description'),
  startsOn: day,
  startsTime: {
    ...time,
    INVALID: 'Skriv klokkeslettet slik: 18.00. Når klokken stilles fram, finnes ikke timen fra 2 til 3',
  },
  endsOn: day,
  endsTime: { ...time, INVALID: 'Slutten må komme etter begynnelsen' },
  deadlineOn: { ...day, INVALID: 'Fristen må være en dato før aktiviteten begynner' },
  place: {
    ...limited('Skriv stedet', 'Stedet', 'place'),
    REQUIRED: 'Skriv stedet, eller kryss av for at den er på nett',
  },
  point: choiceTexts('Vi finner ikke noe sted i lenken. Skriv koordinatene slik: 59.91387, 10.75225'),
  digitalLink: choiceTexts('Lenken må begynne med https://'),
  accessNote: limited('Skriv om tilgjengelighet', 'Teksten', 'accessNote'),
  capacity: {
    ...number('Skriv et helt tall'),
    TOO_SHORT: 'Flere enn dette er allerede påmeldt eller har fått tilbud om plass',
  },
  audience: choiceTexts('Velg hvem det er for'),
  ageFrom: number('Skriv alderen i hele år'),
  ageTo: number('Alderen må være minst like høy som «fra»'),
  maxGuests: number('Velg hvor mange'),
  offerHours: number('Skriv et tall fra 1 til 168'),
  priceMemberKroner: number('Skriv prisen i hele kroner, eller 0'),
  priceOtherKroner: number('Skriv prisen i hele kroner, eller 0'),
  priceChildKroner: number('Skriv prisen i hele kroner, eller 0'),
  refundRule: {
    ...choiceTexts('Velg når man får pengene tilbake'),
    INVALID: 'Noen har allerede betalt. De skal få pengene tilbake minst like lenge som da de meldte seg på',
  },
  isDigital: choiceTexts('Velg'),
  takesChildren: choiceTexts('Velg'),
  question0: questionTexts,
  question1: questionTexts,
  question2: questionTexts,
};

export const participantTexts = {
  title: 'Deltakere',
  lead: 'Kryss av etter hvert som folk kommer. Det lagres med en gang.',
  came: 'Møtte',
  away: 'Møtte ikke',
  count: (came: number, all: number) => `${came} av ${all} har kommet`,
  none: 'Ingen er påmeldt ennå.',
  with: (name: string) => `sammen med ${name}`,
  kinds: { self: '', child: 'Barn', guest: 'Gjest' },
  mayVote: 'Medlem i dag',
  mayNotVote: 'Ikke medlem i dag',
  list: 'Deltakere',
  print: 'Skriv ut listen',
  privacy: 'Makuler papirlisten når den ikke trengs lenger.',
  printAnswers: 'Ta med svarene på utskriften',
  printAnswersHint: 'Ellers står bare navnene der. Ventelisten skrives aldri ut.',
  answers: 'Svar',
  health: `Helse: slettes ${healthDays} dager etter aktiviteten`,
  waiting: 'Venteliste',
  states: {
    waiting: 'venter',
    offered: 'har fått tilbud',
    'awaiting-payment': 'betaler',
    'signed-up': 'påmeldt',
    cancelled: 'meldt av',
  },
  seats: (count: number) => formatCount(count, 'plass', 'plasser'),
  yes: 'Ja',
  no: 'Nei',
};
