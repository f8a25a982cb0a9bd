/** A case of member service that a chapter or region answers: sent on, agreed to by the member, answered, given back. */
import * as z from 'zod/mini';
import { DeskCase } from './desk-case-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryMessage, EnquiryState, EnquiryThread, EnquiryTopic } from './enquiry-endpoints.ts';
import { Remark } from './look-values.ts';
import { OfficeUnit } from './office-values.ts';
import { UnitAnswer, UnitReturn } from './unit-case-words.ts';
import { Moment, PlainDate } from './values/moment.ts';

const caseFacts = {
  number: z.string(),
  topic: EnquiryTopic,
  subject: z.string(),
  state: EnquiryState,
  personName: z.string(),
  receivedAt: Moment,
  lastMessageAt: Moment,
  /** The last day of the promise; null while the member does not wait for an answer. */
  dueOn: z.nullable(PlainDate),
};

export const UnitCaseRow = z.object({
  id: z.uuid(),
  /** When member service sent it on. */
  sentAt: Moment,
  /** Null until the member has agreed: that a case waits, and nothing of what is in it. */
  shown: z.nullable(z.object(caseFacts)),
});
export type UnitCaseRow = z.infer<typeof UnitCaseRow>;

export const UnitCase = z.object({
  id: z.uuid(),
  unit: OfficeUnit,
  ...caseFacts,
  /** Sent with every answer, so that an answer to an older version is refused. */
  version: z.int(),
  /** Why member service sent it on. */
  remark: z.string(),
  messages: z.array(EnquiryMessage),
});
export type UnitCase = z.infer<typeof UnitCase>;

const params = z.object({ id: z.uuid() });
const version = z.int().check(z.positive());

export const unitCaseEndpoints = defineEndpoints({
  'GET /api/staff/units': {
    access: 'staff',
    summary: 'Chapters and regions that a case can be sent on to: those with a leader who can answer',
    response: z.object({ units: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
  },
  'POST /api/staff/enquiries/:id/forwardings': {
    access: 'staff',
    summary: 'Sends the case on to a chapter or region, with a word of why; the member is asked first',
    params,
    body: z.object({ unitId: z.uuid(), remark: Remark, version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', 'CASE_CHANGED'],
  },
  'POST /api/staff/enquiries/:id/recalls': {
    access: 'staff',
    summary: 'Takes the case back from the unit',
    params,
    body: z.object({ version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', 'CASE_CHANGED'],
  },
  'POST /api/enquiries/:id/unit-answers': {
    access: 'joining',
    summary: "The member's yes or no to a unit reading the enquiry; a no also ends an earlier yes",
    params,
    body: z.object({ unitId: z.uuid(), agrees: z.boolean() }),
    response: EnquiryThread,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/units/:id/cases': {
    access: 'representative',
    summary:
      "Cases that member service has sent to the unit, for its leader; each member's name is logged as seen",
    params,
    response: z.object({ cases: z.array(UnitCaseRow), isMore: z.boolean() }),
  },
  'GET /api/unit-cases/:id': {
    access: 'representative',
    summary: 'One case that the member lets the unit read; the look is logged',
    params,
    response: UnitCase,
  },
  'GET /api/unit-case-files/:id/content': {
    access: 'representative',
    summary: 'A file of such a case; the look is logged',
    params,
    file: ['application/pdf', 'image/jpeg', 'image/png'],
  },
  'POST /api/unit-cases/:id/answers': {
    access: 'representative',
    summary: 'Answers the member, who sees who answers and for which unit',
    params,
    body: z.object({ ...UnitAnswer.shape, version }),
    status: 201,
    response: UnitCase,
    errors: ['CASE_CHANGED'],
  },
  'POST /api/unit-cases/:id/returns': {
    access: 'representative',
    summary: 'Gives the case back to member service with a note',
    params,
    body: UnitReturn,
    status: 201,
    response: z.object({}),
  },
});
