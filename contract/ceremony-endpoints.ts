/** Ceremonies through life: what they cost, when sign-up opens, the queue of an opening, and requests. */
import * as z from 'zod/mini';
import { SignUpState } from './activity-values.ts';
import { contactFields, isReachable, openFormErrors, proofField, ticketField } from './contact-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryReceipt } from './enquiry-endpoints.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { BalanceOre } from './values/money-ore.ts';
import { multiLine, singleLine } from './values/text.ts';

export const ceremonyKinds = ['naming', 'confirmation', 'wedding', 'funeral'] as const;
export const CeremonyKind = z.enum(ceremonyKinds);
export type CeremonyKind = z.infer<typeof CeremonyKind>;

/** Those with dates and places; they are types of activities too. The others are asked for. */
export const datedCeremonies = ['naming', 'confirmation'] as const;
export const DatedCeremony = z.enum(datedCeremonies);
export type DatedCeremony = z.infer<typeof DatedCeremony>;

export const CeremonyPrice = z.object({ name: z.string(), memberOre: BalanceOre, otherOre: BalanceOre });
export type CeremonyPrice = z.infer<typeof CeremonyPrice>;
const CeremonyContact = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.email(),
  hours: z.string(),
});

/** All dates of one kind within some days, for which sign-up opens together. */
export const CeremonyRound = z.object({
  id: z.uuid(),
  kind: DatedCeremony,
  name: z.string(),
  /** The ceremonies are held from the first to the last of these days. */
  firstOn: PlainDate,
  lastOn: PlainDate,
  membersOpenAt: Moment,
  opensAt: Moment,
});
export type CeremonyRound = z.infer<typeof CeremonyRound>;

export const Ceremonies = z.object({
  prices: z.object({
    naming: z.array(CeremonyPrice),
    confirmation: z.array(CeremonyPrice),
    wedding: z.array(CeremonyPrice),
    funeral: z.array(CeremonyPrice),
  }),
  contact: CeremonyContact,
  funeralContact: CeremonyContact,
  /** Minimum days between a request for a funeral and the funeral. */
  funeralDaysBefore: z.int(),
  /** Minutes between the waiting room opening and the opening itself. */
  roomMinutes: z.int(),
  /** Those whose last day is not over, the first one first. */
  rounds: z.array(CeremonyRound),
});
export type Ceremonies = z.infer<typeof Ceremonies>;

/** `over`: the time to sign up ran out, and the turn went on. `left`: gave the place up. */
export const ticketStates = ['waiting', 'admitted', 'done', 'over', 'left'] as const;
export const TicketState = z.enum(ticketStates);
export type TicketState = z.infer<typeof TicketState>;

/** A person's place in the queue of an opening. */
export const QueueTicket = z.object({
  state: TicketState,
  /** Of those who wait, the next one is 1; null for a person who is not waiting. */
  place: z.nullable(z.int()),
  /** No admission before the opening. */
  admittedFrom: Moment,
  /** Until when somebody who is admitted can sign up. */
  finishBy: z.nullable(Moment),
  /** When it is worth while to ask again. */
  askAgainSeconds: z.int(),
});
export type QueueTicket = z.infer<typeof QueueTicket>;

export const MyRound = z.object({
  id: z.uuid(),
  /** From when the caller can take a place in the queue, and be admitted. */
  roomOpensAt: Moment,
  admittedFrom: Moment,
  /** Sign-up is open to the caller, and no one waits: the dates come without the queue. */
  isOpenNow: z.boolean(),
  /** The last one; null where there was none. */
  ticket: z.nullable(QueueTicket),
  signUps: z.array(
    z.object({ activityId: z.uuid(), title: z.string(), startsAt: Moment, state: SignUpState }),
  ),
});
export type MyRound = z.infer<typeof MyRound>;

export const MyCeremonies = z.object({
  /** Why the caller has the member price: a member, or guardian of a child whose other guardian is one. Null: has not. */
  memberBy: z.nullable(z.enum(['self', 'child'])),
  rounds: z.array(MyRound),
});
export type MyCeremonies = z.infer<typeof MyCeremonies>;

