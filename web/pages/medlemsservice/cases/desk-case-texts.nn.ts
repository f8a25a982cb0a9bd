/** In nynorsk. */
import { noteLimits } from '#contract/desk-case-endpoints.ts';
import { replyLimits } from '#contract/enquiry-endpoints.ts';
import { remarkLimits } from '#contract/look-values.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const caseTexts = {
  loadingTitle: 'Førespurnad',
  facts: 'Om saka',
  person: 'Frå',
  seePerson: 'Sjå personen',
  notIdentified: 'Ikkje innlogga. Vi veit ikkje kven dette er.',
  isMember: 'Medlem',
  isNotMember: 'Ikkje medlem',
  email: 'E-post',
  phone: 'Telefon',
  number: 'Nummer',
  mergedNumbers: 'Slått saman med',
  topic: 'Gjeld',
  about: 'Starta frå',
  received: 'Motteken',
  due: 'Svarfrist',
  dueByLaw: 'Svarfrist etter lova',
  extended: 'Fristen er forlengd, og personen har fått vite kvifor.',
  atUnit: (unit: string) => `Hos ${unit}`,
  logged: 'At du har opna førespurnaden, blir loggført, og personen kan sjå det.',
  thread: 'Meldingar og notat',
  staff: (firstName: string, unit = 'medlemsservice') => `${firstName}, ${unit}`,
  note: (firstName: string) => `Internt notat frå ${firstName}`,
  fresh: 'Nytt',
  closed: (when: string) => `Saka blei lukka ${when}`,
  closedText: 'Opne ho igjen om du skal svare eller gjere noko meir.',
  notFound: {
    title: 'Vi fann ikkje førespurnaden',
    text: 'Lenkja kan vere feil, eller førespurnaden er sletta.',
  },
};

export const presenceTexts = {
  reading: (names: string) => `${names} har òg saka open no.`,
  writing: (name: string) => `${name} skriv i saka no.`,
  and: ' og ',
};

export const newsTexts = {
  title: 'Det har kome noko nytt i saka',
  show: 'Vis det nye',
  came: 'Medan du heldt på, skjedde dette:',
  kept: 'Det du har skrive, står der framleis. Les det nye, og send når du er klar.',
  changed: 'Nokon andre har endra saka. Du ser ho no slik ho er.',
  seen: 'Eg har lese det',
  message: (name: string) => `${name} skreiv ei melding`,
  note: (name: string) => `${name} skreiv eit notat`,
};

export const answerTexts = {
  title: 'Svar',
  form: 'Skriv til personen',
  answer: 'Svar',
  answerHint: 'Personen får beskjed om at svaret er kome, og les det på Min side.',
  /** To somebody who could not sign in. */
  byMail: {
    title: 'Svaret går som vanleg e-post',
    text: (email: string) => `Det blir sendt til ${email}, og vi veit ikkje sikkert kven som les der.`,
    phoneOnly:
      'Det er berre oppgitt eit telefonnummer. Ring først, og skriv her kva de blei samde om. Ingenting blir sendt.',
    careful:
      'Svar berre på det som ikkje røper noko om nokon: ikkje medlemskap, livssyn, gåver, barn eller nummer. Hjelp heller personen med å logge inn.',
  },
  block: 'Tekstblokk',
  chooseBlock: 'Vel ein tekst',
  insert: 'Set inn teksten',
  asks: 'Dette er eit spørsmål: la saka vente på personen',
  send: 'Send svar',
  sent: 'Svaret er sendt.',
};

export const noteTexts = {
  title: 'Internt notat',
  note: 'Notat',
  hint: 'Berre medlemsservice ser notata. Dei kan likevel bli utleverte dersom personen ber om innsyn.',
  save: 'Lagre notat',
  saved: 'Notatet er lagra.',
};

