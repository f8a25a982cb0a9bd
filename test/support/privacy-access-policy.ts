/** Who may know and decide what of their own data: a part of the policy table. */
import type { Policy } from './access-policy.ts';

const andJoining = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining'] as const;
const everybody = [...andJoining, null] as const;
const own = { admitted: andJoining, object: null } as const;

export const privacyAccessPolicy = {
  'GET /api/looks': own,
  'GET /api/sessions': own,
  'DELETE /api/sessions/:id': {
    admitted: andJoining,
    object: null,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    refusedAs: 404,
  },
  // No user is signed out here.
  'POST /api/sessions/endings': {
    admitted: andJoining,
    object: null,
    body: { scope: 'ukjent' },
    refusedAs: 422,
  },
  'GET /api/my-choices': own,
  'GET /api/choice-certificates/:kind': {
    admitted: andJoining,
    object: null,
    params: { kind: 'ukjent' },
    refusedAs: 404,
  },
  // No account is deleted here.
  'POST /api/account-ending': {
    admitted: andJoining,
    object: null,
    body: { textVersion: 'ukjent' },
    refusedAs: 422,
  },
  'GET /api/account-ending-certificates/:code': {
    admitted: everybody,
    object: null,
    params: { code: 'ukjent' },
    refusedAs: 404,
  },
  'GET /api/consents': own,
  'POST /api/consents': { admitted: andJoining, object: null, body: { purpose: 'news-sms', isGiven: false } },
  'GET /api/restriction': own,
  'PUT /api/restriction': { admitted: andJoining, object: null, body: { isRestricted: false } },
  'GET /api/retention': own,
  'GET /api/my-data': own,
  'GET /api/my-data/archive': own,
  'GET /api/my-data/file': own,
} satisfies Record<string, Policy>;
