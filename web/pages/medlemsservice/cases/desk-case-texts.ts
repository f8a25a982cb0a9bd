import { noteLimits } from '#contract/desk-case-endpoints.ts';
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { remarkLimits } from '#contract/look-values.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';

export const caseTexts = {
  loadingTitle: 'Henvendelse',
  facts: 'Om saken',
  person: 'Fra',
  seePerson: 'Se personen',
  notIdentified: 'Ikke innlogget. Vi vet ikke hvem dette er.',
  isMember: 'Medlem',
  isNotMember: 'Ikke medlem',
  email: 'E-post',
  phone: 'Telefon',
  number: 'Nummer',
  mergedNumbers: 'Slått sammen med',
  topic: 'Gjelder',
  about: 'Startet fra',
  received: 'Mottatt',
  due: 'Svarfrist',
  dueByLaw: 'Svarfrist etter loven',
  extended: 'Fristen er utvidet, og personen har fått vite hvorfor.',
  atUnit: (unit: string) => `Hos ${unit}`,
  logged: 'At du har åpnet henvendelsen, blir loggført, og personen kan se det.',
  thread: 'Meldinger og notater',
  staff: (firstName: string, unit = 'medlemsservice') => `${firstName}, ${unit}`,
  note: (firstName: string) => `Internt notat fra ${firstName}`,
  fresh: 'Nytt',
  closed: (when: string) => `Saken ble lukket ${when}`,
  closedText: 'Åpne den igjen hvis du skal svare eller gjøre noe mer.',
  notFound: {
    title: 'Vi fant ikke henvendelsen',
    text: 'Lenken kan være feil, eller henvendelsen er slettet.',
  },
};

export const presenceTexts = {
  reading: (names: string) => `${names} har også saken åpen nå.`,
  writing: (name: string) => `${name} skriver i saken nå.`,
  and: ' og ',
};

export const newsTexts = {
  title: 'Det har kommet noe nytt i saken',
  show: 'Vis det nye',
  came: 'Mens du holdt på, skjedde dette:',
  kept: 'Det du har skrevet, står der fortsatt. Les det nye, og send når du er klar.',
  changed: 'Saken er endret av noen andre. Du ser den nå slik den er.',
  seen: 'Jeg har lest det',
  message: (name: string) => `${name} skrev en melding`,
  note: (name: string) => `${name} skrev et notat`,
};

export const answerTexts = {
  title: 'Svar',
  /** Not the name of its field. */
  form: 'Skriv til personen',
  answer: 'Svar',
  answerHint: 'Personen får beskjed om at det er kommet et svar, og leser det på Min side.',
  /** To somebody who could not sign in. */
  byMail: {
    title: 'Svaret går som vanlig e-post',
    text: (email: string) => `Det sendes til ${email}, og vi vet ikke sikkert hvem som leser der.`,
    phoneOnly:
      'Det er bare oppgitt et telefonnummer. Ring først, og skriv her hva dere ble enige om. Ingenting blir sendt.',
    careful:
      'Svar bare på det som ikke røper noe om noen: ikke medlemskap, livssyn, gaver, barn eller numre. Hjelp heller personen til å logge inn.',
  },
  block: 'Tekstblokk',
  chooseBlock: 'Velg en tekst',
  insert: 'Sett inn teksten',
  asks: 'Dette er et spørsmål: la saken vente på personen',
  send: 'Send svar',
  sent: 'Svaret er sendt.',
};

export const noteTexts = {
  title: 'Internt notat',
  note: 'Notat',
  hint: 'Bare medlemsservice ser notater. De kan likevel bli utlevert hvis personen ber om innsyn.',
  save: 'Lagre notat',
  saved: 'Notatet er lagret.',
};

