/** The text of a reimbursement claim, for the employee who pays it. Read in the portal only. */
import { shortDay } from '#contract/values/short-day.ts';

export type ReimbursementFacts = {
  unit: string;
  what: string;
  /** `YYYY-MM-DD` */
  spentOn: string;
  /** As typed and read: «1234,50». */
  amount: string;
  /** Eleven digits. */
  account: string;
  details: string;
};

export const reimbursementWords = (facts: ReimbursementFacts): { subject: string; message: string } => ({
  subject: `Refusjon: ${facts.what}`,
  message: [
    'Til økonomiansvarlig',
    '',
    `Jeg har lagt ut for ${facts.unit}, og ber om å få pengene tilbake.`,
    '',
    `Hva: ${facts.what}`,
    `Dato: ${shortDay(facts.spentOn)}`,
    `Beløp: ${facts.amount} kr`,
    `Kontonummer: ${facts.account.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1 $2 $3')}`,
    ...(facts.details ? ['', facts.details] : []),
  ].join('\n'),
});
