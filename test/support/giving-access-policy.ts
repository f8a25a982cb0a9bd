/** Giving's rows of the access policy: one's own, and from a case for member service. */

const everybody = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining', null] as const;
const signedIn = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis'] as const;
/** A user who has not joined may become a donor too; what comes after that opens with the gift. */
const orJoining = [...signedIn, 'joining'] as const;
const own = <Kind extends string>(kind: Kind) => ({ kind, visibleTo: 'owner' }) as const;
const agreementChoice = { amountKroner: '300', frequency: 'monthly', day: '20' };
/** Valid for no caller, whatever agreement they have. */
const noPurpose = {
  givenName: 'Kim',
  familyName: 'Nilsen',
  purposeId: 'finnes-ikke',
  wantsTaxDeduction: false,
  fodselsnummer: '',
  bornOn: '',
};
const giroFile = { kind: 'giro-file', visibleTo: 'admitted' } as const;
const ofCase = { kind: 'enquiry', visibleTo: 'admitted' } as const;

export const givingAccessPolicy = {
  'GET /api/giving/options': { admitted: everybody, object: null },
  'GET /api/giving/preview': { admitted: everybody, object: null, query: agreementChoice },
  'GET /api/giving': { admitted: orJoining, object: null },
  'GET /api/giving/summary': { admitted: signedIn, object: null },
  'POST /api/giving/agreements': {
    admitted: orJoining,
    object: null,
    body: {
      ...agreementChoice,
      ...noPurpose,
      rail: 'vipps',
      acceptsTerms: true,
      termsVersion: 'giver-2026-11',
    },
    refusedAs: 422,
  },
  'GET /api/giving/agreements/:id': { admitted: orJoining, object: own('active-agreement') },
  'GET /api/giving/agreements/:id/preview': {
    admitted: signedIn,
    object: own('active-agreement'),
    query: { pauseMonths: '2' },
  },
  'POST /api/giving/agreements/:id/checks': { admitted: orJoining, object: own('active-agreement') },
  'POST /api/giving/agreements/:id/changes': {
    admitted: signedIn,
    object: own('active-agreement'),
    body: { ...agreementChoice, version: '1', purposeId: 'general' },
  },
  'POST /api/giving/agreements/:id/pause': {
    admitted: signedIn,
    object: own('active-agreement'),
    body: { version: '1', months: '2' },
  },
  'POST /api/giving/agreements/:id/resume': {
    admitted: signedIn,
    object: own('paused-agreement'),
    body: { version: '1' },
  },
  'POST /api/giving/agreements/:id/stop': {
    admitted: signedIn,
    object: own('active-agreement'),
    body: { reason: '' },
  },
  'POST /api/giving/agreements/:id/restart': {
    admitted: signedIn,
    object: own('stopped-agreement'),
    body: { version: '1' },
  },
  'POST /api/giving/agreements/:id/rail': {
    admitted: signedIn,
    object: own('active-agreement'),
    body: { version: '1', rail: 'vipps', wantsNotice: false },
  },
  // The agreements of these tests are paid by Vipps.
  'POST /api/giving/agreements/:id/notice': {
    admitted: signedIn,
    object: own('active-agreement'),
    body: { wantsNotice: true },
    refusedAs: 409,
  },
  'GET /api/giving/agreement-receipts': { admitted: orJoining, object: null },
  'GET /api/giving/agreement-receipts/:id': { admitted: orJoining, object: own('agreement-receipt') },
  'POST /api/giving/gifts': {
    admitted: orJoining,
    object: null,
    body: { ...noPurpose, amountKroner: '300' },
    refusedAs: 422,
  },
  'GET /api/giving/gifts': { admitted: orJoining, object: null },
  'GET /api/giving/gifts/:id': { admitted: orJoining, object: own('gift') },
  'POST /api/giving/gifts/:id/checks': { admitted: orJoining, object: own('gift') },
  'GET /api/giving/years/:year': { admitted: signedIn, object: null, params: { year: '2026' } },
  'GET /api/giving/gifts/:id/document': { admitted: signedIn, object: own('gift') },
  'GET /api/giving/agreement-receipts/:id/document': {
    admitted: orJoining,
    object: own('agreement-receipt'),
  },
  'GET /api/giving/years/:year/document': { admitted: signedIn, object: null, params: { year: '2026' } },
  'PUT /api/giving/tax-wish': {
    admitted: signedIn,
    object: null,
    body: { wantsTaxDeduction: false, fodselsnummer: '' },
  },
  'GET /api/staff/enquiries/:id/giving': { admitted: ['mona'], object: ofCase },
  'POST /api/staff/enquiries/:id/giving/stop': {
    admitted: ['mona'],
    object: ofCase,
    body: { agreementId: '00000000-0000-4000-8000-000000000000' },
    refusedAs: 404,
  },
  'POST /api/staff/enquiries/:id/giving/refunds': {
    admitted: ['mona'],
    object: ofCase,
    body: { giftId: '00000000-0000-4000-8000-000000000000', amountKroner: '100' },
    refusedAs: 404,
  },
  'GET /api/staff/giro': { admitted: ['mona'], object: null },
  'POST /api/staff/giro/runs': { admitted: ['mona'], object: null, body: { run: 'round' } },
  'POST /api/staff/giro/files/:id/bookings': { admitted: ['mona'], object: giroFile },
  'POST /api/staff/giro/files/:id/set-asides': { admitted: ['mona'], object: giroFile, refusedAs: 409 },
  'POST /api/staff/giro/payments/:id/settlements': {
    admitted: ['mona'],
    object: { kind: 'giro-payment', visibleTo: 'admitted' },
    body: { outcome: 'not-ours', agreementNumber: '', note: '' },
  },
  'POST /api/staff/giro/refunds': {
    admitted: ['mona'],
    object: null,
    body: { giftId: '00000000-0000-4000-8000-000000000000', key: 'x' },
    refusedAs: 404,
  },
} as const;
