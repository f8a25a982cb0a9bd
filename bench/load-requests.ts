/** What members at work ask for. */
import type { LoadRequest } from './steady-load.ts';

export const reads: LoadRequest[] = [
  '/api/me',
  '/api/enquiries',
  '/api/membership-card',
  '/api/enquiry-counts',
  '/api/attention',
  '/api/notices',
  '/api/giving',
  '/api/children',
  '/api/profile',
  '/api/sign-ups',
  '/api/me',
  '/api/enquiries',
  '/api/notices',
  '/api/giving/summary',
].map((path) => ({ method: 'GET', path }));
const save: LoadRequest = {
  method: 'PUT',
  path: '/api/drafts/new-enquiry',
  body: JSON.stringify({ values: { subject: 'Et spørsmål', message: 'Noen ord om det. '.repeat(10) } }),
};
/** 70 % reads, 25 % saves and 5 % searches. */
export const mixed: LoadRequest[] = [
  ...reads,
  ...Array.from({ length: 5 }, () => save),
  { method: 'GET', path: '/api/activities' },
];
