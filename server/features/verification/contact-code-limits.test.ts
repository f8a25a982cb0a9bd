/** What codes to typed addresses may cost, how they can be guessed, and that one person's do not use up another's. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import { createSendingLimits, sendingLimits, warnOfSendingCap } from '#server/platform/sending-limits.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

type Who = 'kari' | 'ola' | 'nils' | 'liv' | 'aud';
type Outcome = { outcome: string; code?: { id: string }; resendAt?: string };

describe('limits of codes', () => {
  let portal: TestPortal;
  let ahead = 0;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => new Date(Date.now() + ahead * 1000) } });
  });
  after(() => portal.close());
  beforeEach(async () => {
    ahead += 2 * 86_400;
    portal.letters.length = 0;
    await portal.db.deleteFrom('contact_code').execute();
    await portal.db.deleteFrom('attempt_counter').execute();
  });

  const prove = async (who: Who, kind = 'email') =>
    (await portal.call(who, 'POST /api/verification/codes', { body: { kind } })).body as unknown as Outcome;
  const change = async (who: Who, kind: string, value: string) =>
    (await portal.call(who, 'POST /api/profile/contact-changes', { body: { kind, value } }))
      .body as unknown as Outcome;
  const confirm = async (who: Who, id: string, code: string) =>
    (
      (await portal.call(who, 'POST /api/verification/confirmations', { body: { id, code } }))
        .body as unknown as Outcome
    ).outcome;
  async function codeSentTo(to: string): Promise<string> {
    for (let tries = 0; tries < 100; tries += 1) {
      const letter = portal.letters.findLast((one) => one.to === to && /\d{6}/.test(one.text));
      if (letter) return /\b(\d{6})\b/.exec(letter.text)![1]!;
      await delay(50);
    }
    throw new Error(`no code came to ${to}`);
  }
  const minuteOn = () => {
    ahead += 61;
  };

  test('no SMS leaves for another country: neither a satellite nor a neighbour', async () => {
    for (const value of ['+881612345678', '+37912345678', '+2348012345678', '+46701234567'])
      assert.equal((await change('kari', 'phone', value)).outcome, 'country', value);
    await sql`update person set phone = '+46701234567' where id = ${demoPersons.liv.id}`.execute(portal.db);
    assert.equal((await prove('liv', 'phone')).outcome, 'country');
    assert.equal((await change('kari', 'phone', '68050077')).outcome, 'sent');
  });

  test('what a stranger asks for is counted apart: the owner proves the address all the same', async () => {
    for (let times = 0; times < 5; times += 1) {
      assert.equal((await change('nils', 'email', 'kari@medlem.example')).outcome, 'sent');
      minuteOn();
    }
    assert.equal((await change('nils', 'email', 'kari@medlem.example')).outcome, 'wait');
    assert.equal((await prove('kari')).outcome, 'sent');
  });

  test('ten a day for one person, of all kinds together', async () => {
    let sent = 0;
    for (let hour = 0; hour < 12; hour += 1) {
      for (const kind of ['email', 'phone']) if ((await prove('ola', kind)).outcome === 'sent') sent += 1;
      ahead += 3_700;
    }
    assert.equal(sent, 10);
    ahead += 12 * 3_600;
    assert.equal((await prove('ola')).outcome, 'sent');
  });

  test('one address gets five an hour from all strangers together, also where they ask at once', async () => {
    const answers = await Promise.all(
      (['kari', 'ola', 'nils', 'liv', 'aud'] as const).map((who) => change(who, 'email', 'x@person.example')),
    );
    assert.equal(answers.filter(({ outcome }) => outcome === 'sent').length, 5);
    minuteOn();
    assert.equal((await change('kari', 'email', 'x@person.example')).outcome, 'wait');
  });

  test('six wrong in an hour, on whichever codes; then even the right one waits, and no code is sent', async () => {
    const another = (code: string) => (code === '000000' ? '000001' : '000000');
    const { code: first } = await prove('aud');
    const digits = await codeSentTo('aud@medlem.example');
    for (let tries = 0; tries < 4; tries += 1)
      assert.equal(await confirm('aud', first!.id, another(digits)), 'wrong');
    minuteOn();
    portal.letters.length = 0;
    const { code: second } = await prove('aud');
    const newer = await codeSentTo('aud@medlem.example');
    assert.equal(await confirm('aud', second!.id, another(newer)), 'wrong');
    assert.equal(await confirm('aud', second!.id, another(newer)), 'too-many');
    assert.equal(await confirm('aud', second!.id, newer), 'too-many');
    minuteOn();
    const third = await prove('aud');
    assert.equal(third.outcome, 'wait');
    assert.ok(Date.parse(third.resendAt!) > portal.clock.now().getTime() + 30 * 60_000);
    ahead += 3_700;
    portal.letters.length = 0;
    const { code: fourth } = await prove('aud');
    assert.equal(await confirm('aud', fourth!.id, await codeSentTo('aud@medlem.example')), 'verified');
  });

  test('all together have a limit that is logged, and so has a network', async () => {
    const asked: { kind: string; cap: number }[] = [];
    const small = createSendingLimits({
      secret: portal.secret,
      jobs: { enqueue: async (_tx, _job, payload) => void asked.push(payload as never) },
      limits: { ...sendingLimits, perNetwork: { perHour: 2, perDay: 9 }, inAll: { phone: 3, email: 9 } },
    });
    const take = (number: number, network?: string) =>
      inTransaction(portal.db, (tx) =>
        small.take(
          tx,
          { to: { kind: 'phone', value: `+476805000${number}` }, purpose: 'sender', network },
          portal.clock.now(),
        ),
      );
    assert.deepEqual(await Promise.all([take(1), take(2), take(3)]), [null, null, null]);
    const refused = await Promise.all([take(4), take(5)]);
    assert.deepEqual(
      refused.map((one) => one?.why),
      ['too-many', 'too-many'],
    );
    assert.deepEqual(asked, [{ kind: 'phone', cap: 3 }]);
    const lines: string[] = [];
    const log = { info() {}, warn() {}, error: (_details: object, line: string) => void lines.push(line) };
    await warnOfSendingCap.run(asked[0]! as never, { log });
    assert.match(lines[0] ?? '', /cap for all/);

    ahead += 3_700;
    assert.equal(await take(6, '192.0.2.1'), null);
    assert.equal(await take(7, '192.0.2.1'), null);
    assert.equal((await take(8, '192.0.2.1'))?.why, 'too-many');
    assert.equal(await take(8, '192.0.2.2'), null);
  });
});
