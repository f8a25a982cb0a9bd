import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { StaffChildCase, StaffChildRegistration } from '#contract/children-endpoints.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { aChild, bornAgo, childrenSteps, jonAsSecond } from '../../../test/support/children-steps.ts';
import { joiningAccount, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

describe('registrations on the desk', () => {
  let portal: TestPortal;
  let steps: ReturnType<typeof childrenSteps>;
  before(async () => {
    portal = await openTestPortal();
    steps = childrenSteps(portal);
  });
  after(() => portal.close());
  beforeEach(async () => {
    for (const table of ['child', 'child_submission', 'notice', 'attempt_counter'] as const)
      await portal.db.deleteFrom(table).execute();
  });

  const young = () => bornAgo(portal.clock.now(), 3);
  const queue = async () =>
    (
      (await portal.call('mona', 'GET /api/staff/child-registrations')).body as unknown as {
        registrations: StaffChildRegistration[];
      }
    ).registrations;
  const look = (id: string) =>
    portal.call('mona', 'GET /api/staff/child-registrations/:id', { params: { id } });
  const decide = (id: string, isAccepted: boolean) => steps.decide(id, isAccepted ? 'documentation' : null);
  /** Kari waits for Jon; Nils has sent the same child. @returns the id of what Nils sent */
  async function collide(second: object | null = null): Promise<string> {
    await steps.send('kari', [aChild(young())], jonAsSecond);
    const sent = await steps.send('nils', [aChild(young())], second);
    assert.deepEqual(steps.states(sent), [second ? 'waiting' : 'checking'], 'as any other');
    await steps.compare();
    return steps.receipt(sent).children[0]!.id;
  }

  test('shows what collides first, then what waits; without numbers, children’s names or contact points', async () => {
    const id = await collide();
    const rows = await queue();
    assert.deepEqual(
      rows.map(({ state, registrant }) => [state, registrant]),
      [
        ['checking', 'Nils Aas'],
        ['waiting', 'Kari Lund'],
      ],
    );
    // Ids apart: they may hold eleven digits in a row by chance.
    const shownInRows = rows.map(({ id: _id, ...row }) => row);
    assert.doesNotMatch(JSON.stringify(shownInRows), /Kim|@|\+47|\d{11}/);
    const shown = (await look(id)).body as unknown as StaffChildCase;
    assert.deepEqual([shown.childName, shown.other?.guardians], ['Kim Nilsen', ['Kari Lund']]);
    const log = await portal.db.selectFrom('access_log').selectAll().execute();
    assert.deepEqual(
      log.map(({ person_id: person, reason, subject_id: subject }) => [person, reason, subject]),
      [
        [demoPersons.nils.id, 'list-child-registrations', null],
        [demoPersons.kari.id, 'list-child-registrations', null],
        [demoPersons.nils.id, 'child-registration', id],
        // The other one that it collides with is shown too.
        [demoPersons.kari.id, 'child-registration', id],
      ],
    );
  });

  test('refused: the one who sent it is notified, the other never hears of it', async () => {
    const id = await collide();
    assert.deepEqual((await decide(id, false)).body, { state: 'refused' });
    assert.equal((await steps.list('nils'))[0]?.state, 'refused');
    assert.ok((await steps.told(demoPersons.nils.id)).includes('child-checked'));
    assert.ok(!(await steps.told(demoPersons.kari.id)).includes('child-checked'));
    assert.equal((await decide(id, true)).status, 404);
  });

  test('what is shown of the other parent: who said yes, and what makes it doubtful', async () => {
    const sent = await steps.send('kari', [aChild(young())], {
      name: 'Jon Lund',
      contact: joiningAccount.emails[0],
    });
    const { id } = steps.receipt(sent).children[0]!;
    const before = (await look(id)).body as unknown as StaffChildCase;
    assert.deepEqual([before.state, before.confirmed], ['waiting', null]);
    await steps.answer('joining', await steps.newestCode(), { [id]: true });
    const shown = (await look(id)).body as unknown as StaffChildCase;
    assert.deepEqual(shown.confirmed?.name, 'Ny bruker');
    assert.deepEqual(shown.confirmed?.signs, ['new-account', 'other-name', 'namesake']);
    assert.deepEqual(shown.grounds, ['documentation', 'register', 'conversation']);
  });

  test('an old sign-in decides nothing', async () => {
    const id = await collide();
    const token = await portal.issuer.tokenFor({
      subject: demoPersons.mona.account.id,
      emails: [demoAccounts.mona.email],
      authenticatedAt: Math.floor(Date.now() / 1000) - 301,
    });
    const refused = await portal.call('mona', 'POST /api/staff/child-registrations/:id/decisions', {
      token,
      params: { id },
      body: { isAccepted: true, ground: 'documentation', reason: 'Har sett vedtaket fra retten' },
    });
    assert.equal(steps.codeIn(refused), 'SIGN_IN_AGAIN');
  });

  test('accepted while the other stands: one registration with both guardians', async () => {
    const id = await collide();
    assert.deepEqual((await decide(id, true)).body, { state: 'registered' });
    for (const who of ['kari', 'nils'] as const) {
      const [child, more] = await steps.list(who);
      assert.deepEqual([child?.state, child?.guardians.length, more], ['registered', 2, undefined]);
    }
    assert.deepEqual(await queue(), []);
  });

  test('accepted after the other has ended: goes on as its guardians see it, and counts', async () => {
    const id = await collide();
    await steps.end('kari', (await steps.list('kari'))[0]!.id);
    assert.deepEqual((await decide(id, true)).body, { state: 'registered' });
    const livAsSecond = { name: 'Liv Moen', contact: 'liv@medlem.example' };
    await portal.db.deleteFrom('child').execute();
    const joint = await collide(livAsSecond);
    await steps.end('kari', (await steps.list('kari'))[0]!.id);
    assert.deepEqual((await decide(joint, true)).body, { state: 'waiting' });
    const code = await steps.newestCode();
    assert.equal((await steps.open('liv', code)).state, 'open');
    assert.deepEqual(steps.states(await steps.answer('liv', code, { [joint]: true })), ['checking']);
    assert.deepEqual((await steps.decide(joint, 'conversation')).body, { state: 'registered' });
  });
});
