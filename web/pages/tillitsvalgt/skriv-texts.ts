import { unitMessageLimits } from '#contract/unit-message-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Skriv til medlemmene',
  lead: 'Brevet leses på Min side. På e-post får hver enkelt bare vite at det ligger et brev der.',
  receivers: (count: number) => `Det går til ${formatCount(count, 'medlem', 'medlemmer')} i laget.`,
  replyTo: (address: string) => `Svar på e-posten kommer til ${address}.`,
  noReply: 'Laget har ingen adresse for svar ennå. Be medlemsservice legge inn en.',
  hidden:
    'Du ser ikke hvem som får det, og ingen ser hverandre. De som har slått av brev fra lokallaget, får det ikke på e-post.',
  summonsHelp: 'En innkalling går til alle medlemmer. Den som er medlem på møtedagen, har stemmerett.',
  kind: 'Hva skal du sende?',
  kinds: { message: 'Et brev', summons: 'Innkalling til årsmøtet' },
  to: 'Hvem skal få det?',
  tos: { me: 'Bare meg, så jeg ser hvordan det blir', members: 'Alle medlemmene i laget' },
  subject: 'Overskrift',
  body: 'Brevet',
  bodyHelp: 'Skriv ikke noe om enkeltpersoner som ikke alle bør lese.',
  meetingOn: 'Møtedag',
  meetingPlace: 'Sted',
  motionsBy: 'Frist for forslag',
  nominationsBy: 'Frist for å foreslå kandidater',
  dayHint: 'For eksempel 12.03.2027',
  meetingIsOver: 'Møtedagen må være i morgen eller senere',
  meetingIsAnotherDay: 'Møtedagen må være den samme som årsmøtet har i aktivitetslisten',
  send: 'Send',
  tried: 'Prøven er sendt til deg. Du finner den under Varsler.',
  sent: 'Brevet går ut om et minutt. Til da kan du angre.',
  written: 'Sendt',
  none: 'Det er ikke sendt noe ennå.',
  undo: 'Angre',
  undoFor: (subject: string) => `Angre: ${subject}`,
  undone: 'Brevet er trukket tilbake. Ingen har fått det.',
  states: {
    waiting: 'Går ut om litt',
    leaving: 'På vei',
    sent: 'Sendt',
    cancelled: 'Trukket tilbake',
  },
  by: (name: string, role: string) => (name ? `${name}, ${role}` : role),
  told: (count: number) => formatCount(count, 'mottaker', 'mottakere'),
};

const day = (what: string, wrong: string) => ({
  ...choiceTexts(`Skriv ${what}, for eksempel 12.03.2027`),
  INVALID: wrong,
});

export const fieldTexts = {
  kind: choiceTexts('Velg hva du vil sende'),
  to: choiceTexts('Velg hvem som skal få det'),
  subject: textFieldTexts('Skriv en overskrift', 'Overskriften', unitMessageLimits.subject),
  body: textFieldTexts('Skriv brevet', 'Brevet', unitMessageLimits.body),
  meetingOn: choiceTexts('Skriv møtedagen, for eksempel 12.03.2027'),
  meetingPlace: textFieldTexts('Skriv hvor møtet er', 'Stedet', unitMessageLimits.place),
  motionsBy: day(
    'fristen for forslag',
    'Fristen for forslag kan ikke være tilbake i tid, og ikke komme etter møtet',
  ),
  nominationsBy: day(
    'fristen for kandidater',
    'Fristen for kandidater kan ikke være tilbake i tid, og ikke komme etter møtet',
  ),
};
