/**
 * Every field of activities, the magazine and reports of deaths × everything that people and attackers put into a field:
 * taken or refused by that field, never a 500, nothing kept of what was refused, nothing
 * sent back or logged.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { activityEndpoints } from '#contract/activity-endpoints.ts';
import type { activityOrganiserEndpoints } from '#contract/activity-organiser-endpoints.ts';
import type { deathEndpoints } from '#contract/death-endpoints.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { magazineArticleEndpoints } from '#contract/magazine-article-endpoints.ts';
import type { magazineEndpoints } from '#contract/magazine-endpoints.ts';
import type { staffMagazineEndpoints } from '#contract/staff-magazine-endpoints.ts';
import { addAccessDeathReport } from './support/access-objects.ts';
import { activityContent, justMe } from './support/activity-access-policy.ts';
import { activitySteps } from './support/activity-steps.ts';
import { attacksOn } from './support/attack-values.ts';
import { insertArticle, insertIssue } from './support/magazine-fixtures.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';
import { typedAddress } from './support/typed-forms.ts';

type Tables = typeof activityEndpoints &
  typeof activityOrganiserEndpoints &
  typeof magazineEndpoints &
  typeof magazineArticleEndpoints &
  typeof staffMagazineEndpoints &
  typeof deathEndpoints;
/** Every endpoint of these features that takes a body of fields: a new one without a row here does not compile. */
type AttackedKey = {
  [Key in keyof Tables]: Tables[Key] extends { body: object; takes: 'bytes' }
    ? never
    : Tables[Key] extends { body: object }
      ? Key
      : never;
}[keyof Tables];

type Attacked = {
  caller: 'ola' | 'mona' | null;
  of?: 'activity' | 'issue' | 'article' | 'report';
  valid: Record<string, unknown>;
  /** Where a field is wrong because of another one, that one may be named. */
  named?: readonly string[];
};

const nothing = '00000000-0000-4000-8000-000000000000';
const plan = {
  number: '1/2099',
  title: 'Prøve',
  audioUrl: '',
  deadlineOn: '2099-01-10',
  outOn: '2099-02-01',
};
const article = { place: '1', title: 'Prøve', lead: '', author: '', text: 'Et avsnitt.' };
const reason = 'Snakket med familien på telefon';
const days = ['startsOn', 'startsTime', 'endsOn', 'endsTime', 'deadlineOn', 'deadlineTime'];

const attacked: Partial<Record<AttackedKey, Attacked>> = {
  'POST /api/activities/:id/sign-ups': { caller: 'ola', of: 'activity', valid: { ...justMe, others: [] } },
  'POST /api/sign-ups/:id/moves': { caller: 'ola', valid: { activityId: nothing } },
  'POST /api/organiser/activities': {
    caller: 'mona',
    valid: activityContent,
    named: [
      ...days,
      ...['place', 'digitalLink', 'isDigital', 'takesChildren', 'maxGuests', 'audience', 'ageFrom', 'ageTo'],
    ],
  },
  'POST /api/organiser/activities/:id/changes': {
    caller: 'mona',
    of: 'activity',
    valid: { content: activityContent, version: 1 },
  },
  'POST /api/organiser/activities/:id/copies': {
    caller: 'mona',
    of: 'activity',
    valid: { isSameSeries: true },
  },
  'POST /api/organiser/activities/:id/messages': {
    caller: 'mona',
    of: 'activity',
    valid: { message: 'Velkommen!' },
  },
  'PUT /api/organiser/activities/:id/attendance': {
    caller: 'mona',
    of: 'activity',
    valid: { participantId: nothing, attendance: 'came' },
  },
  'POST /api/organiser/activities/:id/cancel': {
    caller: 'mona',
    of: 'activity',
    valid: { reason: 'Sykdom' },
  },
  'POST /api/magazine/orders': {
    caller: 'ola',
    valid: {
      givenName: 'Ola',
      familyName: 'Nilsen',
      channel: 'digital',
      ...typedAddress,
      isAdult: false,
      acceptsPrice: false,
      shownPrice: '',
    },
    named: ['addressLine', 'postalCode', 'postalPlace', 'country'],
  },
  'PUT /api/magazine': {
    caller: 'ola',
    valid: { version: '1', channel: 'digital', ...typedAddress },
    named: ['addressLine', 'postalCode', 'postalPlace', 'country'],
  },
  'PUT /api/magazine/pause': { caller: 'ola', valid: { untilOn: '2099-01-01' }, named: ['untilOn'] },
  'PUT /api/magazine/temporary-address': {
    caller: 'ola',
    valid: { fromOn: '2027-01-01', untilOn: '2027-02-01', ...typedAddress },
    named: ['untilOn', 'country', 'addressLine', 'postalCode', 'postalPlace'],
  },
  'POST /api/magazine/household-memberships': {
    caller: 'ola',
    valid: { code: 'ACDEFGHJ' },
    named: ['code'],
  },
  'POST /api/staff/magazine-issues': {
    caller: 'mona',
    valid: plan,
    named: ['number', 'outOn', 'deadlineOn'],
  },
  'PUT /api/staff/magazine-issues/:id': {
    caller: 'mona',
    of: 'issue',
    valid: { ...plan, version: 1 },
    named: ['number', 'outOn', 'deadlineOn'],
  },
  'POST /api/staff/magazine-issues/:id/exports': {
    caller: 'mona',
    of: 'issue',
    valid: { purpose: 'run' },
  },
  'POST /api/staff/magazine-issues/:id/articles': { caller: 'mona', of: 'issue', valid: article },
  'PUT /api/staff/magazine-articles/:id': {
    caller: 'mona',
    of: 'article',
    valid: { ...article, version: 1 },
  },
  'POST /api/staff/magazine-returns': { caller: 'mona', valid: { code: '12' }, named: ['code'] },
  'POST /api/death-reports': {
    caller: null,
    valid: {
      name: 'Kim Nilsen',
      bornOn: '01.02.1940',
      address: '',
      diedOn: '',
      reporterName: 'Pål Nilsen',
      email: '',
      phone: '68 05 00 11',
      relation: 'child',
      wantsTalk: false,
      ticket: 'ukjent',
      proof: nothing,
    },
    named: ['bornOn', 'phone'],
  },
  'POST /api/staff/death-reports/:id/persons': {
    caller: 'mona',
    of: 'report',
    valid: { personId: null, reason },
  },
  'POST /api/staff/death-reports/:id/confirmations': {
    caller: 'mona',
    of: 'report',
    valid: { personId: null, diedOn: '01.11.2026', reason },
    named: ['personId'],
  },
  'POST /api/staff/death-reports/:id/rejections': {
    caller: 'mona',
    of: 'report',
    valid: { personId: null, reason },
  },
  'POST /api/staff/death-reports/:id/children': {
    caller: 'mona',
    of: 'report',
    valid: { childId: nothing, isEnding: true },
  },
};
const written = [
  ...['activity', 'activity_question', 'sign_up', 'activity_participant', 'activity_news', 'magazine_issue'],
  'magazine_article',
  ...['magazine_subscription', 'magazine_household_member', 'magazine_export', 'death_report', 'person_hold'],
  ...['person', 'notice'],
];

