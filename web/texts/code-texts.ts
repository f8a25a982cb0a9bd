/** What is said about a six-digit code on its way to a contact point. */
import type { CodeOutcome } from '#contract/verification-endpoints.ts';
import type { FieldTexts } from './field-texts.ts';

const sixDigits = 'Skriv koden med seks sifre';

export const codeTexts = {
  sent: (to: string) => `Vi har sendt en kode med seks sifre til ${to}.`,
  form: 'Skriv inn koden du har fått',
  label: 'Kode',
  hint: 'Seks sifre. Du kan lime den inn.',
  confirm: 'Bekreft',
  resend: 'Send ny kode',
  resent: 'Vi har sendt en ny kode. Den forrige gjelder ikke lenger.',
  lasts: (span: string) => `Koden gjelder i ${span} til.`,
  span: (seconds: number) =>
    seconds > 120
      ? `${Math.ceil(seconds / 60)} minutter`
      : `${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`,
  soon: 'Koden går snart ut. Trenger du mer tid, kan du be om en ny.',
  wait: (when: string) => `Du kan få en ny kode ${when}. Se i søppelposten om den første har havnet der.`,
  mayAskAgain: 'Nå kan du be om en ny kode.',
  cancel: 'Avbryt',
  inSeconds: (seconds: number) => `om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`,
  inMinutes: (minutes: number) => `om ${minutes} minutter`,
  /** A number abroad. */
  country: 'Vi sender bare SMS til norske numre. Bruk e-postadressen din i stedet.',
  refused: {
    wrong: 'Koden stemmer ikke. Se etter at du har den nyeste, og skriv den en gang til.',
    expired: 'Koden gjelder ikke lenger. Be om en ny.',
    used: 'Koden er allerede brukt. Trenger du å bekrefte på nytt, kan du be om en ny.',
    'too-many':
      'Det ble for mange forsøk med denne koden, så den gjelder ikke lenger. Be om en ny. Må du vente litt på den, sier vi fra hvor lenge.',
    'not-yours':
      'Denne koden hører til en annen person eller en annen innlogging. Be om en ny kode her, så kommer den til deg.',
  } satisfies Record<Exclude<CodeOutcome, 'verified'>, string>,
};

/** Where very many write without being signed in. */
export const senderProofTexts = {
  title: 'Bekreft at du kan nås',
  text: 'Vi får uvanlig mange meldinger akkurat nå. Derfor sender vi deg en kode, så vi vet at det er noen bak meldingen. Det du har skrevet, står der fortsatt.',
  send: 'Send meg en kode',
  wait: (when: string) => `Det er sendt mange koder hit. Prøv igjen ${when}, eller ring oss hvis det haster.`,
  done: (button: string) => `Takk! Nå vet vi at du kan nås. Trykk på «${button}» en gang til.`,
};

export const codeFieldTexts: FieldTexts = {
  REQUIRED: sixDigits,
  TOO_SHORT: sixDigits,
  TOO_LONG: sixDigits,
  INVALID: sixDigits,
};
