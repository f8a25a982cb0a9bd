/** Who may do what with activities: a part of the policy table. */
import { demoActivityIds } from '../../dev/seed/demo-activity.ts';
import type { Policy } from './access-policy.ts';

const signedIn = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis'] as const;
const andJoining = [...signedIn, 'joining'] as const;
const all = [...andJoining, null] as const;
const published = { id: demoActivityIds.walk };
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
const anActivity = { kind: 'activity', visibleTo: 'admitted' } as const;
const ownSignUp = { kind: 'sign-up', visibleTo: 'owner' } as const;

export const activityContent = {
  unitId: '40000000-0000-4000-8000-000000000011',
  type: 'talk',
  title: 'Et møte om tro',
  summary: 'En kveld om det vi tror på.',
  description: '',
  startsOn: '2031-03-04',
  startsTime: '18:00',
  endsOn: '2031-03-04',
  endsTime: '20:00',
  deadlineOn: null,
  deadlineTime: null,
  place: 'Humanistenes hus',
  point: '',
  isDigital: false,
  digitalLink: null,
  accessNote: '',
  capacity: 20,
  audience: 'everybody',
  ageFrom: null,
  ageTo: null,
  takesChildren: true,
  maxGuests: 2,
  priceMemberKroner: 0,
  priceOtherKroner: 0,
  priceChildKroner: 0,
  refundRule: 'until-start',
  offerHours: 24,
  questions: [],
};
export const justMe = {
  isComing: true,
  childIds: [],
  guests: [],
  answers: [],
  wantsSms: false,
  acceptsWaiting: false,
};

/** For users who may not organise, no activity exists; what member service may do is tested with the feature. */
const organised = { admitted: signedIn, object: null, params: nothing, refusedAs: 404 } as const;

export const activityAccessPolicy = {
  'GET /api/activities': { admitted: all, object: null },
  'GET /api/activities/:id': { admitted: all, object: null, params: published },
  'GET /api/activities/:id/calendar': { admitted: all, object: null, params: published },
  'GET /api/activities/:id/mine': { admitted: andJoining, object: anActivity },
  'POST /api/activities/:id/sign-ups': { admitted: andJoining, object: anActivity, body: justMe },
  'GET /api/sign-ups': { admitted: andJoining, object: null },
  'POST /api/sign-ups/:id/cancel': { admitted: andJoining, object: ownSignUp },
  'POST /api/sign-ups/:id/accept': { admitted: andJoining, object: ownSignUp },
  'POST /api/sign-ups/:id/moves': {
    admitted: andJoining,
    object: ownSignUp,
    body: { activityId: nothing.id },
    // There is no other date.
    refusedAs: 404,
  },
  'POST /api/sign-ups/:id/payments': { admitted: andJoining, object: ownSignUp },
  'POST /api/sign-ups/:id/checks': { admitted: andJoining, object: ownSignUp },
  'GET /api/units/:id/calendar': {
    admitted: all,
    object: null,
    params: { id: '40000000-0000-4000-8000-000000000011' },
  },
  'GET /api/sign-up-calendars/:code': {
    admitted: all,
    object: null,
    params: { code: 'ukjent' },
    refusedAs: 404,
  },
  'PUT /api/calendar-feed': { admitted: andJoining, object: null },
  'DELETE /api/calendar-feed': { admitted: andJoining, object: null },
  'GET /api/calendar-feeds/:code': {
    admitted: all,
    object: null,
    params: { code: 'ukjent' },
    refusedAs: 404,
  },
  'GET /api/organiser/activities': { admitted: signedIn, object: null },
  'GET /api/organiser/activities/:id': organised,
  'POST /api/organiser/activities': {
    admitted: signedIn,
    object: null,
    // Of a unit without organisers.
    body: { ...activityContent, unitId: nothing.id },
    refusedAs: 403,
  },
  'POST /api/organiser/activities/:id/changes': {
    ...organised,
    body: { content: activityContent, version: 1 },
  },
  'POST /api/organiser/activities/:id/copies': { ...organised, body: { isSameSeries: true } },
  'POST /api/organiser/activities/:id/publish': organised,
  'POST /api/organiser/activities/:id/cancel': { ...organised, body: { reason: 'Sykdom' } },
  'POST /api/organiser/activities/:id/messages': { ...organised, body: { message: 'Velkommen!' } },
  'GET /api/organiser/activities/:id/participants': organised,
  'PUT /api/organiser/activities/:id/attendance': {
    ...organised,
    body: { participantId: nothing.id, attendance: 'came' },
  },
} satisfies Record<string, Policy>;
