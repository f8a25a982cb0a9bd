import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import { keyName } from '#server/platform/database/log-sealing.ts';
import { withFormer } from '#server/platform/server-secret.ts';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { requireRightSecret } from './right-secret.ts';

const [ours, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

test('a secret that the database was not sealed with is refused with a sentence, by its signing keys and by its log', async () => {
  const { db, close } = await openTestDatabase();
  try {
    // Nothing is sealed yet.
    await requireRightSecret(db, other);
    await sql`update access_log_head set seal_key = ${keyName(ours)}`.execute(db);
    await requireRightSecret(db, ours);
    await requireRightSecret(db, withFormer([Buffer.alloc(32, 3), ours]));
    await assert.rejects(requireRightSecret(db, other), {
      name: 'StartProblem',
      message: /^SECRET er ikke den/,
    });

    const sealed = deriveKeys(ours).seal('key');
    await sql`update access_log_head set seal_key = null`.execute(db);
    await sql`insert into idp_key (kid, sealed_key, is_first, created_at, signs_from)
      values ('k', ${sealed}, true, now(), now())`.execute(db);
    await requireRightSecret(db, ours);
    await requireRightSecret(db, withFormer([Buffer.alloc(32, 3), ours]));
    await assert.rejects(requireRightSecret(db, other), {
      name: 'StartProblem',
      message: /^SECRET er ikke den/,
    });
  } finally {
    await close();
  }
});