export const actTexts = {
  nameTitle: 'Rett navnet',
  nameNow: (name: string) => `Navnet står som ${name}. Medlemmet ser endringen i tråden.`,
  givenName: 'Fornavn og mellomnavn',
  familyName: 'Etternavn',
  correctName: 'Lagre navnet',
  nameCorrected: 'Navnet er rettet.',
  title: 'Gjør noe med saken',
  assignee: 'Ansvarlig',
  nobody: 'Ingen ennå',
  take: 'Ta saken',
  release: 'Legg tilbake i køen',
  colleague: 'Gi saken til',
  chooseColleague: 'Velg en kollega',
  give: 'Gi saken videre',
  given: 'Saken har fått en ny ansvarlig.',
  taken: 'Saken er din.',
  released: 'Saken ligger i køen igjen.',
  topicTitle: 'Endre tema',
  topic: 'Nytt tema',
  setTopic: 'Bytt tema',
  topicSet: 'Temaet er endret.',
  mergeTitle: 'Slå sammen med en annen',
  mergeLead:
    'Meldingene flyttes hit, og begge numrene fører til denne saken. Personen får se at de er slått sammen.',
  mergeWith: (number: string) => `Slå sammen med ${number}`,
  mergeNumber: 'Nummeret på den andre saken',
  merge: 'Slå sammen',
  merged: 'Sakene er slått sammen.',
  forwardTitle: 'Send videre til et lag',
  unit: 'Lag',
  chooseUnit: 'Velg et lag',
  remark: 'Hvorfor',
  remarkHint: 'Lederen i laget og kolleger ser dette. Personen ser det ikke.',
  forwardLead:
    'Personen blir spurt først. Bare lederen i laget får lese saken, og ikke før personen har sagt ja. Svarfristen løper som før.',
  forwardUnknown: 'Avsenderen er ikke logget inn, og kan ikke spørres. Finn ut hvem det er først.',
  forward: 'Spør og send videre',
  forwarded: 'Personen er spurt om laget kan svare.',
  atUnitTitle: (unit: string) => `Saken er hos ${unit}`,
  asked: (since: string) =>
    `Personen ble spurt ${since}, og har ikke svart ennå. Laget ser bare at en sak venter.`,
  agreed: (since: string) =>
    `Personen sa ja ${since}. Lederen i laget kan lese og svare. Svarfristen løper som før.`,
  recall: 'Ta saken tilbake',
  recalled: 'Saken er tilbake hos medlemsservice.',
  extendTitle: 'Utvid fristen',
  extendLead:
    'Loven gir en måned. Hvis kravet er sammensatt, kan fristen utvides med to måneder, én gang. Personen må få vite hvorfor innen den første måneden.',
  reasons: 'Begrunnelsen personen får',
  extend: 'Utvid og send begrunnelsen',
  extendedDone: 'Fristen er utvidet.',
  close: 'Lukk saken',
  closeDone: 'Saken er lukket.',
  reopen: 'Åpne saken igjen',
  reopened: 'Saken er åpen igjen.',
};

/** What a colleague did, as a sentence. */
export const eventTexts = {
  assigned: (name: string, about: string) =>
    name === about ? `${name} tok saken` : `${name} ga saken til ${about}`,
  /** By the portal. */
  given: (about: string) => `Saken gikk til ${about} etter tur`,
  released: (name: string) => `${name} la saken tilbake i køen`,
  /** @param name whose it was */
  releasedFrom: (name: string) => `Saken gikk tilbake i køen fordi ${name} er borte`,
  forwarded: (name: string, about: string) => `${name} sendte saken videre til ${about}`,
  merged: (name: string, about: string) => `${name} slo sammen med ${about}`,
  closed: (name: string) => (name ? `${name} lukket saken` : 'Saken ble lukket fordi det ikke kom noe svar'),
  reopened: (name: string) => `${name} åpnet saken igjen`,
  asked: (name: string) => `${name} stilte et spørsmål, og saken venter på personen`,
  topicChanged: (name: string, former: string) => `${name} endret tema. Før: ${former}`,
  extended: (name: string) => `${name} utvidet fristen`,
  tied: (name: string) => `${name} fant ut hvem som har skrevet, og knyttet meldingen til personen`,
  untied: (name: string) => `${name} løste meldingen fra personen`,
  'unit-agreed': (name: string, about: string) => `${name} sa ja til at ${about} leser og svarer`,
  'unit-declined': (name: string, about: string) => `${name} sa nei til at ${about} leser og svarer`,
  'unit-returned': (name: string, about: string) => `${name} i ${about} ga saken tilbake`,
  'unit-recalled': (name: string, about: string) => `${name} tok saken tilbake fra ${about}`,
  remark: (remark: string) => `«${remark}»`,
};

export const fieldTexts = { message: textFieldTexts('Skriv et svar', 'Svaret', replyLimits) };
export const noteFieldTexts = { note: textFieldTexts('Skriv et notat', 'Notatet', noteLimits) };
export const forwardFieldTexts = {
  unitId: {
    ...choiceTexts('Velg et lag'),
    INVALID: 'Velg et lag som har en leder, og en annen leder enn den saken gjelder',
  },
  remark: textFieldTexts('Skriv hvorfor', 'Begrunnelsen', remarkLimits),
};
export const mergeFieldTexts = {
  number: choiceTexts('Skriv nummeret på en annen sak fra samme person, for eksempel H-2026-000123'),
};
export const extendFieldTexts = {
  reasons: textFieldTexts('Skriv hvorfor det tar lengre tid', 'Begrunnelsen', {
    minimum: 10,
    maximum: replyLimits.maximum,
  }),
};
export const assigneeFieldTexts = { assigneeId: choiceTexts('Velg en kollega') };
export const topicFieldTexts = { topic: choiceTexts('Velg et tema') };
export const nameFieldTexts = {
  givenName: textFieldTexts('Skriv fornavnet', 'Fornavnet', nameLimits),
  familyName: textFieldTexts('Skriv etternavnet', 'Etternavnet', nameLimits),
};
