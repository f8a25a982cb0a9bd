/** What staff, those elected and organisers ask for in the demo: for the suite that reads their answers. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import { accessObjects } from './access-object-makers.ts';
import { accessPolicy, type Policy } from './access-policy.ts';
import { idsOf } from './full-demo.ts';
import { insertReimbursement, units } from './office-fixtures.ts';
import { type RepresentativeKey, representativeRequests } from './representative-access-policy.ts';
import type { DemoName, TestPortal } from './test-portal.ts';
import { newPaymentFile } from './treasurer-access-policy.ts';
import { sizeOf } from './trust-figures.ts';

export type LookRequest = [caller: DemoName, request: Parameters<TestPortal['call']>[2]];

/** What the id of a path is of. */
const tables: [start: string, table: string][] = [
  ['/api/staff/enquiries/', 'enquiry'],
  ['/api/staff/death-reports/', 'death_report'],
  ['/api/staff/child-registrations/', 'child'],
  ['/api/staff/recoveries/', 'account_recovery'],
  ['/api/staff/attachments/', 'attachment'],
  ['/api/staff/reimbursements/', 'reimbursement'],
  ['/api/staff/magazine-issues/', 'magazine_issue'],
  ['/api/staff/units/', 'unit'],
  ['/api/organiser/activities/', 'activity'],
];
/** One valid request or several for an endpoint of staff, those elected or organisers, as somebody who may. */
export async function lookRequests(portal: TestPortal, key: EndpointKey): Promise<LookRequest[]> {
  const { access } = endpoints[key as keyof typeof endpoints] as Endpoint;
  const policy = accessPolicy[key as keyof typeof accessPolicy] as Policy;
  if (access === 'representative') {
    const {
      made = async (_db, unitId) => unitId,
      query,
      body,
    } = representativeRequests[key as RepresentativeKey];
    const wanted = key.endsWith('/candidates') ? { search: 'Gunn Aske' } : query;
    return [
      ['liv', { params: { id: await made(portal.db, units.oslo) }, body, ...(wanted && { query: wanted }) }],
    ];
  }
  const special = await specialRequests(portal, key);
  if (special) return special;
  const plain = { ...(policy.query && { query: policy.query }), body: policy.body };
  if (!key.includes('/:')) return [['mona', plain]];
  if (!key.startsWith('GET ')) {
    if (!policy.object) return [['mona', { ...plain, params: policy.params ?? {} }]];
    const id = await accessObjects(portal)[policy.object.kind]('kari');
    return [['mona', { ...plain, params: { ...policy.params, id } }]];
  }
  const table = tables.find(([start]) => key.slice(4).startsWith(start))?.[1];
  const ids = table
    ? await idsOf(portal.db, table, sizeOf({ small: 6, full: 500 }))
    : [policy.params?.id ?? randomUUID()];
  return ids.map((id) => ['mona', { ...plain, params: { ...policy.params, id } }]);
}

/** Where a request needs something that somebody has done before. */
async function specialRequests(portal: TestPortal, key: EndpointKey): Promise<LookRequest[] | null> {
  const reason = 'Ringte og spurte om medlemskapet sitt';
  const params = { id: demoPersons.nils.id };
  const written = async () => {
    const answer = await portal.call('mona', 'POST /api/staff/persons/:id/reasons', {
      params,
      body: { reason },
    });
    return (answer.body as unknown as { id: string }).id;
  };
  const fresh = async () =>
    portal.issuer.tokenFor({
      subject: demoPersons.mona.account.id,
      name: 'Mona Eide',
      emails: [demoPersons.mona.account.email],
      authenticatedAt: Math.floor(Date.now() / 1000),
    });
  switch (key) {
    case 'GET /api/staff/persons/:id':
      return [['mona', { params, query: { reasonId: await written() } }]];
    case 'GET /api/staff/persons/:id/fodselsnummer':
      return [['mona', { params, query: { reasonId: await written() }, token: await fresh() }]];
    case 'POST /api/staff/persons/:id/reasons':
      return [['mona', { params, body: { reason } }]];
    case 'POST /api/staff/enquiries/:id/match-searches': {
      const { rows } = await sql<{
        id: string;
      }>`select enquiry_id as id from match_case`.execute(portal.db);
      return rows.map(({ id }) => [
        'mona',
        { params: { id }, body: { name: 'Kari Lund', bornOn: '', number: '', contact: '', reason } },
      ]);
    }
    case 'GET /api/staff/magazine-exports/:id/file': {
      // The demo's own file, as if it had been made today.
      await sql`update magazine_label l set lines = array[trim(p.given_name || ' ' || p.family_name), 'Storgata 1']
        from magazine_delivery d join person p on p.id = d.person_id where d.id = l.delivery_id`.execute(
        portal.db,
      );
      const { rows } = await sql<{ id: string }>`
        update magazine_export set made_by = ${demoPersons.mona.id}, made_at = now() returning id`.execute(
        portal.db,
      );
      return rows.map(({ id }) => ['mona', { params: { id } }]);
    }
    case 'GET /api/staff/register-files/:id/file': {
      const wish = { choice: {}, purpose: 'email', format: 'csv', reason };
      const token = await fresh();
      const { body } = await portal.call('mona', 'POST /api/staff/register-files', { body: wish, token });
      return [['mona', { params: { id: (body as unknown as { id: string }).id }, token }]];
    }
    case 'GET /api/staff/deliveries':
      await sql`insert into notice (id, person_id, kind, created_at, failed_at, failure, attempts)
        values (gen_random_uuid(), ${demoPersons.nils.id}, 'enquiry-answered', now(), now(), 'refused', 3)`.execute(
        portal.db,
      );
      return [['mona', {}]];
    case 'GET /api/staff/reimbursement-files/:id/content': {
      const { rows } = await sql<{ id: string }>`
        select id from attachment where reimbursement_id is not null`.execute(portal.db);
      return rows.map(({ id }) => ['mona', { params: { id } }]);
    }
    case 'GET /api/staff/payment-files/:id/file': {
      const claim = await insertReimbursement(portal.db, units.oslo, { state: 'approved' });
      const { body } = await portal.call('ingrid', 'POST /api/staff/payment-files', {
        body: newPaymentFile(claim.id),
      });
      const [{ id }] = (body as unknown as { files: [{ id: string }] }).files;
      const signing = { params: { id }, token: await fresh() };
      await portal.call('mona', 'POST /api/staff/payment-files/:id/signatures', signing);
      return [['mona', signing]];
    }
    case 'GET /api/staff/enquiries':
      return ['waiting', 'open', 'closed', 'answered'].map((state) => ['mona', { query: { state } }]);
    default:
      return null;
  }
}
