import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { childrenTextVersion, type StaffChildCase } from '#contract/children-endpoints.ts';
import type { Attention } from '#contract/home-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { aChild, bornAgo, childrenSteps, jonAsSecond } from '../../../test/support/children-steps.ts';
import { joiningAccount, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

describe('the second guardian', () => {
  let portal: TestPortal;
  let steps: ReturnType<typeof childrenSteps>;
  let moved = 0;
  const clock = { now: () => new Date(Date.now() + moved) };
  before(async () => {
    portal = await openTestPortal({ clock });
    steps = childrenSteps(portal);
  });
  after(() => portal.close());
  beforeEach(async () => {
    moved = 0;
    portal.letters.length = 0;
    for (const table of ['child', 'child_submission', 'notice', 'attempt_counter'] as const)
      await portal.db.deleteFrom(table).execute();
  });

  const young = (skip = 0) => bornAgo(clock.now(), 3, -100 - skip);
  async function invite(children = [aChild(young())], second: object = jonAsSecond) {
    const sent = await steps.send('kari', children, second);
    assert.equal(sent.status, 200, sent.text);
    return { sent, code: await steps.newestCode() };
  }
  const arrived = async (count: number) => {
    for (let n = 0; n < 100 && portal.letters.length < count; n += 1)
      await new Promise((later) => setTimeout(later, 100));
    return portal.letters.slice(0, count);
  };

  test('is written to with a link that says nothing, and of which only a hash is kept', async () => {
    const { sent, code } = await invite([aChild(young())]);
    assert.equal(steps.receipt(sent).waitsFor?.name, 'Jon Lund');
    const [letter] = await arrived(1);
    assert.equal(letter?.to, 'jon@medlem.example');
    assert.ok(letter?.text.includes(`http://localhost:3000/invitasjon#${code}`));
    // The code apart: it may hold any of this by chance.
    assert.doesNotMatch(letter?.text.replace(code, '') ?? '', /\d{6}|Kim|Nilsen|Lund|barn|human/i);
    const { rows } = await sql<{ all: string }>`select i::text as all from guardian_invitation i`.execute(
      portal.db,
    );
    assert.ok(!rows[0]?.all.includes(code));
    assert.ok(rows[0]?.all.includes(createHash('sha256').update(code).digest('hex')));
  });

  test('sees what it is about, and confirms or declines each child; both get a receipt', async () => {
    const { sent, code } = await invite([aChild(young()), aChild(bornAgo(clock.now(), 13))]);
    const [first, second] = steps.receipt(sent).children;
    const { state, open } = await steps.open('jon', code);
    assert.equal(state, 'open');
    assert.equal(open?.registrant, 'Kari Lund');
    assert.deepEqual(open?.you, { name: 'Jon Lund', contacts: ['jon@medlem.example', '+4768050008'] });
    assert.deepEqual(
      open?.children.map(({ needsInforming, needsHearing }) => [needsInforming, needsHearing]),
      [
        [false, false],
        [true, true],
      ],
    );
    const half = await steps.answer('jon', code, { [first!.id]: true });
    assert.deepEqual(steps.faults(half), ['/answers REQUIRED']);
    const unheard = await steps.answer(
      'jon',
      code,
      { [first!.id]: true, [second!.id]: true },
      { isHeard: false },
    );
    assert.deepEqual(steps.faults(unheard), ['/answers/1/isHeard REQUIRED']);
    const answered = await steps.answer('jon', code, { [first!.id]: true, [second!.id]: false });
    assert.deepEqual(steps.states(answered), ['checking', 'declined']);
    assert.deepEqual(
      (await steps.list('kari')).map(({ state: one }) => one),
      ['declined', 'checking'],
    );
    assert.deepEqual(
      (await steps.list('jon')).map(({ state: one }) => one),
      ['checking'],
    );
    for (const { id } of [demoPersons.kari, demoPersons.jon])
      assert.equal((await steps.told(id)).at(-1), 'child-answered');
    // A link works once.
    assert.equal((await steps.open('jon', code)).state, 'confirmed');
    assert.equal((await steps.open('ola', code)).state, 'used');
    const again = await steps.answer('jon', code, { [second!.id]: true });
    assert.equal((again.body as unknown as { outcome: string }).outcome, 'gone');
    const { rows } = await sql<{ contact: string | null }>`
      select contact_value as contact from guardian_invitation`.execute(portal.db);
    assert.deepEqual(rows, [{ contact: null }]);
  });

  test('what the second guardian has read is kept with the yes: version and language', async () => {
    const { sent, code } = await invite();
    const [child] = steps.receipt(sent).children;
    await steps.answer('jon', code, { [child!.id]: true }, {}, { language: 'en' });
    const kept = await portal.db
      .selectFrom('child_guardian')
      .select(['is_registrant', 'text_version', 'text_language'])
      .where('child_id', '=', child!.id)
      .orderBy('is_registrant')
      .execute();
    assert.deepEqual(kept, [
      { is_registrant: false, text_version: childrenTextVersion, text_language: 'en' },
      // The version is that of the submission.
      { is_registrant: true, text_version: null, text_language: 'nb' },
    ]);
  });

  test('no SMS leaves for another country, and one address gets a limited number in an hour over all senders', async () => {
    const abroad = await steps.send('kari', [aChild(young())], { name: 'Jon Lund', contact: '+46701234567' });
    assert.deepEqual(steps.faults(abroad), ['/secondGuardian/contact COUNTRY']);
    const contact = 'mange@person.example';
    for (let times = 1; times <= 5; times += 1)
      assert.equal(
        (await steps.send('kari', [aChild(young(times))], { name: 'Jon Lund', contact })).status,
        200,
      );
    const sixth = await steps.send('kari', [aChild(young(6))], { name: 'Jon Lund', contact });
    assert.deepEqual([sixth.status, steps.codeIn(sixth)], [429, 'TOO_MANY_REQUESTS']);
  });

  test('two answers at once are one', async () => {
    const { sent, code } = await invite();
    const id = steps.receipt(sent).children[0]!.id;
    const both = await Promise.all([
      steps.answer('jon', code, { [id]: true }),
      steps.answer('jon', code, { [id]: false }),
    ]);
    const outcomes = both.map(({ body }) => (body as unknown as { outcome: string }).outcome);
    assert.deepEqual(outcomes.sort(), ['answered', 'gone']);
  });

  test('declined altogether: nothing of the number stays', async () => {
    const { sent, code } = await invite();
    const id = steps.receipt(sent).children[0]!.id;
    await steps.answer('jon', code, { [id]: false });
    assert.equal((await steps.open('jon', code)).state, 'declined');
    assert.deepEqual(await steps.list('jon'), []);
    const { rows } = await sql`select from child where fodselsnummer_sealed is not null`.execute(portal.db);
    assert.equal(rows.length, 0);
  });

  test('who has proved the contact point sees on «Min side» that an answer is awaited; others do not', async () => {
    const { sent, code } = await invite();
    const asked = async (who: 'jon' | 'kari' | 'ola') => {
      const { matters } = (await portal.call(who, 'GET /api/attention')).body as unknown as {
        matters: Attention[];
      };
      return matters.filter((matter) => matter.code === 'ANSWER_ASKED').map(({ link }) => link);
    };
    assert.deepEqual([await asked('jon'), await asked('kari'), await asked('ola')], [[code], [], []]);
    await steps.answer('jon', code, { [steps.receipt(sent).children[0]!.id]: true });
    assert.deepEqual(await asked('jon'), []);
  });

  test('a link that is unknown, one’s own, another’s or withdrawn shows nothing of what it is about', async () => {
    const { sent, code } = await invite();
    for (const [who, tried, state] of [
      ['jon', 'ukjent', 'unknown'],
      ['jon', '', 'unknown'],
      ['kari', code, 'own'],
      ['ola', code, 'for-another'],
      ['joining', code, 'for-another'],
    ] as const)
      assert.deepEqual(await steps.open(who, tried), { state, open: null }, who);
    const id = steps.receipt(sent).children[0]!.id;
    const stranger = await steps.answer('ola', code, { [id]: true });
    assert.deepEqual(stranger.body, { outcome: 'gone', children: [] });
    await steps.end('kari', id);
    assert.deepEqual(await steps.open('jon', code), { state: 'withdrawn', open: null });
  });

  test('expires after 30 days: shut to the answer at once, and told by the next night', async () => {
    const { sent, code } = await invite();
    const id = steps.receipt(sent).children[0]!.id;
    moved = 30 * 86_400_000 - 60_000;
    assert.equal((await steps.open('jon', code)).state, 'open');
    moved = 30 * 86_400_000 + 1000;
    assert.equal((await steps.open('jon', code)).state, 'expired');
    const late = await steps.answer('jon', code, { [id]: true });
    assert.equal((late.body as unknown as { outcome: string }).outcome, 'gone');
    await portal.services.children.calendar.expireInvitations(clock.now());
    await portal.services.children.calendar.expireInvitations(clock.now());
    assert.equal((await steps.list('kari'))[0]?.state, 'expired');
    assert.equal(
      (await steps.told(demoPersons.kari.id)).filter((kind) => kind === 'child-expired').length,
      1,
    );
    assert.equal((await steps.open('jon', code)).state, 'expired');
  });

  test('is reminded once, after 7 days, with the same link', async () => {
    const { code } = await invite();
    await arrived(1);
    moved = 7 * 86_400_000 - 60_000;
    await portal.services.children.calendar.remindSecondGuardians(clock.now());
    moved = 7 * 86_400_000 + 1000;
    await portal.services.children.calendar.remindSecondGuardians(clock.now());
    moved = 9 * 86_400_000;
    await portal.services.children.calendar.remindSecondGuardians(clock.now());
    const [, reminder, more] = await arrived(2);
    assert.ok(reminder?.text.includes(`#${code}`));
    assert.equal(more, undefined);
    assert.deepEqual(
      (await steps.list('kari'))[0]?.history.map(({ kind }) => kind),
      ['sent', 'invited', 'reminded'],
    );
  });

  test('is written to by SMS where a number was given: one message, and nothing of what it is about', async () => {
    const { code } = await invite([aChild(young())], { name: 'Ny Forelder', contact: '68 05 00 97' });
    const [message] = await arrived(1);
    assert.equal(message?.to, '+4768050097');
    const link = `http://localhost:3000/invitasjon#${code}`;
    assert.ok(message.text.includes(link) && message.text.length <= 160, message.text);
    assert.doesNotMatch(message.text.replace(link, ''), /\d|Nilsen|Lund|barn|human/i);
  });

  test('is not a member, and may have no account yet: confirming makes them a guardian', async () => {
    const { sent, code } = await invite([aChild(young())], {
      name: 'Ny Forelder',
      contact: joiningAccount.emails[0],
    });
    const { state, open } = await steps.open('joining', code);
    assert.deepEqual([state, open?.you.name], ['open', 'Ny Forelder']);
    const id = steps.receipt(sent).children[0]!.id;
    assert.deepEqual(steps.states(await steps.answer('joining', code, { [id]: true })), ['checking']);
    const [child] = await steps.list('joining');
    assert.deepEqual(
      child?.guardians.map(({ name }) => name),
      ['Kari Lund', 'Ny bruker'],
      'what the first guardian wrote names no person',
    );
  });

  test('a new account under the name of somebody who is known registers nothing: they are notified, and member service looks', async () => {
    // Her own second address, under the name of the other parent.
    const { sent, code } = await invite([aChild(young())], {
      name: 'Jon Lund',
      contact: joiningAccount.emails[0],
    });
    for (let n = 0; n < 100 && portal.letters.length < 2; n += 1)
      await new Promise((later) => setTimeout(later, 50));
    const told = portal.letters.find(({ to }) => to === 'jon@medlem.example');
    assert.match(told?.text ?? '', /samme navn som deg/);
    assert.doesNotMatch(told?.text ?? '', /Kari|Kim|barn|human|invitasjon#/i);
    const id = steps.receipt(sent).children[0]!.id;
    await steps.compare();
    const nameOf = async () =>
      (await portal.call('joining', 'GET /api/me')).body as unknown as { name: string };
    const before = (await nameOf()).name;
    assert.deepEqual(steps.states(await steps.answer('joining', code, { [id]: true })), ['checking']);
    assert.equal((await nameOf()).name, before, 'and no one is renamed');
    assert.equal((await steps.list('kari'))[0]?.state, 'checking');
    const shown = (await portal.call('mona', 'GET /api/staff/child-registrations/:id', { params: { id } }))
      .body as unknown as StaffChildCase;
    assert.deepEqual(
      [shown.state, shown.confirmed?.signs.includes('namesake'), shown.secondGuardian, shown.other],
      ['checking', true, 'Jon Lund', null],
    );
    assert.deepEqual((await steps.decide(id, 'conversation')).body, { state: 'registered' });
    assert.equal((await steps.list('kari'))[0]?.state, 'registered');
    assert.equal((await steps.decide(id, null)).status, 404);
  });

  test('an old sign-in does not answer', async () => {
    const { sent, code } = await invite();
    const token = await portal.issuer.tokenFor({
      subject: demoPersons.jon.account.id,
      emails: ['jon@medlem.example'],
      authenticatedAt: Math.floor(Date.now() / 1000) - 301,
    });
    const refused = await portal.call('jon', 'POST /api/guardian-invitations/answers', {
      token,
      body: {
        code,
        textVersion: childrenTextVersion,
        answers: [
          {
            childId: steps.receipt(sent).children[0]!.id,
            isConfirmed: true,
            isInformed: true,
            isHeard: true,
          },
        ],
      },
    });
    assert.equal(steps.codeIn(refused), 'SIGN_IN_AGAIN');
  });

  test('both parents register the same child at once, each naming the other: one registration, both guardians', async () => {
    const livAsSecond = { name: 'Liv Moen', contact: 'liv@medlem.example' };
    const kariAsSecond = { name: 'Kari Lund', contact: '68050001' };
    const child = aChild(young());
    const both = await Promise.all([
      steps.send('kari', [child], livAsSecond),
      steps.send('liv', [child], kariAsSecond),
    ]);
    assert.deepEqual(
      both.map((one) => steps.states(one)[0]),
      ['waiting', 'waiting'],
    );
    await steps.compare();
    for (const who of ['kari', 'liv'] as const) {
      const [seen, more] = await steps.list(who);
      assert.equal(more, undefined);
      assert.equal(seen?.state, 'checking', 'one may have made both members');
      assert.equal(seen?.guardians.length, 2);
    }
  });

  test('both parents register the same child, but do not name each other: one waits to be looked at, and tells nothing', async () => {
    const child = aChild(young());
    await invite([child]);
    const other = await steps.send('liv', [child], { name: 'En Annen', contact: 'annen@person.example' });
    assert.deepEqual(steps.states(other), ['waiting']);
    const sole = await steps.send('nils', [child]);
    assert.deepEqual(steps.states(sole), ['checking']);
    await steps.compare();
    for (const [who, state] of [
      ['liv', 'waiting'],
      ['nils', 'checking'],
    ] as const) {
      const list = await steps.list(who);
      assert.deepEqual(
        list.map((one) => one.state),
        [state],
      );
      assert.doesNotMatch(JSON.stringify(list), /kari|jon/i);
    }
    const counted = await portal.db
      .selectFrom('child')
      .select(['state', 'number_state'])
      .orderBy('number_state')
      .execute();
    assert.deepEqual(
      counted.map((one) => one.number_state),
      ['confirmed', 'taken', 'taken'],
    );
  });

  test('a shielded address and a contact point are in no answer, letter or log of the other guardian', async () => {
    const canaries = ['Kanarigata 77', 'Kanaribygda', 'kanari@person.example'];
    await portal.db
      .updateTable('person')
      .set({
        is_address_shielded: true,
        address_lines: ['Kanarigata 77'],
        address_care_of: 'Kanarifuglen',
        postal_place: 'Kanaribygda',
        email: 'kanari@person.example',
      })
      .where('id', '=', demoPersons.kari.id)
      .execute();
    const { sent, code } = await invite();
    await arrived(1);
    const id = steps.receipt(sent).children[0]!.id;
    const seen: string[] = [];
    const keep = async (answer: Promise<{ text: string; headers: object }>) => {
      const { text, headers } = await answer;
      seen.push(text, JSON.stringify(headers));
    };
    const opened = { body: { code } };
    for (const who of ['jon', 'ola'] as const)
      await keep(portal.call(who, 'PUT /api/guardian-invitations/opened', opened));
    await keep(steps.answer('jon', code, {}));
    await keep(steps.answer('jon', code, { [id]: true }));
    await keep(steps.answer('jon', code, { [id]: true }));
    await keep(portal.call('jon', 'GET /api/child-registrations'));
    await keep(portal.call('jon', 'GET /api/children'));
    await keep(steps.end('jon', id));
    await keep(portal.call('mona', 'GET /api/staff/child-registrations'));
    const letters = (await arrived(1)).map(({ text }) => text);
    assert.ok(seen.length > 12 && letters.length === 1);
    for (const canary of canaries)
      for (const text of [...seen, ...letters, ...portal.lines]) assert.ok(!text.includes(canary), canary);
  });
});
