import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '#server/ports/clock.ts';
import type { Identifier } from './identifier.ts';

/** Who has proved one of two, which, and whether they want to be remembered. */
export type FirstStep = { accountId: string; kind: Identifier['kind']; remember: boolean };
export type FirstSteps = ReturnType<typeof createFirstSteps>;

/** Sign-ins that a right code was not enough for. */
export const createFirstSteps = (db: QueryExecutorProvider, clock: Clock, lifetimeSeconds: number) => ({
  async keep(interaction: string, { accountId, kind, remember }: FirstStep): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + lifetimeSeconds * 1000);
    await sql`insert into idp_first_step (interaction, account_id, kind, remember, expires_at)
      values (${interaction}, ${accountId}, ${kind}, ${remember}, ${expiresAt})
      on conflict (interaction) do update set account_id = excluded.account_id, kind = excluded.kind,
        remember = excluded.remember, expires_at = excluded.expires_at`.execute(db);
  },

  async find(interaction: string): Promise<FirstStep | null> {
    const { rows } = await sql<FirstStep>`
      select account_id as "accountId", kind, remember from idp_first_step
      where interaction = ${interaction} and expires_at > ${clock.now()}`.execute(db);
    return rows[0] ?? null;
  },

  async forget(interaction: string): Promise<void> {
    await sql`delete from idp_first_step where interaction = ${interaction}`.execute(db);
  },
});
