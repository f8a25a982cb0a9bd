/** Annual meetings: papers, motions and candidates; who may, until when, who is shown what, and what is kept. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { MyDemocracy } from '#contract/meeting-endpoints.ts';
import { proposalTextVersion } from '#contract/meeting-values.ts';
import { addDays } from '#contract/values/working-days.ts';
import { listMigrations } from '#server/platform/database/migrate.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { activitySteps } from '../../../test/support/activity-steps.ts';
import {
  insertMeeting,
  insertMeetingActivity,
  insertPaper,
  insertUnsentPdf,
} from '../../../test/support/meeting-fixtures.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { findNotice } from '../notices/notices-repository.ts';
import { tellMeetingNews, tendMeetings } from './meeting-clock-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, liv, nils, ola } = demoPersons;
const motion = {
  title: 'Åpent hus',
  body: 'Vi holder åpent hus hver måned.',
  name: 'hidden',
  reason: 'Flere finner veien til oss.',
};
const mine = { who: 'me', role: 'auditor', reason: 'Har tid og lyst til å bidra.', agrees: true };
const minuteMs = 60_000;

describe('an annual meeting', () => {
  let portal: TestPortal;
  let id: string;
  before(async () => {
    portal = await openTestPortal();
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo, role: 'secretary' });
    await insertOffice(portal.db, { personId: ola.id, unitId: units.oslo, role: 'nomination-member' });
    await insertOffice(portal.db, { personId: nils.id, unitId: units.bergen });
  });
  after(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('notice').execute();
    await portal.db.deleteFrom('unit_message').execute();
    await portal.db.deleteFrom('attempt_counter').execute();
    id = await insertMeeting(portal.db, units.oslo);
  });

  const today = () => norwegianDay(new Date());
  const call = (who: DemoName, key: string, at = id, sent?: object) =>
    portal.call(
      who,
      key as 'GET /api/meetings/:id',
      {
        params: { id: at },
        ...(sent && { body: sent }),
      } as never,
    );
  const meetingOf = async (who: DemoName, at = id) => body(await call(who, 'GET /api/meetings/:id', at));
  const boardOf = async (who: DemoName) =>
    body(await portal.call(who, 'GET /api/units/:id/meetings', { params: { id: units.oslo } }));
  const change = (days: Record<string, string | Date | number | null>, at = id) =>
    portal.db.updateTable('unit_message').set(days).where('id', '=', at).execute();
  const toldOf = async (kind: string) => {
    const { rows } = await sql<{ personId: string }>`
      select person_id as "personId" from notice where kind = ${kind} order by person_id`.execute(portal.db);
    return rows.map(({ personId }) => personId);
  };
  const members = async () => {
    const { rows } = await sql<{ id: string }>`select person_id as id from membership
      where ended_on is null and chapter_id = ${units.oslo} order by person_id`.execute(portal.db);
    return rows.map((row) => row.id);
  };
  const tell = (later: number) =>
    tellMeetingNews(
      portal.db,
      async (tx, notice) => {
        await sql`insert into notice (id, person_id, kind, subject_id, created_at)
          values (${randomUUID()}, ${notice.personId}, ${notice.kind}, ${notice.subjectId}, ${notice.now})`.execute(
          tx,
        );
      },
      new Date(Date.now() + later),
    );
  const addPaper = async (
    who: 'kari' | 'liv' | 'nils' | 'ola',
    kind = 'paper',
    file: 'pdf' | 'png' = 'pdf',
  ) => {
    const fileId = randomUUID();
    await insertUnsentPdf(portal.db, {
      id: fileId,
      ownerId: demoPersons[who].id,
      meetingId: id,
      kind: file,
    });
    const answer = await call(who, 'POST /api/unit-meetings/:id/papers', id, {
      kind,
      title: 'Årsmelding',
      attachments: [fileId],
    });
    return { answer, fileId };
  };

  test('papers are put before the members, who open them; late ones are told once, together', async () => {
    const first = await addPaper('liv');
    assert.equal(first.answer.status, 201, first.answer.text);
    await addPaper('liv');
    await tell(9 * minuteMs);
    assert.deepEqual(await toldOf('meeting-papers'), [], 'not before ten minutes');
    await tell(11 * minuteMs);
    await tell(11 * minuteMs);
    assert.deepEqual(await toldOf('meeting-papers'), await members());
    const { papers } = await meetingOf('kari');
    assert.deepEqual(
      papers.map(({ title, files }: { title: string; files: object[] }) => [title, files.length]),
      [
        ['Årsmelding', 1],
        ['Årsmelding', 1],
      ],
    );
    const open = (who: DemoName) => call(who, 'GET /api/meeting-files/:id/content', first.fileId);
    const opened = await open('kari');
    assert.deepEqual(
      [opened.status, (opened.headers as Record<string, unknown>)['content-type']],
      [200, 'application/pdf'],
    );
    assert.equal((await open('ola')).status, 200, 'of the nomination committee');
    // Of another chapter, and no member at all: as one that does not exist.
    for (const who of ['nils', 'jon'] as const) {
      assert.equal((await open(who)).status, 404, who);
      assert.equal((await call(who, 'GET /api/meetings/:id')).status, 404, who);
    }
    assert.equal((await call('kari', 'GET /api/meeting-files/:id/content', randomUUID())).status, 404);
    const gone = await call('liv', 'POST /api/meeting-papers/:id/removals', body(first.answer).id);
    assert.equal(gone.status, 200);
    assert.equal((await open('kari')).status, 404);
    assert.equal((await meetingOf('kari')).papers.length, 1);
  });

  test('only PDF, only by those who write for the unit; minutes only afterwards, and told on their own', async () => {
    const png = await addPaper('liv', 'paper', 'png');
    assert.deepEqual([png.answer.status, body(png.answer).errors[0].path], [422, '/attachments']);
    assert.equal((await addPaper('ola')).answer.status, 403, 'an office that does not go so far');
    assert.equal((await addPaper('nils')).answer.status, 404, 'another unit');
    assert.equal((await addPaper('kari')).answer.status, 403, 'no office');
    assert.equal((await addPaper('liv', 'minutes')).answer.status, 409);
    await change({ meeting_on: addDays(today(), -1) });
    assert.equal((await addPaper('liv')).answer.status, 409);
    assert.equal((await addPaper('liv', 'minutes')).answer.status, 201);
    await tell(11 * minuteMs);
    assert.deepEqual(await toldOf('meeting-minutes'), await members());
    assert.deepEqual(await toldOf('meeting-papers'), []);
  });

  test('what is removed before the notice is in none, and a paper before the summons has left is not late', async () => {
    const { answer } = await addPaper('liv');
    await call('liv', 'POST /api/meeting-papers/:id/removals', body(answer).id);
    await sql`update unit_message set sent_at = null, told = 0 where id = ${id}`.execute(portal.db);
    await addPaper('liv');
    await tell(11 * minuteMs);
    assert.deepEqual(await toldOf('meeting-papers'), []);
    assert.equal((await call('kari', 'GET /api/meetings/:id')).status, 404, 'no one has been notified of it');
  });

  test('a motion is sent, changed and taken back until the last day is over in Norway, and then refused', async () => {
    const sent = await call('kari', 'POST /api/meetings/:id/motions', id, motion);
    assert.equal(sent.status, 201, sent.text);
    assert.deepEqual(await toldOf('proposal-received'), [kari.id]);
    const { id: motionId, version } = body(sent);
    await change({ motions_by: today() });
    const changed = await call('kari', 'PUT /api/motions/:id', motionId, {
      ...motion,
      title: 'Åpent hus hver uke',
      version,
    });
    assert.deepEqual([changed.status, body(changed).version], [200, 2], changed.text);
    const outdated = await call('kari', 'PUT /api/motions/:id', motionId, { ...motion, version });
    assert.deepEqual([outdated.status, body(outdated).code], [409, 'CHANGED_ELSEWHERE']);
    assert.equal((await meetingOf('kari')).daysLeft.motions, 0);
    await change({ motions_by: addDays(today(), -1) });
    for (const late of [
      await call('kari', 'POST /api/meetings/:id/motions', id, motion),
      await call('kari', 'PUT /api/motions/:id', motionId, { ...motion, version: 2 }),
      await call('kari', 'POST /api/motions/:id/withdrawals', motionId),
    ])
      assert.deepEqual([late.status, body(late).code], [409, 'DEADLINE_OVER']);
    await change({ motions_by: today() });
    const [first, again] = [
      await call('kari', 'POST /api/motions/:id/withdrawals', motionId),
      await call('kari', 'POST /api/motions/:id/withdrawals', motionId),
    ];
    assert.deepEqual([body(first).state, body(again).state], ['withdrawn', 'withdrawn']);
    assert.deepEqual((await boardOf('liv')).meetings[0].motions.motions, []);
  });

  test('only those who can vote there send, and each sees only their own', async () => {
    const sent = body(await call('kari', 'POST /api/meetings/:id/motions', id, motion));
    for (const key of ['PUT /api/motions/:id', 'POST /api/motions/:id/withdrawals'])
      assert.equal((await call('liv', key, sent.id, { ...motion, version: 1 })).status, 404, key);
    // Summoned, and moved to another chapter since.
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      values (${randomUUID()}, ${nils.id}, 'unit-summons', ${id}, now())`.execute(portal.db);
    const moved = await call('nils', 'POST /api/meetings/:id/motions', id, motion);
    assert.deepEqual([moved.status, body(moved).code], [409, 'NO_VOTE_HERE']);
    const seen = await meetingOf('nils');
    assert.deepEqual([seen.vote, seen.papers, seen.motions], ['other-unit', [], null]);
    assert.equal((await call('aud', 'POST /api/meetings/:id/motions', id, motion)).status, 404);
    for (const [field, value] of [
      ['title', ''],
      ['title', 'a\u202eb c'],
      ['body', 'kort'],
      ['reason', 'x'.repeat(2001)],
      ['name', ''],
    ] as const) {
      const refused = await call('kari', 'POST /api/meetings/:id/motions', id, { ...motion, [field]: value });
      assert.deepEqual([refused.status, body(refused).errors[0].path], [422, `/${field}`]);
    }
    for (let tries = 0; tries < 9; tries += 1)
      assert.equal((await call('kari', 'POST /api/meetings/:id/motions', id, motion)).status, 201);
    assert.equal((await call('kari', 'POST /api/meetings/:id/motions', id, motion)).status, 429);
  });

  test('the board sees who sent it; the members only what the form said, and not before it is published', async () => {
    await call('kari', 'POST /api/meetings/:id/motions', id, motion);
    await call('kari', 'POST /api/meetings/:id/motions', id, { ...motion, title: 'Tur', name: 'shown' });
    const [meeting] = (await boardOf('liv')).meetings;
    assert.deepEqual(
      meeting.motions.motions.map(({ by, isNamed }: { by: string; isNamed: boolean }) => [by, isNamed]),
      [
        ['Kari Lund', false],
        ['Kari Lund', true],
      ],
    );
    const committee = await boardOf('ola');
    assert.deepEqual([committee.mayWrite, committee.meetings[0].motions], [false, null]);
    const publish = (who: DemoName) =>
      call(who, 'POST /api/unit-meetings/:id/publications', id, { list: 'motions' });
    const early = await publish('liv');
    assert.deepEqual([early.status, body(early).code], [409, 'MEETING_NOT_POSSIBLE']);
    await change({ motions_by: addDays(today(), -1) });
    assert.equal((await meetingOf('kari')).motions, null);
    assert.equal((await publish('ola')).status, 403);
    assert.equal((await publish('nils')).status, 404);
    assert.equal((await publish('liv')).status, 200);
    assert.equal((await publish('liv')).status, 200);
    await tell(11 * minuteMs);
    assert.deepEqual(await toldOf('meeting-lists'), await members());
    const { motions, ownMotions } = await meetingOf('kari');
    assert.deepEqual(
      motions.map(({ title, by }: { title: string; by: string | null }) => [title, by]),
      [
        ['Åpent hus', null],
        ['Tur', 'Kari Lund'],
      ],
    );
    assert.deepEqual(
      ownMotions.map(({ state }: { state: string }) => state),
      ['published', 'published'],
    );
  });

  describe('candidates', () => {
    const nominate = (who: DemoName, sent: object) =>
      call(who, 'POST /api/meetings/:id/nominations', id, sent);
    const another = {
      who: 'other',
      role: 'auditor',
      reason: 'Er nøyaktig og har god tid.',
      givenName: 'Liv',
      familyName: liv.familyName,
      contact: liv.account.email,
    };
    test('the language of the words is that of who proposed, and after an answer that of who answered', async () => {
      const languageOf = async () => {
        const { text_language } = await portal.db
          .selectFrom('meeting_nomination')
          .select('text_language')
          .executeTakeFirstOrThrow();
        return text_language;
      };
      const sent = await portal.call('kari', 'POST /api/meetings/:id/nominations', {
        params: { id },
        body: another as never,
        language: 'nn',
      });
      assert.equal(await languageOf(), 'nn');
      await portal.call('liv', 'POST /api/nominations/:id/answers', {
        params: { id: body(sent).id },
        body: { answer: 'yes', textVersion: proposalTextVersion },
        language: 'en',
      });
      assert.equal(await languageOf(), 'en');
    });

    const answer = (who: DemoName, at: string, given: 'yes' | 'no') =>
      call(who, 'POST /api/nominations/:id/answers', at, { answer: given, textVersion: proposalTextVersion });
    const candidates = async (who: DemoName) =>
      (await boardOf(who)).meetings[0].candidates.candidates.map(
        ({ name, by }: { name: string; by: string }) => [name, by],
      );

    test('another is asked, and not shown before their own yes; a no looks like no answer', async () => {
      const sent = body(await nominate('kari', another));
      assert.deepEqual([sent.state, sent.name], ['waiting', `Liv ${liv.familyName}`]);
      assert.deepEqual(await toldOf('nomination-asked'), [liv.id]);
      assert.deepEqual(await candidates('liv'), []);
      const [asked] = (await meetingOf('liv')).asked;
      assert.deepEqual([asked.by, asked.answer], ['Kari Lund', null]);
      const needs = body(await portal.call('liv', 'GET /api/attention')).matters;
      assert.ok(needs.some(({ code }: { code: string }) => code === 'NOMINATION_ASKED'));
      assert.equal(body(await answer('liv', sent.id, 'no')).answer, 'no');
      assert.equal((await meetingOf('kari')).ownNominations[0].state, 'waiting');
      assert.equal((await answer('kari', sent.id, 'yes')).status, 404, 'no one says yes for another');
      await answer('liv', sent.id, 'yes');
      assert.deepEqual(await candidates('ola'), [[`Liv ${liv.familyName}`, 'Kari Lund']]);
      assert.equal((await meetingOf('kari')).candidates, null);
      // What another has said yes to is not changed behind them.
      const behind = await call('kari', 'PUT /api/nominations/:id', sent.id, {
        role: 'leader',
        reason: 'Noe helt annet enn før.',
        version: 1,
      });
      assert.deepEqual([behind.status, body(behind).code], [409, 'CHANGED_ELSEWHERE']);
      await change({ nominations_by: addDays(today(), -1) });
      await call('liv', 'POST /api/unit-meetings/:id/publications', id, { list: 'candidates' });
      const [shown] = (await meetingOf('kari')).candidates;
      assert.deepEqual([shown.name, shown.role, shown.by], [`Liv ${liv.familyName}`, 'auditor', undefined]);
      // A yes is taken back as easily as it was given, until the meeting is over.
      assert.equal((await answer('liv', sent.id, 'no')).status, 200);
      assert.deepEqual((await meetingOf('kari')).candidates, []);
      const late = await answer('liv', sent.id, 'yes');
      assert.deepEqual([late.status, body(late).code], [409, 'DEADLINE_OVER']);
    });

    test('an e-mail to one of the two is not answered to the board, as one about papers is', async () => {
      await sql`update unit set reply_email = 'laget@minside.example' where id = ${units.oslo}`.execute(
        portal.db,
      );
      await nominate('kari', another);
      await addPaper('liv');
      await tell(11 * minuteMs);
      const { rows } = await sql<{
        id: string;
        kind: string;
      }>`select id, kind from notice order by created_at`.execute(portal.db);
      for (const { id: noticeId, kind } of rows)
        assert.equal(
          (await findNotice(portal.db, noticeId))?.replyTo ?? null,
          kind === 'meeting-papers' ? 'laget@minside.example' : null,
          kind,
        );
      assert.equal(new Set(rows.map(({ kind }) => kind)).size, 3);
    });

    test('whether the other is a member cannot be found out', async () => {
      const known = body(await nominate('kari', another));
      const unknown = body(
        await nominate('kari', { ...another, givenName: 'Ukjent', contact: 'ukjent@annet.example' }),
      );
      const elsewhere = body(
        await nominate('kari', {
          ...another,
          givenName: nils.givenName,
          familyName: nils.familyName,
          contact: nils.account.email,
        }),
      );
      const alike = ({ id: _id, name: _name, sentAt: _sentAt, ...rest }: Record<string, unknown>) => rest;
      assert.deepEqual(alike(unknown), alike(known));
      assert.deepEqual(alike(elsewhere), alike(known));
      assert.deepEqual(await toldOf('nomination-asked'), [liv.id], 'only a member of the unit is asked');
    });

    test('oneself, with a yes in the form, changed and taken back until the last day is over', async () => {
      const silent = await nominate('kari', { ...mine, agrees: false });
      assert.deepEqual([silent.status, body(silent).errors[0].path], [422, '/agrees']);
      const sent = body(await nominate('kari', mine));
      assert.deepEqual([sent.state, sent.name], ['candidate', null]);
      const twice = await nominate('kari', mine);
      assert.deepEqual(body(twice).errors, [{ path: '/role', code: 'TWICE' }]);
      const changed = await call('kari', 'PUT /api/nominations/:id', sent.id, {
        role: 'secretary',
        reason: 'Skriver gjerne referat.',
        version: 1,
      });
      assert.deepEqual([changed.status, body(changed).role], [200, 'secretary']);
      assert.deepEqual(await candidates('liv'), [['Kari Lund', '']]);
      const wrongUnit = await nominate('kari', { ...mine, role: 'congress-delegate' });
      assert.deepEqual(body(wrongUnit).errors, [{ path: '/role', code: 'INVALID' }]);
      const yourself = await nominate('kari', {
        ...another,
        givenName: 'Kari',
        familyName: kari.familyName,
        contact: kari.account.email,
      });
      assert.deepEqual(body(yourself).errors, [{ path: '/contact', code: 'YOURSELF' }]);
      await change({ nominations_by: addDays(today(), -1) });
      for (const late of [
        await nominate('kari', mine),
        await call('kari', 'POST /api/nominations/:id/withdrawals', sent.id),
      ])
        assert.deepEqual([late.status, body(late).code], [409, 'DEADLINE_OVER']);
      // A candidate can withdraw on any day.
      assert.equal((await answer('kari', sent.id, 'no')).status, 200);
      assert.deepEqual(await candidates('liv'), []);
      assert.equal((await meetingOf('kari')).ownNominations[0].state, 'withdrawn');
    });
  });

  test('the night after, who could vote is recorded, and nothing of how; a month later unused proposals are deleted', async () => {
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      values (${randomUUID()}, ${kari.id}, 'unit-summons', ${id}, now())`.execute(portal.db);
    const { id: back } = body(await call('kari', 'POST /api/meetings/:id/motions', id, motion));
    await call('kari', 'POST /api/motions/:id/withdrawals', back);
    await call('kari', 'POST /api/meetings/:id/motions', id, { ...motion, title: 'Tur' });
    await call('kari', 'POST /api/meetings/:id/nominations', id, mine);
    const meetingOn = addDays(today(), 40);
    const night = (days: number) => new Date(`${addDays(meetingOn, days)}T02:10:00Z`);
    await tendMeetings(portal.db, night(0));
    assert.equal((await boardOf('liv')).meetings[0].voters, (await members()).length);
    await tendMeetings(portal.db, night(1));
    await tendMeetings(portal.db, night(1));
    const { rows } = await sql<{ personId: string }>`select person_id as "personId" from meeting_voter
      where message_id = ${id} order by person_id`.execute(portal.db);
    assert.deepEqual(
      rows.map(({ personId }) => personId),
      await members(),
    );
    const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'meeting_voter' order by 1`.execute(portal.db);
    assert.deepEqual(
      columns.rows.map(({ name }) => name),
      ['message_id', 'person_id'],
      'nothing of how somebody voted',
    );
    await change({ meeting_on: addDays(today(), -1), motions_by: addDays(today(), -9) });
    const record = body(await portal.call('kari', 'GET /api/my-democracy'));
    assert.deepEqual(record.past[0], {
      meetingId: id,
      unit: record.past[0].unit,
      subject: 'Årsmøtet',
      on: addDays(today(), -1),
      isSummoned: true,
      couldVote: true,
      attendance: null,
    });
    assert.deepEqual(
      record.motions.map(({ title, state }: { title: string; state: string }) => [title, state]),
      [
        ['Tur', 'sent'],
        ['Åpent hus', 'withdrawn'],
      ],
    );
    assert.equal(record.nominations.length, 1);
    assert.deepEqual((await meetingOf('kari')).vote, 'could');
    await tendMeetings(portal.db, new Date(Date.now() + 35 * 24 * 60 * minuteMs));
    const later = body(await portal.call('kari', 'GET /api/my-democracy'));
    assert.deepEqual([later.motions.length, later.nominations.length], [1, 1]);
  });

  test('attendance is what the organiser noted where the meeting was an activity too', async () => {
    const on = addDays(today(), -3);
    await change({ meeting_on: on });
    await sql`insert into meeting_voter values (${id}, ${kari.id})`.execute(portal.db);
    const [activityId, signUpId] = [await insertMeetingActivity(portal.db, units.oslo, on), randomUUID()];
    await change({ activity_id: activityId });
    const at = `${on}T16:00:00Z`;
    await sql`insert into sign_up (id, activity_id, person_id, state, seats, queued_at, changed_at, calendar_code)
      values (${signUpId}, ${activityId}, ${kari.id}, 'signed-up', 1, ${at}, ${at}, ${signUpId})`.execute(
      portal.db,
    );
    await sql`insert into activity_participant (id, sign_up_id, activity_id, position, kind, name, attendance)
      values (${randomUUID()}, ${signUpId}, ${activityId}, 0, 'self', 'Kari Lund', 'came')`.execute(
      portal.db,
    );
    await sql`update unit_message set voters_listed_at = now() where id = ${id}`.execute(portal.db);
    const { past } = body(await portal.call('kari', 'GET /api/my-democracy'));
    assert.deepEqual([past[0].isSummoned, past[0].couldVote, past[0].attendance], [false, true, 'came']);
  });

  const listed = (days: number, change: object = {}) => {
    const on = addDays(today(), days);
    return { type: 'annual-meeting', unitId: units.oslo, startsOn: on, endsOn: on, ...change };
  };
  const meetingIdOf = async (who: DemoName, activityId: string) =>
    body(await portal.call(who, 'GET /api/activities/:id/mine', { params: { id: activityId } })).meetingId;

  test('the summons and the activity of the day lead to each other, for those who may see the meeting', async () => {
    const steps = activitySteps(portal);
    const other = await steps.publish(listed(41));
    const elsewhere = await steps.publish(listed(40, { unitId: units.bergen }));
    assert.equal((await meetingOf('kari')).activity, null);
    const same = await steps.publish(listed(40));
    const { activity } = await meetingOf('kari');
    assert.deepEqual([activity.id, norwegianDay(new Date(activity.startsAt))], [same, addDays(today(), 40)]);
    assert.equal(await meetingIdOf('kari', same), id, 'became a member after the summons');
    for (const one of [other, elsewhere]) assert.equal(await meetingIdOf('kari', one), null);
    assert.equal(await meetingIdOf('nils', same), null, 'of another chapter');
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      values (${randomUUID()}, ${nils.id}, 'unit-summons', ${id}, now())`.execute(portal.db);
    assert.equal(await meetingIdOf('nils', same), id, 'was summoned, and has moved since');
    await change({ sent_at: null, told: 0 });
    assert.equal(await meetingIdOf('kari', same), null, 'it has not left');

    const second = await steps.publish(listed(40));
    assert.equal((await meetingOf('nils')).activity.id, same, 'the first one stays');
    const reason = 'Vi finner et annet lokale.';
    await steps.organiser('cancel', same, { reason });
    const { activity: next, cancelReason } = await meetingOf('nils');
    assert.deepEqual([next.id, cancelReason], [second, null], 'the one in its place');
    await steps.organiser('cancel', second, { reason });
    const calledOff = await meetingOf('nils');
    assert.deepEqual([calledOff.activity, calledOff.cancelReason], [null, reason]);
    await change({ sent_at: new Date() });
    const { meetings } = body(await portal.call('kari', 'GET /api/my-democracy'));
    assert.deepEqual(
      meetings.map(({ isCancelled, daysLeft }: MyDemocracy['meetings'][number]) => [isCancelled, daysLeft]),
      [[true, { motions: null, nominations: null }]],
    );
    assert.deepEqual(calledOff.daysLeft, { motions: null, nominations: null });
    const late = await portal.call('kari', 'POST /api/meetings/:id/motions', {
      params: { id },
      body: { title: 'Boksirkel', body: 'Laget starter en.', reason: 'Det er fint.', name: 'shown' },
    });
    assert.deepEqual([late.status, body(late).code], [409, 'DEADLINE_OVER']);
  });

  test('the activity stays the annual meeting of its unit on its day as long as members are summoned to it', async () => {
    const steps = activitySteps(portal);
    const activityId = await steps.publish(listed(40));
    for (const [other, path] of [
      [listed(41), '/startsOn'],
      [listed(40, { unitId: units.bergen }), '/unitId'],
      [listed(40, { type: 'talk' }), '/type'],
    ] as const) {
      const refused = await steps.change(activityId, other);
      assert.deepEqual([refused.status, body(refused).errors], [422, [{ path, code: 'INVALID' }]]);
    }
    assert.equal((await steps.change(activityId, { startsTime: '17:00' })).status, 200);
    assert.equal(await meetingIdOf('kari', activityId), id);
    await change({ cancelled_at: new Date() });
    assert.equal((await steps.change(activityId, listed(41))).status, 200);
  });

  test('an activity that is moved to the day of a summons is its meeting', async () => {
    const steps = activitySteps(portal);
    const activityId = await steps.publish(listed(39));
    assert.equal((await meetingOf('kari')).activity, null);
    assert.equal((await steps.change(activityId, listed(40))).status, 200);
    assert.equal((await meetingOf('kari')).activity.id, activityId);
  });

  test('a summons from before it was tied to its activity is tied by its day', async () => {
    const on = addDays(today(), 44);
    const [before, cancelled] = [await insertMeeting(portal.db, units.oslo, { on }), id];
    await change({ meeting_on: on, cancelled_at: new Date() }, cancelled);
    const activityId = await insertMeetingActivity(portal.db, units.oslo, on);
    const { text } = listMigrations().find(({ name }) => name === '0581-one-annual-meeting.sql')!;
    await sql.raw(/^update unit_message[^;]*/m.exec(text)![0]).execute(portal.db);
    const { rows } = await sql<{ id: string; activityId: string | null }>`
      select id, activity_id as "activityId" from unit_message`.execute(portal.db);
    assert.deepEqual(
      new Map(rows.map((row) => [row.id, row.activityId])),
      new Map([
        [before, activityId],
        [cancelled, null],
      ]),
    );
  });

  test('papers outlive the cleaning of unsent files, and go with the summons', async () => {
    const { fileId } = await addPaper('liv');
    await sql`update attachment set changed_at = now() - interval '40 days' where id = ${fileId}`.execute(
      portal.db,
    );
    const { removeForgotten } = await import('../attachments/attachment-repository.ts');
    await removeForgotten(portal.db, new Date(Date.now() - 14 * 24 * 60 * minuteMs));
    assert.equal((await call('kari', 'GET /api/meeting-files/:id/content', fileId)).status, 200);
    await insertPaper(portal.db, id);
    await call('kari', 'POST /api/meetings/:id/motions', id, motion);
    await portal.services.representatives.unitMessages.forget(
      portal.db,
      new Date(Date.now() + 740 * 24 * 60 * minuteMs),
    );
    for (const table of ['meeting_paper', 'meeting_motion'])
      assert.equal((await sql`select from ${sql.table(table)}`.execute(portal.db)).rows.length, 0, table);
    assert.equal((await sql`select from attachment where id = ${fileId}`.execute(portal.db)).rows.length, 0);
  });
});
