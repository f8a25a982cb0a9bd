/** Every period of `contract/retention.ts`, run by the job that deletes it, with rows on both sides of its end. */

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import {
  keptSince,
  type Period,
  type RetentionId,
  type RetentionPeriod,
  retention,
} from '#contract/retention.ts';
import { addDays } from '#contract/values/bank-days.ts';
import { compose } from '#server/compose.ts';
import { purgeDay } from '#server/features/children/grant-day-rules.ts';
import { features } from '#server/features.ts';
import { forgetOldAnswersJob } from '#server/platform/http/idempotency-jobs.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons, demoUnits } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { insertGiftOf } from '../../../test/support/gift-years.ts';
import { insertGiroFile, insertUnmatchedPayment } from '../../../test/support/giro-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { testPorts } from '../../../test/support/test-ports.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const dayMs = 86_400_000;
const person = demoPersons.ola.id;
const unitId = demoUnits[0]?.id;
/** @returns days; a period that is not counted so has none */
const daysOf = (period: Period | null): number =>
  period === null ? 0 : 'days' in period ? period.days : 'hours' in period ? period.hours / 24 : Number.NaN;
const log = { info() {}, warn() {}, error() {} };

/** The kinds that are counted from a moment. The others end with what they belong to: `purge-leaver`, `children-calendar`. */
type Dated = Exclude<RetentionId, 'membership' | 'children'>;
type Case = { table: string; insert(id: string, at: Date): Promise<unknown> };

/** The nightly job that deletes what has been kept long enough, or the one that does at once. */
const jobOf: Record<RetentionId, string> = {
  membership: 'purge-leaver',
  'unfinished-joining': 'forget-joinings',
  'contact-codes': 'forget-old-codes',
  enquiries: 'forget-old-enquiries',
  'unsent-files': 'forget-unsent-files',
  drafts: 'forget-old-drafts',
  notices: 'forget-old-notices',
  children: 'strike-off-children',
  'child-evidence': 'forget-ended-children',
  'grant-evidence': 'forget-leavers',
  gifts: 'forget-old-gifts',
  'tax-reports': 'forget-tax-reports',
  'grant-lists': 'forget-grant-lists',
  'sign-ups': 'forget-old-sign-ups',
  meetings: 'forget-unit-messages',
  'health-answers': 'forget-activity-answers',
  'queue-places': 'forget-ceremony-queues',
  'magazine-deliveries': 'tidy-magazine',
  offices: 'forget-offices',
  'member-files': 'forget-member-files',
  'register-files': 'forget-register-files',
  'unit-messages': 'forget-unit-messages',
  reimbursements: 'forget-reimbursements',
  'returned-reimbursements': 'forget-reimbursements',
  'leaving-certificate': 'forget-leavers',
  'leaving-trace': 'forget-leavers',
  'death-reports': 'forget-death-reports',
  'desk-acts': 'forget-desk-acts',
  'outside-changes': 'forget-register-changes',
  'role-invitations': 'forget-role-invitations',
  'chapter-moves': 'forget-moved-members',
  'record-merges': 'finish-record-merges',
  'access-log': 'tidy-desk',
  sessions: 'forget-old-sessions',
  recoveries: 'tend-recoveries',
  'sign-in-changes': 'forget-sign-in-changes',
  'repeated-writes': 'forget-old-answers',
};

