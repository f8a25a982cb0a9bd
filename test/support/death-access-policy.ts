/** Reports of deaths and the codes that prove who sends one: anyone may; only member service reads them. */
import type { Policy } from './access-policy.ts';

const everybody = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis', 'joining', null] as const;
const nobodysCode = '00000000-0000-4000-8000-000000000000';
const persons = ['kari', 'ola', 'jon', 'mona', 'uten', 'vigdis'] as const;
const admitted = ['mona'] as const;
const ofReport = { admitted, object: { kind: 'death-report', visibleTo: 'admitted' } } as const;
const reason = 'Snakket med familien på telefon';
const nobody = { personId: null, reason };

export const deathAccessPolicy = {
  'POST /api/death-reports': {
    admitted: everybody,
    object: null,
    body: {
      name: 'Kim Nilsen',
      bornOn: '',
      address: 'Storgata 1, 0182 Oslo',
      diedOn: '',
      reporterName: 'Pål Nilsen',
      email: '',
      phone: '68 05 00 11',
      relation: 'child',
      wantsTalk: false,
      // Without reading the form first there is no valid ticket.
      ticket: 'ukjent',
    },
    refusedAs: 409,
  },
  'POST /api/sender-codes': {
    admitted: everybody,
    object: null,
    body: { contact: 'kim@person.example', ticket: 'ingen' },
    refusedAs: 409,
  },
  // One that does not exist is answered like one that waits, or is another's.
  'POST /api/sender-codes/resendings': { admitted: everybody, object: null, body: { id: nobodysCode } },
  'POST /api/sender-codes/confirmations': {
    admitted: everybody,
    object: null,
    body: { id: nobodysCode, code: '123456' },
  },
  'POST /api/death-reports/own/denials': { admitted: persons, object: null },
  'GET /api/staff/death-reports': { admitted, object: null },
  'GET /api/staff/death-reports/:id': ofReport,
  'POST /api/staff/death-reports/:id/persons': { ...ofReport, body: nobody },
  // It is not known who it is about.
  'POST /api/staff/death-reports/:id/confirmations': {
    ...ofReport,
    body: { ...nobody, diedOn: '01.11.2026' },
    refusedAs: 422,
  },
  'POST /api/staff/death-reports/:id/rejections': { ...ofReport, body: nobody },
  'POST /api/staff/death-reports/:id/children': {
    admitted,
    object: null,
    params: { id: '00000000-0000-4000-8000-000000000000' },
    body: { childId: '00000000-0000-4000-8000-000000000000', isEnding: true },
    refusedAs: 404,
  },
} as const satisfies Record<string, Policy>;
