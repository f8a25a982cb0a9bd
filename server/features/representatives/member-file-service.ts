/** The list of members as a file: off by default, for a purpose, marked, and to be deleted. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import { type MemberFile, type MemberPurpose, memberFileDays } from '#contract/unit-member-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { addDays } from '#contract/values/working-days.ts';
import { countAttempt } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { getActingIn } from '../offices/office-service.ts';
import {
  addMemberFile,
  listFilesLeft,
  listMemberFiles,
  markDeleted,
  setMayExport,
} from './member-file-repository.ts';
import { type FileWords, memberFile } from './member-file-rules.ts';
import { logMembers } from './member-look-service.ts';
import type { By } from './office-act-service.ts';
import { listAllMembers } from './unit-member-repository.ts';

/** More than a chapter needs in a day; each is one more that can be lost, and one more that every member is notified of. */
const filesPerDay = 10;
const dayMs = 86_400_000;

export type MemberFiles = ReturnType<typeof createMemberFiles>;
export type MemberFileWords = (
  facts: {
    name: string;
    unit: string;
    purpose: MemberPurpose;
    takenOn: string;
    deleteBy: string;
    code: string;
  },
  language: Language,
) => FileWords & { fileName: string };

export function createMemberFiles(needs: { words: MemberFileWords }) {
  return {
    /** @throws Refusal NOT_FOUND, FORBIDDEN */
    async list(db: Database, { actor, now }: By, unitId: string) {
      const { mayExport } = await getActingIn(db, actor.personId, unitId, norwegianDay(now), 'offices');
      const files: MemberFile[] = await listMemberFiles(db, actor.personId, unitId);
      return {
        mayExport,
        isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
        files,
      };
    },

    /** @throws Refusal NOT_FOUND, FORBIDDEN where the unit may not, SIGN_IN_AGAIN, TOO_MANY_LOOKS */
    take: (
      db: Database,
      { actor, now, requestId }: By,
      unitId: string,
      purpose: MemberPurpose,
      language: Language,
    ) =>
      inTransaction(db, async (tx): Promise<FileAnswer> => {
        const today = norwegianDay(now);
        const { unit, mayExport } = await getActingIn(tx, actor.personId, unitId, today, 'offices');
        if (!mayExport) throw new Refusal('FORBIDDEN');
        requireRecentSignIn(actor, now);
        const until = new Date(now.getTime() + dayMs);
        if ((await countAttempt(tx, `member-file:${actor.personId}`, now, until)) > filesPerDay)
          throw new Refusal('TOO_MANY_LOOKS', { retryAfterSeconds: dayMs / 1000 });
        const members = await listAllMembers(tx, unitId);
        const code = randomBytes(5).toString('hex').toUpperCase();
        await addMemberFile(tx, {
          id: randomUUID(),
          unitId,
          takenBy: actor.personId,
          purpose,
          code,
          members: members.length,
          at: now,
        });
        await logMembers(tx, { actor, now, requestId }, unitId, 'members-export', members);
        const deleteBy = addDays(today, memberFileDays);
        const facts = { name: actor.name, unit: unit.name, purpose, takenOn: today, deleteBy, code };
        const { fileName, ...words } = needs.words(facts, language);
        return { name: fileName, type: 'text/csv', content: Buffer.from(memberFile(words, code, members)) };
      }),

    /** A former office holder answers for the files they downloaded, also when the pages of the unit are closed to them. */
    listLeft: async (db: Database, { actor }: By) => ({ files: await listFilesLeft(db, actor.personId) }),

    /** @throws Refusal NOT_FOUND for another's file, which is one that does not exist */
    async confirmDeleted(tx: Transaction, { actor, now }: By, id: string): Promise<Record<string, never>> {
      if (!(await markDeleted(tx, id, actor.personId, now))) throw new Refusal('NOT_FOUND');
      return {};
    },

    /** By member service: the second person of an export. @throws Refusal NOT_FOUND */
    async allow(tx: Transaction, unitId: string, may: boolean): Promise<{ mayExport: boolean }> {
      if (!(await setMayExport(tx, unitId, may))) throw new Refusal('NOT_FOUND');
      return { mayExport: may };
    },
  };
}
