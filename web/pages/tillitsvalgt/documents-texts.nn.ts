/** In nynorsk. */
import { reimbursementLimits } from '#contract/reimbursement-values.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const documentsTexts = {
  title: 'Dokument og skjema',
  lead: 'Det du treng for å drive laget.',
  list: 'Dokument',
  money: 'Har du lagt ut for laget?',
  moneyText: 'Send kvitteringane, så får du pengane tilbake på konto.',
  moneyLink: 'Be om refusjon',
  ownClaims: 'Sjå utlegga dine',
};

export const reimbursementTexts = {
  title: 'Refusjon',
  lead: 'Har du betalt noko for laget? Skriv kva det var, og legg ved kvitteringa. Kasseraren i laget svarer deg.',
  form: 'Be om refusjon',
  what: 'Kva har du kjøpt?',
  whatHint: 'Til dømes «Kaffi og kake til medlemsmøtet»',
  spentOn: 'Når?',
  dayHint: 'Til dømes 15.03.2026',
  amount: 'Beløp i kroner',
  amountHint: 'Samla for alle kvitteringane, til dømes 249,50',
  account: 'Kontonummer',
  accountHint: 'Elleve siffer. Pengane kjem hit.',
  details: 'Noko vi bør vite? (valfritt)',
  send: 'Send til kasseraren',
  sentDone: 'Utlegget er sendt. Du får beskjed når noko skjer med det.',
  returned: (what: string) => `«${what}» blei sendt tilbake`,
  typeAgain: (ending: string) =>
    `Skriv kontonummeret (det førre slutta på ${ending}) og legg ved kvitteringane på nytt. Resten er fylt ut.`,
};

export const ownClaimTexts = {
  title: 'Utlegga dine',
  lead: 'Kva du har lagt ut, korleis det står til, og kven som har gjort kva.',
  none: 'Du har ikkje sendt inn noko utlegg.',
  returnedHelp: 'Rett det som står under, og send det inn på nytt.',
  again: 'Send inn på nytt',
  overHelp: 'Vervet ditt i laget er over, så du kan ikkje sende det inn på nytt her.',
  write: 'Skriv til oss om utlegget',
  againFor: (what: string) => `Send inn på nytt: ${what}`,
};

export const queueTexts = {
  title: 'Utlegg',
  lead: 'Pengar som andre har lagt ut for laget. Du godkjenner, betaler eller sender tilbake. Dine eigne utlegg behandlar ein annan: leiaren, nestleiaren eller økonomiansvarleg i organisasjonen.',
};

const please = 'Skriv dagen med dag, månad og år, til dømes 15.03.2026. Han kan ikkje vere fram i tid';
const amount = 'Skriv beløpet i kroner og øre, til dømes 249,50';
export const reimbursementFieldTexts: Record<
  'what' | 'spentOn' | 'amount' | 'account' | 'details' | 'attachments',
  FieldTexts
> = {
  what: textFieldTexts('Skriv kva du har kjøpt', 'Teksten', reimbursementLimits.what),
  spentOn: { REQUIRED: 'Skriv kva dag det var', TOO_SHORT: please, TOO_LONG: please, INVALID: please },
  amount: { REQUIRED: 'Skriv beløpet', TOO_SHORT: amount, TOO_LONG: amount, INVALID: amount },
  account: choiceTexts('Skriv eit gyldig kontonummer med elleve siffer'),
  details: textFieldTexts('Skriv noko', 'Teksten', reimbursementLimits.details),
  attachments: choiceTexts('Sjå over filene du har lagt ved'),
};
export type Complete = Whole<
  Compared<typeof import('./documents-texts.ts'), typeof import('./documents-texts.nn.ts')>
>;