describe('bad input of activities, the magazine and reports of deaths', () => {
  let portal: TestPortal;
  const ids: Record<NonNullable<Attacked['of']>, string> = {
    activity: '',
    issue: '',
    article: '',
    report: '',
  };
  before(async () => {
    portal = await openTestPortal();
    ids.activity = await activitySteps(portal).publish();
    ids.issue = await insertIssue(portal.db, 60);
    ids.article = await insertArticle(portal.db, ids.issue);
    ids.report = await addAccessDeathReport(portal.db);
  });
  after(() => portal.close());

  /** Everything that these forms could change, in one question. */
  async function kept(): Promise<string> {
    const digests = written.map(
      (table) =>
        sql`select ${table} as name, md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.table(table)} t`,
    );
    const { rows } = await sql`${sql.join(digests, sql` union all `)}`.execute(portal.db);
    return JSON.stringify(rows);
  }

  for (const [key, { caller, of, valid, named = [] }] of Object.entries(attacked) as [
    AttackedKey,
    Attacked,
  ][]) {
    test(`${key} has a row for each of its fields`, () => {
      const { shape } = endpoints[key].body as unknown as { shape?: object };
      if (shape) assert.deepEqual(Object.keys(valid).sort(), Object.keys(shape).sort());
    });
    for (const field of Object.keys(valid))
      test(`${key}: ${field}`, async () => {
        let before = await kept();
        for (const { name, value } of attacksOn('line', 5000)) {
          const answer = await portal.call(caller, key, {
            params: { id: of ? ids[of] : nothing },
            body: { ...valid, [field]: value },
          });
          const said = `${name}: ${answer.status} ${answer.text.slice(0, 300)}`;
          assert.ok(answer.status < 500, said);
          const { errors = [] } = answer.body as { errors?: { path: string }[] };
          if (answer.status === 422) {
            assert.ok(errors.length > 0, said);
            const isOurs = ({ path }: { path: string }) =>
              [field, ...named].some((one) => path === `/${one}` || path.startsWith(`/${one}/`));
            assert.ok(errors.every(isOurs), said);
          }
          if (answer.status < 300) before = await kept();
          else {
            assert.equal(await kept(), before, `${said}: something was kept`);
            const isWord = typeof value === 'string' && value.trim().length > 8;
            assert.ok(!isWord || !answer.text.includes(value.slice(0, 40)), `${said}: was sent back`);
          }
        }
      });
  }

  test('nothing of it is in the log', () => {
    const log = portal.lines.join('\n');
    for (const word of ['Nguy', 'Brien', 'evil.example', 'onerror', 'drop table', 'etc/passwd'])
      assert.ok(!log.includes(word), word);
  });
});
