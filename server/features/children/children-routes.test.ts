import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { aChild, bornAgo, childrenSteps, jonAsSecond } from '../../../test/support/children-steps.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

describe('registering children', () => {
  let portal: TestPortal;
  let steps: ReturnType<typeof childrenSteps>;
  let now: Date;
  before(async () => {
    portal = await openTestPortal();
    steps = childrenSteps(portal);
  });
  after(() => portal.close());
  beforeEach(async () => {
    now = portal.clock.now();
    for (const table of [
      'child',
      'child_submission',
      'child_grant_evidence',
      'notice',
      'attempt_counter',
    ] as const)
      await portal.db.deleteFrom(table).execute();
  });

  const young = (skip = 0) => bornAgo(now, 3, -100 - skip);
  const rowOf = (id: string) =>
    portal.db.selectFrom('child').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('sole: waits for member service, with a receipt that says by when, and the number sealed', async () => {
    const sent = await steps.send('ola', [aChild(young())]);
    assert.equal(sent.status, 200, sent.text);
    assert.deepEqual(steps.states(sent), ['checking']);
    const { waitsFor, checkBy } = steps.receipt(sent);
    assert.equal(waitsFor, null);
    assert.match(checkBy ?? '', /^\d{4}-\d\d-\d\d$/);
    const [child] = await steps.list('ola');
    assert.deepEqual(child?.guardians, [{ name: 'Ola Berg', isYou: true }]);
    assert.deepEqual(
      child?.history.map(({ kind, by }) => [kind, by?.isYou]),
      [
        ['sent', true],
        ['checking', undefined],
      ],
    );
    const row = await rowOf(child!.id);
    assert.equal(row.fodselsnummer_sealed?.length, 40);
    assert.deepEqual(await steps.told(demoPersons.ola.id), ['children-sent']);
    assert.ok(!portal.lines.join().includes(aChild(young()).fodselsnummer));
  });

  test('the same sending twice, also at the same moment, is one; another’s id does not exist', async () => {
    const id = randomUUID();
    const child = aChild(young());
    const answers = await Promise.all([1, 2, 3].map(() => steps.send('ola', [child], null, { id })));
    assert.deepEqual(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size, 1);
    assert.equal((await steps.list('ola')).length, 1);
    assert.equal((await steps.send('kari', [child], null, { id })).status, 404);
  });

  test('who may: active member, 18 or older; others are told which way is theirs', async () => {
    const start = async (who: 'kari' | 'aud' | 'per') =>
      (await portal.call(who, 'GET /api/child-registration-start')).body as unknown as {
        obstacle: string | null;
        permit: string | null;
      };
    assert.deepEqual(
      [(await start('kari')).obstacle, (await start('aud')).obstacle, (await start('per')).obstacle],
      [null, 'under-age', 'not-member'],
    );
    assert.equal((await start('aud')).permit, null);
    const permit = await steps.permitOf('kari');
    for (const [who, code] of [
      ['aud', 'SIGN_IN_AGAIN'],
      ['per', 'SIGN_IN_AGAIN'],
    ] as const) {
      const refused = await steps.send(who, [aChild(young())], null, { change: { permit } });
      assert.deepEqual([refused.status, steps.codeIn(refused)], [403, code], 'another’s permit is none');
    }
    const left = portal.db.updateTable('membership').where('person_id', '=', demoPersons.liv.id);
    const own = await steps.permitOf('liv');
    await left.set({ ended_on: '2026-11-20' }).execute();
    const late = await steps.send('liv', [aChild(young())], null, { change: { permit: own } });
    assert.deepEqual([late.status, steps.codeIn(late)], [403, 'NOT_A_MEMBER']);
    await left.set({ ended_on: null }).execute();
    await portal.db
      .updateTable('person')
      .set({ born_on: null })
      .where('id', '=', demoPersons.liv.id)
      .execute();
    const ageless = await steps.send('liv', [aChild(young())], null, { change: { permit: own } });
    assert.equal(steps.codeIn(ageless), 'NOT_OF_AGE');
  });

  test('an old sign-in gives no permit, and an old permit none to send', async () => {
    const token = await portal.issuer.tokenFor({
      subject: demoPersons.ola.account.id,
      authenticatedAt: Math.floor(now.getTime() / 1000) - 301,
    });
    const { body } = await portal.call('ola', 'GET /api/child-registration-start', { token });
    assert.deepEqual(body, { obstacle: null, permit: null });
    for (const permit of ['', 'x.y', `${now.getTime() + 1e7}.${'a'.repeat(43)}`]) {
      const refused = await steps.send('ola', [aChild(young())], null, { change: { permit } });
      assert.equal(steps.codeIn(refused), 'SIGN_IN_AGAIN');
    }
    assert.deepEqual(await steps.list('ola'), []);
  });

  test('every fault is named at its field, and nothing is stored', async () => {
    const [small, seven, twelve, grown] = [young(), bornAgo(now, 8), bornAgo(now, 13), bornAgo(now, 16)];
    const refused = await steps.send('ola', [
      aChild(small),
      aChild(small),
      aChild(seven, { isInformed: false }),
      aChild(twelve, { isHeard: false }),
      aChild(grown),
      aChild(small, { fodselsnummer: '12345678901' }),
    ]);
    assert.deepEqual(steps.faults(refused), [
      '/children/1/fodselsnummer TWICE',
      '/children/2/isInformed REQUIRED',
      '/children/3/isHeard REQUIRED',
      '/children/4/fodselsnummer TOO_OLD',
      '/children/5/fodselsnummer INVALID',
    ]);
    const shape = await steps.send('ola', [aChild(small, { givenName: '', fodselsnummer: '1' })]);
    assert.deepEqual(steps.faults(shape), [
      '/children/0/givenName REQUIRED',
      '/children/0/fodselsnummer INVALID',
    ]);
    for (const [change, fault] of [
      [{ children: [] }, '/children TOO_SHORT'],
      [{ children: Array.from({ length: 11 }, (_, n) => aChild(young(n))) }, '/children TOO_LONG'],
      [{ isNotElsewhere: false }, '/isNotElsewhere INVALID'],
      [{ isSole: false }, '/secondGuardian INVALID'],
      [{ textVersion: 'gammel' }, '/textVersion INVALID'],
    ] as const)
      assert.deepEqual(steps.faults(await steps.send('ola', [aChild(small)], null, { change })), [fault]);
    assert.deepEqual(await steps.list('ola'), []);
    assert.equal((await portal.db.selectFrom('child_submission').selectAll().execute()).length, 0);
  });

  test('one’s own child is told plainly; somebody else’s says nothing of who or what', async () => {
    const child = aChild(young());
    await steps.send('ola', [child]);
    assert.deepEqual(steps.faults(await steps.send('ola', [child])), [
      '/children/0/fodselsnummer YOURS_ALREADY',
    ]);
    const three = await steps.send('kari', [aChild(young(1)), child, aChild(young(2))], jonAsSecond);
    assert.deepEqual(steps.states(three), ['waiting', 'waiting', 'waiting']);
    const same = (list: Awaited<ReturnType<typeof steps.list>>) =>
      new Set(
        list.map(({ id: _id, bornYear: _year, ...rest }) =>
          JSON.stringify(rest).replace(/"at":"[^"]*"/g, ''),
        ),
      );
    assert.equal(same(await steps.list('kari')).size, 1);
    await steps.compare();
    assert.equal(same(await steps.list('kari')).size, 1, 'nor does it later');
    const states = await portal.db
      .selectFrom('child')
      .innerJoin('child_submission as s', 's.id', 'child.submission_id')
      .select('number_state')
      .where('s.person_id', '=', demoPersons.kari.id)
      .execute();
    assert.deepEqual(states.map((one) => one.number_state).sort(), ['confirmed', 'confirmed', 'taken']);
  });

  test('ten at once', async () => {
    const ten = await steps.send(
      'ola',
      Array.from({ length: 10 }, (_, n) => aChild(young(n))),
    );
    assert.deepEqual(steps.states(ten), Array(10).fill('checking'));
  });

  test('guardian is oneself: named by contact point or by name, refused', async () => {
    for (const second of [
      { name: 'En Annen', contact: 'OLA@medlem.example' },
      { name: 'En Annen', contact: '68 05 00 02' },
      { name: 'ola  BERG', contact: 'annen@person.example' },
    ])
      assert.deepEqual(steps.faults(await steps.send('ola', [aChild(young())], second)), [
        '/secondGuardian/contact YOURSELF',
      ]);
  });

  test('the number of sendings in a day is limited', async () => {
    for (let n = 0; n < 10; n += 1)
      assert.equal((await steps.send('nils', [aChild(young(n))])).status, 200, String(n));
    assert.equal((await steps.send('nils', [aChild(young(20))])).status, 429);
  });

  test('a guardian ends it, with a recent sign-in; both are notified, both see it, and the number is gone', async () => {
    const child = aChild(young());
    await steps.send('kari', [child], jonAsSecond);
    const [waiting] = await steps.list('kari');
    await steps.answer('jon', await steps.newestCode(), { [waiting!.id]: true });
    await steps.compare();
    await steps.acceptAll();
    const old = await portal.issuer.tokenFor({
      subject: demoPersons.jon.account.id,
      authenticatedAt: Math.floor(now.getTime() / 1000) - 301,
    });
    assert.equal(steps.codeIn(await steps.end('jon', waiting!.id, old)), 'SIGN_IN_AGAIN');
    assert.equal((await steps.end('ola', waiting!.id)).status, 404);
    const ended = await steps.end('jon', waiting!.id);
    assert.equal(ended.status, 200, ended.text);
    assert.equal((await steps.end('kari', waiting!.id)).status, 200, 'ended twice, it is ended');
    for (const who of ['kari', 'jon'] as const) {
      const [seen] = await steps.list(who);
      assert.equal(seen?.state, 'ended');
      assert.deepEqual(
        seen?.history.map(({ kind, by }) => [kind, by?.name ?? null]),
        [
          ['sent', 'Kari Lund'],
          ['invited', null],
          ['confirmed', 'Jon Lund'],
          ['checking', null],
          ['accepted', null],
          ['ended', 'Jon Lund'],
        ],
      );
    }
    const { fodselsnummer_index: index, fodselsnummer_sealed: sealed } = await rowOf(waiting!.id);
    assert.deepEqual([index, sealed], [null, null]);
    const evidence = await portal.db.selectFrom('child_grant_evidence').selectAll().execute();
    assert.deepEqual(
      evidence.map(({ id, has_both: hasBoth }) => [id, hasBoth]),
      [[waiting!.id, true]],
    );
    assert.equal((await steps.told(demoPersons.jon.id)).filter((kind) => kind === 'child-ended').length, 1);
    // And the child can be registered again.
    assert.deepEqual(steps.states(await steps.send('kari', [child])), ['checking']);
    const onHome = (await portal.call('kari', 'GET /api/children')).body as unknown as { children: object[] };
    assert.equal(onHome.children.length, 1);
  });

  test('one leaves the organisation: the child stays with a guardian who is a member, and ends otherwise', async () => {
    const livAsSecond = { name: 'Liv Moen', contact: 'liv@medlem.example' };
    for (const [n, second, who] of [
      [0, jonAsSecond, 'jon'],
      [1, livAsSecond, 'liv'],
    ] as const) {
      await steps.send('kari', [aChild(young(n))], second);
      const code = await steps.newestCode();
      const { open } = await steps.open(who, code);
      await steps.answer(who, code, { [open!.children[0]!.id]: true });
    }
    await steps.acceptAll();
    const leave = (personId: string) =>
      portal.db.transaction().execute(async (tx) => {
        await tx
          .updateTable('membership')
          .set({ ended_on: '2026-11-20' })
          .where('person_id', '=', personId)
          .execute();
        return portal.services.children.children.endRegistrationsOf(tx, personId, portal.clock.now());
      });
    const { ended, kept } = await leave(demoPersons.kari.id);
    assert.deepEqual([ended.length, kept.length], [1, 1]);
    assert.deepEqual(await steps.list('kari'), []);
    assert.deepEqual(
      (await steps.list('jon')).map(({ state }) => state),
      ['ended'],
    );
    const [withLiv] = await steps.list('liv');
    assert.equal(withLiv?.state, 'registered');
    assert.deepEqual(await steps.told(demoPersons.liv.id), [
      'child-answered',
      'child-checked',
      'child-guardian-left',
    ]);
    assert.deepEqual((await leave(demoPersons.liv.id)).ended, ['Kim']);
    // No guardian is left to see it: it is deleted at once.
    assert.equal((await portal.db.selectFrom('child').selectAll().execute()).length, 1);
    await portal.db.updateTable('membership').set({ ended_on: null }).execute();
  });
});
