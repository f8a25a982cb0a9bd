/** The administrators' rows of the access policy. Of the callers only Vigdis has that role; it opens no desk. */

const admitted = ['vigdis'] as const;
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
const ofNothing = { admitted, object: null, params: nothing, refusedAs: 404 } as const;

export const administrationAccessPolicy = {
  'GET /api/administration/roles': { admitted, object: null },
  'POST /api/administration/role-invitations': {
    admitted,
    object: null,
    body: { email: 'ny@person.example', role: 'member-service', reason: 'Begynner i dag' },
  },
  'POST /api/administration/role-invitations/:id/confirmations': ofNothing,
  'POST /api/administration/role-invitations/:id/withdrawals': ofNothing,
  'POST /api/administration/role-endings': {
    admitted,
    object: null,
    body: { personId: nothing.id, role: 'treasurer', reason: 'Finnes ikke' },
    refusedAs: 404,
  },
  'GET /api/administration/units': { admitted, object: null },
  'POST /api/administration/unit-changes': {
    admitted,
    object: null,
    body: { change: { kind: 'rename', unit: 'Finnes ikke', to: 'Heller ikke' }, reason: 'Prøver' },
  },
  'GET /api/setup/checks': { admitted, object: null },
  'GET /api/setup/tests': { admitted, object: null },
  'POST /api/setup/tests': { admitted, object: null, body: { channel: 'email' } },
  'POST /api/setup/test-confirmations': {
    admitted,
    object: null,
    body: { channel: 'email', code: '123456' },
  },
  'POST /api/setup/claims': {
    admitted: ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining'],
    object: null,
    body: { code: 'ukjent' },
  },
  // A link that is not known opens nothing.
  'POST /api/role-acceptances': {
    admitted: ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining'],
    object: null,
    body: { code: 'ukjent' },
  },
} as const;
