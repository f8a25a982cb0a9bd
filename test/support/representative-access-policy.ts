/** Who may do what with offices and units: a part of the policy table, and what it says of representatives. */
import { randomUUID } from 'node:crypto';
import { chapterContactTextVersion } from '#contract/chapter-contact.ts';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { proposalTextVersion } from '#contract/meeting-values.ts';
import { confidentialityTextVersion } from '#contract/office-values.ts';
import type { Database } from '#server/platform/database/database.ts';
import { demoPersons } from '../../dev/seed/demo-people.ts';
import type { Policy } from './access-policy.ts';
import { inDays } from './days.ts';
import { insertMeeting, insertPaper, insertUnsentPdf } from './meeting-fixtures.ts';
import {
  insertOffice,
  insertReimbursement,
  insertUnitCase,
  insertUnitMessage,
  units,
} from './office-fixtures.ts';

const signedIn = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis'] as const;
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
/** A file that waits in the form of a paper. */
const unsentFile = '00000000-0000-4000-8000-00000000f11e';
const declaration = { promisesConfidentiality: true, textVersion: confidentialityTextVersion };
/** One's own, where there is any: what the person asked may do is tested with the feature. */
const own = { admitted: signedIn, object: null, params: nothing, refusedAs: 404 } as const;
/** None of the callers of every test has an office. */
const elected = { admitted: [], object: null, params: nothing } as const;
const motion = {
  title: 'Åpent hus',
  body: 'Vi holder åpent hus hver måned.',
  name: 'shown',
  reason: 'Flere finner veien til oss.',
};
const nomination = { role: 'auditor', reason: 'Har tid og lyst til å bidra.' };
const term = { role: 'board-member', fromOn: '2031-01-01', untilOn: '2031-12-31' };

export const representativeAccessPolicy = {
  'GET /api/offices': { admitted: signedIn, object: null },
  'POST /api/offices/:id/acceptances': { ...own, body: declaration },
  'POST /api/offices/:id/refusals': own,
  'POST /api/offices/:id/declarations': { ...own, body: declaration },
  'POST /api/offices/:id/showings': own,
  'POST /api/offices/:id/hidings': own,
  'POST /api/offices/:id/resignations': own,
  'GET /api/units/:id': elected,
  'GET /api/units/:id/offices': elected,
  'GET /api/units/:id/candidates': elected,
  'POST /api/units/:id/offices': elected,
  'POST /api/unit-offices/:id/withdrawals': elected,
  'GET /api/units/:id/members': elected,
  'GET /api/units/:id/new-members': elected,
  'POST /api/units/:id/welcomes': elected,
  'GET /api/units/:id/figures': elected,
  'GET /api/units/:id/grant-comparison': elected,
  'GET /api/units/:id/handover': elected,
  'PUT /api/units/:id/handover-note': elected,
  'POST /api/units/:id/board-changes': elected,
  'POST /api/board-changes/:id/cancellations': elected,
  'GET /api/units/:id/member-files': elected,
  'GET /api/units/:id/member-file': elected,
  'GET /api/member-files': { admitted: signedIn, object: null },
  'POST /api/member-files/:id/deletions': own,
  'PUT /api/staff/units/:id/export': {
    admitted: ['mona'],
    object: null,
    params: { id: units.oslo },
    body: { mayExport: true },
  },
  'GET /api/units/:id/documents': elected,
  'POST /api/units/:id/reimbursements': elected,
  'GET /api/reimbursements': { admitted: signedIn, object: null },
  'GET /api/units/:id/reimbursements': elected,
  'GET /api/unit-reimbursements/:id': elected,
  'GET /api/unit-reimbursement-files/:id/content': elected,
  'POST /api/unit-reimbursements/:id/acts': elected,
  'GET /api/chapter-contact': { admitted: [...signedIn, 'joining'], object: null },
  'PUT /api/chapter-contact': {
    admitted: signedIn,
    object: null,
    body: { isGiven: true, textVersion: chapterContactTextVersion },
  },
  'GET /api/units/:id/messages': elected,
  'POST /api/units/:id/messages': elected,
  'POST /api/unit-messages/:id/cancellations': elected,
  'GET /api/units/:id/reply-address': elected,
  'POST /api/units/:id/reply-address-proposals': elected,
  'GET /api/staff/units/:id/reply-address': { admitted: ['mona'], object: null, params: { id: units.oslo } },
  'PUT /api/staff/units/:id/reply-address': {
    admitted: ['mona'],
    object: null,
    params: { id: units.oslo },
    body: { email: 'styret@minside.example' },
  },
  'POST /api/reply-address-proofs': {
    admitted: [...signedIn, 'joining', null],
    object: null,
    body: { code: 'ukjent' },
  },
  'GET /api/my-democracy': { admitted: signedIn, object: null },
  'GET /api/meetings/:id': own,
  'GET /api/meeting-files/:id/content': own,
  'POST /api/meetings/:id/motions': { ...own, body: motion },
  'PUT /api/motions/:id': { ...own, body: { ...motion, version: 1 } },
  'POST /api/motions/:id/withdrawals': own,
  'POST /api/meetings/:id/nominations': { ...own, body: { ...nomination, who: 'me', agrees: true } },
  'PUT /api/nominations/:id': { ...own, body: { ...nomination, version: 1 } },
  'POST /api/nominations/:id/withdrawals': own,
  'POST /api/nominations/:id/answers': { ...own, body: { answer: 'yes', textVersion: proposalTextVersion } },
  'GET /api/units/:id/meetings': elected,
  'POST /api/unit-meetings/:id/papers': elected,
  'POST /api/meeting-papers/:id/removals': elected,
  'POST /api/unit-meetings/:id/publications': elected,
  'POST /api/enquiries/:id/unit-answers': {
    admitted: [...signedIn, 'joining'],
    object: null,
    params: nothing,
    body: { unitId: units.oslo, agrees: true },
    refusedAs: 404,
  },
  'GET /api/units/:id/cases': elected,
  'GET /api/unit-cases/:id': elected,
  'GET /api/unit-case-files/:id/content': elected,
  'POST /api/unit-cases/:id/answers': elected,
  'POST /api/unit-cases/:id/returns': elected,
  'GET /api/unit-messages/:id': own,
  'GET /api/staff/unit-tree': { admitted: ['mona'], object: null },
  'GET /api/staff/units/:id/offices': { admitted: ['mona'], object: null, params: { id: units.oslo } },
  'POST /api/staff/offices': {
    admitted: ['mona'],
    object: null,
    body: { ...term, unitId: units.oslo, memberNumber: String(demoPersons.liv.membership?.number) },
  },
  'POST /api/staff/offices/:id/endings': {
    admitted: ['mona'],
    object: null,
    params: nothing,
    refusedAs: 404,
  },
} satisfies Record<string, Policy>;

