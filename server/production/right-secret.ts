/** Whether the secret is the one that the database was sealed with: otherwise nothing sealed in it can be read. */
import { sql } from 'kysely';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import type { Database } from '#server/platform/database/database.ts';
import { keyName } from '#server/platform/database/log-sealing.ts';
import { secretsOf } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { rightSecretTexts } from './right-secret-texts.ts';

/**
 * Seen by the signing keys of the embedded provider or, without it, by the name of the key that sealed the access log.
 * @throws StartProblem where the database was sealed with another secret
 */
export async function requireRightSecret(db: Database, secret: Buffer): Promise<void> {
  if (await isRightSecret(db, secret)) return;
  throw new StartProblem(rightSecretTexts.wrong);
}

async function isRightSecret(db: Database, secret: Buffer): Promise<boolean> {
  const secrets = secretsOf(secret);
  const keys = await sql<{ sealed: string }>`
    select sealed_key as sealed from idp_key where retired_at is null`.execute(db);
  if (keys.rows.length > 0) {
    const { unseal } = deriveKeys(secrets);
    return keys.rows.every(({ sealed }) => canDo(() => unseal(sealed)));
  }
  const { rows } = await sql<{ key: string | null }>`select seal_key as key from access_log_head`.execute(db);
  const key = rows[0]?.key ?? null;
  return key === null || secrets.map(keyName).includes(key);
}

function canDo(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
