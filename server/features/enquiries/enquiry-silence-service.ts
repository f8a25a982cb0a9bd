/** Reminds the person whose answer is pending, and closes enquiries without new messages: each once, after a warning. */
import { randomUUID } from 'node:crypto';
import {
  closesAfterDays,
  closingDay,
  reminderAfterDays,
  reminderDay,
} from '#contract/values/enquiry-silence.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { Announce } from '../notices/notices-service.ts';
import { addEnquiryEvent } from './enquiry-event-repository.ts';
import { setClosed } from './enquiry-repository.ts';
import { listSilent, lockSilent, type SilentEnquiry, setReminded } from './enquiry-silence-repository.ts';

const dayMs = 86_400_000;

/** Safe to run twice and beside itself: each enquiry is read again under a lock. */
export async function tendSilentEnquiries(
  needs: { db: Database; announce: Announce },
  now: Date,
): Promise<{ reminded: number; closed: number }> {
  const { db, announce } = needs;
  const today = norwegianDay(now);
  const done = { reminded: 0, closed: 0 };

  async function tend(id: string): Promise<void> {
    const outcome = await inTransaction(db, async (tx) => {
      const enquiry = await lockSilent(tx, id);
      if (!enquiry) return null;
      const { personId } = enquiry;
      const act = actOn(enquiry, today);
      if (act === 'reminded') {
        await setReminded(tx, id, now);
        if (personId) await announce(tx, { personId, kind: 'enquiry-reminder', subjectId: id, now });
      }
      if (act === 'closed') {
        await setClosed(tx, id, now);
        const author = { from: 'portal', id: null } as const;
        await addEnquiryEvent(
          tx,
          { kind: 'closed' },
          { id: randomUUID(), enquiryId: id, author, happenedAt: now },
        );
        if (personId) await announce(tx, { personId, kind: 'enquiry-closed', subjectId: id, now });
      }
      return act;
    });
    if (outcome) done[outcome] += 1;
  }

  for (const state of ['waiting-for-member', 'answered'] as const) {
    const days = state === 'answered' ? closesAfterDays : reminderAfterDays;
    // A day less: which day it is in Norway is decided one by one.
    const writtenBefore = new Date(now.getTime() - (days - 1) * dayMs);
    let page = await listSilent(db, state, writtenBefore, null);
    while (page.length > 0) {
      for (const { id } of page) await tend(id);
      page = await listSilent(db, state, writtenBefore, page.at(-1)!);
    }
  }
  return done;
}

function actOn(enquiry: SilentEnquiry, today: string): 'reminded' | 'closed' | null {
  const lastMessageOn = norwegianDay(enquiry.lastMessageAt);
  const remindedOn = enquiry.remindedAt && norwegianDay(enquiry.remindedAt);
  const isWaiting = enquiry.state === 'waiting-for-member';
  if (isWaiting && !remindedOn) return reminderDay(lastMessageOn) <= today ? 'reminded' : null;
  return closingDay({ isWaiting, lastMessageOn, remindedOn }, today) <= today ? 'closed' : null;
}
