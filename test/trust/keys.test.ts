/** Answers that are kept for a day, and keys that are changed while people use what was made with the former ones. */
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createKeyRotation } from '#server/commands/key-rotation.ts';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import { createCertificateCodes } from '#server/platform/certificate-codes.ts';
import { createAnswerKeeping } from '#server/platform/http/idempotency.ts';
import { createPageCursor } from '#server/platform/page-cursor.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { createTextSeal } from '#server/platform/sealed-text.ts';
import { loadSecret, secretMark, withFormer } from '#server/platform/server-secret.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

describe('answers to repeated writes', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  test('a copy of the database reveals none, and the same write gets the same answer', async () => {
    const idempotencyKey = randomUUID();
    const body = { topic: 'other', subject: 'Min sak', message: 'Dette skal ingen andre lese' };
    const write = () => portal.call('kari', 'POST /api/enquiries', { body, idempotencyKey });
    const [first, second] = [await write(), await write()];
    assert.equal(first.status, 201);
    assert.equal(second.text, first.text);
    const rows = await portal.db.selectFrom('idempotency_key').select('answer').execute();
    assert.equal(rows.length, 1);
    assert.ok(rows[0]!.answer.length > 0);
    for (const word of ['Min sak', 'ingen andre', String(first.body.id)])
      assert.ok(!rows[0]!.answer.includes(word), word);
  });

  test('an answer that was forgotten is not given, and the write is not done again', async () => {
    const idempotencyKey = randomUUID();
    const body = { topic: 'other', subject: 'En til', message: 'Den skal finnes én gang' };
    const write = () => portal.call('kari', 'POST /api/enquiries', { body, idempotencyKey });
    assert.equal((await write()).status, 201);
    await portal.db
      .updateTable('idempotency_key')
      .set({ answer: '' })
      .where('key', '=', idempotencyKey)
      .execute();
    const again = await write();
    assert.deepEqual([again.status, again.body.code], [422, 'IDEMPOTENCY_KEY_REUSED']);
    const kept = await portal.db.selectFrom('enquiry').select('id').where('subject', '=', 'En til').execute();
    assert.equal(kept.length, 1);
  });

  test('strangers at two addresses with one key do not meet', async () => {
    const keeping = createAnswerKeeping(portal.secret);
    assert.notEqual(keeping.anonymousId('192.0.2.1'), keeping.anonymousId('192.0.2.2'));
    const key = randomUUID();
    const write = (remoteAddress: string, textVersion: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/unsubscriptions',
        remoteAddress,
        headers: { 'idempotency-key': key, 'content-type': 'application/json' },
        payload: JSON.stringify({ code: textVersion }),
      });
    const [one, other] = [await write('192.0.2.1', 'x'.repeat(38)), await write('192.0.2.2', 'y'.repeat(38))];
    assert.equal(one.statusCode, other.statusCode);
    assert.doesNotMatch(other.body, /IDEMPOTENCY_KEY_REUSED/);
  });
});

