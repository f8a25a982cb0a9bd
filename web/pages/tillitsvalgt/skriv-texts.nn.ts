/** In nynorsk. */
import { unitMessageLimits } from '#contract/unit-message-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Skriv til medlemmene',
  lead: 'Dei les brevet på Min side. På e-post får kvar enkelt berre vite at det ligg eit brev der.',
  receivers: (count: number) => `Det går til ${formatCount(count, 'medlem', 'medlemmer')} i laget.`,
  replyTo: (address: string) => `Svar på e-posten kjem til ${address}.`,
  noReply: 'Laget har inga adresse for svar enno. Be medlemsservice leggje inn ei.',
  hidden:
    'Du ser ikkje kven som får det, og ingen ser kvarandre. Dei som har slått av brev frå lokallaget, får det ikkje på e-post.',
  summonsHelp: 'Ei innkalling går til alle medlemmer. Den som er medlem på møtedagen, har røysterett.',
  kind: 'Kva skal du sende?',
  kinds: { message: 'Eit brev', summons: 'Innkalling til årsmøtet' },
  to: 'Kven skal få det?',
  tos: { me: 'Berre eg, så eg ser korleis det blir', members: 'Alle medlemmene i laget' },
  subject: 'Overskrift',
  body: 'Brevet',
  bodyHelp: 'Skriv ikkje noko om enkeltpersonar som ikkje alle bør lese.',
  meetingOn: 'Møtedag',
  meetingPlace: 'Stad',
  motionsBy: 'Frist for forslag',
  nominationsBy: 'Frist for å føreslå kandidatar',
  dayHint: 'Til dømes 12.03.2027',
  meetingIsOver: 'Møtedagen må vere i morgon eller seinare',
  meetingIsAnotherDay: 'Møtedagen må vere den same som årsmøtet har i aktivitetslista',
  send: 'Send',
  tried: 'Prøva er send til deg. Du finn ho under Varsel.',
  sent: 'Brevet går ut om eitt minutt. Fram til då kan du angre.',
  written: 'Sendt',
  none: 'Det er ikkje sendt noko enno.',
  undo: 'Angre',
  undoFor: (subject: string) => `Angre: ${subject}`,
  undone: 'Brevet er trekt tilbake. Ingen har fått det.',
  states: {
    waiting: 'Går ut om litt',
    leaving: 'På veg',
    sent: 'Sendt',
    cancelled: 'Trekt tilbake',
  },
  by: (name: string, role: string) => (name ? `${name}, ${role}` : role),
  told: (count: number) => formatCount(count, 'mottakar', 'mottakarar'),
};

const day = (what: string, wrong: string) => ({
  ...choiceTexts(`Skriv ${what}, til dømes 12.03.2027`),
  INVALID: wrong,
});

export const fieldTexts = {
  kind: choiceTexts('Vel kva du vil sende'),
  to: choiceTexts('Vel kven som skal få det'),
  subject: textFieldTexts('Skriv ei overskrift', 'Overskrifta', unitMessageLimits.subject),
  body: textFieldTexts('Skriv brevet', 'Brevet', unitMessageLimits.body),
  meetingOn: choiceTexts('Skriv møtedagen, til dømes 12.03.2027'),
  meetingPlace: textFieldTexts('Skriv kvar møtet er', 'Staden', unitMessageLimits.place),
  motionsBy: day(
    'fristen for forslag',
    'Fristen for forslag kan ikkje vere tilbake i tid, og ikkje kome etter møtet',
  ),
  nominationsBy: day(
    'fristen for kandidatar',
    'Fristen for kandidatar kan ikkje vere tilbake i tid, og ikkje kome etter møtet',
  ),
};
export type Complete = Whole<
  Compared<typeof import('./skriv-texts.ts'), typeof import('./skriv-texts.nn.ts')>
>;
