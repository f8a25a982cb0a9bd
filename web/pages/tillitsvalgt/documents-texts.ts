import { reimbursementLimits } from '#contract/reimbursement-values.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';

export const documentsTexts = {
  title: 'Dokumenter og skjemaer',
  lead: 'Det du trenger for å drive laget.',
  list: 'Dokumenter',
  money: 'Har du lagt ut for laget?',
  moneyText: 'Send kvitteringene, så får du pengene tilbake på konto.',
  moneyLink: 'Be om refusjon',
  ownClaims: 'Se utleggene dine',
};

export const reimbursementTexts = {
  title: 'Refusjon',
  lead: 'Har du betalt noe for laget? Skriv hva det var, og legg ved kvitteringen. Kassereren i laget svarer deg.',
  form: 'Be om refusjon',
  what: 'Hva har du kjøpt?',
  whatHint: 'For eksempel «Kaffe og kake til medlemsmøtet»',
  spentOn: 'Når?',
  dayHint: 'For eksempel 15.03.2026',
  amount: 'Beløp i kroner',
  amountHint: 'Samlet for alle kvitteringene, for eksempel 249,50',
  account: 'Kontonummer',
  accountHint: 'Elleve sifre. Pengene kommer hit.',
  details: 'Noe vi bør vite? (valgfritt)',
  send: 'Send til kassereren',
  sentDone: 'Utlegget er sendt. Du får beskjed når noe skjer med det.',
  returned: (what: string) => `«${what}» ble sendt tilbake`,
  typeAgain: (ending: string) =>
    `Skriv kontonummeret (det forrige sluttet på ${ending}) og legg ved kvitteringene på nytt. Resten er fylt ut.`,
};

export const ownClaimTexts = {
  title: 'Utleggene dine',
  lead: 'Hva du har lagt ut, hvordan det står til, og hvem som har gjort hva.',
  none: 'Du har ikke sendt inn noe utlegg.',
  returnedHelp: 'Rett det som står under, og send det inn på nytt.',
  again: 'Send inn på nytt',
  overHelp: 'Vervet ditt i laget er over, så du kan ikke sende det inn på nytt her.',
  write: 'Skriv til oss om utlegget',
  againFor: (what: string) => `Send inn på nytt: ${what}`,
};

export const queueTexts = {
  title: 'Utlegg',
  lead: 'Penger som andre har lagt ut for laget. Du godkjenner, betaler eller sender tilbake. Dine egne utlegg behandler en annen: lederen, nestlederen eller økonomiansvarlig i organisasjonen.',
};

const please = 'Skriv dagen med dag, måned og år, for eksempel 15.03.2026. Den kan ikke være fram i tid';
const amount = 'Skriv beløpet i kroner og øre, for eksempel 249,50';
export const reimbursementFieldTexts: Record<
  'what' | 'spentOn' | 'amount' | 'account' | 'details' | 'attachments',
  FieldTexts
> = {
  what: textFieldTexts('Skriv hva du har kjøpt', 'Teksten', reimbursementLimits.what),
  spentOn: { REQUIRED: 'Skriv hvilken dag det var', TOO_SHORT: please, TOO_LONG: please, INVALID: please },
  amount: { REQUIRED: 'Skriv beløpet', TOO_SHORT: amount, TOO_LONG: amount, INVALID: amount },
  account: choiceTexts('Skriv et gyldig kontonummer med elleve sifre'),
  details: textFieldTexts('Skriv noe', 'Teksten', reimbursementLimits.details),
  attachments: choiceTexts('Se over filene du har lagt ved'),
};
