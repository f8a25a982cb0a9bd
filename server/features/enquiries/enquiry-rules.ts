/** What may happen to an enquiry. States: docs/rules/enquiries.md. Days are `YYYY-MM-DD`, in Norway. */
import { type EnquiryState, reopeningDays } from '#contract/enquiry-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';

/** Against floods by accident or by script; a person in need of more is answered on the phone. */
export const enquiriesPerHour = 10;

/** The number a person can quote: `H-2026-000123`. @param year four digits @param running from 1 within the year */
export const enquiryNumber = (year: number, running: number): string =>
  `H-${year}-${String(running).padStart(6, '0')}`;

export const enquiryActs = [
  'person-writes',
  'staff-takes',
  'staff-answers',
  'staff-asks',
  'somebody-closes',
  'person-reopens',
  'staff-reopens',
] as const;
export type EnquiryAct = (typeof enquiryActs)[number];

/** What an open enquiry becomes. What the person writes waits for us, an answer or a question waits for the person. */
const fromOpen: Record<EnquiryAct, (state: EnquiryState) => EnquiryState | null> = {
  // Somebody has it in hand already: it does not fall back in the eyes of who waits.
  'person-writes': (state) => (state === 'in-progress' ? 'in-progress' : 'received'),
  'staff-takes': (state) => (state === 'received' ? 'in-progress' : state),
  'staff-answers': () => 'answered',
  'staff-asks': () => 'waiting-for-member',
  'somebody-closes': () => 'closed',
  'person-reopens': () => null,
  'staff-reopens': () => null,
};

const fromClosed: Partial<Record<EnquiryAct, EnquiryState>> = {
  'somebody-closes': 'closed',
  'person-reopens': 'received',
  'staff-reopens': 'in-progress',
};

/** The state after an act; null where the act cannot be done in this state. */
export const stateAfter = (state: EnquiryState, act: EnquiryAct): EnquiryState | null =>
  state === 'closed' ? (fromClosed[act] ?? null) : fromOpen[act](state);

/** The last day on which a closed enquiry can be opened again. */
export const lastReopeningDay = (closedOn: string): string => addDays(closedOn, reopeningDays);

export const mayReopen = (closedOn: string, today: string): boolean => today <= lastReopeningDay(closedOn);

/** The year of a moment in Norway, for the number. */
export const norwegianYear = (moment: Date): number =>
  Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Oslo' }).format(moment));
