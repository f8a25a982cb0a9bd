/**
 * Everything that goes out to a person in two months is counted, three times: without a report, where a known sender
 * has reported a death and the desk has not decided, and where the desk has confirmed it.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { noticeKinds } from '#contract/notice-kinds.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createJobs } from '#server/platform/jobs/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { activitySteps } from '../../../test/support/activity-steps.ts';
import { inDays } from '../../../test/support/days.ts';
import { type GivingStage, openGivingStage } from '../../../test/support/giving-stage.ts';
import { insertIssue } from '../../../test/support/magazine-fixtures.ts';
import { unlistMeetings } from '../../../test/support/meeting-fixtures.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { createUnsubscribeCodes } from '../notices/notice-preference-service.ts';
import { deliverNotice } from '../notices/notices-jobs.ts';
import { createAnnounce } from '../notices/notices-service.ts';

const { kari, liv } = demoPersons;

/** From a sender unknown to the portal, who proves the address. */
async function report(stage: GivingStage): Promise<void> {
  const { ticket } = await stage.call<{ ticket: string }>(null, 'GET /api/contact-form');
  stage.move(1 / 1440);
  const person = await stage.portal.db
    .selectFrom('person')
    .select('born_on')
    .where('id', '=', kari.id)
    .executeTakeFirstOrThrow();
  const told = await stage.portal.app.inject({
    method: 'POST',
    url: '/api/death-reports',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    payload: JSON.stringify({
      name: 'Kari Lund',
      bornOn: person.born_on,
      address: '',
      diedOn: '',
      wantsTalk: false,
      ticket,
      reporterName: 'Pål Lund',
      email: 'paal@person.example',
      phone: '',
      relation: 'child',
    }),
  });
  assert.equal(told.statusCode, 201, told.body);
  const codeIn = () => stage.portal.letters.find(({ to }) => to === 'paal@person.example');
  for (let tries = 0; !codeIn() && tries < 100; tries += 1) await delay(50);
  const code = /\b(\d{6})\b/.exec(codeIn()!.text)![1];
  const { outcome } = await stage.call<{ outcome: string }>(null, 'POST /api/sender-codes/confirmations', {
    body: { id: told.json().code.id, code },
  });
  assert.equal(outcome, 'verified');
  await stage.settle();
}

async function confirm(stage: GivingStage): Promise<void> {
  const { id } = await stage.portal.db.selectFrom('death_report').select('id').executeTakeFirstOrThrow();
  const reason = 'Snakket med datteren på telefon i dag';
  await stage.call('mona', 'POST /api/staff/death-reports/:id/confirmations', {
    params: { id },
    body: { personId: kari.id, diedOn: '20.11.2026', reason },
  });
  await stage.settle();
}

/** Everything that waits to be sent to her, as the job would. @returns to which addresses */
async function post({ portal }: GivingStage): Promise<string[]> {
  const sent: string[] = [];
  const keep = async ({ to }: { to: string }) => void sent.push(to);
  const job = deliverNotice({
    db: portal.db,
    clock: portal.clock,
    origin: 'https://minside.example',
    organisation,
    mail: { send: keep },
    sms: { send: keep },
    codes: createUnsubscribeCodes(portal.secret),
  });
  const { rows } = await sql<{ id: string }>`
    select id from notice where person_id = ${kari.id} and sent_at is null`.execute(portal.db);
  for (const { id } of rows) await job.run({ noticeId: id }, { log: portal as never });
  return sent;
}

