/**
 * Every field of every form about giving, the books and the tax report × everything that people and attackers put into a field:
 * the right answer, never a 500, nothing begun or changed by what was refused, nothing sent back.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { booksEndpoints } from '#contract/books-endpoints.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { giroEndpoints } from '#contract/giro-endpoints.ts';
import type { givingEndpoints, staffGivingEndpoints } from '#contract/giving-endpoints.ts';
import type { railEndpoints } from '#contract/rail-endpoints.ts';
import type { taxReportEndpoints } from '#contract/tax-report-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import type { Answer } from '../../../test/support/answer.ts';
import { attacksOn, type FieldKind } from '../../../test/support/attack-values.ts';
import { insertAgreement } from '../../../test/support/giving-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

type Tables = typeof givingEndpoints &
  typeof staffGivingEndpoints &
  typeof giroEndpoints &
  typeof railEndpoints &
  typeof booksEndpoints &
  typeof taxReportEndpoints;
/** Every endpoint about giving that takes a body: a new one without a row here does not compile. */
type AttackedKey = {
  [Key in keyof Tables]: Tables[Key] extends { body: object } ? Key : never;
}[keyof Tables];
type Attacked = {
  caller: 'ola' | 'mona' | 'joining';
  /** What is in the path. */
  of?: 'agreement' | 'nothing';
  valid: Record<string, unknown>;
  /** `refused`: also a well-formed value is refused here, for there is nothing behind it. */
  fields: Record<string, { kind: FieldKind; maximum?: number; mayBeLeftOut?: true } | 'refused'>;
};

const choice = { kind: 'choice' } as const;
const format = { kind: 'format' } as const;
const number = { kind: 'optionalFormat' } as const;
/** Only what the organisation offers is taken. */
const offered = format;
const who = { givenName: 'Kim', familyName: 'Nilsen', bornOn: '05.04.1983' };
const wish = {
  amountKroner: '250',
  frequency: 'monthly',
  day: '20',
  purposeId: 'general',
  wantsTaxDeduction: false,
  fodselsnummer: '',
};
const terms = { amountKroner: format, frequency: choice, day: choice, purposeId: offered } as const;
const newcomer = {
  givenName: { kind: 'name', maximum: 100 },
  familyName: { kind: 'name', maximum: 100 },
  bornOn: format,
} as const;
const nothing = '00000000-0000-4000-8000-000000000000';

const attacked: Record<AttackedKey, Attacked> = {
  'POST /api/giving/agreements': {
    caller: 'joining',
    valid: {
      ...who,
      ...wish,
      rail: 'vipps',
      acceptsTerms: true,
      termsVersion: 'giver-2026-11',
      wantsNotice: false,
    },
    fields: {
      ...newcomer,
      ...terms,
      rail: choice,
      wantsTaxDeduction: choice,
      fodselsnummer: number,
      acceptsTerms: choice,
      termsVersion: offered,
      wantsNotice: { ...choice, mayBeLeftOut: true },
    },
  },
  'POST /api/giving/gifts': {
    caller: 'joining',
    valid: { ...who, amountKroner: '250', purposeId: 'general', wantsTaxDeduction: false, fodselsnummer: '' },
    fields: {
      ...newcomer,
      amountKroner: format,
      purposeId: offered,
      wantsTaxDeduction: choice,
      fodselsnummer: number,
    },
  },
  'POST /api/giving/agreements/:id/changes': {
    caller: 'ola',
    of: 'agreement',
    valid: { version: '1', amountKroner: '300', frequency: 'monthly', day: '20', purposeId: 'general' },
    fields: { version: choice, ...terms },
  },
  'POST /api/giving/agreements/:id/pause': {
    caller: 'ola',
    of: 'agreement',
    valid: { version: '1', months: '2' },
    fields: { version: choice, months: choice },
  },
  'POST /api/giving/agreements/:id/resume': {
    caller: 'ola',
    of: 'agreement',
    valid: { version: '1' },
    fields: { version: choice },
  },
  'POST /api/giving/agreements/:id/stop': {
    caller: 'ola',
    of: 'agreement',
    valid: { reason: '' },
    fields: { reason: { kind: 'optionalChoice' } },
  },
  'POST /api/giving/agreements/:id/restart': {
    caller: 'ola',
    of: 'agreement',
    valid: { version: '1' },
    fields: { version: choice },
  },
  'POST /api/giving/agreements/:id/rail': {
    caller: 'ola',
    of: 'agreement',
    valid: { version: '1', rail: 'vipps', wantsNotice: false },
    fields: { version: choice, rail: choice, wantsNotice: choice },
  },
  'POST /api/giving/agreements/:id/notice': {
    caller: 'ola',
    of: 'agreement',
    valid: { wantsNotice: false },
    fields: { wantsNotice: choice },
  },
  'PUT /api/giving/tax-wish': {
    caller: 'ola',
    valid: { wantsTaxDeduction: false, fodselsnummer: '' },
    fields: { wantsTaxDeduction: choice, fodselsnummer: number },
  },
  'POST /api/staff/enquiries/:id/giving/stop': {
    caller: 'mona',
    of: 'nothing',
    valid: { agreementId: nothing },
    fields: { agreementId: choice },
  },
  'POST /api/staff/enquiries/:id/giving/refunds': {
    caller: 'mona',
    of: 'nothing',
    valid: { giftId: nothing, amountKroner: '100' },
    fields: { giftId: choice, amountKroner: format },
  },
  'POST /api/staff/giro/runs': { caller: 'mona', valid: { run: 'round' }, fields: { run: choice } },
  'POST /api/staff/giro/payments/:id/settlements': {
    caller: 'mona',
    of: 'nothing',
    valid: { outcome: 'not-ours', agreementNumber: '', note: '' },
    fields: { outcome: choice, agreementNumber: 'refused', note: 'refused' },
  },
  'POST /api/staff/giro/refunds': {
    caller: 'mona',
    valid: { giftId: nothing, key: 'x' },
    fields: { giftId: choice, key: 'refused' },
  },
  'POST /api/staff/bank-credits': {
    caller: 'mona',
    valid: {
      rail: 'vipps',
      forOn: '2026-01-05',
      bookedOn: '2026-01-07',
      amount: '100',
      fee: '0',
      reference: 'Utb. 2000123',
      reason: '',
    },
    fields: {
      rail: choice,
      forOn: format,
      bookedOn: format,
      amount: format,
      fee: format,
      reference: { kind: 'neededLine', maximum: 60 },
      reason: { kind: 'line', maximum: 300, mayBeLeftOut: true },
    },
  },
  // A day on which nothing differs.
  'POST /api/staff/reconciliation-marks': {
    caller: 'mona',
    valid: { rail: 'vipps', on: '2001-01-01', differenceOre: 1, note: 'Forklart' },
    fields: { rail: choice, on: choice, differenceOre: 'refused', note: 'refused' },
  },
  // A year without gifts and limits.
  'POST /api/staff/tax-reports': { caller: 'mona', valid: { year: '2001' }, fields: { year: choice } },
  'POST /api/staff/tax-reports/:id/signatures': {
    caller: 'mona',
    of: 'nothing',
    valid: { factsDigest: 'a'.repeat(64) },
    fields: { factsDigest: choice },
  },
  'POST /api/staff/tax-reports/:id/deliveries': {
    caller: 'mona',
    of: 'nothing',
    valid: { receipt: 'AR-1' },
    fields: { receipt: 'refused' },
  },
};
const rows = Object.entries(attacked) as [AttackedKey, Attacked][];

