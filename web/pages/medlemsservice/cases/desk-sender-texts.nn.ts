/** In nynorsk. */
import { remarkLimits } from '#contract/look-values.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const senderTexts = {
  tieTitle: 'Finn ut kven dette er',
  tieLead:
    'Er du sikker på kven som har skrive, kan du knyte meldinga til personen. Då ser personen meldinga og svara på Min side, og får beskjed om det.',
  find: 'Finn personen',
  reason: 'Korleis veit du kven det er?',
  reasonHint: 'Står i saka, og personen kan sjå det.',
  tie: 'Knyt til',
  tied: (name: string) => `Meldinga høyrer no til ${name}`,
  untieTitle: 'Det var ikkje denne personen',
  untieLead: (typed: string, name: string) =>
    `Meldinga blei send av «${typed}» utan innlogging. Løyser du ho frå ${name}, ser ikkje ${name} ho på Min side lenger.`,
  untieReason: 'Kvifor',
  untie: 'Løys frå personen',
  untied: 'Meldinga er løyst frå personen.',
  sentAs: 'Sendt utan innlogging',
};

export const untieSenderFieldTexts = {
  reason: textFieldTexts('Skriv kvifor', 'Grunngivinga', remarkLimits),
};
export type Complete = Whole<
  Compared<typeof import('./desk-sender-texts.ts'), typeof import('./desk-sender-texts.nn.ts')>
>;
