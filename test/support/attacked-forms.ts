/** The forms whose every field is attacked: a valid request, and what kind of field each one is. */
import { randomUUID } from 'node:crypto';
import { type ceremonyEndpoints, requestLimits } from '#contract/ceremony-endpoints.ts';
import type { deskLeavingEndpoints } from '#contract/desk-leaving-endpoints.ts';
import type { joiningEndpoints } from '#contract/joining-endpoints.ts';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { type leavingEndpoints, leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { preferredNameLimits, type profileEndpoints } from '#contract/profile-endpoints.ts';
import { nameLimits } from '#contract/values/person-name.ts';
import { addressLimits } from '#contract/values/postal-address.ts';
import {
  nameLimits as fullNameLimits,
  remarkLimits,
  type verificationEndpoints,
} from '#contract/verification-endpoints.ts';
import type { FieldKind } from './attack-values.ts';
import { funeralRequest, weddingRequest } from './ceremony-access-policy.ts';
import { typedAddress } from './typed-forms.ts';

type Requests = 'POST /api/wedding-requests' | 'POST /api/funeral-requests';
type Tables = Pick<typeof ceremonyEndpoints, Requests> &
  typeof joiningEndpoints &
  typeof profileEndpoints &
  typeof leavingEndpoints &
  typeof deskLeavingEndpoints &
  typeof verificationEndpoints;
/** Every endpoint of these features that takes a body: a new one without a row here does not compile. */
export type AttackedKey = {
  [Key in keyof Tables]: Tables[Key] extends { body: object } ? Key : never;
}[keyof Tables];

export type AttackedForm = {
  /** A new account, a member, or member service about a member. */
  caller: 'joining' | 'member' | 'staff';
  /** Takes a request of these to try it; `version` and `reasonId` are filled in. */
  valid: Record<string, unknown>;
  fields: Record<string, { kind: FieldKind; maximum?: number }>;
  /** Where what was taken is read again. */
  readBack?: { key: 'GET /api/joining' | 'GET /api/profile'; within: string | null };
};

const choice = { kind: 'choice' } as const;
const format = { kind: 'format' } as const;
const line = { kind: 'line', maximum: addressLimits.line } as const;
const address = {
  valid: {
    ...typedAddress,
    isAddressShielded: false,
  },
  fields: {
    careOf: line,
    addressLine: line,
    addressLine2: line,
    postalCode: format,
    isAddressShielded: choice,
    postalPlace: { kind: 'neededLine', maximum: addressLimits.place },
  },
} as const;
const consents = {
  valid: { language: 'nb', magazine: 'none', newsEmail: false, newsSms: false },
  fields: { language: choice, magazine: choice, newsEmail: choice, newsSms: choice },
} as const;
const detail = { kind: 'line', maximum: requestLimits.detail.maximum } as const;
const claim = {
  valid: { name: 'Kim Nilsen', bornOn: '01.02.1980' },
  fields: { name: { kind: 'fullName', maximum: fullNameLimits.maximum }, bornOn: format },
} as const;

export const attackedForms: Record<AttackedKey, AttackedForm> = {
  'PUT /api/joining/details': {
    caller: 'joining',
    valid: {
      givenName: 'Kim',
      familyName: 'Nilsen',
      bornOn: '05.04.2003',
      fodselsnummer: '05840399895',
      isFodselsnummerLater: false,
      email: 'kim@person.example',
      phone: '68059001',
      ...address.valid,
      ...consents.valid,
    },
    fields: {
      givenName: { kind: 'name', maximum: nameLimits.maximum },
      familyName: { kind: 'name', maximum: nameLimits.maximum },
      bornOn: format,
      country: format,
      isFodselsnummerLater: choice,
      // Nothing: the one that is kept already.
      fodselsnummer: { kind: 'optionalFormat' },
      email: { kind: 'optionalFormat' },
      phone: { kind: 'optionalFormat' },
      ...address.fields,
      ...consents.fields,
    },
    readBack: { key: 'GET /api/joining', within: 'details' },
  },
  'PUT /api/joining/communities': {
    caller: 'joining',
    valid: { answer: 'no', wantsReminder: false, grantsSupport: true },
    fields: { answer: choice, wantsReminder: choice, grantsSupport: choice },
  },
  'POST /api/joining': {
    caller: 'joining',
    valid: { endorsesPurpose: true, textVersion: joiningTextVersion, purposeVersion: '0123456789ab' },
    fields: { endorsesPurpose: choice, textVersion: choice, purposeVersion: { kind: 'optionalId' } },
  },
  'PUT /api/welcome/chapter': {
    caller: 'member',
    valid: { chapterId: '40000000-0000-4000-8000-000000000011' },
    fields: { chapterId: choice },
  },
  'PUT /api/welcome/communities': { caller: 'member', valid: { answer: 'no' }, fields: { answer: choice } },
  'PUT /api/profile': {
    caller: 'member',
    valid: { preferredName: '', keepsChapter: false, ...address.valid, ...consents.valid },
    fields: {
      preferredName: { kind: 'line', maximum: preferredNameLimits.maximum },
      version: choice,
      keepsChapter: choice,
      country: { kind: 'optionalCountry' },
      ...address.fields,
      ...consents.fields,
    },
    readBack: { key: 'GET /api/profile', within: null },
  },
  'POST /api/profile/contact-changes': {
    caller: 'member',
    valid: { kind: 'email', value: 'ny@person.example' },
    fields: { kind: { kind: 'shape' }, value: format },
  },
  'PUT /api/profile/birth-date': {
    caller: 'member',
    valid: { bornOn: '1990-05-04' },
    fields: { bornOn: format },
  },
  'PUT /api/profile/language': {
    caller: 'member',
    valid: { language: 'nb' },
    fields: { language: choice },
  },
  'PUT /api/profile/fodselsnummer': {
    caller: 'member',
    valid: { fodselsnummer: '05840399895' },
    fields: { fodselsnummer: format },
  },
  'POST /api/verification/codes': {
    caller: 'member',
    valid: { kind: 'email' },
    fields: { kind: choice },
  },
  'POST /api/verification/confirmations': {
    caller: 'member',
    valid: { id: randomUUID(), code: '123456' },
    fields: { id: choice, code: format },
  },
  'POST /api/verification/claims': { caller: 'member', ...claim },
  'POST /api/verification/match-requests': {
    caller: 'member',
    valid: { ...claim.valid, remark: '' },
    fields: { ...claim.fields, remark: { kind: 'text', maximum: remarkLimits.maximum } },
  },
  'POST /api/staff/persons/:id/leavings': {
    caller: 'staff',
    valid: { channel: 'letter', arrivedOn: '12.11.2026', magazine: 'keep', email: 'no' },
    fields: {
      channel: choice,
      arrivedOn: format,
      magazine: choice,
      email: choice,
      enquiryId: { kind: 'optionalId' },
      reasonId: { kind: 'ground' },
    },
  },
  // Last: what is taken here ends the membership of who tries it.
  'POST /api/leaving': {
    caller: 'member',
    valid: {
      reason: '',
      magazine: 'keep',
      account: 'keep',
      sendsEmail: false,
      textVersion: leavingTextVersion,
    },
    fields: {
      reason: { kind: 'optionalChoice' },
      magazine: choice,
      account: choice,
      sendsEmail: choice,
      textVersion: choice,
    },
  },
  'POST /api/wedding-requests': {
    caller: 'member',
    valid: weddingRequest,
    fields: {
      names: { kind: 'fullName', maximum: requestLimits.names.maximum },
      day: detail,
      place: detail,
      message: { kind: 'text', maximum: requestLimits.message.maximum },
    },
  },
  'POST /api/funeral-requests': {
    caller: 'member',
    valid: funeralRequest,
    fields: {
      deceased: { kind: 'fullName', maximum: requestLimits.names.maximum },
      relation: detail,
      wasMember: choice,
      day: detail,
      agency: detail,
      message: { kind: 'text', maximum: requestLimits.message.maximum },
    },
  },
};