/** The endpoints that are for representatives. */
export type RepresentativeKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { access: 'representative' } ? Key : never;
}[keyof Endpoints] &
  EndpointKey;

type UnitRequest = {
  query?: Record<string, string>;
  body?: unknown;
  /** What the id points at in a unit; the unit itself unless said. */
  made?: (db: Database, unitId: string) => Promise<string>;
};

/** A valid request of each for the leader of the unit. A new endpoint without a row here does not compile. */
export const representativeRequests: Record<RepresentativeKey, UnitRequest> = {
  'GET /api/units/:id': {},
  'GET /api/units/:id/offices': {},
  'GET /api/units/:id/members': { query: { purpose: 'contact' } },
  'GET /api/units/:id/new-members': {},
  'POST /api/units/:id/welcomes': {
    body: { personId: demoPersons.kari.id },
    made: async (db, unitId) => {
      await db
        .updateTable('membership')
        .set({ joined_on: inDays(-3) })
        .where('person_id', '=', demoPersons.kari.id)
        .execute();
      return unitId;
    },
  },
  'GET /api/units/:id/figures': {},
  'GET /api/units/:id/grant-comparison': {},
  'GET /api/units/:id/handover': {},
  'GET /api/units/:id/member-files': {},
  'GET /api/units/:id/member-file': {
    query: { purpose: 'contact' },
    made: async (db, unitId) => {
      await db.updateTable('unit').set({ may_export: true }).where('id', '=', unitId).execute();
      return unitId;
    },
  },
  'GET /api/units/:id/documents': {},
  'GET /api/units/:id/reply-address': {},
  'POST /api/units/:id/reply-address-proposals': { body: { email: 'styret@minside.example' } },
  'POST /api/units/:id/reimbursements': {
    body: {
      what: 'Kaffe til møtet',
      amount: '250,50',
      spentOn: '2026-01-10',
      details: '',
      account: '99991111111',
    },
  },
  'GET /api/units/:id/reimbursements': {
    made: async (db, unitId) => {
      await insertReimbursement(db, unitId);
      return unitId;
    },
  },
  'GET /api/unit-reimbursements/:id': {
    made: async (db, unitId) => (await insertReimbursement(db, unitId)).id,
  },
  'GET /api/unit-reimbursement-files/:id/content': {
    made: async (db, unitId) => (await insertReimbursement(db, unitId)).fileId,
  },
  'POST /api/unit-reimbursements/:id/acts': {
    body: { act: 'approve', version: 1 },
    made: async (db, unitId) => (await insertReimbursement(db, unitId)).id,
  },
  'PUT /api/units/:id/handover-note': {
    body: { body: 'Nøkkelen ligger hos vaktmesteren.', version: 0 },
    made: async (db, unitId) => {
      await db.deleteFrom('handover_note').execute();
      return unitId;
    },
  },
  'POST /api/units/:id/board-changes': {
    body: {
      meetingOn: '2031-02-01',
      takesOverOn: '2031-03-01',
      untilOn: '2032-02-28',
      ending: [],
      proposed: [{ role: 'courses', personId: demoPersons.kari.id }],
    },
    made: async (db, unitId) => {
      await db.deleteFrom('board_change').execute();
      return unitId;
    },
  },
  'POST /api/board-changes/:id/cancellations': {
    async made(db, unit_id) {
      await db.deleteFrom('board_change').execute();
      const id = randomUUID();
      const days = { meeting_on: '2031-02-01', takes_over_on: '2031-03-01' };
      await db
        .insertInto('board_change')
        .values({ id, unit_id, ...days, proposed_at: new Date() })
        .execute();
      return id;
    },
  },
  'GET /api/units/:id/candidates': { query: { search: 'Ingensomheterdette' } },
  'POST /api/units/:id/offices': { body: { ...term, personId: demoPersons.kari.id } },
  'GET /api/units/:id/messages': {},
  'POST /api/units/:id/messages': {
    body: { kind: 'message', to: 'members', subject: 'Vårmøtet', body: 'Velkommen til et hyggelig vårmøte.' },
  },
  'POST /api/unit-messages/:id/cancellations': { made: insertUnitMessage },
  'GET /api/units/:id/meetings': {},
  'POST /api/unit-meetings/:id/papers': {
    body: { kind: 'paper', title: 'Årsmelding', attachments: [unsentFile] },
    made: async (db, unitId) => {
      await insertUnsentPdf(db, { id: unsentFile, ownerId: demoPersons.liv.id });
      const id = await insertMeeting(db, unitId);
      await db
        .updateTable('attachment')
        .set({ form: `meeting-paper.${id}` })
        .where('id', '=', unsentFile)
        .execute();
      return id;
    },
  },
  'POST /api/meeting-papers/:id/removals': {
    made: async (db, unitId) => insertPaper(db, await insertMeeting(db, unitId)),
  },
  'POST /api/unit-meetings/:id/publications': {
    body: { list: 'motions' },
    made: (db, unitId) => insertMeeting(db, unitId, { motionsBy: inDays(-2) }),
  },
  'GET /api/units/:id/cases': {
    made: async (db, unitId) => {
      await insertUnitCase(db, unitId);
      return unitId;
    },
  },
  'GET /api/unit-cases/:id': { made: async (db, unitId) => (await insertUnitCase(db, unitId)).id },
  'GET /api/unit-case-files/:id/content': {
    made: async (db, unitId) => (await insertUnitCase(db, unitId)).fileId,
  },
  'POST /api/unit-cases/:id/answers': {
    body: { message: 'Vi møtes den første onsdagen i måneden.', version: 1 },
    made: async (db, unitId) => (await insertUnitCase(db, unitId)).id,
  },
  'POST /api/unit-cases/:id/returns': {
    body: { note: 'Dette gjelder kontingenten.' },
    made: async (db, unitId) => (await insertUnitCase(db, unitId)).id,
  },
  'POST /api/unit-offices/:id/withdrawals': {
    made: (db, unitId) => insertOffice(db, { personId: demoPersons.kari.id, unitId, isAccepted: false }),
  },
};
