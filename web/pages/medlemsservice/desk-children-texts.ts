import type { StaffChildRegistration } from '#contract/children-endpoints.ts';
import { formatCount } from '#web/texts/format.ts';

export const texts = {
  title: 'Registrering av barn',
  lead: 'Registreringer som venter på den andre forelderen, eller som noen må se på.',
  states: {
    checking: 'Må ses på',
    waiting: 'Venter på svar',
  } satisfies Record<StaffChildRegistration['state'], string>,
  from: (name: string) => `Sendt av ${name}`,
  sent: (when: string) => `Sendt ${when}`,
  until: (on: string) => `Frist for svar ${on}`,
  list: 'Registreringer',
  count: (count: number) => formatCount(count, 'registrering', 'registreringer'),
  emptyTitle: 'Ingen registreringer venter',
  emptyText: 'Alle er ferdige, og ingen kolliderer.',
  open: (name: string) => `Registrering fra ${name}`,
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
  otherTitle: 'Kolliderer med',
  other: (guardians: string) => `En registrering av samme barn, der disse står som foreldre: ${guardians}.`,
  otherHelp:
    'Snakk med begge hver for seg. Ingen av dem skal få vite noe om den andre av oss: ikke navn, adresse eller hvordan de kan nås.',
  doubtfulTitle: 'Er det rett forelder?',
  doubtful: (name: string) =>
    `${name || 'Den andre forelderen'} står i registeret med en annen e-post eller telefon enn den som bekreftet. Ring den vi kjenner, på nummeret vi har, før du godkjenner. Ikke si noe om barnet før du vet hvem du snakker med.`,
  acceptDoubtful: 'Godkjenn registreringen',
  noOther: 'Den andre registreringen er avsluttet siden. Ingenting står lenger i veien.',
  waiting: 'Registreringen venter på at den andre forelderen svarer. Det er ikke noe å avgjøre her.',
  acceptOther: 'Legg avsender til som forelder',
  acceptOtherHelp: 'Når begge har foreldreansvar og er enige: én registrering, med begge.',
  accept: 'La registreringen gå videre',
  refuse: 'Avvis registreringen',
  done: {
    registered: 'Registreringen er godkjent',
    waiting: 'Lenken er sendt',
    refused: 'Registreringen er avvist',
  },
  notFound: { title: 'Vi fant ikke registreringen', text: 'Den er ferdig, avsluttet eller slettet.' },
};
