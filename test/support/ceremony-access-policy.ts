/** Who may do what with ceremonies: a part of the policy table. */
import type { Policy } from './access-policy.ts';

const andJoining = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining'] as const;
const everybody = [...andJoining, null] as const;
const admitted = ['mona'] as const;
const ofRound = { admitted: andJoining, object: { kind: 'ceremony-round', visibleTo: 'admitted' } } as const;

export const roundContent = {
  kind: 'confirmation',
  name: 'Konfirmasjon',
  firstOn: '2098-04-01',
  lastOn: '2098-09-30',
  membersOpenOn: '2097-06-01',
  membersOpenTime: '10:00',
  openOn: '2097-06-08',
  openTime: '10:00',
};
export const weddingRequest = {
  names: 'Kim Nilsen og Robin Berg',
  day: 'I juni',
  place: 'Oslo',
  message: '',
};
export const funeralRequest = {
  deceased: 'Kim Nilsen',
  relation: 'Datter',
  wasMember: 'unknown',
  day: '',
  agency: '',
  message: '',
};
const fromNobody = { name: 'Kim Nilsen', email: 'kim@person.example', phone: '', ticket: 'x' };

export const ceremonyAccessPolicy = {
  'GET /api/ceremonies': { admitted: everybody, object: null },
  'GET /api/ceremonies/mine': { admitted: andJoining, object: null },
  'GET /api/ceremony-rounds/:id/ticket': ofRound,
  'POST /api/ceremony-rounds/:id/tickets': ofRound,
  'POST /api/ceremony-rounds/:id/more-time': ofRound,
  'POST /api/ceremony-rounds/:id/leave': ofRound,
  'POST /api/wedding-requests': { admitted: andJoining, object: null, body: weddingRequest },
  'POST /api/funeral-requests': { admitted: andJoining, object: null, body: funeralRequest },
  // Without reading the form there is no ticket for it.
  'POST /api/open-wedding-requests': {
    admitted: everybody,
    object: null,
    body: { ...weddingRequest, ...fromNobody },
    refusedAs: 409,
  },
  'POST /api/open-funeral-requests': {
    admitted: everybody,
    object: null,
    body: { ...funeralRequest, ...fromNobody },
    refusedAs: 409,
  },
  'GET /api/staff/ceremony-rounds': { admitted, object: null },
  'POST /api/staff/ceremony-rounds': { admitted, object: null, body: roundContent },
  'PUT /api/staff/ceremony-rounds/:id': {
    admitted,
    object: { kind: 'ceremony-round', visibleTo: 'admitted' },
    body: { ...roundContent, firstOn: '2099-04-01', lastOn: '2099-09-30', version: 9 },
    refusedAs: 409,
  },
} satisfies Record<string, Policy>;