/** Two months in the life of a member who gives, reads, takes part and belongs to a chapter. */
async function whatGoesOut(how: 'alive' | 'reported' | 'confirmed') {
  const stage = await openGivingStage();
  const { portal, call, now } = stage;
  const { db } = portal;
  const steps = activitySteps(portal);
  await db.deleteFrom('death_report').execute();
  await db.deleteFrom('person_hold').execute();
  await sql`update person set magazine = 'paper', country = 'NO', address_lines = array['Storgata 1'],
    postal_code = '0182', postal_place = 'Oslo' where id = ${kari.id}`.execute(db);
  await insertOffice(db, { personId: liv.id, unitId: units.oslo });
  const soon = { startsOn: '2026-12-19', endsOn: '2026-12-19' };
  const coming = await steps.publish(soon);
  await steps.in('kari', coming);
  const full = await steps.publish({ ...soon, capacity: 1 });
  const first = await steps.in('ola', full);
  await steps.in('kari', full, { acceptsWaiting: true });
  await stage.donor('kari');
  await post(stage);

  if (how !== 'alive') await report(stage);
  if (how === 'confirmed') await confirm(stage);
  const before = stage.simulator.machine.charges.size;

  // Everything that can be told, by e-mail and by SMS.
  const jobs = createJobs(
    portal.database,
    createLog(() => {}),
  );
  const announce = createAnnounce({ jobs: { ...jobs, enqueue: async () => {} } });
  await inTransaction(db, async (tx) => {
    for (const kind of noticeKinds)
      for (const channel of [undefined, 'sms'] as const)
        await announce(tx, {
          personId: kari.id,
          kind,
          subjectId: randomUUID(),
          now: now(),
          ...(channel && { channel }),
        });
  });
  const ofEachKind = (await post(stage)).length;

  await steps.organiser('messages', coming, { message: 'Ta med varme klær.' });
  await steps.change(coming, { place: 'Et annet sted' });
  await steps.act('ola', 'cancel', first.signUpId);
  // She does not look for herself: to sign in would show that she lives.
  const { rows: turns } = await sql`select from sign_up
    where person_id = ${kari.id} and activity_id = ${full} and state = 'offered'`.execute(db);
  await unlistMeetings(db);
  const summons = {
    kind: 'summons',
    to: 'members',
    subject: 'Årsmøte',
    body: 'Velkommen til årsmøte.',
    meetingPlace: 'Biblioteket',
    meetingOn: inDays(40, now()),
    motionsBy: inDays(20, now()),
    nominationsBy: inDays(25, now()),
  };
  await call('liv', 'POST /api/units/:id/messages', { params: { id: units.oslo }, body: summons });
  await portal.services.representatives.unitMessages.sendAll(db, new Date(now().getTime() + 120_000));
  const invitations = (await post(stage)).length;

  await call('mona', 'PUT /api/staff/units/:id/export', {
    params: { id: units.oslo },
    body: { mayExport: true },
  });
  const file = await portal.call('liv', 'GET /api/units/:id/member-file', {
    params: { id: units.oslo },
    query: { purpose: 'annual-meeting' },
  });
  assert.equal(file.status, 200, file.text);
  const onLists = file.bytes.toString('utf8').includes('Kari Lund') ? 1 : 0;

  const issueId = await insertIssue(db, 30, false, now());
  await call('mona', 'POST /api/staff/magazine-issues/:id/freezings', { params: { id: issueId } });
  const { rows: copies } = await sql`select from magazine_delivery
    where issue_id = ${issueId} and person_id = ${kari.id} and kind in ('paper', 'digital')`.execute(db);

  stage.move('2026-12-17T18:00:00Z');
  await stage.runHour();
  await portal.services.activities.care.remind(db, now());
  for (const day of ['2026-12-20T12:00:00Z', '2026-12-23T12:00:00Z', '2027-01-17T09:00:00Z']) {
    stage.move(day);
    await stage.runHour();
    await stage.hear();
  }
  stage.move('2027-01-23T09:00:00Z');
  await stage.hear();
  const letters = (await post(stage)).length;
  const charges = stage.simulator.machine.charges.size - before;
  await stage.close();
  return { ofEachKind, offered: turns.length, invitations, onLists, copies: copies.length, letters, charges };
}

test('a reported death stops paper only; a confirmed one stops post, charges and invitations, all of it', async () => {
  const alive = await whatGoesOut('alive');
  for (const [what, count] of Object.entries(alive))
    assert.ok(count > 0, `${what}: ${JSON.stringify(alive)}`);
  // By e-mail and by SMS, of nearly every kind.
  assert.ok(alive.ofEachKind > noticeKinds.length, JSON.stringify(alive));
  assert.deepEqual(await whatGoesOut('reported'), { ...alive, copies: 0 });
  assert.deepEqual(
    await whatGoesOut('confirmed'),
    Object.fromEntries(Object.keys(alive).map((what) => [what, 0])),
  );
});
