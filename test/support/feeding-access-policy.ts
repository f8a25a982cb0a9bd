/** Other systems and their administration. The API of the systems takes no person's token: it is tested with the feature. */

const admitted = ['vigdis'] as const;
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
const ofNothing = { admitted, object: null, params: nothing, refusedAs: 404 } as const;
const ofSystems = { admitted: [], object: null } as const;
const number = { number: '100000' };

export const feedingAccessPolicy = {
  'GET /api/register/v1/changes': ofSystems,
  'GET /api/register/v1/members': ofSystems,
  'GET /api/register/v1/members/:number': { ...ofSystems, params: number },
  'PUT /api/register/v1/members/:number': { ...ofSystems, params: number },
  'PUT /api/register/v1/erasures/:subject/acknowledgement': { ...ofSystems, params: { subject: '100000' } },
  'GET /api/administration/subscribers': { admitted, object: null },
  // An address of an inner network.
  'POST /api/administration/subscribers': {
    admitted,
    object: null,
    refusedAs: 422,
    body: { name: 'Et system', purpose: 'post', url: 'https://10.0.0.1/', mayWrite: false },
  },
  'GET /api/administration/subscribers/:id': ofNothing,
  'POST /api/administration/subscribers/:id/secrets': ofNothing,
  'PUT /api/administration/subscribers/:id/state': { ...ofNothing, body: { state: 'paused' } },
  'POST /api/administration/subscribers/:id/replays': {
    ...ofNothing,
    body: { since: '2026-01-01T00:00:00Z' },
  },
  'POST /api/administration/deliveries/:id/attempts': ofNothing,
  'GET /api/staff/register-conflicts': { admitted: ['mona'], object: null },
  'POST /api/staff/register-conflicts/:id/decisions': {
    ...ofNothing,
    admitted: ['mona'],
    body: { decision: 'kept' },
  },
  'GET /api/administration/register-conflicts': { admitted, object: null },
  'POST /api/administration/register-conflicts/:id/decisions': { ...ofNothing, body: { decision: 'kept' } },
} as const;
