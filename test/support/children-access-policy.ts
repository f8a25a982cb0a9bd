/** Who may do what with registered children: a part of the policy table. */
import { childrenTextVersion } from '#contract/children-endpoints.ts';
import type { Policy } from './access-policy.ts';

const signedIn = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis'] as const;
const andJoining = [...signedIn, 'joining'] as const;
const child = {
  givenName: 'Kim',
  familyName: 'Nilsen',
  fodselsnummer: '00000000000',
  isInformed: true,
  isHeard: true,
};
const noLink = { code: 'ukjent' };

export const childrenAccessPolicy = {
  'GET /api/child-registration-start': { admitted: signedIn, object: null },
  'GET /api/child-registrations': { admitted: signedIn, object: null },
  'PUT /api/child-registrations/:id': {
    admitted: signedIn,
    object: null,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: {
      permit: '',
      children: [child],
      isSole: true,
      secondGuardian: null,
      isNotElsewhere: true,
      textVersion: childrenTextVersion,
    },
    // Without a permit it goes no further.
    refusedAs: 403,
  },
  'POST /api/child-registrations/:id/end': {
    admitted: signedIn,
    object: { kind: 'child', visibleTo: 'owner' },
  },
  'GET /api/child-registrations/:id/certificate': {
    admitted: signedIn,
    object: { kind: 'ended-child', visibleTo: 'owner' },
  },
  'PUT /api/guardian-invitations/opened': { admitted: andJoining, object: null, body: noLink },
  'POST /api/guardian-invitations/answers': {
    admitted: andJoining,
    object: null,
    body: {
      ...noLink,
      answers: [
        {
          childId: '00000000-0000-4000-8000-000000000000',
          isConfirmed: true,
          isInformed: true,
          isHeard: true,
        },
      ],
      textVersion: childrenTextVersion,
    },
  },
  'GET /api/staff/child-registrations': { admitted: ['mona'], object: null },
  'GET /api/staff/child-registrations/:id': {
    admitted: ['mona'],
    object: { kind: 'held-back-child', visibleTo: 'admitted' },
  },
  'POST /api/staff/child-registrations/:id/decisions': {
    admitted: ['mona'],
    object: { kind: 'held-back-child', visibleTo: 'admitted' },
    body: { isAccepted: false, ground: null, reason: 'Har snakket med begge foreldrene' },
  },
} satisfies Record<string, Policy>;
