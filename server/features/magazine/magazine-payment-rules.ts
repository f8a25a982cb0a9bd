/** What the magazine costs each reader, for how long, and until when it can be undone. Days are `YYYY-MM-DD`, in Norway. */
import type { MagazineChannel, MagazinePayment, MagazinePrices } from '#contract/magazine-values.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
import { addDays, addMonths } from '#contract/values/working-days.ts';

/** Days before the end from which the next year can be paid, and on which the reader is notified. */
export const renewFromDays = 60;
export const endingToldDays = 42;
/** Vipps refunds for a year (ePayment API guide, refund). */
export const refundDays = 365;
/** Whole years after the one a payment is of (bokføringsloven § 13). */
const keptYears = 5;

/** The ways that cost something now. */
export const pricedChannels = ({ paper, digital }: MagazinePrices): ('paper' | 'digital')[] => [
  ...(paper === null ? [] : (['paper'] as const)),
  ...(digital === null ? [] : (['digital'] as const)),
];

export type PayingReader = {
  isMember: boolean;
  channel: MagazineChannel;
  paidUntilOn: string | null;
  paidChannel: 'paper' | 'digital' | null;
};

/** What is paid for until and with today counts; null where nothing is. */
export const paidUntil = (
  { paidUntilOn }: Pick<PayingReader, 'paidUntilOn'>,
  today: string,
): string | null => (paidUntilOn !== null && paidUntilOn >= today ? paidUntilOn : null);

/** Members pay nothing; what is paid for is not paid twice; and a reader who has it for free goes on so. */
export function pricesFor(reader: PayingReader, prices: MagazinePrices, today: string): MagazinePrices {
  const priceOf = (channel: 'paper' | 'digital'): number | null => {
    const full = prices[channel];
    if (full === null || reader.isMember) return null;
    const { paidChannel } = reader;
    if (paidUntil(reader, today) && paidChannel)
      return channel === paidChannel || full <= (prices[paidChannel] ?? 0) ? null : full;
    return reader.paidUntilOn === null && reader.channel === channel ? null : full;
  };
  return { paper: priceOf('paper'), digital: priceOf('digital') };
}

/** What one more year costs, while it is time for it; null: not yet, or there is nothing to pay. */
export function renewalPrice(reader: PayingReader, prices: MagazinePrices, today: string): number | null {
  const until = paidUntil(reader, today);
  if (!until || reader.isMember || reader.channel === 'none' || today < addDays(until, -renewFromDays))
    return null;
  return prices[reader.channel];
}

/**
 * A year, from the first issue that it brings; a renewal from the day after what is paid for.
 * @param firstOutOn of the issue that an order of today begins with; null while none is planned
 */
export function paidPeriod(
  after: string | null,
  firstOutOn: string | null,
  today: string,
): { startsOn: string; untilOn: string } {
  const startsOn = after ? addDays(after, 1) : firstOutOn && firstOutOn > today ? firstOutOn : today;
  return { startsOn, untilOn: addDays(addMonths(startsOn, 12), -1) };
}

/**
 * The last day on which a payment can be undone; null when it is over. While nothing has come, the days have not begun.
 * @param firstOutOn of the first issue of what was paid for: it has come, or is planned
 */
export function withdrawUntilOn(startsOn: string, firstOutOn: string | null, today: string): string | null {
  const from = firstOutOn ?? (startsOn > today ? startsOn : today);
  const until = addDays(from > startsOn ? from : startsOn, withdrawalDays);
  return until < today ? null : until;
}

export type StoredState = {
  state: 'waiting' | 'paid' | 'ended' | 'refunded';
  endedAs: 'cancelled' | 'expired' | 'failed' | null;
  isRefundWanted: boolean;
};
export function shownState({ state, endedAs, isRefundWanted }: StoredState): MagazinePayment['state'] {
  if (state === 'ended') return endedAs ?? 'cancelled';
  return state === 'paid' && isRefundWanted ? 'refund-wanted' : state;
}

/** @param today in Norway. @returns first day whose payments are kept */
export const paymentsKeptFrom = (today: string): string => `${Number(today.slice(0, 4)) - keptYears}-01-01`;