export const requestLimits = {
  names: { minimum: 3, maximum: 200 },
  detail: { minimum: 0, maximum: 200 },
  message: { minimum: 0, maximum: 3000 },
} as const;
const names = singleLine(requestLimits.names.minimum, requestLimits.names.maximum);
const detail = singleLine(requestLimits.detail.minimum, requestLimits.detail.maximum);
const message = multiLine(requestLimits.message.minimum, requestLimits.message.maximum);

const weddingFields = { names, day: detail, place: detail, message };
export const WeddingRequest = z.object(weddingFields);
export type WeddingRequest = z.infer<typeof WeddingRequest>;

export const memberAnswers = ['yes', 'no', 'unknown'] as const;
const funeralFields = {
  /** Who has died. */
  deceased: names,
  relation: detail,
  wasMember: z.enum(memberAnswers),
  /** What has been decided of day and place, and the funeral agency. */
  day: detail,
  agency: detail,
  message,
};
export const FuneralRequest = z.object(funeralFields);
export type FuneralRequest = z.infer<typeof FuneralRequest>;

/** From somebody who is not signed in: with where the answer can go. */
export const OpenWeddingWords = z.object({ ...contactFields, ...weddingFields }).check(isReachable);
export const OpenFuneralWords = z.object({ ...contactFields, ...funeralFields }).check(isReachable);
const OpenWeddingRequest = z
  .object({ ...contactFields, ...weddingFields, ticket: ticketField, proof: proofField })
  .check(isReachable);
const OpenFuneralRequest = z
  .object({ ...contactFields, ...funeralFields, ticket: ticketField, proof: proofField })
  .check(isReachable);
export type OpenWeddingRequest = z.infer<typeof OpenWeddingRequest>;
export type OpenFuneralRequest = z.infer<typeof OpenFuneralRequest>;

const params = z.object({ id: z.uuid() });
const Received = z.object({ receivedAt: Moment });

export const ceremonyEndpoints = defineEndpoints({
  'GET /api/ceremonies': {
    access: 'public',
    summary: 'Prices and contacts of ceremonies, and when sign-up opens',
    response: Ceremonies,
  },
  'GET /api/ceremonies/mine': {
    access: 'joining',
    summary: 'Whether the caller has the member price, and what each opening is to them',
    response: MyCeremonies,
  },
  'GET /api/ceremony-rounds/:id/ticket': {
    access: 'joining',
    summary: "The caller's place in the queue; asking again keeps it",
    params,
    response: z.object({ ticket: z.nullable(QueueTicket) }),
  },
  'POST /api/ceremony-rounds/:id/tickets': {
    access: 'joining',
    summary: 'Takes a place in the queue, by order of arrival; twice is once',
    params,
    response: z.object({ ticket: QueueTicket }),
    errors: ['SIGN_UP_NOT_OPEN'],
  },
  'POST /api/ceremony-rounds/:id/more-time': {
    access: 'joining',
    summary: "Extends the caller's turn, as often as ten times; a turn that is over stays over",
    params,
    response: z.object({ ticket: z.nullable(QueueTicket) }),
  },
  'POST /api/ceremony-rounds/:id/leave': {
    access: 'joining',
    summary: 'Gives the place in the queue up',
    params,
    response: z.object({}),
  },
  'POST /api/wedding-requests': {
    access: 'joining',
    summary: 'Asks for a wedding: an enquiry of the caller’s',
    body: WeddingRequest,
    status: 201,
    response: EnquiryReceipt,
    errors: ['TOO_MANY_ENQUIRIES'],
  },
  'POST /api/funeral-requests': {
    access: 'joining',
    summary: 'Asks for a funeral: an enquiry of the caller’s',
    body: FuneralRequest,
    status: 201,
    response: EnquiryReceipt,
    errors: ['TOO_MANY_ENQUIRIES'],
  },
  'POST /api/open-wedding-requests': {
    access: 'public',
    summary: 'Requests a wedding without signing in; the same answer for all senders',
    body: OpenWeddingRequest,
    status: 201,
    response: Received,
    errors: openFormErrors,
  },
  'POST /api/open-funeral-requests': {
    access: 'public',
    summary: 'Requests a funeral without signing in; the same answer for all senders',
    body: OpenFuneralRequest,
    status: 201,
    response: Received,
    errors: openFormErrors,
  },
});
