/** `/magasininn`: ordering the magazine, and everything one decides about it oneself. Open to members and others. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import {
  DeliveryKind,
  DeliveryReason,
  HouseholdCode,
  MagazineChannel,
  MagazineOffer,
  MagazinePayment,
  MagazinePrices,
} from './magazine-values.ts';
import type { FieldProblem } from './problem.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { NamePart } from './values/person-name.ts';
import {
  type AddressFields,
  addressFields,
  addressIsWhole,
  missingAddressFields,
} from './values/postal-address.ts';

const Version = z.string().check(z.regex(/^\d{1,9}$/));
/** Øre as text; empty: nothing. */
export const ShownPrice = z.string().check(z.regex(/^\d{0,9}$/));
const optional = <T extends z.ZodMiniType<string, string>>(schema: T) => z.union([z.literal(''), schema]);

const Household = z.object({
  /** To be given to those one lives with; null when the household is full. */
  code: z.string(),
  isAgreed: z.boolean(),
  /** Whether the copy comes in this person's name. */
  isRecipient: z.boolean(),
  /** Given names of the others, who have all said yes. */
  others: z.array(z.string()),
});

export const MyMagazine = z.object({
  offer: MagazineOffer,
  channel: MagazineChannel,
  isMember: z.boolean(),
  /** Neither joined nor matched: the name that came with the sign-in is none. */
  needsName: z.boolean(),
  name: z.string(),
  /** Where we say that a new issue is there. */
  contact: z.nullable(z.string()),
  version: z.string(),
  address: z.nullable(z.object(addressFields)),
  /** A member moves on `/mine-opplysninger`, where all that follows from it is shown. */
  isAddressChangedHere: z.boolean(),
  isAddressShielded: z.boolean(),
  postReturnedOn: z.nullable(PlainDate),
  /** What a year would cost this person now, in each way; free where it is paid for already. */
  prices: MagazinePrices,
  order: z.nullable(z.object({ orderedAt: Moment, priceOre: z.nullable(z.int()) })),
  /** Newest first; a few. */
  payments: z.array(MagazinePayment),
  /** Last day of what is paid for; null where nothing is. */
  paidUntilOn: z.nullable(PlainDate),
  /** What one more year costs; null while it is not time for it. */
  renewalPriceOre: z.nullable(z.int()),
  pauseUntilOn: z.nullable(PlainDate),
  temporary: z.nullable(z.object({ fromOn: PlainDate, untilOn: PlainDate, ...addressFields })),
  household: z.nullable(Household),
  /** The others of the household have gone, and the person has not said that they have seen it. */
  isLeftAlone: z.boolean(),
});
export type MyMagazine = z.infer<typeof MyMagazine>;

/** Required fields of an order, which depend on the user. */
export type OrderNeeds = Pick<MyMagazine, 'needsName' | 'isAddressShielded' | 'prices'> & {
  needsAddress: boolean;
  sendsAbroad: boolean;
};
export const orderNeedsOf = (mine: MyMagazine): OrderNeeds => ({
  needsName: mine.needsName,
  isAddressShielded: mine.isAddressShielded,
  needsAddress: mine.isAddressChangedHere,
  prices: mine.prices,
  sendsAbroad: mine.offer.sendsAbroad,
});

/** No national identity number and no birth date: they are not needed to send a magazine. */
export const NewMagazineOrder = z.object({
  givenName: z._default(optional(NamePart), ''),
  familyName: z._default(optional(NamePart), ''),
  channel: z.enum(['paper', 'digital']),
  ...addressFields,
  /** Only where it costs something: of age, and the price is accepted. */
  isAdult: z._default(z.boolean(), false),
  acceptsPrice: z._default(z.boolean(), false),
  /** What was on the screen, in øre as text; empty: nothing. */
  shownPrice: z._default(ShownPrice, ''),
});
export type NewMagazineOrder = z.infer<typeof NewMagazineOrder>;
const required = (name: string): FieldProblem => ({ path: `/${name}`, code: 'REQUIRED' });
const invalid = (name: string): FieldProblem => ({ path: `/${name}`, code: 'INVALID' });

/** What is missing or cannot be; the same in the browser and on the server. */
export function addressFaults(
  typed: AddressFields & { channel: string },
  needs: Pick<OrderNeeds, 'needsAddress' | 'isAddressShielded' | 'sendsAbroad'>,
): FieldProblem[] {
  if (typed.channel !== 'paper') return [];
  if (needs.isAddressShielded) return [invalid('channel')];
  if (!needs.needsAddress) return [];
  const missing = missingAddressFields(typed, true).map(required);
  const isTooFar = typed.country !== '' && typed.country !== 'NO' && !needs.sendsAbroad;
  return isTooFar ? [invalid('country'), ...missing] : missing;
}

export const orderFaults = (order: NewMagazineOrder, needs: OrderNeeds): FieldProblem[] => [
  ...(needs.needsName && order.givenName === '' ? [required('givenName')] : []),
  ...(needs.needsName && order.familyName === '' ? [required('familyName')] : []),
  ...addressFaults(order, needs),
  ...(isPriced(order.channel, needs) && !order.isAdult ? [required('isAdult')] : []),
  ...(isPriced(order.channel, needs) && !order.acceptsPrice ? [required('acceptsPrice')] : []),
];

/** @param channel as in a form: perhaps none yet */
export const isPriced = (channel: string, { prices }: Pick<OrderNeeds, 'prices'>): boolean =>
  (channel === 'paper' || channel === 'digital') && prices[channel] !== null;