describe('a change of secret', () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)];
  const both = withFormer([newer, Buffer.from(older)]);
  const alone = Buffer.from(newer);

  test('what was signed and sealed before is read, what is written now needs the new one only', () => {
    const id = randomUUID();
    const makers = [
      (secret: Buffer) => {
        const codes = createCertificateCodes(secret, 'x');
        return { make: () => codes.codeOf(id), reads: (code: string) => codes.idOf(code) === id };
      },
      (secret: Buffer) => {
        const cursor = createPageCursor(secret);
        return {
          make: () => cursor.seal('list', [1]),
          reads: (text: string) => cursor.open('list', text) !== null,
        };
      },
      (secret: Buffer) => {
        const seal = createTextSeal(secret);
        return {
          make: () => seal.seal('owner', 'text').toString('base64'),
          reads: (text: string) => {
            try {
              return seal.open('owner', Buffer.from(text, 'base64')) === 'text';
            } catch {
              return false;
            }
          },
        };
      },
      (secret: Buffer) => {
        const keys = deriveKeys(secret === both ? [newer, older] : secret);
        return {
          make: () => keys.seal('text'),
          reads: (text: string) => {
            try {
              return keys.unseal(text) === 'text';
            } catch {
              return false;
            }
          },
        };
      },
    ];
    for (const maker of makers) {
      const before = maker(older).make();
      const now = maker(both).make();
      assert.deepEqual([maker(both).reads(before), maker(both).reads(now)], [true, true]);
      assert.deepEqual([maker(alone).reads(before), maker(alone).reads(now)], [false, true]);
    }
  });

  test('sign-in: cookies and codes of both secrets count, the newest makes new ones', () => {
    const [keys, former] = [deriveKeys([newer, older]), deriveKeys(older)];
    assert.equal(keys.cookieKeys.length, 2);
    assert.equal(keys.cookieKeys[1], former.cookieKeys[0]);
    assert.deepEqual(keys.hashes('code', 'x'), [keys.hash('code', 'x'), former.hash('code', 'x')]);
    assert.deepEqual([keys.isOutdated(former.seal('x')), keys.isOutdated(keys.seal('x'))], [true, false]);
  });

  test('the setting is a list, the newest first; what is no secret is refused', () => {
    const list = `${newer.toString('base64url')}, ${older.toString('base64url')}`;
    const seal = createTextSeal(loadSecret(list, '/nowhere'));
    assert.equal(seal.open('a', createTextSeal(older).seal('a', 'b')), 'b');
    assert.throws(() => loadSecret(`${newer.toString('base64url')},kort`, '/nowhere'), /32 byte/);
  });
});

describe('what is kept under a former secret', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  test('is sealed and indexed again while the portal runs, and then the former secret can go', async () => {
    const { db } = portal;
    const former = Buffer.from(portal.secret);
    const fresh = randomBytes(32);
    while (secretMark(fresh) === secretMark(former)) fresh.set(randomBytes(32));
    const [both, alone] = [withFormer([fresh, former]), Buffer.from(fresh)];
    const { id: kari } = demoPersons.kari;
    const digits = '17912099997';
    const { sealed, index } = portal.seal(kari, digits);
    await sql`update person set fodselsnummer_sealed = ${sealed}, fodselsnummer_index = ${index}
      where id = ${kari}`.execute(db);
    const webhook = createTextSeal(former).seal('vipps-webhook/w1', 'hemmelig');
    await sql`insert into vipps_webhook (id, url, secret_sealed, registered_at)
      values ('w1', 'https://minside.example/webhooks/vipps', ${webhook}, now())`.execute(db);
    await sql`insert into idp_key (kid, sealed_key, is_first)
      values ('k1', ${deriveKeys(former).seal('{}')}, true)`.execute(db);
    const rotation = createKeyRotation(portal.database.server.db, both);
    const left = async () =>
      (await rotation.status()).filter(({ left }) => left > 0).map(({ where }) => where);
    assert.deepEqual(await left(), ['person', 'vipps_webhook', 'idp_key']);
    // People go on meanwhile.
    const [, during] = await Promise.all([
      rotation.rotate(),
      portal.call('ola', 'POST /api/enquiries', {
        body: { topic: 'other', subject: 'Mens nøkler byttes', message: 'Jeg merker ingenting' },
      }),
    ]);
    assert.equal(during.status, 201);
    assert.deepEqual(await left(), []);

    const person = await db
      .selectFrom('person')
      .select(['fodselsnummer_sealed', 'fodselsnummer_index'])
      .where('id', '=', kari)
      .executeTakeFirstOrThrow();
    const numbers = createNumberSeal([alone]);
    assert.equal(numbers.open(kari, person.fodselsnummer_sealed!), digits);
    assert.deepEqual(person.fodselsnummer_index, numbers.index(digits));
    const hook = await db.selectFrom('vipps_webhook').select('secret_sealed').executeTakeFirstOrThrow();
    assert.equal(createTextSeal(alone).open('vipps-webhook/w1', hook.secret_sealed), 'hemmelig');
    const key = await db.selectFrom('idp_key').select('sealed_key').executeTakeFirstOrThrow();
    assert.equal(deriveKeys(alone).unseal(key.sealed_key), '{}');
  });
});
