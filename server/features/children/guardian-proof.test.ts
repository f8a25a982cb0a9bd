/** A declaration alone registers no child: proof of who both are, or member service. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { aChild, bornAgo, childrenSteps, jonAsSecond } from '../../../test/support/children-steps.ts';
import { joiningAccount, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

/** As an outside provider says it of an eID. */
const eId = { amr: ['bankid'] };

describe('who a guardian is', () => {
  let portal: TestPortal;
  let steps: ReturnType<typeof childrenSteps>;
  before(async () => {
    portal = await openTestPortal({ identifyingSignIn: ['amr=bankid'] });
    steps = childrenSteps(portal);
  });
  after(() => portal.close());
  beforeEach(async () => {
    for (const table of ['child', 'child_submission', 'notice', 'attempt_counter'] as const)
      await portal.db.deleteFrom(table).execute();
  });

  const young = (skip = 0) => bornAgo(portal.clock.now(), 3, -100 - skip);
  const registered = async () =>
    (await portal.db.selectFrom('child').select('id').where('state', '=', 'registered').execute()).length;
  const withEId = (who: 'kari' | 'jon', name: string = demoAccounts[who].name) =>
    portal.issuer.tokenFor({ subject: demoAccounts[who].id, name, emails: [demoAccounts[who].email] }, eId);
  const strangerWithEId = (name: string) => portal.issuer.tokenFor({ ...joiningAccount, name }, eId);

  describe('attacks', () => {
    test('sole parental responsibility by assertion', async () => {
      const sent = await steps.send('kari', [aChild(young())]);
      assert.deepEqual(steps.states(sent), ['checking']);
      await steps.compare();
      assert.equal(await registered(), 0);
      assert.equal((await steps.list('kari'))[0]?.state, 'checking');
    });

    test('also with an eID: that proves who somebody is, and not what they alone decide', async () => {
      const sent = await steps.send('kari', [aChild(young())], null, { token: await withEId('kari') });
      assert.deepEqual(steps.states(sent), ['checking']);
    });

    test('an invented name, with a mailbox of one’s own', async () => {
      const sent = await steps.send('kari', [aChild(young())], {
        name: 'Oppdiktet Forelder',
        contact: joiningAccount.emails[0],
      });
      const id = steps.receipt(sent).children[0]!.id;
      const answered = await steps.answer('joining', await steps.newestCode(), { [id]: true });
      assert.deepEqual(steps.states(answered), ['checking']);
      assert.equal(await registered(), 0);
    });

    test('the same human being as both guardians, from an account that two persons share', async () => {
      const { account_id: accountId } = await portal.db
        .selectFrom('account_person')
        .select('account_id')
        .where('person_id', '=', demoPersons.kari.id)
        .executeTakeFirstOrThrow();
      await portal.db
        .insertInto('account_person')
        .values({ account_id: accountId, person_id: demoPersons.jon.id })
        .execute();
      const token = await withEId('kari');
      const as = (personId: string) => ({ token, personId });
      const id = randomUUID();
      const sent = await steps.send('kari', [aChild(young())], jonAsSecond, {
        id,
        ...as(demoPersons.kari.id),
      });
      assert.equal(sent.status, 200, sent.text);
      const childId = steps.receipt(sent).children[0]!.id;
      const answered = await steps.answer(
        'kari',
        await steps.newestCode(),
        { [childId]: true },
        {},
        as(demoPersons.jon.id),
      );
      assert.deepEqual(steps.states(answered), ['checking'], answered.text);
      await portal.db
        .deleteFrom('account_person')
        .where('account_id', '=', accountId)
        .where('person_id', '=', demoPersons.jon.id)
        .execute();
    });

    test('two members that one has made, each naming the other', async () => {
      const child = aChild(young());
      await steps.send('kari', [child], { name: 'Liv Moen', contact: 'liv@medlem.example' });
      await steps.send('liv', [child], { name: 'Kari Lund', contact: '68050001' });
      await steps.compare();
      assert.equal(await registered(), 0);
    });

    test('an eID of one’s own, on top of a member that one has made', async () => {
      // Kari has no eID here: she may be anybody.
      const sent = await steps.send('kari', [aChild(young())], {
        name: 'Jon Lund',
        contact: joiningAccount.emails[0],
      });
      const id = steps.receipt(sent).children[0]!.id;
      const token = await strangerWithEId('Jon Lund');
      const answered = await steps.answer('joining', await steps.newestCode(), { [id]: true }, {}, { token });
      assert.deepEqual(steps.states(answered), ['checking']);
    });

    test('another’s eID under the name that was written', async () => {
      const sent = await steps.send(
        'kari',
        [aChild(young())],
        { name: 'Jon Lund', contact: joiningAccount.emails[0] },
        { token: await withEId('kari') },
      );
      const id = steps.receipt(sent).children[0]!.id;
      const token = await strangerWithEId('Per Hansen');
      const answered = await steps.answer('joining', await steps.newestCode(), { [id]: true }, {}, { token });
      assert.deepEqual(steps.states(answered), ['checking']);
    });

    test('one who works here and has sent it in, or is the other parent, decides nothing', async () => {
      const own = await steps.send('kari', [aChild(young())]);
      const id = steps.receipt(own).children[0]!.id;
      const { mona } = demoPersons;
      await portal.db.updateTable('child_submission').set({ person_id: mona.id }).execute();
      assert.deepEqual([(await steps.decide(id, 'documentation')).status, await registered()], [403, 0]);
      const second = { name: 'Mona Desk', contact: demoAccounts.mona.email };
      const joint = await steps.send('kari', [aChild(young(1))], second);
      const [child] = steps.receipt(joint).children;
      await steps.answer('mona', await steps.newestCode(), { [child!.id]: true });
      assert.equal((await steps.decide(child!.id, 'conversation')).status, 403);
    });
  });

  test('two who have shown who they are with an eID, under the names that were written, decide together', async () => {
    const sent = await steps.send('kari', [aChild(young())], jonAsSecond, { token: await withEId('kari') });
    const id = steps.receipt(sent).children[0]!.id;
    const answered = await steps.answer(
      'jon',
      await steps.newestCode(),
      { [id]: true },
      {},
      { token: await withEId('jon') },
    );
    assert.deepEqual(steps.states(answered), ['registered']);
  });

  test('alone: only documentation or the register lets it through, and the parent is notified', async () => {
    const sent = await steps.send('kari', [aChild(young())]);
    const id = steps.receipt(sent).children[0]!.id;
    assert.deepEqual(steps.faults(await steps.decide(id, 'conversation')), ['/ground INVALID']);
    assert.deepEqual(steps.faults(await steps.decide(id, 'documentation', 'kort')), ['/reason TOO_SHORT']);
    assert.deepEqual((await steps.decide(id, 'documentation')).body, { state: 'registered' });
    assert.ok((await steps.told(demoPersons.kari.id)).includes('child-checked'));
    const log = await portal.db
      .selectFrom('access_log')
      .select('remark')
      .where('subject_id', '=', id)
      .execute();
    assert.ok(
      log.some(({ remark }) => remark?.includes('Har sett dommen')),
      'with the reason',
    );
  });

  test('what waits for member service says by when, and has the number to itself', async () => {
    await steps.send('kari', [aChild(young())]);
    const [child] = await steps.list('kari');
    assert.match(child?.check?.by ?? '', /^\d{4}-\d\d-\d\d$/);
    assert.equal(child?.check?.isLate, false);
    await steps.compare();
    assert.deepEqual(steps.faults(await steps.send('kari', [aChild(young())])), [
      '/children/0/fodselsnummer YOURS_ALREADY',
    ]);
    assert.deepEqual(steps.states(await steps.send('liv', [aChild(young())])), ['checking']);
    await steps.compare();
    const states = await portal.db
      .selectFrom('child')
      .select('number_state')
      .orderBy('number_state')
      .execute();
    assert.deepEqual(
      states.map((one) => one.number_state),
      ['confirmed', 'taken'],
    );
  });
});
