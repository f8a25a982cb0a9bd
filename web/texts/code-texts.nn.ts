/** In nynorsk. */

import type { CodeOutcome } from '#contract/verification-endpoints.ts';
import type { FieldTexts } from './field-texts.ts';
import type { Compared, Whole } from './language.ts';

const sixDigits = 'Skriv koden med seks siffer';

export const codeTexts = {
  sent: (to: string) => `Vi har sendt ein kode med seks siffer til ${to}.`,
  form: 'Skriv inn koden du har fått',
  label: 'Kode',
  hint: 'Seks siffer. Du kan lime han inn.',
  confirm: 'Stadfest',
  resend: 'Send ny kode',
  resent: 'Vi har sendt ein ny kode. Den førre gjeld ikkje lenger.',
  lasts: (span: string) => `Koden gjeld i ${span} til.`,
  span: (seconds: number) => (seconds > 120 ? `${Math.ceil(seconds / 60)} minutt` : `${seconds} sekund`),
  soon: 'Koden går snart ut. Treng du meir tid, kan du be om ein ny.',
  wait: (when: string) => `Du kan få ein ny kode ${when}. Sjå i søppelposten om den første har hamna der.`,
  mayAskAgain: 'No kan du be om ein ny kode.',
  cancel: 'Avbryt',
  inSeconds: (seconds: number) => `om ${seconds} sekund`,
  inMinutes: (minutes: number) => `om ${minutes} minutt`,
  country: 'Vi sender berre SMS til norske nummer. Bruk e-postadressa di i staden.',
  refused: {
    wrong: 'Koden stemmer ikkje. Sjå etter at du har den nyaste, og skriv han ein gong til.',
    expired: 'Koden gjeld ikkje lenger. Be om ein ny.',
    used: 'Koden er allereie brukt. Treng du å stadfeste på nytt, kan du be om ein ny.',
    'too-many':
      'Det blei for mange forsøk med denne koden, så han gjeld ikkje lenger. Be om ein ny. Må du vente litt på han, seier vi frå kor lenge.',
    'not-yours':
      'Denne koden høyrer til ein annan person eller ei anna innlogging. Be om ein ny kode her, så kjem han til deg.',
  } satisfies Record<Exclude<CodeOutcome, 'verified'>, string>,
};

export const senderProofTexts = {
  title: 'Stadfest at vi kan nå deg',
  text: 'Vi får uvanleg mange meldingar akkurat no. Derfor sender vi deg ein kode, så vi veit at det er nokon bak meldinga. Det du har skrive, står der framleis.',
  send: 'Send meg ein kode',
  wait: (when: string) => `Det er sendt mange kodar hit. Prøv igjen ${when}, eller ring oss om det hastar.`,
  done: (button: string) => `Takk! No veit vi at vi kan nå deg. Trykk på «${button}» ein gong til.`,
};

export const codeFieldTexts: FieldTexts = {
  REQUIRED: sixDigits,
  TOO_SHORT: sixDigits,
  TOO_LONG: sixDigits,
  INVALID: sixDigits,
};
export type Complete = Whole<Compared<typeof import('./code-texts.ts'), typeof import('./code-texts.nn.ts')>>;
