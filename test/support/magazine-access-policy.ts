/** Who may do what with the magazine: a part of the policy table. */
import type { Policy } from './access-policy.ts';
import { pdfWith } from './attack-files.ts';
import { typedAddress } from './typed-forms.ts';

const andJoining = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining'] as const;
const everybody = [...andJoining, null] as const;
const admitted = ['mona'] as const;
const own = { admitted: andJoining, object: null } as const;
const ofIssue = { admitted, object: { kind: 'magazine-issue', visibleTo: 'admitted' } } as const;
const nothing = { id: '00000000-0000-4000-8000-000000000000' };
const ofCase = { kind: 'enquiry', visibleTo: 'admitted' } as const;
const waiting = { kind: 'magazine-payment', visibleTo: 'owner' } as const;
const paid = { kind: 'paid-magazine', visibleTo: 'owner' } as const;
const plan = {
  number: '1/2099',
  title: 'Adgang',
  deadlineOn: '2099-01-10',
  outOn: '2099-02-01',
  audioUrl: '',
};

const article = { place: '1', title: 'Adgang', lead: '', author: '', text: 'Prøve' };
const ofArticle = { admitted, object: { kind: 'magazine-article', visibleTo: 'admitted' } } as const;

export const magazineAccessPolicy = {
  'GET /api/magazine/offer': { admitted: everybody, object: null },
  'GET /api/magazine': own,
  'POST /api/magazine/orders': {
    ...own,
    body: { givenName: 'Kim', familyName: 'Nilsen', channel: 'digital', ...typedAddress },
  },
  'PUT /api/magazine': {
    ...own,
    body: { version: 'x', channel: 'digital', ...typedAddress },
    refusedAs: 422,
  },
  'PUT /api/magazine/pause': { ...own, body: { untilOn: 'x' }, refusedAs: 422 },
  'DELETE /api/magazine/pause': own,
  'PUT /api/magazine/temporary-address': {
    ...own,
    body: { fromOn: 'x', untilOn: 'x', ...typedAddress },
    refusedAs: 422,
  },
  'DELETE /api/magazine/temporary-address': own,
  'POST /api/magazine/address-confirmations': own,
  // Everybody reads it digitally by now: there is no copy to share.
  'POST /api/magazine/households': { ...own, refusedAs: 422 },
  'POST /api/magazine/household-memberships': { ...own, body: { code: 'ACDEFGHJ' }, refusedAs: 422 },
  'DELETE /api/magazine/household-membership': own,
  'POST /api/magazine/renewals': {
    ...own,
    body: { acceptsPrice: true, shownPrice: '1' },
    refusedAs: 409,
  },
  'POST /api/magazine/payments/:id/checks': { admitted: andJoining, object: waiting },
  'POST /api/magazine/payments/:id/cancellations': { admitted: andJoining, object: waiting },
  'POST /api/magazine/payments/:id/withdrawals': { admitted: andJoining, object: paid },
  'GET /api/magazine/payments/:id/receipt': { admitted: andJoining, object: paid },
  'GET /api/staff/enquiries/:id/magazine': { admitted, object: ofCase },
  'POST /api/staff/enquiries/:id/magazine/refunds': {
    admitted,
    object: ofCase,
    body: { paymentId: nothing.id },
    refusedAs: 404,
  },
  'POST /api/magazine/stops': own,
  'DELETE /api/magazine/household-end': own,
  'GET /api/magazine/issues': own,
  'GET /api/magazine/issues/:id/file': { ...own, params: nothing, refusedAs: 404 },
  'GET /api/magazine/issues/:id/articles': { ...own, params: nothing, refusedAs: 404 },
  'GET /api/magazine/articles/:id': { ...own, params: nothing, refusedAs: 404 },
  'GET /api/staff/magazine-issues/:id/articles': ofIssue,
  'POST /api/staff/magazine-issues/:id/articles': { ...ofIssue, body: article },
  'PUT /api/staff/magazine-articles/:id': {
    ...ofArticle,
    body: { ...article, version: 9 },
    refusedAs: 409,
  },
  'DELETE /api/staff/magazine-articles/:id': ofArticle,
  'POST /api/magazine/deliveries/:id/missing': {
    admitted: andJoining,
    object: { kind: 'magazine-delivery', visibleTo: 'owner' },
  },
  'GET /api/staff/magazine': { admitted, object: null },
  'POST /api/staff/magazine-issues': { admitted, object: null, body: plan },
  'PUT /api/staff/magazine-issues/:id': {
    ...ofIssue,
    body: { ...plan, number: '2/2099', version: 9 },
    refusedAs: 409,
  },
  'PUT /api/staff/magazine-issues/:id/file': { ...ofIssue, body: new Uint8Array(pdfWith('')) },
  'POST /api/staff/magazine-issues/:id/freezings': ofIssue,
  'POST /api/staff/magazine-issues/:id/exports': {
    admitted,
    object: { kind: 'frozen-issue', visibleTo: 'admitted' },
    body: { purpose: 'run' },
  },
  'GET /api/staff/magazine-exports/:id/file': { admitted, object: null, params: nothing, refusedAs: 404 },
  'POST /api/staff/magazine-returns': { admitted, object: null, body: { code: '12' }, refusedAs: 422 },
} satisfies Record<string, Policy>;
