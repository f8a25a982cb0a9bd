/** What a new member is shown, and the corrections made there. */

import type { OtherCommunities, Welcome } from '#contract/joining-endpoints.ts';
import type { GrantListRules } from '#contract/organisation-profile.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { memberships } from '../memberships/membership-service.ts';
import { persons } from '../persons/person-service.ts';
import { whyNewMemberDoesNotCount } from './joining-rules.ts';
import { findWelcome, listChapters } from './welcome-repository.ts';

export type WelcomeService = ReturnType<typeof createWelcomeService>;

/** @param rules whether a D-number counts */
export function createWelcomeService(rules: Pick<GrantListRules, 'acceptsDNumbers'>) {
  /** Null for somebody who is not a member. */
  async function readWelcome(db: Database, personId: string): Promise<Welcome | null> {
    const row = await findWelcome(db, personId);
    if (!row) return null;
    const { callName, number, joinedOn, region, hasUnverifiedContact } = row;
    return {
      callName,
      number,
      joinedOn,
      region,
      hasUnverifiedContact,
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
    async chooseChapter(tx: Transaction, personId: string, chapterId: string) {
      await memberships.setChapter(tx, personId, chapterId);
      return readWelcome(tx, personId);
    },

    /** Of a member only. What was said to be settled was about the former answer, and no reminder is left of it. */
    async changeCommunities(tx: Transaction, personId: string, answer: OtherCommunities['answer']) {
      if (await findWelcome(tx, personId)) await persons.setCommunities(tx, personId, answer);
      return readWelcome(tx, personId);
    },

    /** Said by the person, not proof; saying it twice changes nothing. */
    async settleCommunities(tx: Transaction, personId: string, now: Date) {
      await persons.settleCommunities(tx, personId, now);
      return readWelcome(tx, personId);
    },
  };
}

/** Those whose day to be reminded has come; each once. */
export const takeToRemind = (tx: Transaction, now: Date): Promise<string[]> =>
  persons.takeToRemind(tx, norwegianDay(now));
