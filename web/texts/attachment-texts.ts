/** What is said about files: choosing them, their way to us, and saving them. */
import { type AttachmentKind, attachmentLimits, type UploadRefusal } from '#contract/attachment-endpoints.ts';
import { formatNumber } from './format.ts';

const megabytes = attachmentLimits.bytes / 1024 / 1024;

/** Why a file is not sent. `other-file`: not the one whose upload was to go on. */
export type FileFault = UploadRefusal | 'empty' | 'too-large' | 'wrong-ending' | 'other-file' | 'lost';

export const attachmentTexts = {
  title: 'Vedlegg (valgfritt)',
  hint: `Opptil ${attachmentLimits.perMessage} filer på høyst ${megabytes} MB hver: PDF, JPG, PNG eller HEIC. Skjul fødselsnummer og opplysninger om helse før du legger dem ved.`,
  add: 'Legg ved filer',
  addMore: 'Legg ved flere filer',
  takePicture: 'Ta bilde',
  drop: 'Du kan også dra filer hit.',
  full: `Du har lagt ved ${attachmentLimits.perMessage} filer, og flere er det ikke plass til.`,
  tooMany: (left: number) =>
    left === 0
      ? `Du kan legge ved høyst ${attachmentLimits.perMessage} filer. Fjern en av dem først.`
      : `Du kan legge ved høyst ${attachmentLimits.perMessage} filer, så vi tok bare med ${left === 1 ? 'den første' : `de ${left} første`}.`,
  list: 'Filer du legger ved',
  notReady: 'Vent til alle filene er lastet opp, eller fjern dem som ikke kom med',
  couldNotList: 'Vi får ikke hentet filene du har lagt ved før. Vi prøver igjen.',
  remove: 'Fjern',
  removeNamed: (name: string) => `Fjern ${name}`,
  retry: 'Prøv igjen',
  retryNamed: (name: string) => `Prøv igjen med ${name}`,
  chooseAgain: 'Velg filen igjen',
  chooseAgainNamed: (name: string) => `Velg filen igjen: ${name}`,
  progressOf: (name: string) => `Opplasting av ${name}`,
  sentList: 'Vedlegg',
  save: (name: string) => `Last ned ${name}`,
  couldNotSave: (name: string) => `Vi fikk ikke hentet ${name}. Prøv igjen.`,
  said: {
    started: (name: string) => `Laster opp ${name}.`,
    ready: (name: string) => `${name} er lagt ved.`,
    removed: (name: string) => `${name} er fjernet.`,
  },
};

export const uploadStateTexts = {
  waiting: 'Venter på tur',
  uploading: (percent: number) => `Laster opp, ${percent} %`,
  paused: 'Vi mistet kontakten. Opplastingen fortsetter når du er på nett igjen.',
  'file-needed':
    'Opplastingen stoppet da siden ble lukket. Velg samme fil igjen, så fortsetter den der den slapp.',
  checking: 'Vi ser over filen …',
  ready: 'Lagt ved',
};

export const fileFaultTexts = {
  type: 'Dette er ikke en PDF, JPG, PNG eller HEIC, uansett hva filen heter. Lagre den som PDF eller bilde, og prøv igjen.',
  damaged: 'Filen lar seg ikke åpne. Den kan være skadet eller ikke ferdig lagret. Prøv å lagre den på nytt.',
  'too-many-pixels': 'Bildet har for mange bildepunkter. Lagre det i en mindre utgave, og prøv igjen.',
  locked: 'PDF-en er låst med passord. Lagre den uten passord, og prøv igjen.',
  'active-content':
    'PDF-en har andre filer inni seg eller er et skjema vi ikke kan vise. Velg «Skriv ut» og lagre den som en ny PDF, så går det bra.',
  'too-complex':
    'Vi klarte ikke å se over denne filen. Lagre den i en enklere eller mindre utgave, og prøv igjen.',
  empty: 'Filen er tom.',
  'too-large': `Filen er større enn ${megabytes} MB. Lagre den i en mindre utgave, og prøv igjen.`,
  'wrong-ending': 'Vi tar imot PDF, JPG, PNG og HEIC. Lagre filen som en av dem, og prøv igjen.',
  'other-file': 'Dette er ikke den samme filen. Velg den du begynte med, eller fjern den og legg ved en ny.',
  lost: 'Opplastingen gikk ikke. Fjern filen, og legg den ved på nytt.',
} satisfies Record<FileFault, string>;

export const kindWords: Record<AttachmentKind, string> = { pdf: 'PDF', jpeg: 'JPG', png: 'PNG' };

/** «840 kB», «2,4 MB»: to two digits, as one says it. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} byte`;
  if (bytes < 999_500) return `${formatNumber(Math.round(bytes / 1000))} kB`;
  const millions = bytes / 1_000_000;
  return `${(millions < 9.95 ? millions.toFixed(1) : String(Math.round(millions))).replace('.', ',')} MB`;
}
