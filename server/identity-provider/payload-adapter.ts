import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '#server/ports/clock.ts';

type Row = { payload: AdapterPayload; consumed_at: Date | null };

/** How a bearer value is stored: a reader of the table cannot use it. */
export const storedId = (value: string): string => createHash('sha256').update(value).digest('base64url');

/**
 * Where oidc-provider keeps what it must remember.
 * @param rotationGraceSeconds how long a used refresh token is still accepted: the browser library has no lock
 *   between tabs, and two of them may renew at once
 */
export function createAdapterFactory(db: QueryExecutorProvider, clock: Clock, rotationGraceSeconds = 60) {
  return (model: string): Adapter => {
    const live = () => sql`(expires_at is null or expires_at > ${clock.now()})`;

    const payloadOf = (row: Row | undefined, id?: string): AdapterPayload | undefined => {
      if (!row) return undefined;
      const graceMs = model === 'RefreshToken' ? rotationGraceSeconds * 1000 : 0;
      const usedAt = row.consumed_at?.getTime();
      const isConsumed = usedAt !== undefined && clock.now().getTime() - usedAt > graceMs;
      return {
        ...row.payload,
        ...(id ? { jti: id } : undefined),
        ...(isConsumed ? { consumed: Math.floor(usedAt / 1000) } : undefined),
      };
    };

    return {
      async upsert(id, payload, expiresIn) {
        const { jti: _bearerValue, ...rest } = payload;
        const expiresAt = expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null;
        await sql`
          insert into idp_payload (model, id, payload, grant_id, uid, expires_at)
          values (${model}, ${storedId(id)}, ${JSON.stringify(rest)}::jsonb, ${payload.grantId ?? null},
            ${model === 'Session' ? (payload.uid ?? null) : null}, ${expiresAt})
          on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
            uid = excluded.uid, expires_at = excluded.expires_at`.execute(db);
      },
      async find(id) {
        const { rows } = await sql<Row>`select payload, consumed_at from idp_payload
          where model = ${model} and id = ${storedId(id)} and ${live()}`.execute(db);
        return payloadOf(rows[0], id);
      },
      async findByUid(uid) {
        const { rows } = await sql<Row>`select payload, consumed_at from idp_payload
          where model = ${model} and uid = ${uid} and ${live()}`.execute(db);
        return payloadOf(rows[0]);
      },
      findByUserCode: async () => undefined, // there is no device flow
      async consume(id) {
        await sql`update idp_payload set consumed_at = coalesce(consumed_at, ${clock.now()})
          where model = ${model} and id = ${storedId(id)}`.execute(db);
      },
      async destroy(id) {
        await sql`delete from idp_payload where model = ${model} and id = ${storedId(id)}`.execute(db);
      },
      // Only this model: by grant alone, the interaction would go with it and a change of account would break.
      async revokeByGrantId(grantId) {
        await sql`delete from idp_payload where model = ${model} and grant_id = ${grantId}`.execute(db);
      },
    };
  };
}