describe('bad input about giving', () => {
  let portal: TestPortal;
  let agreementId: string;
  before(async () => {
    portal = await openTestPortal();
    await portal.call('joining', 'GET /api/me');
    agreementId = (await insertAgreement(portal.db, demoPersons.ola.id, 'active')).id;
  });
  after(() => portal.close());

  /** Everything that these forms could make or change. */
  async function kept(): Promise<string> {
    const { rows: all } = await sql`
      select (select json_agg(a order by a.id) from gift_agreement a) as agreements,
             (select json_agg(e.id order by e.id) from gift_agreement_event e) as events,
             (select json_agg(c order by c.id) from gift_charge c) as charges,
             (select json_agg(m order by m.id) from gift_mandate m) as mandates,
             (select count(*) from gift_tax_wish) as wishes, (select count(*) from giro_file) as files,
             (select count(*) from bank_credit) as credits, (select count(*) from reconciliation_mark) as marks,
             (select count(*) from tax_report) as reports,
             (select json_agg(p order by p.id) from person p) as people`.execute(portal.db);
    return JSON.stringify(all);
  }
  const send = (key: AttackedKey, { caller, of }: Attacked, body: object) =>
    portal.call(caller, key, {
      body,
      ...(of && { params: { id: of === 'agreement' ? agreementId : nothing } }),
    });

  for (const [key, row] of rows) {
    test(`${key} has a row for each of its fields`, () => {
      const { shape } = endpoints[key].body as unknown as { shape: object };
      assert.deepEqual(Object.keys(row.fields).sort(), Object.keys(shape).sort());
      assert.deepEqual(Object.keys(row.valid).sort(), Object.keys(shape).sort());
    });

    for (const [field, given] of Object.entries(row.fields)) {
      test(`${key}: ${field}`, async () => {
        const before = await kept();
        const { kind, maximum, mayBeLeftOut } =
          given === 'refused' ? { ...choice, maximum: undefined, mayBeLeftOut: undefined } : given;
        for (const { name, value, outcome } of attacksOn(kind, maximum)) {
          // What is taken is tried in the routes' own tests: here it would only begin and end agreements.
          if (given !== 'refused' && (outcome === 'taken' || (mayBeLeftOut && value === undefined))) continue;
          const answer = await send(key, row, { ...row.valid, [field]: value });
          const where = `${name}: ${answer.status} ${answer.text}`;
          assert.ok(answer.status < 500, where);
          if (given === 'refused') {
            if (answer.status < 300) assert.fail(where);
          } else assert.equal(outcomeOf(answer, field), outcome, where);
          const isWord = typeof value === 'string' && value.trim().length > 4;
          assert.ok(!isWord || !answer.text.includes(value.slice(0, 40)), `${name}: was sent back`);
        }
        assert.equal(await kept(), before, 'something was kept');
      });
    }
  }
});

/** What became of it; an error must name this field and no other. */
function outcomeOf({ status, body }: Answer, field: string): string {
  if (status < 300) return 'taken';
  const { code, errors } = body as unknown as { code: string; errors?: { path: string; code: string }[] };
  if (status === 413) return code;
  const [first, ...others] = errors ?? [];
  const isNamed = status === 422 && first?.path === `/${field}` && others.length === 0;
  return isNamed ? first.code : `${status} ${code} ${JSON.stringify(errors)}`;
}
