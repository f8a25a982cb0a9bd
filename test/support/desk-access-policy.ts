/** The desk's rows of the access policy: member service only. */

const admitted = ['mona'] as const;
const open = { admitted, object: null } as const;
const ofCase = { admitted, object: { kind: 'enquiry', visibleTo: 'admitted' } } as const;
const nothing = '00000000-0000-4000-8000-000000000000';
/** The id is not an enquiry's: what the admitted may do with it is tested with the feature. */
const elsewhere = { admitted, object: null, params: { id: nothing } } as const;

const reason = 'Ringte og spurte om medlemskapet sitt';
const block = { title: 'Adgangsprøve', topic: '', body: 'Hei, {fornavn}!' };

export const deskAccessPolicy = {
  'GET /api/staff/enquiries': open,
  'GET /api/staff/queue-counts': open,
  'GET /api/staff/colleagues': open,
  'GET /api/staff/units': open,
  'GET /api/staff/enquiries/:id': ofCase,
  'PUT /api/staff/enquiries/:id/presence': { ...ofCase, body: { isWriting: false } },
  'DELETE /api/staff/enquiries/:id/presence': ofCase,
  'POST /api/staff/enquiries/:id/answers': { ...ofCase, body: { message: 'Takk!', version: 1 } },
  'POST /api/staff/enquiries/:id/notes': { ...ofCase, body: { note: 'Ring før kl. 12' } },
  'POST /api/staff/enquiries/:id/assignments': { ...ofCase, body: { assigneeId: null, version: 1 } },
  'POST /api/staff/enquiries/:id/topics': { ...ofCase, body: { topic: 'giving', version: 1 } },
  'POST /api/staff/enquiries/:id/name-corrections': {
    ...ofCase,
    body: { givenName: 'Adgang', familyName: 'Prøve', version: 1 },
  },
  'POST /api/staff/enquiries/:id/merges': {
    ...elsewhere,
    body: { number: 'H-2000-000001', version: 1 },
    refusedAs: 422,
  },
  'POST /api/staff/enquiries/:id/forwardings': {
    ...ofCase,
    body: { unitId: '40000000-0000-4000-8000-000000000011', remark: 'Gjelder lokallaget', version: 1 },
    // A unit without a leader.
    refusedAs: 422,
  },
  'POST /api/staff/enquiries/:id/recalls': { ...ofCase, body: { version: 1 } },
  'POST /api/staff/enquiries/:id/closings': { ...ofCase, body: { version: 1 } },
  'POST /api/staff/enquiries/:id/reopenings': { ...ofCase, body: { version: 1 } },
  'POST /api/staff/enquiries/:id/sender-ties': {
    ...elsewhere,
    body: { personId: nothing, reason, version: 1 },
    refusedAs: 404,
  },
  'POST /api/staff/enquiries/:id/sender-unties': {
    ...elsewhere,
    body: { reason, version: 1 },
    refusedAs: 404,
  },
  'POST /api/staff/enquiries/:id/extensions': {
    ...elsewhere,
    body: { reasons: 'Vi må hente opplysninger fra flere systemer.', version: 1 },
    refusedAs: 404,
  },
  'GET /api/staff/persons/:id/details': { ...elsewhere, refusedAs: 403 },
  'GET /api/staff/persons/:id/timeline': { ...elsewhere, refusedAs: 403 },
  'POST /api/staff/persons/:id/corrections': {
    ...elsewhere,
    body: { field: 'language', language: 'nn', reason, version: 1 },
    refusedAs: 403,
  },
  // No member is made here.
  'POST /api/staff/memberships': { admitted, object: null, body: { channel: 'ukjent' }, refusedAs: 422 },
  'POST /api/staff/desk-acts/:id/undoings': { ...elsewhere, body: { reason }, refusedAs: 404 },
  'GET /api/staff/waiting-merges': { admitted: ['mona'], object: null },
  'GET /api/staff/persons/:id/merges': { ...elsewhere, refusedAs: 403 },
  'GET /api/staff/persons/:id/merge-preview': {
    ...elsewhere,
    query: { otherId: nothing },
    refusedAs: 403,
  },
  'POST /api/staff/persons/:id/merges': {
    ...elsewhere,
    body: { otherId: nothing, reason },
    refusedAs: 403,
  },
  'POST /api/staff/record-merges/:id/approvals': { ...elsewhere, body: {}, refusedAs: 404 },
  'POST /api/staff/record-merges/:id/undoings': { ...elsewhere, body: { reason }, refusedAs: 404 },
  'GET /api/staff/number-cases': open,
  'GET /api/staff/number-cases/:id': elsewhere,
  'POST /api/staff/number-cases/:id/decisions': {
    ...elsewhere,
    body: { outcome: 'drop', reason },
    refusedAs: 404,
  },
  'POST /api/staff/person-searches': { ...open, body: { term: 'Kari Lund', reason } },
  'POST /api/staff/persons/:id/reasons': { ...elsewhere, body: { reason }, refusedAs: 404 },
  'GET /api/staff/persons/:id': { ...elsewhere, refusedAs: 403 },
  'GET /api/staff/persons/:id/fodselsnummer': { ...elsewhere, refusedAs: 403 },
  'POST /api/staff/persons/:id/leavings': {
    ...elsewhere,
    body: { channel: 'letter', arrivedOn: '01.11.2026', magazine: 'keep', email: 'no' },
    refusedAs: 403,
  },
  'GET /api/staff/leavings/:reference': {
    admitted,
    object: null,
    params: { reference: 'U-0000-0000-00' },
    refusedAs: 404,
  },
  'GET /api/staff/member-figures': open,
  'POST /api/staff/member-searches': { ...open, body: { choice: {}, search: '', reason } },
  'GET /api/staff/member-views': open,
  'POST /api/staff/member-views': { ...open, body: { name: 'Adgangsprøve', choice: {} } },
  'DELETE /api/staff/member-views/:id': { ...elsewhere, refusedAs: 404 },
  'POST /api/staff/register-files': {
    ...open,
    body: { choice: {}, purpose: 'email', format: 'csv', reason },
  },
  'GET /api/staff/register-files/:id/file': { ...elsewhere, refusedAs: 404 },
  'POST /api/staff/register-files/:id/deletions': { ...elsewhere, refusedAs: 404 },
  'POST /api/staff/case-closings': {
    ...open,
    body: { cases: [{ id: nothing, version: 1 }], reason: 'Gjelder det samme' },
  },
  'POST /api/staff/case-closing-undoings': { ...open, body: { cases: [{ id: nothing, version: 1 }] } },
  'GET /api/staff/tags': open,
  'POST /api/staff/tags': { ...open, body: { name: 'Adgangsprøve' } },
  'DELETE /api/staff/tags/:id': { ...elsewhere, refusedAs: 404 },
  'POST /api/staff/enquiries/:id/tags': { ...ofCase, body: { tagId: nothing, isOn: false } },
  'GET /api/staff/absences': open,
  'PUT /api/staff/absences/mine': {
    ...open,
    body: { fromOn: '01.12.2099', untilOn: '02.12.2099' },
    refusedAs: 422,
  },
  'DELETE /api/staff/absences/mine': open,
  'GET /api/staff/turn': open,
  'PUT /api/staff/turn/mine': { ...open, body: { topics: [] } },
  'DELETE /api/staff/turn/mine': open,
  'GET /api/staff/queue-views': open,
  'POST /api/staff/queue-views': { ...open, body: { name: 'Adgangsprøve', choice: {} } },
  'DELETE /api/staff/queue-views/:id': { ...elsewhere, refusedAs: 404 },
  'POST /api/staff/case-searches': { ...open, body: { words: 'bladet', reason } },
  'GET /api/staff/text-blocks': open,
  'POST /api/staff/text-blocks': { ...open, body: block },
  'PUT /api/staff/text-blocks/:id': { ...elsewhere, body: { ...block, version: 1 }, refusedAs: 404 },
  'DELETE /api/staff/text-blocks/:id': { ...elsewhere, refusedAs: 404 },
  'GET /api/staff/statistics': open,
  'GET /api/staff/deliveries': open,
  'POST /api/staff/deliveries/:id/retries': { ...elsewhere, refusedAs: 404 },
  'POST /api/staff/failed-jobs/:id/retries': { ...elsewhere, refusedAs: 404 },
  'GET /api/staff/look-control': open,
} as const;
