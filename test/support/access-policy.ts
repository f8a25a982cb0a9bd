/**
 * Who may do what, said again and apart from the code: the access suite compares both. A new endpoint
 * without a row here does not compile.
 */

import type { EndpointKey } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { measuringTextVersion } from '#contract/visit-measuring.ts';
import type { tableOfObject } from './access-object-tables.ts';
import { activityAccessPolicy } from './activity-access-policy.ts';
import { administrationAccessPolicy } from './administration-access-policy.ts';
import { ceremonyAccessPolicy } from './ceremony-access-policy.ts';
import { childrenAccessPolicy } from './children-access-policy.ts';
import { deathAccessPolicy } from './death-access-policy.ts';
import { deskAccessPolicy } from './desk-access-policy.ts';
import { feedingAccessPolicy } from './feeding-access-policy.ts';
import { givingAccessPolicy } from './giving-access-policy.ts';
import { magazineAccessPolicy } from './magazine-access-policy.ts';
import { moveInAccessPolicy } from './move-in-access-policy.ts';
import { noticeAccessPolicy } from './notice-access-policy.ts';
import { privacyAccessPolicy } from './privacy-access-policy.ts';
import { recoveryAccessPolicy } from './recovery-access-policy.ts';
import { representativeAccessPolicy } from './representative-access-policy.ts';
import type { Caller } from './test-portal.ts';
import { treasurerAccessPolicy } from './treasurer-access-policy.ts';
import { typedJoining } from './typed-forms.ts';

/** All kinds of callers: a member, another member, a guardian who is no member, staff, staff without the role, an administrator, a new account, no sign-in. */
export const callers = [
  'kari',
  'ola',
  'jon',
  'mona',
  'uten',
  'vigdis',
  'joining',
  null,
] as const satisfies Caller[];
export type TestedCaller = (typeof callers)[number];

export type Policy = {
  /** The callers who get an answer; all others are refused before anything else is looked at. */
  admitted: readonly TestedCaller[];
  /** What the id in the path points at, and whose it must be. Null: no id of an object. */
  object: { kind: keyof typeof tableOfObject; visibleTo: 'owner' | 'admitted' } | null;
  /** A valid request, apart from the id. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** What the admitted get where no request is valid for all of them: it came past the access rules. */
  refusedAs?: number;
};

const andJoining = callers.filter((caller) => caller !== null);
/** A user who has not finished joining is led there. */
const signedIn = andJoining.filter((caller) => caller !== 'joining');
const message = { message: 'Takk for hjelpen!' };
const claim = { name: 'Kim Nilsen', bornOn: '01.02.1980' };
/** Of a person who is too young: a valid joining would make a member in the rows that follow. */
const joiningDetails = {
  ...typedJoining,
  bornOn: `01.02.${new Date().getFullYear() - 5}`,
};
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
const matchReason = 'Ringte og spurte om medlemskapet sitt';
const ownEnquiry = { kind: 'enquiry', visibleTo: 'owner' } as const;
const ownUpload = { kind: 'upload', visibleTo: 'owner' } as const;

/** What every upload made for these tests holds. */
export const uploadedBytes = new Uint8Array([1, 2, 3, 4]);

