/** In nynorsk. */
import { reimbursementLimits } from '#contract/unit-document-endpoints.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const documentsTexts = {
  title: 'Dokument og skjema',
  lead: 'Det du treng for å drive laget.',
  list: 'Dokument',
  money: 'Har du lagt ut for laget?',
  moneyText: 'Send kvitteringane, så får du pengane tilbake på konto.',
  moneyLink: 'Be om refusjon',
};

export const reimbursementTexts = {
  title: 'Refusjon',
  lead: 'Har du betalt noko for laget? Skriv kva det var, og legg ved kvitteringa. Svaret får du under Førespurnader.',
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
  send: 'Send til økonomiansvarleg',
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