export const actTexts = {
  nameTitle: 'Rett namnet',
  nameNow: (name: string) => `Namnet står som ${name}. Medlemmen ser endringa i tråden.`,
  givenName: 'Førenamn og mellomnamn',
  familyName: 'Etternamn',
  correctName: 'Lagre namnet',
  nameCorrected: 'Namnet er retta.',
  title: 'Gjer noko med saka',
  assignee: 'Ansvarleg',
  nobody: 'Ingen enno',
  take: 'Ta saka',
  release: 'Legg tilbake i køen',
  colleague: 'Gi saka til',
  chooseColleague: 'Vel ein kollega',
  give: 'Gi saka vidare',
  given: 'Saka har fått ein ny ansvarleg.',
  taken: 'Saka er di.',
  released: 'Saka ligg i køen igjen.',
  topicTitle: 'Endre tema',
  topic: 'Nytt tema',
  setTopic: 'Byt tema',
  topicSet: 'Temaet er endra.',
  mergeTitle: 'Slå saman med ei anna',
  mergeLead:
    'Meldingane blir flytta hit, og begge nummera fører til denne saka. Personen får sjå at dei er slåtte saman.',
  mergeWith: (number: string) => `Slå saman med ${number}`,
  mergeNumber: 'Nummeret på den andre saka',
  merge: 'Slå saman',
  merged: 'Sakene er slåtte saman.',
  forwardTitle: 'Send vidare til eit lag',
  unit: 'Lag',
  chooseUnit: 'Vel eit lag',
  remark: 'Kvifor',
  remarkHint: 'Leiaren i laget og kollegaer ser dette. Personen ser det ikkje.',
  forwardLead:
    'Personen blir spurd først. Berre leiaren i laget får lese saka, og ikkje før personen har sagt ja. Svarfristen går som før.',
  forwardUnknown: 'Avsendaren er ikkje logga inn, og kan ikkje spørjast. Finn ut kven det er først.',
  forward: 'Spør og send vidare',
  forwarded: 'Personen er spurd om laget kan svare.',
  atUnitTitle: (unit: string) => `Saka er hos ${unit}`,
  asked: (since: string) =>
    `Personen blei spurd ${since}, og har ikkje svart enno. Laget ser berre at ei sak ventar.`,
  agreed: (since: string) =>
    `Personen sa ja ${since}. Leiaren i laget kan lese og svare. Svarfristen går som før.`,
  recall: 'Ta saka tilbake',
  recalled: 'Saka er tilbake hos medlemsservice.',
  extendTitle: 'Forleng fristen',
  extendLead:
    'Lova gir ein månad. Dersom kravet er samansett, kan fristen forlengjast med to månader, éin gong. Personen må få vite kvifor innan den første månaden er ute.',
  reasons: 'Grunngivinga personen får',
  extend: 'Forleng og send grunngivinga',
  extendedDone: 'Fristen er forlengd.',
  close: 'Lukk saka',
  closeDone: 'Saka er lukka.',
  reopen: 'Opne saka igjen',
  reopened: 'Saka er open igjen.',
};

/** What a colleague did, as a sentence. */
export const eventTexts = {
  assigned: (name: string, about: string) =>
    name === about ? `${name} tok saka` : `${name} gav saka til ${about}`,
  given: (about: string) => `Saka gjekk til ${about} etter tur`,
  released: (name: string) => `${name} la saka tilbake i køen`,
  releasedFrom: (name: string) => `Saka gjekk tilbake i køen fordi ${name} er borte`,
  forwarded: (name: string, about: string) => `${name} sende saka vidare til ${about}`,
  merged: (name: string, about: string) => `${name} slo saman med ${about}`,
  closed: (name: string) => (name ? `${name} lukka saka` : 'Saka blei lukka fordi det ikkje kom noko svar'),
  reopened: (name: string) => `${name} opna saka igjen`,
  asked: (name: string) => `${name} stilte eit spørsmål, og saka ventar på personen`,
  topicChanged: (name: string, former: string) => `${name} endra tema. Før: ${former}`,
  extended: (name: string) => `${name} forlengde fristen`,
  tied: (name: string) => `${name} fann ut kven som har skrive, og knytte meldinga til personen`,
  untied: (name: string) => `${name} løyste meldinga frå personen`,
  'unit-agreed': (name: string, about: string) => `${name} sa ja til at ${about} les og svarer`,
  'unit-declined': (name: string, about: string) => `${name} sa nei til at ${about} les og svarer`,
  'unit-returned': (name: string, about: string) => `${name} i ${about} gav saka tilbake`,
  'unit-recalled': (name: string, about: string) => `${name} tok saka tilbake frå ${about}`,
  remark: (remark: string) => `«${remark}»`,
};

export const fieldTexts = { message: textFieldTexts('Skriv eit svar', 'Svaret', replyLimits) };
export const noteFieldTexts = { note: textFieldTexts('Skriv eit notat', 'Notatet', noteLimits) };
export const forwardFieldTexts = {
  unitId: {
    ...choiceTexts('Vel eit lag'),
    INVALID: 'Vel eit lag som har ein leiar, og ein annan leiar enn den saka gjeld',
  },
  remark: textFieldTexts('Skriv kvifor', 'Grunngivinga', remarkLimits),
};
export const mergeFieldTexts = {
  number: choiceTexts('Skriv nummeret på ei anna sak frå same person, til dømes H-2026-000123'),
};
export const extendFieldTexts = {
  reasons: textFieldTexts('Skriv kvifor det tek lengre tid', 'Grunngivinga', {
    minimum: 10,
    maximum: replyLimits.maximum,
  }),
};
export const assigneeFieldTexts = { assigneeId: choiceTexts('Vel ein kollega') };
export const topicFieldTexts = { topic: choiceTexts('Vel eit tema') };
export const nameFieldTexts = {
  givenName: textFieldTexts('Skriv førenamnet', 'Førenamnet', nameLimits),
  familyName: textFieldTexts('Skriv etternamnet', 'Etternamnet', nameLimits),
};
export type Complete = Whole<
  Compared<typeof import('./desk-case-texts.ts'), typeof import('./desk-case-texts.nn.ts')>
>;
