/** What may happen to an enquiry. States: domain reference, section 7. */
import type { EnquiryState } from '#contract/enquiry-endpoints.ts';

/** Against floods by accident or by script; a person in need of more is answered on the phone. */
export const enquiriesPerHour = 10;

/** The number a person can quote: `H-2026-000123`. @param year four digits @param running from 1 within the year */
export const enquiryNumber = (year: number, running: number): string =>
  `H-${year}-${String(running).padStart(6, '0')}`;

/** A closed enquiry is read-only. */
export const mayWriteIn = (state: EnquiryState): boolean => state !== 'closed';

/** The state once somebody has written: the person's words wait for member service, an answer waits for the person. */
export const stateAfterMessage = (author: 'person' | 'staff'): EnquiryState =>
  author === 'person' ? 'received' : 'answered';

/** The year of a moment in Norway, for the number. */
export const norwegianYear = (moment: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Oslo' }).format(moment));