describe('how long everything is kept', () => {
  let portal: TestPortal;
  let now: Date;
  let jobs: JobDefinition<never>[];
  before(async () => {
    portal = await openTestPortal();
    const { db, secret } = portal;
    const clock = { now: () => now };
    const ports = testPorts({ db, clock, secret });
    jobs = [...compose(features, ports).jobs, forgetOldAnswersJob({ db, clock })];
  });
  after(() => portal.close());

  const run = async (name: string | null) => {
    const job = jobs.find((one) => one.name === name);
    assert.ok(job, `${name}: no such job`);
    await job.run({} as never, { log });
  };
  const day = norwegianDay;
  const exec = (query: ReturnType<typeof sql>) => query.execute(portal.db);
  const activityEnding = async (at: Date) => {
    const id = randomUUID();
    await exec(sql`insert into activity (id, unit_id, series_id, type, title, summary, description, starts_local,
        ends_local, starts_at, ends_at, audience, refund_rule, state, created_at, changed_at)
      values (${id}, ${unitId}, ${id}, 'talk', 'Prøve', '', '', '2020-01-01T10:00', '2020-01-01T11:00',
        ${new Date(at.getTime() - 3_600_000)}, ${at}, 'everybody', 'never', 'published', ${at}, ${at})`);
    return id;
  };
  const signUp = async (id: string, at: Date) => {
    const activityId = await activityEnding(at);
    await exec(sql`insert into sign_up (id, activity_id, person_id, state, seats, queued_at, changed_at, calendar_code)
      values (${id}, ${activityId}, ${person}, 'signed-up', 1, ${at}, ${at}, ${id})`);
    return activityId;
  };

  const cases: Record<Dated, Case> = {
    'unfinished-joining': {
      table: 'joining',
      insert: async (id, at) => {
        await exec(sql`insert into person (id, given_name, family_name) values (${id}, 'Prøve', 'Prøve')`);
        await exec(sql`insert into joining (person_id, details, saved_at) values (${id}, '{}', ${at})`);
      },
    },
    'contact-codes': {
      table: 'contact_code',
      insert: (id, at) =>
        exec(sql`insert into contact_code (id, person_id, account_id, kind, value, is_change, asked_at, expires_at)
          select ${id}, ${person}, account_id, 'email', 'x', false, ${at}, ${at} from account_person
          where person_id = ${person} limit 1`),
    },
    enquiries: {
      table: 'enquiry',
      insert: (id, at) =>
        exec(sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at,
            read_at, closed_at)
          values (${id}, ${id}, ${person}, 'other', 'Prøve', 'closed', ${at}, ${at}, ${at}, ${at})`),
    },
    'unsent-files': {
      table: 'attachment',
      insert: (id, at) =>
        exec(sql`insert into attachment (id, owner_id, form, name, state, announced_bytes, created_at, changed_at)
          values (${id}, ${person}, 'new-enquiry', 'x.pdf', 'uploading', 1, ${at}, ${at})`),
    },
    drafts: {
      table: 'draft',
      insert: (id, at) => exec(sql`insert into draft values (${person}, ${id}, '{}', ${at})`),
    },
    notices: {
      table: 'notice',
      insert: (id, at) =>
        exec(
          sql`insert into notice (id, person_id, kind, created_at) values (${id}, ${person}, 'joined', ${at})`,
        ),
    },
    'child-evidence': {
      table: 'child_grant_evidence',
      // Reckoned when the registration ends.
      insert: (id, at) => {
        const purgeOn = purgeDay(day(at), organisation.grantList);
        return exec(sql`insert into child_grant_evidence (id, fodselsnummer_sealed, registered_on, ended_on, is_sole,
            has_both, purge_on)
          values (${id}, ${Buffer.from('x')}, '2015-01-01', ${day(at)}, true, false, ${purgeOn})`);
      },
    },
    'grant-evidence': {
      table: 'grant_evidence',
      insert: (id, at) =>
        exec(sql`insert into grant_evidence (id, fodselsnummer_sealed, joined_on, left_on, keep_until_on)
          values (${id}, ${Buffer.from('x')}, '2015-01-01', ${day(at)},
            ${`${Number(day(at).slice(0, 4)) + organisation.grantList.keptYears}-12-31`})`),
    },
    'grant-lists': {
      table: 'grant_list_line',
      insert: async (id, at) => {
        const on = day(at);
        await exec(sql`insert into grant_list (id, year, sequence, count_on, state, frozen_at, counted, left_out,
            facts_digest)
          values (${id}, ${Number(on.slice(0, 4))}, 9, ${on}, 'delivered', ${at}, 1, 0, 'x')`);
        await exec(sql`insert into grant_list_line (id, list_id, kind, person_id, number_index, number_sealed)
          values (${id}, ${id}, 'member', ${person}, ${Buffer.from('x')}, ${Buffer.from('x')})`);
      },
    },
    'tax-reports': {
      table: 'tax_report_line',
      // What was given in a year is reported in the next.
      insert: async (id, at) => {
        const year = Number(day(at).slice(0, 4)) - 1;
        await exec(sql`insert into tax_report (id, year, sequence, reference, state, line_count, sum_kroner, facts_digest)
          values (${id}, ${year}, 9, ${id}, 'delivered', 1, 500, 'x')`);
        await exec(sql`insert into tax_report_line (id, report_id, person_id, name, amount_kroner, number_index,
            number_sealed) values (${id}, ${id}, ${person}, 'Prøve', 500, ${Buffer.from('x')}, ${Buffer.from('x')})`);
      },
    },
    gifts: {
      table: 'gift_charge',
      insert: async (id, at) => {
        const made = await insertGiftOf(portal.db, {
          personId: person,
          amountOre: 100,
          paidAt: at.toISOString(),
        });
        renamed.set(id, made);
      },
    },
    'sign-ups': { table: 'sign_up', insert: signUp },
    meetings: {
      table: 'unit_message',
      insert: async (id, at) => {
        await exec(sql`insert into unit_message (id, unit_id, author_role, kind, is_trial, subject, body, meeting_on,
            meeting_place, motions_by, nominations_by, written_at, leaves_at, sent_at)
          values (${id}, ${unitId}, 'leader', 'summons', false, 'Møte', 'Velkommen', ${day(at)}, 'Her', ${day(at)},
            ${day(at)}, ${at}, ${at}, ${at})`);
        await exec(sql`insert into meeting_voter values (${id}, ${person})`);
      },
    },
    'health-answers': {
      table: 'activity_answer',
      insert: async (id, at) => {
        const activityId = await signUp(id, at);
        const questionId = randomUUID();
        await exec(sql`insert into activity_question (id, activity_id, position, words, kind, is_required, is_health)
          values (${questionId}, ${activityId}, 1, 'Allergier?', 'text', false, true)`);
        await exec(sql`insert into activity_answer values (${id}, ${questionId}, 'nøtter')`);
      },
    },
    'queue-places': {
      table: 'ceremony_ticket',
      insert: async (id, at) => {
        const roundId = randomUUID();
        await exec(sql`insert into ceremony_round (id, kind, name, first_on, last_on, members_open_local, open_local,
            members_open_at, opens_at, changed_at)
          values (${roundId}, 'naming', 'Prøve', '2090-01-01', '2090-01-02', '2020-01-01T10:00', '2020-01-01T10:00',
            ${at}, ${at}, ${at})`);
        await exec(sql`insert into ceremony_ticket (id, round_id, person_id, state, may_from, arrived_at, ended_at)
          values (${id}, ${roundId}, ${person}, 'left', ${at}, ${at}, ${at})`);
      },
    },
    offices: {
      table: 'office',
      // Of somebody who is no member: with a membership they stay.
      insert: (id, at) =>
        exec(sql`insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_as, accepted_at)
          values (${id}, ${unitId}, ${demoPersons.jon.id}, 'auditor', '2015-01-01', ${day(at)}, ${at}, 'staff', ${at})`),
    },
    'member-files': {
      table: 'member_file',
      insert: (id, at) =>
        exec(sql`insert into member_file (id, unit_id, taken_by, purpose, code, members, taken_at)
          values (${id}, ${unitId}, ${person}, 'contact', 'x', 3, ${at})`),
    },
    'register-files': {
      table: 'register_file',
      insert: (id, at) =>
        exec(sql`insert into register_file (id, taken_by, purpose, reason, format, choice, code, asked_at, taken_at)
          values (${id}, ${person}, 'email', 'x', 'csv', '{}', 'x', ${at}, ${at})`),
    },
    reimbursements: {
      table: 'reimbursement',
      insert: (id, at) =>
        exec(sql`insert into reimbursement (id, unit_id, person_id, claimant_name, what, details, spent_on, amount_ore,
            account, state, sent_at, changed_at, paid_on)
          values (${id}, ${unitId}, ${person}, 'Prøve', 'Kaffe', '', ${day(at)}, 100, '99991111111', 'paid', ${at},
            ${at}, ${day(at)})`),
    },
    'returned-reimbursements': {
      table: 'reimbursement',
      insert: (id, at) =>
        exec(sql`insert into reimbursement (id, unit_id, person_id, claimant_name, what, details, spent_on, amount_ore,
            account, state, sent_at, changed_at)
          values (${id}, ${unitId}, ${person}, 'Prøve', 'Kaffe', '', ${day(at)}, 100, '99991111111', 'returned', ${at},
            ${at})`),
    },
    'unit-messages': {
      table: 'unit_message',
      insert: (id, at) =>
        exec(sql`insert into unit_message (id, unit_id, author_id, author_role, kind, is_trial, subject, body,
            written_at, leaves_at, sent_at)
          values (${id}, ${unitId}, ${person}, 'leader', 'message', false, 'x', 'x', ${at}, ${at}, ${at})`),
    },
    'magazine-deliveries': {
      table: 'magazine_delivery',
      insert: async (id, at) => {
        const issueId = randomUUID();
        await exec(sql`insert into magazine_issue (id, number, title, deadline_on, out_on, frozen_at)
          values (${issueId}, ${issueId}, 'Prøve', ${day(at)}, ${day(at)}, ${at})`);
        await exec(sql`insert into magazine_delivery (id, issue_id, person_id, kind)
          values (${id}, ${issueId}, ${person}, 'digital')`);
      },
    },
    'leaving-certificate': {
      table: 'leaving',
      insert: (id, at) =>
        exec(sql`insert into leaving (id, left_at, text_version, certificate, account_choice, purged_at)
          values (${id}, ${at}, 'x', '{"name":"x"}', 'keep', ${at})`),
    },
    'leaving-trace': {
      table: 'leaving',
      insert: (id, at) =>
        exec(sql`insert into leaving (id, left_at, text_version, account_choice, purged_at)
          values (${id}, ${at}, 'x', 'keep', ${at})`),
    },
    'death-reports': {
      table: 'death_report',
      insert: (id, at) =>
        exec(sql`insert into death_report (id, source, reported_at, name, reporter_name, reporter_phone, relation, state,
            decided_at)
          values (${id}, 'relative', ${at}, 'Prøve', 'Prøve', '+4768050044', 'friend', 'rejected', ${at})`),
    },
    'access-log': {
      table: 'access_log',
      insert: (id, at) =>
        exec(sql`insert into access_log (id, looked_at, staff_id, person_id, reason, request_id)
          values (${id}, ${at}, ${demoPersons.mona.id}, ${person}, 'search', 'r')`),
    },
    sessions: {
      table: 'account_session',
      insert: (id, at) =>
        exec(sql`insert into account_session (id, account_id, key, device, began_at, used_at)
          select ${id}, account_id, ${id}, 'chrome linux', ${at}, ${at} from account_person
          where person_id = ${person} limit 1`),
    },
    recoveries: {
      table: 'account_recovery',
      insert: (id, at) =>
        exec(sql`insert into account_recovery (id, person_id, matched, checked_at, ended_at, outcome)
          values (${id}, ${person}, '{born-on}', ${at}, ${at}, 'lapsed')`),
    },
    'outside-changes': {
      table: 'register_conflict',
      insert: async (id, at) => {
        const subscriberId = randomUUID();
        await exec(sql`insert into register_subscriber
            (id, name, purpose, may_write, secret_sealed, secret_made_at, created_at, state, position)
          values (${subscriberId}, ${subscriberId}, 'member-system', true, '', now(), now(), 'active', 0)`);
        await exec(sql`insert into register_conflict
            (id, subscriber_id, person_id, based_on, sent, sent_at, decision, decided_at)
          values (${id}, ${subscriberId}, ${person}, 0, '{}', ${at}, 'kept', ${at})`);
      },
    },
    'chapter-moves': {
      table: 'chapter_move_person',
      insert: async (id, at) => {
        await exec(sql`insert into chapter_move (id, from_id, to_id, municipalities, members, made_by, reason, happened_at)
          select ${id}, ${unitId}, (select id from unit where id <> ${unitId} limit 1), '{}', 1, 'Vigdis', 'Prøver', ${at}`);
        await exec(sql`insert into chapter_move_person (move_id, person_id) values (${id}, ${person})`);
      },
    },
    'record-merges': {
      table: 'record_merge',
      insert: async (id, at) => {
        const otherId = randomUUID();
        await exec(sql`insert into person (id, given_name, family_name) values (${otherId}, '', '')`);
        await exec(sql`insert into record_merge (id, kept_id, other_id, reason, asked_at, merged_at, closed)
          values (${id}, ${person}, ${otherId}, 'Samme person', ${at}, ${at}, '{"given_name": "Ola"}')`);
      },
    },
    'role-invitations': {
      table: 'role_invitation',
      insert: (id, at) =>
        exec(sql`insert into role_invitation (id, role, email, reason, invited_at, accepted_by, accepted_at)
          values (${id}, 'member-service', 'x@person.example', 'Begynner hos oss', ${at}, ${person}, ${at})`),
    },
    'desk-acts': {
      table: 'desk_act',
      insert: (id, at) =>
        exec(sql`insert into desk_act (id, person_id, kind, before, after, reason, happened_at)
          values (${id}, ${person}, 'language', '"nb"', '"nn"', 'Ba om det på telefon', ${at})`),
    },
    'sign-in-changes': {
      table: 'sign_in_change',
      insert: (id, at) =>
        exec(sql`insert into sign_in_change (id, person_id, account_id, kind, value, is_contact, asked_at, counts_from,
            undo_hash, told, moves, ended_at, outcome)
          select ${id}, person_id, account_id, 'email', 'x@person.example', true, ${at}, ${at}, ${Buffer.from(id)}, '{}',
            '[]', ${at}, 'counted' from account_person where person_id = ${person} limit 1`),
    },
    'repeated-writes': {
      table: 'idempotency_key',
      insert: (id, at) =>
        exec(sql`insert into idempotency_key values (${person}, ${id}, 'POST /api/x', '', 200, '{}', ${at})`),
    },
  };
  /** What was given an id of its own. */
  const renamed = new Map<string, string>();
  const keys: Record<string, string> = {
    chapter_move_person: 'move_id',
    joining: 'person_id',
    draft: 'form',
    activity_answer: 'sign_up_id',
    idempotency_key: 'key',
  };

  const isThere = async (id: Dated, rowId: string) => {
    const { table } = cases[id];
    const open = id === 'leaving-certificate' ? sql`and certificate is not null` : sql``;
    const { rows } = await exec(sql`select from ${sql.table(table)}
      where ${sql.ref(keys[table] ?? 'id')}::text = ${renamed.get(rowId) ?? rowId} ${open}`);
    return rows.length > 0;
  };

  for (const id of Object.keys(cases) as Dated[])
    test(`${id}: goes in the night after its time, not before, and no more the second time`, async () => {
      const { period }: RetentionPeriod = retention[id];
      const job = jobOf[id];
      now = new Date();
      const limit = keptSince(period as Period, now).getTime();
      const [young, old] = [randomUUID(), randomUUID()];
      await cases[id].insert(young, new Date(limit + dayMs));
      await cases[id].insert(old, new Date(limit - 2 * dayMs));
      await run(job);
      assert.deepEqual([await isThere(id, young), await isThere(id, old)], [true, false]);
      await run(job);
      assert.equal(await isThere(id, young), true);
    });

  for (const state of ['sent', 'approved'] as const)
    test(`reimbursements: one that is ${state} and never paid goes as long after its last act`, async () => {
      now = new Date();
      const limit = keptSince(retention.reimbursements.period, now).getTime();
      const [young, old] = [randomUUID(), randomUUID()];
      for (const [id, at] of [
        [young, new Date(limit + dayMs)],
        [old, new Date(limit - dayMs)],
      ] as const)
        await exec(sql`insert into reimbursement (id, unit_id, person_id, claimant_name, what, details, spent_on,
            amount_ore, account, state, sent_at, changed_at)
          values (${id}, ${unitId}, ${person}, 'Prøve', 'Kaffe', '', '2015-01-01', 100, '99991111111', ${state},
            '2015-01-02', ${at})`);
      await run(jobOf.reimbursements);
      assert.deepEqual(
        [await isThere('reimbursements', young), await isThere('reimbursements', old)],
        [true, false],
      );
    });

  test('every period that a law or the organisation sets has a row, and the row keeps to it', () => {
    const periodOf = (id: RetentionId) => retention[id].period as Period | null;
    // GDPR art. 5(1)(e); bokføringsloven § 13 for vouchers; trossamfunnsloven §§ 2 and 5 for members and children.
    const demanded: [what: string, ids: RetentionId[], isKept: (period: Period | null) => boolean][] = [
      ['the register on leaving: straight away', ['membership'], (period) => period === null],
      [
        'accounting material: five years after year end',
        ['gifts', 'tax-reports', 'reimbursements'],
        (period) => period !== null && 'years' in period && period.years === 5,
      ],
      [
        'proof for the grant: the years of the control',
        ['grant-evidence', 'child-evidence', 'grant-lists'],
        (period) => period !== null && 'years' in period && period.years === organisation.grantList.keptYears,
      ],
      ['offices may be kept', ['offices'], (period) => period !== null],
      ['unfinished joining: 30 days', ['unfinished-joining'], (period) => daysOf(period) === 30],
      ['verification tokens: minutes to days', ['contact-codes'], (period) => daysOf(period) <= 3],
      [
        'enquiries: 24 months after closing',
        ['enquiries'],
        (period) => period !== null && 'months' in period && period.months === 24,
      ],
      ['health data of events: 30 days after', ['health-answers'], (period) => daysOf(period) <= 30],
      [
        'the log of who has looked: 12 to 24 months',
        ['access-log'],
        (period) => period !== null && 'months' in period && period.months >= 12 && period.months <= 24,
      ],
      ['a child: until the 15th birthday', ['children'], (period) => period === null],
      ['sessions: by the security policy', ['sessions'], (period) => daysOf(period) <= 90],
    ];
    for (const [what, ids, isKept] of demanded)
      for (const id of ids) assert.ok(isKept(periodOf(id)), `${what}: ${id}`);
  });

  test('no nightly job removes something of a person without a row', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /-jobs?\.ts$/.test(file),
    );
    const named = files.flatMap((file) => {
      const source = readFileSync(`server/${file}`, 'utf8');
      return [...source.matchAll(/name: '((?:forget|tidy|strike-off|purge)-[a-z-]+)'/g)].map(
        ([, name]) => name!,
      );
    });
    const rows = new Set(Object.values(jobOf));
    /** Of no person, or the same again. */
    const others = new Set([
      'forget-measuring-choices',
      'forget-sender-codes',
      'forget-vipps-messages',
      'forget-number-tries',
      'forget-old-books',
      'purge-register-leavers',
    ]);
    assert.ok(named.length > 10);
    assert.deepEqual(
      named.filter((name) => !rows.has(name) && !others.has(name)),
      [],
    );
  });

  test('an enquiry that is open is kept however old it is, and a closed one is deleted with all that belongs to it', async () => {
    now = new Date();
    const [open, closed] = [randomUUID(), randomUUID()];
    const at = new Date(now.getTime() - 1000 * dayMs);
    await cases.enquiries.insert(closed, at);
    await exec(sql`insert into enquiry (id, number, person_id, topic, subject, state, received_at, last_message_at, read_at)
      values (${open}, ${open}, ${person}, 'other', 'Prøve', 'answered', ${at}, ${at}, ${at})`);
    const [messageId, fileId] = [randomUUID(), randomUUID()];
    await exec(sql`insert into enquiry_message (id, enquiry_id, author, body, sent_at)
      values (${messageId}, ${closed}, 'person', 'x', ${at})`);
    await exec(sql`insert into attachment (id, message_id, name, state, kind, announced_bytes, content_bytes, created_at,
        changed_at) values (${fileId}, ${messageId}, 'x.pdf', 'ready', 'pdf', 1, 1, ${at}, ${at})`);
    await run('forget-old-enquiries');
    assert.equal(await isThere('enquiries', open), true);
    assert.equal((await exec(sql`select from attachment where id = ${fileId}`)).rows.length, 0);
  });

  test('the clock alone takes them away: two years on, what is new today has gone', async () => {
    now = new Date();
    const made: [Dated, string][] = [];
    // The database itself holds on to the log and the ledger by its own clock.
    for (const id of ['drafts', 'notices', 'enquiries', 'sign-ups', 'unsent-files'] as const) {
      const rowId = randomUUID();
      await cases[id].insert(rowId, now);
      made.push([id, rowId]);
    }
    now = new Date(now.getTime() + 732 * dayMs);
    for (const [id, rowId] of made) {
      await run(jobOf[id]);
      assert.equal(await isThere(id, rowId), false, id);
    }
  });

  test('the ledger of gifts gives up nothing that is younger', async () => {
    now = new Date();
    const id = await insertGiftOf(portal.db, { personId: person, amountOre: 100, paidAt: now.toISOString() });
    await assert.rejects(exec(sql`delete from gift_charge_event where charge_id = ${id}`), /only added to/);
    await assert.rejects(
      exec(sql`update gift_receipt set donor_name = 'x' where charge_id = ${id}`),
      /only added to/,
    );
  });

  test('files of the bank go with the gifts that came in them, and payments that were no gifts by themselves', async () => {
    now = new Date();
    const before = keptSince(retention.gifts.period, now);
    const left = async (ids: string[]) =>
      (
        await sql<{ id: string }>`select id from giro_file where id = any(${ids}::uuid[]) union all
          select id from giro_payment where id = any(${ids}::uuid[]) order by id`.execute(portal.db)
      ).rows.map(({ id }) => id);
    const files: string[] = [];
    const ids: string[] = [];
    for (const days of [-1, 1]) {
      const on = addDays(norwegianDay(before), days);
      const fileId = await insertGiroFile(portal.db, on);
      const paymentId = await insertUnmatchedPayment(portal.db, { on, fileId });
      files.push(fileId);
      ids.push(fileId, paymentId);
      await sql`insert into giro_settlement (file_id, account, agreement_id, assignment_number, settled_on,
          payment_count, sum_ore) values (${fileId}, '99991111111', '1', '1', ${on}, 1, 20000)`.execute(
        portal.db,
      );
    }
    // An old file is kept while a gift is that came in it.
    const mixed = await insertGiroFile(portal.db, addDays(norwegianDay(before), -1));
    const young = await insertUnmatchedPayment(portal.db, { on: norwegianDay(now), fileId: mixed });
    await run(jobOf.gifts);
    assert.deepEqual(await left([...ids, mixed, young]), [...ids.slice(2), mixed, young].toSorted());
    await run(jobOf.gifts);
    assert.deepEqual(await left(files), files.slice(1));
  });

  test('the page tells the same periods, with the day on which the oldest of one’s own goes', async () => {
    await sql`delete from draft where person_id = ${demoPersons.nils.id}`.execute(portal.db);
    await exec(sql`insert into draft values (${demoPersons.nils.id}, 'prove', '{}', '2026-03-10T12:00:00Z')`);
    const { things, laterThings } = body(await portal.call('nils', 'GET /api/retention'));
    const drafts = things.find((thing: { id: string }) => thing.id === 'drafts');
    assert.deepEqual(drafts, { id: 'drafts', period: { months: 12 }, count: 1, nextOn: '2027-03-11' });
    assert.equal(things.length + laterThings.length, Object.keys(retention).length);
    const kari = body(await portal.call('kari', 'GET /api/retention')).things;
    const children = kari.find((thing: { id: string }) => thing.id === 'children');
    assert.equal(children.count, 2);
    assert.match(children.nextOn, /^20\d\d-\d\d-\d\d$/);
  });
});