/** A schema with errors that depend on the user. */
const withFaults = <Values extends object>(
  schema: z.ZodMiniType<Values>,
  faultsOf: (values: Values) => FieldProblem[],
) =>
  schema.check(
    z.check<Values>(
      ({ value, issues }) => {
        for (const { path, code } of faultsOf(value))
          issues.push({
            code: 'custom',
            input: '',
            path: [path.slice(1)],
            params: { fieldCode: code },
            continue: true,
          });
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    ),
  ) as unknown as z.ZodMiniObject & z.ZodMiniType<Values>;

export const orderOf = (needs: OrderNeeds) =>
  withFaults<NewMagazineOrder>(NewMagazineOrder as never, (order) => orderFaults(order, needs));

export const MagazineChange = z.object({
  version: Version,
  channel: z.enum(['paper', 'digital']),
  ...addressFields,
});
export type MagazineChange = z.infer<typeof MagazineChange>;
/** What is not paid for is ordered, not changed to. */
export const changeFaults = (change: MagazineChange, needs: OrderNeeds): FieldProblem[] =>
  isPriced(change.channel, needs) ? [invalid('channel')] : addressFaults(change, needs);
export const changeOf = (needs: OrderNeeds) =>
  withFaults<MagazineChange>(MagazineChange as never, (change) => changeFaults(change, needs));

/** The longest pause, and the longest stay elsewhere, in months from today. */
export const longestPauseMonths = 12;
export const MagazinePause = z.object({ untilOn: TypedDate });
export const TemporaryAddress = z.object({ fromOn: TypedDate, untilOn: TypedDate, ...addressFields }).check(
  addressIsWhole(() => true),
  z.check(
    ({ value, issues }) => {
      if (value.untilOn < value.fromOn)
        issues.push({ code: 'custom', input: value.untilOn, path: ['untilOn'], continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);
export type TemporaryAddress = z.infer<typeof TemporaryAddress>;

/** `early`: it may still be on its way. `resend`: another one can be sent. `resent`: it is. `enquiry`: somebody has to look at it. */
export const missingStates = ['early', 'resend', 'address', 'resent', 'enquiry'] as const;

export const IssueOfMine = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  outOn: PlainDate,
  hasFile: z.boolean(),
  audioUrl: z.nullable(z.string()),
  delivery: z.nullable(
    z.object({
      id: z.uuid(),
      kind: DeliveryKind,
      reason: z.nullable(DeliveryReason),
      isReturned: z.boolean(),
      /** Null where nothing was sent by post. */
      missing: z.nullable(z.enum(missingStates)),
      /** The first day on which it can be reported. */
      missingFromOn: PlainDate,
    }),
  ),
  articles: z.int(),
});
export type IssueOfMine = z.infer<typeof IssueOfMine>;

const params = z.object({ id: z.uuid() });

export const magazineEndpoints = defineEndpoints({
  'GET /api/magazine/offer': {
    access: 'public',
    summary: 'What the magazine is, what it costs, and the issue an order of today begins with',
    response: MagazineOffer,
  },
  'GET /api/magazine': {
    access: 'joining',
    summary: 'How the caller gets the magazine, and everything they have decided about it',
    response: MyMagazine,
  },
  'POST /api/magazine/orders': {
    access: 'joining',
    summary: 'Orders the magazine; a second order changes how it comes. Does not start a membership',
    body: NewMagazineOrder,
    response: MyMagazine,
  },
  'PUT /api/magazine': {
    access: 'joining',
    summary: 'Another channel, and another address where the caller is no member',
    body: MagazineChange,
    response: MyMagazine,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/magazine/stops': {
    access: 'joining',
    summary: 'Stops the magazine; within the time of withdrawal nothing is owed',
    response: MyMagazine,
  },
  'PUT /api/magazine/pause': {
    access: 'joining',
    summary: 'No issue that comes out until and with a day',
    body: MagazinePause,
    response: MyMagazine,
  },
  'DELETE /api/magazine/pause': {
    access: 'joining',
    summary: 'Ends a pause',
    response: MyMagazine,
  },
  'PUT /api/magazine/temporary-address': {
    access: 'joining',
    summary: 'Another address for the issues that come out between two days',
    body: TemporaryAddress,
    response: MyMagazine,
  },
  'DELETE /api/magazine/temporary-address': {
    access: 'joining',
    summary: 'Back to the ordinary address',
    response: MyMagazine,
  },
  'POST /api/magazine/address-confirmations': {
    access: 'joining',
    summary: 'The address is right although post came back from it',
    response: MyMagazine,
  },
  'POST /api/magazine/households': {
    access: 'joining',
    summary: 'Begins «one copy at our home»: a code to give to those one lives with',
    response: MyMagazine,
  },
  'POST /api/magazine/household-memberships': {
    access: 'joining',
    summary: 'Agrees to share the copy of those whose code it is; only at the same address',
    body: HouseholdCode,
    response: MyMagazine,
  },
  'DELETE /api/magazine/household-membership': {
    access: 'joining',
    summary: 'A copy of one’s own again',
    response: MyMagazine,
  },
  'DELETE /api/magazine/household-end': {
    access: 'joining',
    summary: 'Records that the one left in a household has seen it',
    response: MyMagazine,
  },
  'GET /api/magazine/issues': {
    access: 'joining',
    summary: 'The issues that are out, and what became of them for the caller; newest first',
    response: z.object({ issues: z.array(IssueOfMine) }),
  },
  'GET /api/magazine/issues/:id/file': {
    access: 'joining',
    summary: 'The digital issue, for readers of the magazine',
    params,
    file: ['application/pdf'],
  },
  'POST /api/magazine/deliveries/:id/missing': {
    access: 'joining',
    summary: '«I have not got it»: another one is sent, once',
    params,
    response: z.object({ issues: z.array(IssueOfMine) }),
    errors: ['CHANGED_ELSEWHERE'],
  },
});
