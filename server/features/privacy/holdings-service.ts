/** Everything that is held of a person: to read, and as one file. */
import type { FileAnswer } from '#contract/endpoint.ts';
import { purposeName } from '#contract/giving-purpose.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { MyData } from '#contract/privacy-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import { countAttempt, findAttempts } from '#server/platform/database/attempts.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { NumberSeal } from '#server/platform/sealed-number.ts';
import { isSignInRecent, requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { logLooks } from '../staff-desk/access-log-service.ts';
import { personalTables } from './held-tables-rules.ts';
import { type HeldRow, readHeld } from './holdings-repository.ts';
import { rowsShown } from './privacy-rules.ts';

export type HoldingsService = ReturnType<typeof createHoldingsService>;

/** Files made for one person in a day: each reads and opens everything there is. */
const filesADay = 3;
const dayMs = 86_400_000;
const filesOf = (personId: string) => `my-data-file ${personId}`;

type Needs = {
  seal: Pick<NumberSeal, 'open'>;
  /** The name of the file, and what is at its top, to its reader. */
  words: Record<Language, { fileName: string; explanation: string }>;
  purposes: OrganisationProfile['giving']['purposes'];
};

export function createHoldingsService(needs: Needs) {
  function opened(row: HeldRow, numbers: readonly string[], personId: string): HeldRow {
    const plain = numbers.map((column) => {
      const sealed = row[column];
      return [column, sealed instanceof Buffer ? needs.seal.open(personId, sealed) : null];
    });
    return { ...row, ...Object.fromEntries(plain) };
  }

  /** The page is for a reader: a purpose by its name. */
  const named = (row: HeldRow, language: Language): HeldRow => {
    const name = purposeName(needs.purposes, row.purpose_id, language);
    return name ? { ...row, purpose_id: name } : row;
  };

  return {
    /** The newest of each kind; numbers only as that they are there. */
    async read(db: Database, actor: Actor, language: Language, now: Date): Promise<MyData> {
      const sections: MyData['sections'] = [];
      for (const table of personalTables) {
        const { rows, total } = await readHeld(db, table, actor.personId, { kind: 'page', limit: rowsShown });
        if (total > 0)
          sections.push({ name: table[0], total, rows: rows.map((row) => named(row, language)) });
      }
      const made = await inTransaction(db, (tx) => findAttempts(tx, filesOf(actor.personId), now));
      return {
        isSignInRecent: isSignInRecent(actor.signIn.authenticatedAt, now),
        isFileToBeHad: (made?.count ?? 0) < filesADay,
        sections,
      };
    },

    /**
     * All of it, and that it was fetched is recorded in the same transaction.
     * @throws Refusal SIGN_IN_AGAIN, TOO_MANY_REQUESTS
     */
    exportFile(
      db: Database,
      actor: Actor,
      requestId: string,
      language: Language,
      now: Date,
    ): Promise<FileAnswer> {
      requireRecentSignIn(actor, now);
      const { personId } = actor;
      return inTransaction(db, async (tx) => {
        const tomorrow = new Date(now.getTime() + dayMs);
        if ((await countAttempt(tx, filesOf(personId), now, tomorrow)) > filesADay)
          throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: dayMs / 1000 });
        const tables: Record<string, HeldRow[]> = {};
        for (const [name, table] of personalTables) {
          const { rows } = await readHeld(tx, [name, table], personId, { kind: 'file' });
          tables[name] = rows.map((row) => opened(row, table.numbers ?? [], personId));
        }
        // The log tells the person of their own downloads too: somebody else may have made one with their sign-in.
        await logLooks(tx, { actor, now, requestId }, { as: 'self', reason: 'export', fields: [] }, [
          personId,
        ]);
        const { fileName, explanation } = needs.words[language];
        const content = { format: 'min-side-2026-11', explanation, madeAt: now, tables };
        return {
          name: `${fileName}-${norwegianDay(now)}.json`,
          type: 'application/json',
          content: new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`),
        };
      });
    },
  };
}
