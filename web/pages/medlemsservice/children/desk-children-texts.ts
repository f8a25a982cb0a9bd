import type { ChildGround, GuardianSign } from '#contract/child-decision.ts';
import type { StaffChildRegistration } from '#contract/children-endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Registrering av barn',
  lead: 'Registreringer som dere må avgjøre, og registreringer som venter på den andre forelderen.',
  states: {
    checking: 'Må avgjøres',
    waiting: 'Venter på svar',
  } satisfies Record<StaffChildRegistration['state'], string>,
  sent: (when: string) => `Sendt ${when}`,
  until: (on: string) => `Frist for svar ${on}`,
  list: 'Registreringer',
  count: (count: number) => formatCount(count, 'registrering', 'registreringer'),
  emptyTitle: 'Ingen registreringer venter',
  emptyText: 'Alle er avgjort.',
  open: (name: string, place: number) =>
    place === 1 ? `Registrering fra ${name}` : `Registrering fra ${name} (${place})`,
};

export const caseTexts = {
  title: 'Registrering av barn',
  back: 'Alle registreringer',
  logged: 'At du har åpnet registreringen, blir loggført.',
  child: 'Barn',
  born: 'Født',
  registrant: 'Sendt av',
  sent: 'Sendt',
  responsibility: 'Foreldreansvar',
  sole: 'Oppgitt å være alene',
  joint: (name: string) => `Sammen med ${name}`,
  waiting: 'Registreringen venter på at den andre forelderen svarer. Det er ikke noe å avgjøre her.',
  soleTitle: 'Har forelderen ansvaret alene?',
  soleHelp:
    'Det må vises med dokumentasjon, for eksempel en dom, et vedtak fra Statsforvalteren eller en utskrift fra Folkeregisteret. At forelderen sier det, er ikke nok. Mangler dokumentasjonen, spør du etter den før du avviser.',
  confirmedTitle: 'Er det rett forelder?',
  confirmed: (who: string, named: string) =>
    `${who} har sagt ja. Avsenderen oppga ${named} som den andre forelderen. Innloggingen viser ikke hvem det er.`,
  signs: {
    'new-account': 'Brukerkontoen som sa ja, er laget etter at registreringen ble sendt.',
    'other-name': 'Brukerkontoen har et annet navn enn det som ble oppgitt.',
    namesake: 'En annen i registeret har navnet som ble oppgitt. Ring den personen på nummeret vi har.',
    'shared-account': 'Begge har samme innlogging.',
    'shared-contact': 'Begge har samme e-post eller telefon.',
    'shared-address': 'Begge har samme adresse. Det er vanlig for foreldre som bor sammen.',
  } satisfies Record<GuardianSign, string>,
  confirmedHelp:
    'Snakk med begge foreldrene hver for seg, og finn ut hvem de er. Ikke si noe om barnet før du vet hvem du snakker med.',
  otherTitle: 'Samme barn er registrert av en annen',
  other: (guardians: string) => `I den andre registreringen står disse som foreldre: ${guardians}.`,
  otherHelp:
    'Snakk med begge hver for seg. Ingen av dem skal få vite noe om den andre av oss: ikke navn, adresse eller hvordan de kan nås.',
  noOther: 'Den andre registreringen av samme barn er avsluttet. Ingenting står lenger i veien.',
  done: {
    registered: 'Registreringen er godkjent.',
    waiting: 'Registreringen venter på den andre forelderen.',
    refused: 'Registreringen er avvist.',
  },
  notFound: { title: 'Vi fant ikke registreringen', text: 'Den er ferdig, avsluttet eller slettet.' },
};

export const decisionTexts = {
  accept: {
    title: 'Godkjenn registreringen',
    text: 'Foreldrene får beskjed med en gang.',
    send: 'Godkjenn',
  },
  join: {
    title: 'Legg avsenderen til som forelder',
    text: 'Når begge har foreldreansvar og er enige: Det blir én registrering, med begge. Begge får beskjed.',
    send: 'Legg til',
  },
  refuse: {
    title: 'Avvis registreringen',
    text: 'Forelderen får vite at vi ikke kunne registrere barnet, og hva som kan gjøres videre. Begrunnelsen din blir ikke sendt.',
    send: 'Avvis',
  },
  ground: 'Hva bygger avgjørelsen på?',
  grounds: {
    documentation: 'Dom, vedtak eller annen dokumentasjon',
    register: 'Opplysninger fra Folkeregisteret',
    conversation: 'Samtale med begge foreldrene',
  } satisfies Record<ChildGround, string>,
  reason: 'Hvordan vet dere det?',
  why: 'Hvorfor kan barnet ikke registreres?',
};

export const decisionFieldTexts = {
  ground: choiceTexts('Velg hva avgjørelsen bygger på'),
  reason: textFieldTexts('Skriv hva dere har funnet ut', 'Begrunnelsen', lookRemarkLimits),
};