export const accessPolicy = {
  'GET /api/me': { admitted: andJoining, object: null },
  'GET /api/home': { admitted: signedIn, object: null },
  'GET /api/membership-card': { admitted: signedIn, object: null },
  'GET /api/membership-cards/:code': { admitted: callers, object: null, params: { code: 'ukjent' } },
  'GET /api/postal-codes/:code': { admitted: callers, object: null, params: { code: '0182' } },
  'GET /api/children': { admitted: signedIn, object: null },
  'GET /api/enquiry-counts': { admitted: signedIn, object: null },
  'GET /api/attention': { admitted: signedIn, object: null },
  'PUT /api/attention/skipped-questions/:question': {
    admitted: signedIn,
    object: null,
    params: { question: 'contact' },
  },
  'GET /api/changes': { admitted: andJoining, object: null },
  'GET /api/profile': { admitted: signedIn, object: null },
  'PUT /api/profile': {
    admitted: signedIn,
    object: null,
    body: {
      version: '1',
      preferredName: '',
      language: 'nb',
      country: '',
      careOf: '',
      addressLine: '',
      addressLine2: '',
      postalCode: '',
      postalPlace: '',
      isAddressShielded: false,
      magazine: 'none',
      newsEmail: false,
      newsSms: false,
      keepsChapter: false,
    },
  },
  'GET /api/profile/chapters/:postalCode': {
    admitted: signedIn,
    object: null,
    params: { postalCode: '0182' },
  },
  'POST /api/profile/contact-changes': {
    admitted: signedIn,
    object: null,
    body: { kind: 'email', value: 'ny@adresse.example' },
  },
  'GET /api/leaving': { admitted: signedIn, object: null },
  // No member is ended here.
  'POST /api/leaving': { admitted: signedIn, object: null, body: { reason: 'ukjent' }, refusedAs: 422 },
  'GET /api/leaving-certificates/:code': {
    admitted: callers,
    object: null,
    params: { code: 'ukjent' },
    refusedAs: 404,
  },
  'PUT /api/profile/birth-date': {
    admitted: signedIn,
    object: null,
    body: { bornOn: '2999-01-01' },
    refusedAs: 422,
  },
  'PUT /api/profile/language': { admitted: andJoining, object: null, body: { language: 'nn' } },
  'PUT /api/profile/fodselsnummer': {
    admitted: signedIn,
    object: null,
    body: { fodselsnummer: '00000000000' },
    refusedAs: 422,
  },
  'GET /api/joining': { admitted: andJoining, object: null },
  'PUT /api/joining/details': { admitted: andJoining, object: null, body: joiningDetails },
  'PUT /api/joining/communities': {
    admitted: andJoining,
    object: null,
    body: { answer: 'no', wantsReminder: false, grantsSupport: true },
  },
  'POST /api/joining': {
    admitted: andJoining,
    object: null,
    body: { endorsesPurpose: true, textVersion: joiningTextVersion },
  },
  'GET /api/welcome': { admitted: signedIn, object: null },
  'PUT /api/welcome/chapter': {
    admitted: signedIn,
    object: null,
    body: { chapterId: '40000000-0000-4000-8000-000000000011' },
  },
  'PUT /api/welcome/communities': { admitted: signedIn, object: null, body: { answer: 'no' } },
  'PUT /api/welcome/communities-settled': { admitted: signedIn, object: null },
  'GET /api/drafts/:form': { admitted: andJoining, object: null, params: { form: 'new-enquiry' } },
  'PUT /api/drafts/:form': {
    admitted: andJoining,
    object: null,
    params: { form: 'new-enquiry' },
    body: { values: { subject: 'Halv setn' } },
  },
  'DELETE /api/drafts/:form': { admitted: andJoining, object: null, params: { form: 'new-enquiry' } },
  'GET /api/enquiries': { admitted: andJoining, object: null },
  'POST /api/enquiries': {
    admitted: andJoining,
    object: null,
    body: { topic: 'other', subject: 'Et spørsmål', message: 'Når er neste møte i lokallaget?' },
  },
  'GET /api/contact-form': { admitted: callers, object: null },
  // A ticket is made for each message; without one, everybody comes just as far.
  'POST /api/contact-messages': {
    admitted: callers,
    object: null,
    body: {
      name: 'Kim Nilsen',
      email: 'kim@person.example',
      phone: '',
      topic: 'sign-in',
      message: 'Jeg får ikke logget inn hos dere.',
      ticket: 'ingen',
    },
    refusedAs: 409,
  },
  'POST /api/measuring-choices': {
    admitted: callers,
    object: null,
    body: { choice: 'no', textVersion: measuringTextVersion },
  },
  'GET /api/uploads': { admitted: andJoining, object: null, query: { form: 'new-enquiry' } },
  'POST /api/uploads': {
    admitted: andJoining,
    object: null,
    body: { form: 'new-enquiry', name: 'brev.pdf', sizeBytes: 4 },
  },
  'GET /api/uploads/:id': { admitted: andJoining, object: ownUpload },
  'PUT /api/uploads/:id/chunks/:start': {
    admitted: andJoining,
    object: ownUpload,
    params: { start: '0' },
    body: uploadedBytes,
  },
  'POST /api/uploads/:id/finish': { admitted: andJoining, object: ownUpload },
  'DELETE /api/uploads/:id': { admitted: andJoining, object: ownUpload },
  'GET /api/attachments/:id/content': {
    admitted: andJoining,
    object: { kind: 'attachment', visibleTo: 'owner' },
  },
  'GET /api/staff/attachments/:id/content': {
    admitted: ['mona'],
    object: { kind: 'attachment', visibleTo: 'admitted' },
  },
  'GET /api/enquiries/:id': { admitted: andJoining, object: ownEnquiry },
  'PUT /api/enquiries/:id/read': { admitted: andJoining, object: ownEnquiry },
  'POST /api/enquiries/:id/messages': { admitted: andJoining, object: ownEnquiry, body: message },
  'POST /api/enquiries/:id/reopenings': { admitted: andJoining, object: ownEnquiry, body: message },
  'GET /api/answer-times/:topic': { admitted: andJoining, object: null, params: { topic: 'giving' } },
  'GET /api/enquiry-references/:kind/:id': {
    admitted: andJoining,
    object: null,
    params: { kind: 'child', id: '00000000-0000-4000-8000-000000000000' },
    refusedAs: 404,
  },
  'POST /api/enquiries/:id/close': { admitted: andJoining, object: ownEnquiry },
  'GET /api/sought-record': { admitted: andJoining, object: null },
  'GET /api/verification/contact-points': { admitted: andJoining, object: null },
  'POST /api/verification/codes': { admitted: andJoining, object: null, body: { kind: 'email' } },
  'POST /api/verification/confirmations': {
    admitted: andJoining,
    object: null,
    body: { id: '00000000-0000-4000-8000-000000000000', code: '123456' },
  },
  'POST /api/verification/claims': { admitted: andJoining, object: null, body: claim },
  'POST /api/verification/match-requests': {
    admitted: andJoining,
    object: null,
    body: { ...claim, remark: '' },
  },
  ...administrationAccessPolicy,
  ...treasurerAccessPolicy,
  ...feedingAccessPolicy,
  ...moveInAccessPolicy,
  ...givingAccessPolicy,
  ...childrenAccessPolicy,
  ...magazineAccessPolicy,
  ...noticeAccessPolicy,
  ...activityAccessPolicy,
  ...ceremonyAccessPolicy,
  ...representativeAccessPolicy,
  'GET /api/staff/enquiries/:id/match': {
    admitted: ['mona'],
    object: { kind: 'enquiry', visibleTo: 'admitted' },
  },
  'GET /api/staff/enquiries/:id/sign-ins': {
    admitted: ['mona'],
    object: { kind: 'enquiry', visibleTo: 'admitted' },
  },
  // An ordinary enquiry has nothing to find out: what the admitted may do is tested with the feature.
  'POST /api/staff/enquiries/:id/match-searches': {
    admitted: ['mona'],
    object: null,
    params: nothing,
    body: { name: 'Kim Nilsen', bornOn: '', number: '', contact: '', reason: matchReason },
    refusedAs: 404,
  },
  'POST /api/staff/enquiries/:id/match-decisions': {
    admitted: ['mona'],
    object: null,
    params: nothing,
    body: { outcome: 'refused', reason: matchReason, message: 'Vi fant deg ikke.' },
    refusedAs: 404,
  },
  'POST /api/staff/enquiries/:id/untyings': {
    admitted: ['mona'],
    object: null,
    params: nothing,
    body: { accountId: nothing.id, reason: matchReason },
    refusedAs: 404,
  },
  ...deskAccessPolicy,
  ...deathAccessPolicy,
  ...privacyAccessPolicy,
  ...recoveryAccessPolicy,
} satisfies Record<keyof Endpoints & EndpointKey, Policy>;
