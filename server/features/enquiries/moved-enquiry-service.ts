/** Open enquiries of an old system, for the feature that moves them in. */
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay, norwegianTime } from '#server/platform/norwegian-day.ts';
import { enquiryNumber, norwegianYear } from './enquiry-rules.ts';
import {
  addMovedEnquiries,
  type EnquiryToMove,
  removeMovedEnquiries,
  takeRunningNumbers,
} from './moved-enquiry-repository.ts';
import { dueDay } from './promise-rules.ts';

/** The promise runs from the moment that each was received. No notice is made, so no letter is sent. */
async function add(
  tx: Transaction,
  enquiries: readonly EnquiryToMove[],
  { answerWithinDays, now }: { answerWithinDays: number; now: Date },
): Promise<void> {
  const received = enquiries.map((one) => ({ ...one, at: momentOf(one.receivedAt) }));
  const numbers = new Map<number, number>();
  for (const year of new Set(received.map(({ at }) => norwegianYear(at)))) {
    const count = received.filter(({ at }) => norwegianYear(at) === year).length;
    numbers.set(year, await takeRunningNumbers(tx, year, count));
  }
  const moved = received.map(({ at, ...enquiry }) => {
    const year = norwegianYear(at);
    const running = numbers.get(year)!;
    numbers.set(year, running + 1);
    return {
      ...enquiry,
      number: enquiryNumber(year, running),
      receivedAt: at,
      answeredAt: enquiry.answeredAt === null ? null : momentOf(enquiry.answeredAt),
      dueOn: dueDay(enquiry.topic, norwegianDay(at), answerWithinDays),
    };
  });
  await addMovedEnquiries(tx, moved, now);
}

/** @param text `YYYY-MM-DDTHH:MM` on the clock in Norway, or with a zone of its own */
function momentOf(text: string): Date {
  if (text.length > 16) return new Date(text);
  const utc = new Date(`${text}Z`);
  // The clock in Norway is one or two hours ahead.
  const earlier = new Date(utc.getTime() - 2 * 3_600_000);
  return norwegianClock(earlier) === text ? earlier : new Date(utc.getTime() - 3_600_000);
}

const norwegianClock = (moment: Date): string => `${norwegianDay(moment)}T${norwegianTime(moment)}`;

export const movedEnquiries = { add, remove: removeMovedEnquiries };
