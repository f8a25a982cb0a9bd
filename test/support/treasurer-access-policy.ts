/** The treasurer's rows of the access policy. Of the callers only Mona has that right, beside her colleague Ingrid. */

import { bankDayFrom } from '#contract/values/bank-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';

const admitted = ['mona'] as const;
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
const ofNothing = { admitted, object: null, params: nothing, refusedAs: 404 } as const;

const signedIn = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis'] as const;
/** A year without gifts. */
const ofYear = { admitted: signedIn, object: null, params: { year: '2001' }, refusedAs: 404 } as const;

/** A file of one claim, as it was when it was sent in. */
export const newPaymentFile = (claimId: string) => ({
  account: '99991111111',
  bic: 'EKSBNO22',
  customerId: '',
  format: 'pain.001.001.09',
  payOn: bankDayFrom(norwegianDay(new Date())),
  claims: [{ id: claimId, version: 1 }],
});

export const treasurerAccessPolicy = {
  'GET /api/giving/statements': { admitted: signedIn, object: null },
  'GET /api/giving/statements/:year': ofYear,
  'GET /api/giving/statements/:year/document': ofYear,
  'GET /api/staff/tax-report': { admitted, object: null },
  // A year without gifts and limits.
  'POST /api/staff/tax-reports': { admitted, object: null, body: { year: '2001' }, refusedAs: 409 },
  'POST /api/staff/tax-reports/:id/signatures': { ...ofNothing, body: { factsDigest: 'a'.repeat(64) } },
  'POST /api/staff/tax-reports/:id/withdrawals': ofNothing,
  'GET /api/staff/tax-reports/:id/file': ofNothing,
  'GET /api/staff/grant-list': { admitted, object: null },
  // A year that is over.
  'POST /api/staff/grant-lists': { admitted, object: null, body: { year: '2001' }, refusedAs: 409 },
  'POST /api/staff/grant-lists/:id/signatures': { ...ofNothing, body: { factsDigest: 'a'.repeat(64) } },
  'POST /api/staff/grant-lists/:id/withdrawals': ofNothing,
  'GET /api/staff/grant-lists/:id/file': { ...ofNothing, query: { format: 'csv' } },
  'POST /api/staff/grant-lists/:id/deliveries': { ...ofNothing, body: { receipt: 'AR-1' } },
  'GET /api/staff/grant-lists/:id/problems': ofNothing,
  'GET /api/staff/grant-lists/:id/changes': ofNothing,
  'PUT /api/staff/grant-lists/:id/control': {
    ...ofNothing,
    query: { name: 'svar.csv' },
    body: new Uint8Array([97, 59, 98]),
  },
  'GET /api/staff/grant-lists/:id/control-answers': ofNothing,
  'POST /api/staff/grant-control-answers/:id/settlements': { ...ofNothing, body: { note: 'Ringte' } },
  'GET /api/staff/reconciliation': { admitted, object: null },
  // A day that has not come.
  'POST /api/staff/bank-credits': {
    admitted,
    object: null,
    refusedAs: 422,
    body: {
      rail: 'vipps',
      forOn: '2999-01-01',
      bookedOn: '2999-01-01',
      amount: '1',
      fee: '0',
      reference: 'Utb. 1',
    },
  },
  'POST /api/staff/reconciliation-marks': {
    admitted,
    object: null,
    refusedAs: 409,
    body: { rail: 'vipps', on: '2001-01-01', differenceOre: 1, note: 'Finnes ikke' },
  },
  'GET /api/staff/reimbursements': { admitted, object: null },
  'GET /api/staff/reimbursements/:id': ofNothing,
  'GET /api/staff/reimbursement-files/:id/content': ofNothing,
  'GET /api/staff/payment-files': { admitted, object: null },
  // A claim that is not there.
  'POST /api/staff/payment-files': {
    admitted,
    object: null,
    body: newPaymentFile(nothing.id),
    refusedAs: 409,
  },
  'POST /api/staff/payment-files/:id/signatures': ofNothing,
  'GET /api/staff/payment-files/:id/file': ofNothing,
  'POST /api/staff/payment-files/:id/payments': { ...ofNothing, body: { paidOn: '2026-01-05' } },
  'POST /api/staff/payment-files/:id/withdrawals': { ...ofNothing, body: { reason: 'Prøver' } },
  'POST /api/staff/reimbursements/:id/acts': { ...ofNothing, body: { act: 'approve', version: 1 } },
  'GET /api/staff/books': { admitted, object: null },
  // A year without vouchers.
  'GET /api/staff/accounting-years/:year/saf-t': {
    admitted,
    object: null,
    params: { year: '2001' },
    refusedAs: 404,
  },
  'GET /api/staff/accounting-export': {
    admitted,
    object: null,
    query: { from: '2001-01', to: '2001-01' },
  },
  'GET /api/staff/bank-statements': { admitted, object: null },
  // Bytes that are no statement are kept as a file with a problem.
  'PUT /api/staff/bank-statements/:id': {
    admitted,
    object: null,
    query: { name: 'ikke-en-utskrift.xml' },
    params: { id: '00000000-0000-4000-8000-00000000b001' },
    body: new Uint8Array([60, 120, 47, 62]),
  },
  'POST /api/staff/bank-statements/:id/bookings': ofNothing,
  'POST /api/staff/bank-statements/:id/set-asides': ofNothing,
  'POST /api/staff/bank-lines/:id/places': {
    ...ofNothing,
    body: { kind: 'other', rail: null, forOn: null, note: 'Finnes ikke' },
  },
  'POST /api/staff/tax-reports/:id/deliveries': { ...ofNothing, body: { receipt: 'AR-1' } },
} as const;
