/** A death reported by a stranger: what is suspended at once, what ends when it is confirmed, and what goes on when it is not so. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DeathReport, DeathReportRow } from '#contract/death-endpoints.ts';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { PendingCode } from '#contract/verification-endpoints.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { activitySteps } from '../../../test/support/activity-steps.ts';
import { type GivingStage, openGivingStage } from '../../../test/support/giving-stage.ts';
import { insertIssue } from '../../../test/support/magazine-fixtures.ts';
import { createPurgeService } from '../leaving/purge-service.ts';
import { createUnsubscribeCodes } from '../notices/notice-preference-service.ts';
import { deliverNotice } from '../notices/notices-jobs.ts';
import { deathJobs } from './death-jobs.ts';
import { noteRegisterDeaths } from './register-death-service.ts';

const { kari, mona } = demoPersons;
const reporter = { reporterName: 'Pål Lund', email: 'paal@person.example', phone: '', relation: 'child' };
const why = 'Snakket med datteren på telefon i dag';

describe('a death', () => {
  let stage: GivingStage;
  let address = 0;
  let bornOn: string;
  beforeEach(async () => {
    stage = await openGivingStage();
    const { db } = stage.portal;
    // The reports of the demo are not counted here.
    await db.deleteFrom('death_report').execute();
    await db.deleteFrom('person_hold').execute();
    await sql`update person set magazine = 'paper', country = 'NO', address_lines = array['Storgata 1'],
      postal_code = '0182', postal_place = 'Oslo' where id = ${kari.id}`.execute(db);
    bornOn = (await personRow())!.born_on!;
    before = await stage.portal.tokenOf('kari');
  });
  afterEach(() => stage.close());

  const personRow = () =>
    stage.portal.db.selectFrom('person').selectAll().where('id', '=', kari.id).executeTakeFirst();
  const aboutKari = () => ({
    name: 'kari lund',
    bornOn,
    address: '',
    diedOn: '2026-11-20',
    wantsTalk: true,
    ...reporter,
  });
  /** A sender unknown to the portal, from a new address each time. Not proven yet. */
  async function tell(words: object) {
    const { ticket } = await stage.call<{ ticket: string }>(null, 'GET /api/contact-form');
    stage.move(1 / 1440);
    address += 1;
    const answer = await stage.portal.app.inject({
      method: 'POST',
      url: '/api/death-reports',
      remoteAddress: `192.0.2.${address}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      payload: JSON.stringify({ ...words, ticket }),
    });
    await stage.settle();
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }
  /** The reporter types the code that came. */
  async function prove(receipt: { code: PendingCode | null }): Promise<string> {
    assert.ok(receipt.code);
    const { id, value } = receipt.code;
    const codeIn = () =>
      stage.portal.letters.findLast(({ to, text }) => to === value && /\b\d{6}\b/.test(text));
    for (let tries = 0; !codeIn() && tries < 100; tries += 1) await delay(50);
    const code = /\b(\d{6})\b/.exec(codeIn()!.text)![1]!;
    stage.portal.letters.splice(stage.portal.letters.indexOf(codeIn()!), 1);
    const answer = await stage.portal.call(null, 'POST /api/sender-codes/confirmations', {
      body: { id, code },
    });
    await stage.settle();
    return (answer.body as unknown as { outcome: string }).outcome;
  }
  async function told(words: object = {}): Promise<string> {
    const answer = await tell({ ...aboutKari(), ...words });
    assert.equal(answer.status, 201, JSON.stringify(answer.body));
    assert.equal(await prove(answer.body), 'verified');
    const { reports } = await stage.call<{ reports: DeathReportRow[] }>(
      'mona',
      'GET /api/staff/death-reports',
    );
    return reports.filter(({ state }) => state === 'waiting').at(-1)!.id;
  }
  const atDesk = (act: string, id: string, body?: object) =>
    stage.call<DeathReport>('mona', act, { params: { id }, ...(body && { body }) });
  const look = (id: string) => atDesk('GET /api/staff/death-reports/:id', id);
  const confirm = async (id: string, change: object = {}) => {
    const body = { personId: kari.id, diedOn: '20.11.2026', reason: why, ...change };
    const answer = await atDesk('POST /api/staff/death-reports/:id/confirmations', id, body);
    await stage.settle();
    return answer;
  };
  const reject = async (id: string, change: object = {}) => {
    const body = { personId: kari.id, reason: 'Ringte Kari, som lever i beste velgående', ...change };
    const answer = await atDesk('POST /api/staff/death-reports/:id/rejections', id, body);
    await stage.settle();
    return answer;
  };
  const charges = async () => {
    const { rows } = await sql<{ period: string; state: string }>`select period, state from gift_charge
      where person_id = ${kari.id} order by period, created_at`.execute(stage.portal.db);
    return rows.map(({ period, state }) => `${period} ${state}`);
  };
  const drawn = () =>
    [...stage.simulator.machine.charges.values()].filter(({ status }) => status === 'CHARGED').length;
  const freeze = async () => {
    const id = await insertIssue(stage.portal.db, 30);
    await stage.call('mona', 'POST /api/staff/magazine-issues/:id/freezings', { params: { id } });
    const { rows } = await sql<{
      kind: string;
      reason: string | null;
    }>`select kind, reason from magazine_delivery
      where issue_id = ${id} and person_id = ${kari.id}`.execute(stage.portal.db);
    return rows.map(({ kind, reason }) => [kind, reason]);
  };
  const sent: string[] = [];
  /** Everything that waits to be sent to her, as the job would. */
  async function post() {
    sent.length = 0;
    const keep = async ({ to }: { to: string }) => void sent.push(to);
    const { db, clock } = stage.portal;
    const job = deliverNotice({
      db,
      clock,
      origin: 'https://minside.example',
      organisation,
      mail: { send: keep },
      sms: { send: keep },
      codes: createUnsubscribeCodes(stage.portal.secret),
    });
    const { rows } = await sql<{
      id: string;
    }>`select id from notice where person_id = ${kari.id} and sent_at is null`.execute(db);
    for (const { id } of rows) await job.run({ noticeId: id }, { log: stage.portal as never });
    return sent.length;
  }
  /** With a sign-in from before anything was reported. */
  let before: string;
  const asBefore = (key: EndpointKey, request: object = {}) =>
    stage.portal.call('kari', key, { ...request, token: before });
  const isToldOf = async () =>
    ((await asBefore('GET /api/attention')).body as unknown as { matters: { code: string }[] }).matters.some(
      ({ code }) => code === 'DEATH_REPORTED',
    );
  const isOnHold = async () =>
    (await stage.portal.db.selectFrom('person_hold').selectAll().execute()).some(
      ({ person_id }) => person_id === kari.id,
    );

  test('the answer is the same for everyone, also when the code is typed', async () => {
    const known = await tell(aboutKari());
    const unknown = await tell({ ...aboutKari(), name: 'Ingen Kjenner', email: 'annen@person.example' });
    assert.deepEqual([known.status, Object.keys(known.body)], [unknown.status, Object.keys(unknown.body)]);
    assert.deepEqual(Object.keys(known.body.code), Object.keys(unknown.body.code));
    const names = (headers: object) => Object.keys(headers).filter((name) => name !== 'content-length');
    assert.deepEqual(names(known.headers), names(unknown.headers));
    assert.deepEqual([await prove(known.body), await prove(unknown.body)], ['verified', 'verified']);
    assert.ok(await isOnHold());
  });

  test('a report without a proven address suspends nothing, and the member is not notified', async () => {
    await stage.donor('kari');
    const { body } = await tell(aboutKari());
    assert.equal(await isOnHold(), false);
    assert.deepEqual(await freeze(), [['paper', null]]);
    assert.equal(await isToldOf(), false);
    const { reports } = await stage.call<{ reports: DeathReportRow[] }>(
      'mona',
      'GET /api/staff/death-reports',
    );
    assert.deepEqual(
      [reports[0]?.isProven, reports[0]?.isFound, reports[0]?.isResting],
      [false, true, false],
    );
    // Six wrong codes, and the right one is worth nothing.
    const { id } = body.code;
    const outcomes = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const answer = await stage.portal.call(null, 'POST /api/sender-codes/confirmations', {
        body: { id, code: '000000' },
      });
      outcomes.push((answer.body as unknown as { outcome: string }).outcome);
    }
    assert.equal(outcomes.at(-1), 'too-many');
    assert.equal(await prove(body), 'too-many');
    assert.equal(await isOnHold(), false);
  });

  test('codes and security notices are sent, whatever is suspended', async () => {
    await told();
    for (const scope of ['paper', 'all'] as const) {
      await stage.portal.db.deleteFrom('person_hold').execute();
      await stage.portal.db
        .insertInto('person_hold')
        .values({ person_id: kari.id, began_at: stage.now(), scope })
        .execute();
      await post();
      for (const kind of ['new-device', 'account-recovered'])
        await sql`insert into notice (id, person_id, kind, subject_id, created_at)
          values (${randomUUID()}, ${kari.id}, ${kind}, null, ${stage.now()})`.execute(stage.portal.db);
      assert.equal(await post(), 2, scope);
      const toHer = () => stage.portal.letters.filter(({ to }) => to === 'kari@medlem.example').length;
      const already = toHer();
      const asked = await asBefore('POST /api/verification/codes', { body: { kind: 'email' } });
      assert.equal((asked.body as unknown as { outcome: string }).outcome, 'sent');
      for (let tries = 0; toHer() === already && tries < 100; tries += 1) await delay(50);
      assert.equal(toHer(), already + 1);
      stage.move(0.1);
    }
  });

  test('signing in lifts it and flags it, and so does «Det stemmer ikke»; a second report changes nothing', async () => {
    const id = await told();
    assert.ok(await isOnHold());
    assert.deepEqual(await freeze(), [['held', 'on-hold']]);
    // A sign-in from before says nothing: somebody else may have the device.
    assert.equal((await asBefore('GET /api/me')).status, 200);
    assert.ok(await isOnHold());
    assert.deepEqual([(await look(id)).dispute, (await look(id)).isResting], [null, true]);

    stage.move(1 / 24);
    assert.equal((await stage.portal.call('kari', 'GET /api/me')).status, 200);
    assert.equal(await isOnHold(), false);
    assert.deepEqual([(await look(id)).dispute, (await look(id)).state], ['signed-in', 'waiting']);
    // What had rested on paper goes on.
    const { rows: labels } = await sql<{ purpose: string }>`select l.purpose from magazine_label l
      join magazine_delivery d on d.id = l.delivery_id where d.person_id = ${kari.id}`.execute(
      stage.portal.db,
    );
    assert.deepEqual(labels, [{ purpose: 'resend' }]);
    assert.equal(await isToldOf(), true);
    const second = await told({ relation: 'friend', email: 'en.venn@person.example' });
    assert.equal(await isOnHold(), false);
    const denied = await stage.call('kari', 'POST /api/death-reports/own/denials');
    assert.deepEqual(denied, { isReported: false });
    for (const one of [id, second]) assert.equal((await look(one)).dispute, 'denied');
    const { reports } = await stage.call<{ reports: DeathReportRow[] }>(
      'mona',
      'GET /api/staff/death-reports',
    );
    assert.deepEqual(
      reports.map(({ dispute }) => dispute),
      ['denied', 'denied'],
    );
    // The desk decides, as always: it may be somebody else who signs in.
    assert.equal((await confirm(id)).state, 'confirmed');
  });

  test('another person on a shared sign-in lifts nothing', async () => {
    const { siri, tor } = demoPersons;
    await sql`insert into death_report (id, source, reported_at, name, reporter_name, reporter_email, relation,
        person_id, state, reporter_proven_at)
      values (${randomUUID()}, 'relative', ${stage.now()}, 'Tor Holm', 'Pål', 'paal@person.example', 'friend', ${tor.id},
        'waiting', ${stage.now()})`.execute(stage.portal.db);
    stage.move(1 / 24);
    const disputes = async () =>
      (await stage.portal.db.selectFrom('death_report').select('dispute').execute()).map(
        (one) => one.dispute,
      );
    await stage.portal.call('familie', 'GET /api/me', { personId: siri.id });
    assert.deepEqual(await disputes(), [null]);
    await stage.portal.call('familie', 'GET /api/me', { personId: tor.id });
    assert.deepEqual(await disputes(), ['signed-in']);
  });

  test('before the desk has decided, only paper is suspended: charges, turns and letters go on; then nothing is lost', async () => {
    const steps = activitySteps(stage.portal);
    const full = await steps.publish({ capacity: 1, startsOn: '2027-06-10', endsOn: '2027-06-10' });
    await steps.in('ola', full);
    await steps.in('kari', full, { acceptsWaiting: true });
    const { id: agreementId, version } = await stage.donor('kari');
    stage.move('2026-12-17T09:00:00Z');
    await stage.runHour();
    const [first] = await charges();
    assert.match(first ?? '', /^20\d\d-\d\d sent$/);
    await post();

    const id = await told();
    assert.deepEqual(await charges(), [first]);
    await stage.runHour();
    assert.deepEqual(await freeze(), [['held', 'on-hold']]);
    const ola = (await steps.mine('ola', full)).signUp;
    assert.ok(ola);
    await steps.act('ola', 'cancel', ola.id);
    const { rows: turn } = await sql<{ state: string }>`
      select state from sign_up where person_id = ${kari.id} and activity_id = ${full}`.execute(
      stage.portal.db,
    );
    assert.deepEqual(turn, [{ state: 'offered' }]);
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      values (${randomUUID()}, ${kari.id}, 'statement-ready', null, ${stage.now()})`.execute(stage.portal.db);
    assert.ok((await post()) > 0);
    stage.move('2026-12-23T09:00:00Z');
    await stage.runHour();
    await stage.hear();
    assert.equal(drawn(), 1);

    await reject(id);
    assert.equal(await isOnHold(), false);
    const agreement = await stage.agreement('kari', agreementId);
    assert.deepEqual([agreement.state, agreement.version], ['active', version]);
    const { rows: labels } = await sql<{ purpose: string }>`select l.purpose from magazine_label l
      join magazine_delivery d on d.id = l.delivery_id where d.person_id = ${kari.id}`.execute(
      stage.portal.db,
    );
    assert.deepEqual(labels, [{ purpose: 'resend' }]);
    assert.deepEqual((await stage.portal.call('kari', 'GET /api/me')).status, 200);
  });

  test('confirmed: membership, magazine, charges, sign-ups, letters and sign-ins end, and stay so', async () => {
    const steps = activitySteps(stage.portal);
    const open = await steps.publish({ startsOn: '2027-06-10', endsOn: '2027-06-10' });
    await steps.in('kari', open);
    await stage.donor('kari');
    await stage.runHour();
    const id = await told({ name: 'Kari Lund' });
    const again = await told({
      reporterName: 'Ola Lund',
      email: '',
      phone: '68 05 00 13',
      relation: 'sibling',
    });
    assert.notEqual(id, again);

    const [shown] = [await look(id)];
    assert.equal(shown.person?.id, kari.id);
    assert.deepEqual([shown.person.gives, shown.person.magazine, shown.wantsTalk], [true, 'paper', true]);
    const answer = await confirm(id);
    assert.deepEqual([answer.state, answer.person], ['confirmed', null]);
    // What the employee who talks with the family sees has been stopped; it is told once, on the report that did it.
    assert.deepEqual(answer.stopped, {
      membership: true,
      magazine: 'paper',
      rails: ['vipps'],
      hasAccount: true,
      signUps: shown.person.signUps,
    });
    assert.ok(shown.person.signUps > 0);
    assert.deepEqual([(await look(id)).stopped, (await look(again)).stopped], [answer.stopped, null]);

    const membership = await stage.portal.db
      .selectFrom('membership')
      .select('ended_on')
      .where('person_id', '=', kari.id)
      .executeTakeFirst();
    assert.equal(membership?.ended_on, '2026-11-20');
    const person = await personRow();
    assert.deepEqual(
      [person?.died_on, person?.email, person?.phone, person?.magazine],
      ['2026-11-20', null, null, 'none'],
    );
    assert.equal(stage.atVipps().status, 'STOPPED');
    assert.equal((await steps.participants(open)).participants.length, 0);
    assert.equal(await post(), 0);
    assert.deepEqual(
      (await stage.call<{ reports: DeathReportRow[] }>('mona', 'GET /api/staff/death-reports')).reports.map(
        ({ state }) => state,
      ),
      ['confirmed', 'confirmed'],
    );
    stage.move('2027-03-25T09:00:00Z');
    await stage.runHour();
    assert.equal(drawn(), 0);
    assert.deepEqual(await freeze(), []);

    // The same job as for all who leave; run twice.
    const removed: string[] = [];
    const { db, secret, services } = stage.portal;
    const purging = createPurgeService({
      db,
      organisation,
      children: services.children.children,
      seal: createNumberSeal([secret]),
      raise: stage.portal.raise,
      accountRemoval: { remove: async ({ subject }) => void removed.push(subject) },
      erasures: { add: async () => {} },
    });
    const leaving = await db.selectFrom('leaving').select(['id', 'channel']).executeTakeFirstOrThrow();
    assert.equal(leaving.channel, 'death');
    for (let times = 0; times < 2; times += 1) await purging.purge(leaving.id, stage.now());
    assert.equal(removed.length, 1);
    const accounts = await db.selectFrom('account_person').select('person_id').execute();
    assert.ok(accounts.every(({ person_id }) => person_id !== kari.id));
    assert.equal((await stage.portal.call('kari', 'GET /api/home' as never)).status === 200, false);
  });

  test('each view, and the reason for each decision, is in the log', async () => {
    const id = await told();
    await look(id);
    await reject(id);
    const looks = await stage.portal.db
      .selectFrom('access_log')
      .select(['reason', 'subject_id', 'remark', 'staff_id'])
      .where('person_id', '=', kari.id)
      .where('reason', '=', 'death-report')
      .execute();
    assert.ok(looks.length >= 2);
    assert.ok(looks.every((one) => one.subject_id === id && one.staff_id === mona.id));
    assert.ok(looks.some(({ remark }) => remark?.includes('beste velgående')));
    const decided = await stage.portal.db.selectFrom('death_report').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual([decided.state, decided.decided_by], ['rejected', mona.id]);
  });

  test('what cannot be is refused, and a decision is made once, for the person that was shown', async () => {
    const id = await told();
    const refused = async (act: string, body: object) => {
      const answer = await stage.portal.call('mona', `POST /api/staff/death-reports/:id/${act}` as never, {
        params: { id },
        body: { personId: kari.id, reason: why, ...body },
      });
      return [answer.status, (answer.body as { code?: string }).code];
    };
    for (const diedOn of ['1.1.1900', '01.01.2099', '01.01.1990'])
      assert.deepEqual(await refused('confirmations', { diedOn }), [422, 'INVALID_INPUT'], diedOn);
    assert.deepEqual(await refused('confirmations', { diedOn: '20.11.2026', reason: 'ok' }), [
      422,
      'INVALID_INPUT',
    ]);
    const other = { personId: demoPersons.ola.id };
    assert.deepEqual(await refused('confirmations', { ...other, diedOn: '20.11.2026' }), [
      409,
      'CHANGED_ELSEWHERE',
    ]);
    assert.deepEqual(await refused('persons', { personId: randomUUID() }), [422, 'INVALID_INPUT']);
    await confirm(id);
    assert.deepEqual(await refused('rejections', {}), [409, 'CHANGED_ELSEWHERE']);
    assert.deepEqual(await refused('confirmations', { diedOn: '20.11.2026' }), [409, 'CHANGED_ELSEWHERE']);
  });

  test('a hold follows the person, and lasts as long as a report waits', async () => {
    const [first, second] = [await told(), await told({ relation: 'friend', email: 'venn@person.example' })];
    const reason = 'Det er en annen med samme navn';
    await reject(first);
    assert.ok(await isOnHold());
    await atDesk('POST /api/staff/death-reports/:id/persons', second, {
      personId: demoPersons.ola.id,
      reason,
    });
    assert.equal(await isOnHold(), false);
    const holds = await stage.portal.db.selectFrom('person_hold').select('person_id').execute();
    assert.deepEqual(holds, [{ person_id: demoPersons.ola.id }]);
    await atDesk('POST /api/staff/death-reports/:id/persons', second, { personId: null, reason });
    assert.deepEqual(await stage.portal.db.selectFrom('person_hold').selectAll().execute(), []);
  });

  test('two who fit: nothing is suspended before the desk has said who it is', async () => {
    const { db } = stage.portal;
    await sql`insert into person (id, given_name, family_name, born_on) values (${randomUUID()}, 'Kari', 'Lund', ${bornOn})`.execute(
      db,
    );
    const id = await told();
    assert.equal(await isOnHold(), false);
    assert.equal((await look(id)).isFound, false);
  });

  test('with children, the family is talked with before anything of theirs ends', async () => {
    const id = await told();
    const answer = await confirm(id);
    assert.ok(answer.children.length > 0, 'Kari has children of her own');
    const [child] = answer.children;
    const childState = async () =>
      (
        await stage.portal.db
          .selectFrom('child')
          .select('state')
          .where('id', '=', child!.id)
          .executeTakeFirst()
      )?.state ?? null;
    const before = await childState();
    await stage.portal.services.children.calendar.endWithoutMember?.(stage.now());
    assert.equal(await childState(), before);
    const settled = await atDesk('POST /api/staff/death-reports/:id/children', id, {
      childId: child!.id,
      isEnding: true,
    });
    assert.equal(settled.children.length, answer.children.length - 1);
    assert.notEqual(await childState(), before);
    const twice = await stage.portal.call('mona', 'POST /api/staff/death-reports/:id/children', {
      params: { id },
      body: { childId: child!.id, isEnding: true },
    });
    assert.equal(twice.status, 404);
  });

  test('the reporter is thanked once, with nothing about the dead person', async () => {
    const id = await told();
    for (let tries = 0; stage.portal.letters.length === 0 && tries < 100; tries += 1)
      await new Promise((later) => setTimeout(later, 50));
    const { db, clock, services } = stage.portal;
    const letters: { to: string; subject: string; text: string }[] = [];
    const jobs = deathJobs({
      ...services.deaths,
      db,
      clock,
      memberService: organisation.memberService,
      mail: { send: async (letter) => void letters.push(letter) },
    });
    const job = jobs.find(({ name }) => name === 'send-death-receipt');
    for (let times = 0; times < 2; times += 1)
      await job?.run({ reportId: id } as never, { log: stage.portal as never });
    assert.deepEqual(letters, []);
    const thanks = stage.portal.letters.filter(({ to }) => to === reporter.email);
    assert.equal(thanks.length, 1);
    assert.doesNotMatch(thanks[0]!.text, /Kari|Lund|medlem|humanist/i);
    assert.match(thanks[0]!.text, /Vi kondolerer/);
  });

  test('a register that knows of a death goes the same way; where somebody signs in, the desk looks first', async () => {
    const { db, clock, services } = stage.portal;
    const agreement = await stage.donor('kari');
    await inTransaction(db, (tx) =>
      noteRegisterDeaths(tx, [{ personId: kari.id, diedOn: '2026-11-20', isDoubtful: true }], stage.now()),
    );
    const work = async () => {
      const jobs = deathJobs({
        ...services.deaths,
        db,
        clock,
        memberService: organisation.memberService,
        mail: { send: async () => {} },
      });
      const job = jobs.find(({ name }) => name === 'end-deaths-from-register');
      await job?.run({} as never, { log: stage.portal as never });
      await stage.settle();
    };
    for (let times = 0; times < 2; times += 1) await work();
    assert.ok(await isOnHold());
    assert.equal((await stage.agreement('kari', agreement.id)).state, 'active');
    await sql`update death_report set state = 'confirmed', decided_at = ${stage.now()}`.execute(db);
    for (let times = 0; times < 2; times += 1) await work();
    assert.equal((await personRow())?.died_on, '2026-11-20');
    assert.equal(stage.atVipps().status, 'STOPPED');
  });
});
