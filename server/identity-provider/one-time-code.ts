import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';
import type { DerivedKeys } from './derived-keys.ts';
import type { Identifier } from './identifier.ts';

/** The sign-in in progress: who a code went to, and what it has used of the limits. */
export type PendingCode = {
  kind: Identifier['kind'];
  identifier: string;
  sent_at: Date;
  codes_sent: number;
  address_used: number;
  /** Wrong ones so far. */
  attempts: number;
  digits: number;
};
export type CodeStore = ReturnType<typeof createCodeStore>;

const maxTriesPerCode = 6;

/** One living code for each sign-in that has begun, kept as a salted keyed hash, used once. */
export function createCodeStore(
  db: QueryExecutorProvider,
  clock: Clock,
  keys: DerivedKeys,
  lifetimeSeconds: number,
) {
  const hashOf = (interaction: string, salt: string, code: string) =>
    keys.hash('code', `${interaction}\n${salt}\n${code}`);

  return {
    /**
     * Makes a code for this sign-in, in place of the one it had. Those of other browsers live on: a stranger who asks
     * for one does not remove the code that somebody is typing. Returns the digits to send.
     */
    async issue(interaction: string, to: Identifier, digits: number): Promise<string> {
      const code = String(randomInt(0, 10 ** digits)).padStart(digits, '0');
      const salt = randomBytes(16).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000);
      await sql`
        insert into idp_sign_in_code as c
          (interaction, kind, identifier, salt, code_hash, digits, codes_sent, address_used, sent_at, expires_at)
        values (${interaction}, ${to.kind}, ${to.value}, ${salt}, ${hashOf(interaction, salt, code)}, ${digits}, 1, 1,
          ${now}, ${expiresAt})
        on conflict (interaction) do update set
          codes_sent = excluded.codes_sent + case when c.identifier = excluded.identifier then c.codes_sent else 0 end,
          address_used = 1 + case when c.identifier = excluded.identifier then c.address_used else 0 end,
          kind = excluded.kind, identifier = excluded.identifier, salt = excluded.salt, attempts = 0, digits = excluded.digits,
          code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at`.execute(
        db,
      );
      return code;
    },

    /** The sign-in in progress, whether its code still lives or not. */
    async findPending(interaction: string): Promise<PendingCode | null> {
      const { rows } = await sql<PendingCode>`
        select kind, identifier, sent_at, codes_sent, address_used, attempts, digits
        from idp_sign_in_code where interaction = ${interaction}`.execute(db);
      return rows[0] ?? null;
    },

    /** A code that could not be sent is worth nothing. */
    async abandon(interaction: string): Promise<void> {
      await sql`delete from idp_sign_in_code where interaction = ${interaction}`.execute(db);
    },

    /**
     * The try is counted, in one statement, before the code is compared. A right code is gone afterwards.
     * @param identifier of the counted attempts: a code of another identifier is not compared
     */
    async redeem(
      interaction: string,
      identifier: string,
      code: string,
    ): Promise<'right' | 'wrong' | 'expired'> {
      const { rows } = await sql<{ salt: string; code_hash: string }>`
        update idp_sign_in_code set attempts = attempts + 1, address_used = address_used + 1
        where interaction = ${interaction} and identifier = ${identifier} and expires_at > ${clock.now()} and attempts < ${maxTriesPerCode}::int
        returning salt, code_hash`.execute(db);
      const row = rows[0];
      if (!row) return 'expired';
      const expected = Buffer.from(row.code_hash);
      const given = keys.hashes('code', `${interaction}\n${row.salt}\n${code}`);
      if (!given.some((hash) => timingSafeEqual(expected, Buffer.from(hash)))) return 'wrong';
      const { rows: used } = await sql`delete from idp_sign_in_code
        where interaction = ${interaction} and code_hash = ${row.code_hash} returning interaction`.execute(
        db,
      );
      return used.length === 1 ? 'right' : 'expired';
    },
  };
}
