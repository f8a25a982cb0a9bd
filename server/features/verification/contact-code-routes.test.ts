import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

describe('codes for contact points', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  type Who = 'kari' | 'ola' | 'aud' | 'liv' | 'nils' | 'per' | 'familie';
  const ask = async (who: Who, kind = 'email', personId?: string) =>
    body(
      await portal.call(who, 'POST /api/verification/codes', {
        body: { kind },
        ...(personId && { personId }),
      }),
    );
  const confirm = async (who: Who, id: string, code: string, personId?: string) =>
    body(
      await portal.call(who, 'POST /api/verification/confirmations', {
        body: { id, code },
        ...(personId && { personId }),
      }),
    ).outcome;
  async function codeSentTo(to: string): Promise<string> {
    for (let n = 0; n < 100; n++) {
      const letter = portal.letters.findLast((one) => one.to === to && /\d{6}/.test(one.text));
      if (letter) return /\b(\d{6})\b/.exec(letter.text)![1]!;
      await delay(50);
    }
    throw new Error(`no code came to ${to}`);
  }
  const another = (code: string) => (code === '000000' ? '000001' : '000000');
  const hourAgo = (id: string) =>
    portal.db
      .updateTable('contact_code')
      .set({ asked_at: new Date(Date.now() - 3_700_000) })
      .where('id', '=', id)
      .execute();

  test('a right code verifies the present contact point, once; spaces and hyphens of a paste are nothing', async () => {
    const { outcome, code } = await ask('kari');
    assert.equal(outcome, 'sent');
    assert.equal(code.value, 'kari@medlem.example');
    const digits = await codeSentTo('kari@medlem.example');
    assert.equal(await confirm('kari', code.id, another(digits)), 'wrong');
    const spaced = ` ${digits.slice(0, 3)} ${digits.slice(3)} `;
    assert.equal(await confirm('kari', code.id, spaced), 'verified');
    assert.equal(await confirm('kari', code.id, digits), 'used');
    const { points, pending, isProven } = body(
      await portal.call('kari', 'GET /api/verification/contact-points'),
    );
    assert.ok(Date.now() - Date.parse(points[0].verifiedAt) < 60_000);
    assert.deepEqual([pending, isProven], [[], true]);
  });

  test('six tries, however many come at once; then the right one is refused too', async () => {
    const { code } = await ask('ola', 'phone');
    const digits = await codeSentTo('+4768050002');
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => confirm('ola', code.id, another(digits))),
    );
    assert.equal(tries.filter((outcome) => outcome === 'wrong').length, 5);
    assert.equal(await confirm('ola', code.id, digits), 'too-many');
  });

  test('a code of another person, of another sign-in, and one that does not exist answer alike', async () => {
    const { siri, tor } = demoPersons;
    const { code } = await ask('familie', 'email', siri.id);
    const digits = await codeSentTo('familie@medlem.example');
    assert.equal(await confirm('familie', code.id, digits, tor.id), 'not-yours');
    assert.equal(await confirm('kari', code.id, digits), 'not-yours');
    assert.equal(await confirm('kari', randomUUID(), digits), 'not-yours');
    assert.equal(await confirm('familie', code.id, digits, siri.id), 'verified');
  });

  test('a new code after a minute, five an hour; the old one is worth nothing, and so is one that is too old', async () => {
    const first = (await ask('aud')).code;
    const digits = await codeSentTo('aud@medlem.example');
    assert.equal((await ask('aud')).outcome, 'wait');
    const minuteAgo = new Date(Date.now() - 61_000);
    await portal.db
      .updateTable('contact_code')
      .set({ asked_at: minuteAgo })
      .where('id', '=', first.id)
      .execute();
    const second = (await ask('aud')).code;
    assert.equal(await confirm('aud', first.id, digits), 'expired');
    await portal.db
      .updateTable('contact_code')
      .set({ expires_at: minuteAgo, asked_at: minuteAgo })
      .where('id', '=', second.id)
      .execute();
    assert.equal(await confirm('aud', second.id, '123456'), 'expired');
    for (let n = 0; n < 3; n++) {
      const { code } = await ask('aud');
      await portal.db
        .updateTable('contact_code')
        .set({ asked_at: minuteAgo })
        .where('id', '=', code.id)
        .execute();
    }
    assert.equal((await ask('aud')).outcome, 'wait');
    await hourAgo(first.id);
    assert.equal((await ask('aud')).outcome, 'sent');
  });

  test('the database holds neither the digits nor more than a keyed hash', async () => {
    const { code } = await ask('liv');
    const digits = await codeSentTo('liv@medlem.example');
    const row = await portal.db
      .selectFrom('contact_code')
      .selectAll()
      .where('id', '=', code.id)
      .executeTakeFirst();
    assert.ok(!Object.values(row!).includes(digits));
    assert.match(row!.code_hash!, /^[\w-]{43}$/);
    assert.ok(!portal.lines.join().includes(digits));
  });

  test('a change happens when the code is right; the old address is notified, and codes that were out are dead', async () => {
    const actor = async () => {
      const account = await portal.db
        .selectFrom('account_person')
        .select('account_id')
        .where('person_id', '=', demoPersons.nils.id)
        .executeTakeFirstOrThrow();
      return { accountId: account.account_id, personId: demoPersons.nils.id } as never;
    };
    const nils = await actor();
    const before = await ask('nils');
    const changed = await inTransaction(portal.db, (tx) =>
      portal.services.verification.verification.startContactPointChange(
        tx,
        nils,
        { kind: 'email', value: ' Nils.Ny@Person.example ' },
        new Date(Date.now() + 61_000),
      ),
    );
    assert.equal(changed.outcome, 'sent');
    const email = async () =>
      (
        await portal.db
          .selectFrom('person')
          .select('email')
          .where('id', '=', demoPersons.nils.id)
          .executeTakeFirst()
      )?.email;
    assert.equal(await email(), 'nils@medlem.example');
    const digits = await codeSentTo('nils.ny@person.example');
    const { id } = (changed as { code: { id: string } }).code;
    assert.equal(await confirm('nils', id, digits), 'verified');
    assert.equal(await email(), 'nils.ny@person.example');
    assert.equal(await confirm('nils', before.code.id, '123456'), 'expired');
    for (let n = 0; n < 100 && !portal.letters.some(isWarning); n++) await delay(50);
    assert.ok(portal.letters.some(isWarning));
  });
  const isWarning = ({ to, text }: { to: string; text: string }) =>
    to === 'nils@medlem.example' && text.includes('byttet ut');

  test('wrong fields are named', async () => {
    for (const [content, path] of [
      [{ id: randomUUID(), code: '12345' }, '/code'],
      [{ id: randomUUID(), code: '12345a' }, '/code'],
      [{ id: 'x', code: '123456' }, '/id'],
    ] as const) {
      const answer = await portal.call('per', 'POST /api/verification/confirmations', { body: content });
      assert.deepEqual([answer.status, body(answer).errors], [422, [{ path, code: 'INVALID' }]]);
    }
    const kind = await portal.call('per', 'POST /api/verification/codes', { body: { kind: 'fax' } });
    assert.equal(kind.status, 422);
  });
});
