/** Getting somebody back in: the desk's part, and the member's. A part of the policy table. */
import type { Policy } from './access-policy.ts';

const staff = ['mona'] as const;
const andJoining = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining'] as const;
const everybody = [...andJoining, null] as const;
/** What those who are let in may do with one is tested with the feature. */
const elsewhere = {
  admitted: staff,
  object: null,
  params: { id: '00000000-0000-4000-8000-000000000000' },
} as const;
const decision = { reason: 'Har snakket med kollegaen om saken' };

export const recoveryAccessPolicy = {
  'POST /api/staff/persons/:id/recovery-checks': {
    ...elsewhere,
    body: {
      enquiryId: null,
      reasonId: null,
      answers: {
        bornOn: '01.02.1980',
        memberNumber: '',
        postalCode: '0182',
        formerEmail: '',
        joinedYear: '',
      },
    },
    refusedAs: 403,
  },
  'POST /api/staff/recoveries/:id/requests': {
    ...elsewhere,
    body: {
      lost: 'email',
      newEmail: 'ny@person.example',
      identity: 'id-shown',
      remark: 'Viste førerkortet sitt',
    },
    refusedAs: 404,
  },
  'GET /api/staff/recoveries': { admitted: staff, object: null },
  'GET /api/staff/recoveries/:id': { ...elsewhere, refusedAs: 404 },
  'POST /api/staff/recoveries/:id/approvals': { ...elsewhere, body: decision, refusedAs: 404 },
  'POST /api/staff/recoveries/:id/refusals': { ...elsewhere, body: decision, refusedAs: 404 },
  'POST /api/staff/recoveries/:id/links': { ...elsewhere, body: {}, refusedAs: 404 },
  'POST /api/recovery-answers': {
    admitted: everybody,
    object: null,
    body: { code: 'ukjent', answer: 'stop' },
  },
  'GET /api/sign-in-identifiers': { admitted: andJoining, object: null },
  // What those who are let in may do is tested with the feature.
  'POST /api/sign-in-identifiers/removals': {
    admitted: andJoining,
    object: null,
    body: { kind: 'fax' },
    refusedAs: 422,
  },
  'POST /api/sign-in-changes/:id/undoings': {
    admitted: andJoining,
    object: null,
    params: elsewhere.params,
    body: {},
    refusedAs: 404,
  },
  'POST /api/sign-in-change-answers': { admitted: everybody, object: null, body: { code: 'ukjent' } },
  'GET /api/staff/sign-in-factors': { admitted: staff, object: null },
  'POST /api/staff/sign-in-factors/:id/approvals': { ...elsewhere, body: {}, refusedAs: 404 },
  'GET /api/recovery': { admitted: andJoining, object: null },
  'POST /api/recovery/stops': { admitted: andJoining, object: null, body: {} },
  'POST /api/recovery-finishings': { admitted: andJoining, object: null, body: { code: 'ukjent' } },
} satisfies Record<string, Policy>;
