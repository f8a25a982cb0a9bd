/** In English. */
import type { YearStatement } from '#contract/year-statement-endpoints.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  listTitle: 'Yearly statements',
  listLead:
    'What you have given each year, and what we have reported to the Norwegian Tax Administration for you.',
  list: 'Year',
  none: {
    title: 'No yearly statements yet',
    text: 'If you make a gift, the yearly statement comes here in January of the following year.',
    link: 'Make a gift',
  },
  coming: (day: string) => `Comes on ${day}`,
  open: (year: number) => `Yearly statement for ${year}`,
  title: (year: number) => `Yearly statement for ${year}`,
  lead: 'Thank you very much for what you have given!',
  missing: {
    title: 'We cannot find the yearly statement',
    text: 'It may be for a year in which you gave nothing, or it is not ready yet.',
    link: 'See your yearly statements',
  },
  sum: 'In sum',
  giver: 'Giver',
  receiver: 'Recipient',
  given: 'Given in all',
  refunded: 'Refunded',
  tax: 'Tax deduction',
  reported: 'Reported',
  reportedAt: 'Reported on',
  reportedOn: 'Reported for',
  value: 'Lower tax, about',
  outcomes: {
    reported: (year: number) =>
      `This should be in your tax return for ${year}. Check that it is, and tell us if something is wrong.`,
    'next-delivery': () =>
      'Your gifts have not been reported yet, but will be included the next time we report.',
    'will-be-reported': () => 'Your gifts have not been reported yet. We do it as soon as possible.',
    'number-missing': () =>
      'We could not report your gifts, as we do not have your national identity number. If you give it to us, they can be included the next time we report.',
    'below-minimum': (_year: number, minimum: string) =>
      `You have to have given at least ${minimum} during the year to get a deduction. That is why the gifts have not been reported.`,
    'not-wanted': () =>
      'You have not asked for a tax deduction, so we have reported nothing. If you want one next time, you can say so on the page of the giving agreement.',
    'not-approved': () => 'The gifts give no tax deduction.',
  } satisfies Record<YearStatement['report']['outcome'], (year: number, minimum: string) => string>,
  corrected: 'The amount has been corrected since we first reported.',
  next: (amount: string) =>
    `Something has changed since we reported. The next time we report, the amount will be ${amount}.`,
  aboveCeiling: (ceiling: string) =>
    `You get a deduction for at most ${ceiling} a year, for gifts to all organisations together. We report the whole amount.`,
  giveNumber: 'Give us the identity number',
  gifts: 'The gifts',
  paid: 'Paid',
  receipt: 'Receipt',
  amount: 'Amount',
  back: 'Refunded',
  download: 'Download as PDF',
  saved: 'The yearly statement is downloaded.',
};
export type Complete = Whole<
  Compared<typeof import('./arsoppgave-texts.ts'), typeof import('./arsoppgave-texts.en.ts')>
>;
