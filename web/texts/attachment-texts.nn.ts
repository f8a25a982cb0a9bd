/** In nynorsk. */
import { attachmentLimits } from '#contract/attachment-endpoints.ts';
import { type FileFault, formatSize, kindWords } from './attachment-texts.ts';
import type { Compared, Whole } from './language.ts';

export { type FileFault, formatSize, kindWords };

const megabytes = attachmentLimits.bytes / 1024 / 1024;

export const attachmentTexts = {
  title: 'Vedlegg (valfritt)',
  hint: `Opptil ${attachmentLimits.perMessage} filer på høgst ${megabytes} MB kvar: PDF, JPG, PNG eller HEIC. Gøym fødselsnummer og opplysningar om helse før du legg dei ved.`,
  add: 'Legg ved filer',
  addMore: 'Legg ved fleire filer',
  takePicture: 'Ta bilete',
  drop: 'Du kan òg dra filer hit.',
  full: `Du har lagt ved ${attachmentLimits.perMessage} filer, og fleire er det ikkje plass til.`,
  tooMany: (left: number) =>
    left === 0
      ? `Du kan leggje ved høgst ${attachmentLimits.perMessage} filer. Fjern ei av dei først.`
      : `Du kan leggje ved høgst ${attachmentLimits.perMessage} filer, så vi tok berre med ${left === 1 ? 'den første' : `dei ${left} første`}.`,
  list: 'Filer du legg ved',
  notReady: 'Vent til alle filene er lasta opp, eller fjern dei som ikkje kom med',
  couldNotList: 'Vi får ikkje henta filene du har lagt ved før. Vi prøver igjen.',
  remove: 'Fjern',
  removeNamed: (name: string) => `Fjern ${name}`,
  retry: 'Prøv igjen',
  retryNamed: (name: string) => `Prøv igjen med ${name}`,
  chooseAgain: 'Vel fila igjen',
  chooseAgainNamed: (name: string) => `Vel fila igjen: ${name}`,
  progressOf: (name: string) => `Opplasting av ${name}`,
  sentList: 'Vedlegg',
  save: (name: string) => `Last ned ${name}`,
  couldNotSave: (name: string) => `Vi fekk ikkje henta ${name}. Prøv igjen.`,
  said: {
    started: (name: string) => `Lastar opp ${name}.`,
    ready: (name: string) => `${name} er lagd ved.`,
    removed: (name: string) => `${name} er fjerna.`,
  },
};

export const uploadStateTexts = {
  waiting: 'Ventar på tur',
  uploading: (percent: number) => `Lastar opp, ${percent} %`,
  paused: 'Vi mista kontakten. Opplastinga held fram når du er på nett igjen.',
  'file-needed': 'Opplastinga stoppa då sida blei lukka. Vel same fil igjen, så held ho fram der ho slapp.',
  checking: 'Vi ser over fila …',
  ready: 'Lagd ved',
};

export const fileFaultTexts = {
  type: 'Dette er ikkje ein PDF, JPG, PNG eller HEIC, same kva fila heiter. Lagre ho som PDF eller bilete, og prøv igjen.',
  damaged: 'Fila lèt seg ikkje opne. Ho kan vere skadd eller ikkje ferdig lagra. Prøv å lagre ho på nytt.',
  'too-many-pixels': 'Biletet har for mange biletpunkt. Lagre det i ei mindre utgåve, og prøv igjen.',
  locked: 'PDF-en er låst med passord. Lagre han utan passord, og prøv igjen.',
  'active-content':
    'PDF-en har andre filer inni seg eller er eit skjema vi ikkje kan vise. Vel «Skriv ut» og lagre han som ein ny PDF, så går det bra.',
  'too-complex':
    'Vi klarte ikkje å sjå over denne fila. Lagre ho i ei enklare eller mindre utgåve, og prøv igjen.',
  empty: 'Fila er tom.',
  'too-large': `Fila er større enn ${megabytes} MB. Lagre ho i ei mindre utgåve, og prøv igjen.`,
  'wrong-ending': 'Vi tek imot PDF, JPG, PNG og HEIC. Lagre fila som ein av dei, og prøv igjen.',
  'other-file': 'Dette er ikkje den same fila. Vel den du byrja med, eller fjern ho og legg ved ei ny.',
  lost: 'Opplastinga gjekk ikkje. Fjern fila, og legg ho ved på nytt.',
} satisfies Record<FileFault, string>;
export type Complete = Whole<
  Compared<typeof import('./attachment-texts.ts'), typeof import('./attachment-texts.nn.ts')>
>;
