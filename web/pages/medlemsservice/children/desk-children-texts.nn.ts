/** In nynorsk. */
import type { ChildGround, GuardianSign } from '#contract/child-decision.ts';
import type { StaffChildRegistration } from '#contract/children-endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Registrering av barn',
  lead: 'Registreringar som de må avgjere, og registreringar som ventar på den andre forelderen.',
  states: {
    checking: 'Må avgjerast',
    waiting: 'Ventar på svar',
  } satisfies Record<StaffChildRegistration['state'], string>,
  sent: (when: string) => `Send ${when}`,
  until: (on: string) => `Frist for svar ${on}`,
  list: 'Registreringar',
  count: (count: number) => formatCount(count, 'registrering', 'registreringar'),
  emptyTitle: 'Ingen registreringar ventar',
  emptyText: 'Alle er avgjorde.',
  open: (name: string, place: number) =>
    place === 1 ? `Registrering frå ${name}` : `Registrering frå ${name} (${place})`,
};

export const caseTexts = {
  title: 'Registrering av barn',
  back: 'Alle registreringar',
  logged: 'At du har opna registreringa, blir loggført.',
  child: 'Barn',
  born: 'Fødd',
  registrant: 'Send av',
  sent: 'Send',
  responsibility: 'Foreldreansvar',
  sole: 'Har oppgitt å ha det åleine',
  joint: (name: string) => `Saman med ${name}`,
  waiting: 'Registreringa ventar på at den andre forelderen svarer. Det er ikkje noko å avgjere her.',
  soleTitle: 'Har forelderen ansvaret åleine?',
  soleHelp:
    'Det må visast med dokumentasjon, til dømes ein dom, eit vedtak frå Statsforvaltaren eller ei utskrift frå Folkeregisteret. At forelderen seier det, er ikkje nok. Manglar dokumentasjonen, spør du etter han før du avviser.',
  confirmedTitle: 'Er det rett forelder?',
  confirmed: (who: string, named: string) =>
    `${who} har sagt ja. Avsendaren oppgav ${named} som den andre forelderen. Innlogginga viser ikkje kven det er.`,
  signs: {
    'new-account': 'Brukarkontoen som sa ja, er laga etter at registreringa blei send.',
    'other-name': 'Brukarkontoen har eit anna namn enn det som blei oppgitt.',
    namesake: 'Ein annan i registeret har namnet som blei oppgitt. Ring den personen på nummeret vi har.',
    'shared-account': 'Begge har same innlogging.',
    'shared-contact': 'Begge har same e-post eller telefon.',
    'shared-address': 'Begge har same adresse. Det er vanleg for foreldre som bur saman.',
  } satisfies Record<GuardianSign, string>,
  confirmedHelp:
    'Snakk med begge foreldra kvar for seg, og finn ut kven dei er. Ikkje sei noko om barnet før du veit kven du snakkar med.',
  otherTitle: 'Same barn er registrert av ein annan',
  other: (guardians: string) => `I den andre registreringa står desse som foreldre: ${guardians}.`,
  otherHelp:
    'Snakk med begge kvar for seg. Ingen av dei skal få vite noko om den andre av oss: ikkje namn, adresse eller korleis dei kan nåast.',
  noOther: 'Den andre registreringa av same barn er avslutta. Ingenting står lenger i vegen.',
  done: {
    registered: 'Registreringa er godkjend.',
    waiting: 'Registreringa ventar på den andre forelderen.',
    refused: 'Registreringa er avvist.',
  },
  notFound: { title: 'Vi fann ikkje registreringa', text: 'Ho er ferdig, avslutta eller sletta.' },
};

export const decisionTexts = {
  accept: {
    title: 'Godkjenn registreringa',
    text: 'Foreldra får beskjed med ein gong.',
    send: 'Godkjenn',
  },
  join: {
    title: 'Legg avsendaren til som forelder',
    text: 'Når begge har foreldreansvar og er einige: Det blir éi registrering, med begge. Begge får beskjed.',
    send: 'Legg til',
  },
  refuse: {
    title: 'Avvis registreringa',
    text: 'Forelderen får vite at vi ikkje kunne registrere barnet, og kva som kan gjerast vidare. Grunngivinga di blir ikkje send.',
    send: 'Avvis',
  },
  ground: 'Kva byggjer avgjerda på?',
  grounds: {
    documentation: 'Dom, vedtak eller annan dokumentasjon',
    register: 'Opplysningar frå Folkeregisteret',
    conversation: 'Samtale med begge foreldra',
  } satisfies Record<ChildGround, string>,
  reason: 'Korleis veit de det?',
  why: 'Kvifor kan ikkje barnet registrerast?',
};

export const decisionFieldTexts = {
  ground: choiceTexts('Vel kva avgjerda byggjer på'),
  reason: textFieldTexts('Skriv kva de har funne ut', 'Grunngivinga', lookRemarkLimits),
};
export type Complete = Whole<
  Compared<typeof import('./desk-children-texts.ts'), typeof import('./desk-children-texts.nn.ts')>
>;
