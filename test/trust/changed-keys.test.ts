/** Keys change while the portal is in use: no user is signed out, no number is taken twice, and no link is dead. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { sql } from 'kysely';
import { createAccessTokenVerifier } from '#server/adapters/identity/verify-access-token.ts';
import { createInvitationCodes } from '#server/features/children/guardian-invitation-service.ts';
import { createSenderCodeHash } from '#server/features/contact/sender-code-service.ts';
import {
  createNumberIndex,
  createRegisterLeavings,
} from '#server/features/leaving/register-leaving-service.ts';
import { compareNumber } from '#server/features/numbers/number-service.ts';
import { createRecoveryCodes } from '#server/features/recovery/recovery-codes-service.ts';
import { importMembers } from '#server/features/register-import/register-import-service.ts';
import { proveReplyAddress } from '#server/features/representatives/reply-address-jobs.ts';
import { createReplyCodes } from '#server/features/representatives/reply-address-service.ts';
import { createUndoCodes } from '#server/features/verification/sign-in-change-service.ts';
import { deriveKeys } from '#server/identity-provider/derived-keys.ts';
import { rotateSigningKeys } from '#server/identity-provider/signing-keys.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { secretMark, withFormer } from '#server/platform/server-secret.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { type IdentityFixture, startIdentityProvider } from '../support/identity-provider-fixture.ts';
import { units } from '../support/office-fixtures.ts';
import { signInForTokens } from '../support/sign-in.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

const day = 86_400;

describe('signing keys', () => {
  let f: IdentityFixture;
  before(async () => {
    f = await startIdentityProvider();
  });
  after(() => f.stop());

  const published = async () => {
    const answer = await fetch(`${f.origin}/id/discovery/v2.0/keys`);
    return ((await answer.json()) as JSONWebKeySet).keys.map(({ kid }) => kid);
  };
  let people = 0;
  async function token(): Promise<{ text: string; kid: string | undefined }> {
    const identifier = `nr${++people}@medlem.example`;
    const { accessToken: text } = await signInForTokens({
      origin: f.origin,
      identifier,
      readCode: async () => f.codeFor(identifier),
    });
    return { text, kid: decodeProtectedHeader(text).kid };
  }

  test('a new key is published before it signs, and the old one until its tokens are gone; nothing is restarted', async () => {
    const verifier = createAccessTokenVerifier(f.provider.verifierConfig);
    const isTaken = async ({ text }: { text: string }) => (await verifier.verify(text)).outcome === 'valid';
    await f.provider.tend();
    const [first] = await published();
    assert.deepEqual(await published(), [first]);

    f.advance(91 * day);
    await f.provider.tend();
    const second = (await published()).find((kid) => kid !== first);
    assert.ok(second);
    const early = await token();
    assert.equal(early.kid, first);

    f.advance(day + 60);
    await f.provider.tend();
    const later = await token();
    assert.equal(later.kid, second);
    assert.deepEqual([await isTaken(early), await isTaken(later)], [true, true]);
    assert.deepEqual(new Set(await published()), new Set([first, second]));

    f.advance(2 * day);
    await f.provider.tend();
    assert.deepEqual(await published(), [second]);
    assert.equal((await token()).kid, second);
    const { rows } = await sql<{ kid: string }>`
      select kid from idp_key where retired_at is not null`.execute(f.db);
    assert.deepEqual(rows, [{ kid: first }]);
  });

  test('of several processes that find a key old, one gives it a successor', async () => {
    f.advance(91 * day);
    const now = new Date(Date.now() + (91 * 2 + 4) * day * 1000);
    const keys = deriveKeys(Buffer.alloc(32, 7));
    const before = (await published()).length;
    await Promise.all(Array.from({ length: 4 }, () => rotateSigningKeys(f.db, keys, now)));
    await f.provider.tend();
    assert.equal((await published()).length, before + 1);
  });
});

describe('under a former secret', () => {
  let portal: TestPortal;
  const newest = randomBytes(32);
  let both: Buffer;
  before(async () => {
    portal = await openTestPortal();
    while (secretMark(newest) === secretMark(portal.secret)) newest.set(randomBytes(32));
    both = withFormer([newest, portal.secret]);
  });
  after(() => portal.close());

  const digits = '05840399895';
  /** The number of one person under the former secret. */
  async function giveFormerly(id: string): Promise<void> {
    const { sealed, index } = portal.seal(id, digits);
    await sql`update person set fodselsnummer_sealed = ${sealed}, fodselsnummer_index = ${index},
      number_state = 'confirmed' where id = ${id}`.execute(portal.db);
  }
  async function stateAfterGiving(id: string): Promise<string> {
    const seal = createNumberSeal([both]);
    await sql`update person set fodselsnummer_sealed = ${seal.seal(id, digits)}, number_given_at = now(),
      fodselsnummer_index = ${seal.index(digits)}, number_state = 'unconfirmed' where id = ${id}`.execute(
      portal.db,
    );
    await inTransaction(portal.db, (tx) => compareNumber(tx, id, seal));
    const { number_state } = await portal.db
      .selectFrom('person')
      .select('number_state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return number_state;
  }

  test('a number is found before anything was sealed again: no other person can have it', async () => {
    await giveFormerly(demoPersons.kari.id);
    assert.equal(await stateAfterGiving(demoPersons.ola.id), 'taken');
  });

  test('a register that is brought in meanwhile does not bring the number a second time', async () => {
    await giveFormerly(demoPersons.kari.id);
    async function* rows() {
      yield { line: 1, cells: ['Medlemsnr', 'Fornavn', 'Etternavn', 'Født', 'Innmeldt', 'Fødselsnummer'] };
      yield { line: 2, cells: ['000777', 'Per', 'Ny', '05.04.2003', '01.01.2020', digits] };
    }
    const outcomes = [];
    for await (const batch of importMembers(
      {
        db: portal.db,
        seal: createNumberSeal([both]),
        accept: 'synthetic',
        apply: false,
        leavings: createRegisterLeavings(createNumberIndex(both)),
        today: '2026-11-23',
        now: new Date('2026-11-23T10:00:00Z'),
      },
      rows(),
    ))
      outcomes.push(...batch);
    assert.deepEqual(
      outcomes.map(({ refusal }) => refusal),
      ['FODSELSNUMMER_TWICE'],
    );
  });

  test('a letter that leaves after the change carries the code whose hash is kept', async () => {
    const askedAt = new Date();
    const former = createReplyCodes(portal.secret);
    const hash = former.hashOf(former.codeOf(units.oslo, askedAt));
    await sql`insert into unit_reply_proof (unit_id, email, asked_at, code_hash, expires_at)
      values (${units.oslo}, 'styret@oslo.example', ${askedAt}, ${hash}, now() + interval '1 day')`.execute(
      portal.db,
    );
    const sent: string[] = [];
    const mail = { send: async ({ text }: { text: string }) => void sent.push(text) };
    const { db, clock } = portal;
    const job = proveReplyAddress({ db, clock, mail, secret: both, origin: 'http://localhost:3000' });
    await job.run({ unitId: units.oslo }, { log: console });
    assert.ok(sent[0]?.includes(`/svaradresse#${former.codeOf(units.oslo, askedAt)}`));
  });

  test('every link and code whose hash alone is kept opens after the change, and new ones are of the newest', () => {
    const [id, at] = [demoPersons.kari.id, new Date()];
    const makers: ((secret: Buffer) => {
      code(kept?: Buffer): string;
      hashOf(code: string): Buffer;
    })[] = [
      (secret) => {
        const { codeOf, hashOf } = createInvitationCodes(secret);
        return { hashOf, code: (kept) => codeOf(id, kept) };
      },
      (secret) => {
        const { linkCode, hashOf } = createRecoveryCodes(secret);
        return { hashOf, code: (kept) => linkCode(id, 1, kept) };
      },
      (secret) => {
        const { stopCode, hashOf } = createRecoveryCodes(secret);
        return { hashOf, code: (kept) => stopCode(id, kept) };
      },
      (secret) => {
        const { codeOf, hashOf } = createReplyCodes(secret);
        return { hashOf, code: (kept) => codeOf(id, at, kept) };
      },
      (secret) => {
        const { codeOf, hashOf } = createUndoCodes(secret);
        return { hashOf, code: (kept) => codeOf(id, kept) };
      },
    ];
    for (const maker of makers) {
      const formerly = maker(portal.secret);
      const sentFormerly = formerly.code();
      assert.equal(maker(both).code(formerly.hashOf(sentFormerly)), sentFormerly);
      assert.equal(maker(both).code(), maker(newest).code());
      assert.notEqual(maker(both).code(), sentFormerly);
    }
    const hash = createSenderCodeHash(portal.secret).hashOf(id, 'salt', '123456');
    const { isHashOf } = createSenderCodeHash(both);
    assert.deepEqual(
      [isHashOf(hash, id, 'salt', '123456'), isHashOf(hash, id, 'salt', '123457')],
      [true, false],
    );
  });
});
