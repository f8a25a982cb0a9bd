/** The administrators' rows of the access policy. Of the callers only Vigdis has that role; it opens no desk. */

import demoProfile from '../../organisation-profile.json' with { type: 'json' };

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
  'GET /api/administration/units/:id/residents': { admitted, object: null, params: nothing },
  'POST /api/administration/unit-closings': {
    admitted,
    object: null,
    body: { unitId: nothing.id, reason: 'Prøver' },
    refusedAs: 404,
  },
  'POST /api/administration/units/:id/reopenings': ofNothing,
  'GET /api/administration/chapter-moves': { admitted, object: null },
  'POST /api/administration/chapter-moves': {
    admitted,
    object: null,
    body: { fromId: nothing.id, toId: nothing.id, municipalities: [], reason: 'Prøver' },
    refusedAs: 422,
  },
  'POST /api/administration/chapter-moves/:id/undoings': ofNothing,
  'GET /api/administration/profile': { admitted, object: null },
  'POST /api/administration/profile-drafts': {
    admitted,
    object: null,
    body: { revision: null, note: 'Nytt navn', profile: demoProfile },
  },
  'POST /api/administration/profile-drafts/:id/discards': { ...ofNothing, body: { revision: 1 } },
  'POST /api/administration/profile-drafts/:id/publications': { ...ofNothing, body: { revision: 1 } },
  'POST /api/administration/profile-versions/:id/drafts': ofNothing,
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
