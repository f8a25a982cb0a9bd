/** What a new member is shown, and the corrections made there. */

import type { OtherCommunities, Welcome } from '#contract/joining-endpoints.ts';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { memberships } from '../memberships/membership-service.ts';
import { findGreeter } from '../offices/office-service.ts';
import { persons } from '../persons/person-service.ts';
import { whyNewMemberDoesNotCount } from './joining-rules.ts';
import { findWelcome, listChapters } from './welcome-repository.ts';

export type WelcomeService = ReturnType<typeof createWelcomeService>;

/** @param rules whether a D-number counts */
export function createWelcomeService(rules: Pick<GrantListRules, 'acceptsDNumbers'>) {
  /** Null for somebody who is not a member. */
  async function readWelcome(db: Database, personId: string, now: Date): Promise<Welcome | null> {
    const row = await findWelcome(db, personId);
    if (!row) return null;
    const { callName, number, joinedOn, region, hasUnverifiedContact } = row;
    return {
      callName,
      number,
      joinedOn,
      region,
      hasUnverifiedContact,
      greeter: row.chapterId ? await findGreeter(db, row.chapterId, norwegianDay(now)) : null,
      notCountingBecause: whyNewMemberDoesNotCount(row, rules),
      chapter: row.chapterId && row.chapter ? { id: row.chapterId, name: row.chapter } : null,
      chapters: await listChapters(db),
      otherCommunities: row.answer && {
        answer: row.answer,
        settledAt: row.settledAt?.toISOString() ?? null,
        remindOn: row.remindOn,
      },
    };
  }

  return {
    readWelcome,

    /** What is no chapter changes nothing. */
    async chooseChapter(tx: Transaction, personId: string, chapterId: string, now: Date) {
      await memberships.setChapter(tx, personId, chapterId);
      return readWelcome(tx, personId, now);
    },

    /** Of a member only. What was said to be settled was about the former answer, and no reminder is left of it. */
    async changeCommunities(
      tx: Transaction,
      personId: string,
      answer: OtherCommunities['answer'],
      now: Date,
    ) {
      if (await findWelcome(tx, personId)) await persons.setCommunities(tx, personId, answer);
      return readWelcome(tx, personId, now);
    },

    /** Said by the person, not proof; saying it twice changes nothing. */
    async settleCommunities(tx: Transaction, personId: string, now: Date) {
      await persons.settleCommunities(tx, personId, now);
      return readWelcome(tx, personId, now);
    },
  };
}

/** Those whose day to be reminded has come; each once. */
export const takeToRemind = (tx: Transaction, now: Date): Promise<string[]> =>
  persons.takeToRemind(tx, norwegianDay(now));
