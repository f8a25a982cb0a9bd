/**
 * The settlement report of the simulator: Report API v2 for one ledger, made of what the machine has drawn and paid
 * back. Its fee is its own convention: three per cent, and a krone for each payment. The balance is paid out each day, or
 * each Sunday.
 */
import { addDays, daysBetween } from '#contract/values/bank-days.ts';
import { type ApiAnswer, type ApiRequest, gateway } from './vipps-answers.ts';
import type { SalesUnit } from './vipps-api.ts';
import { norwegianHour } from './vipps-batches.ts';
import type { VippsMachine } from './vipps-machine.ts';

const ledgerId = '302321';
/** A day is closed when the night is over. */
const closedFromHour = 4;
/** Small, so that a busy day has more than one page. */
const pageSize = 100;

export type Ledger = { handle: string; paysOut: 'daily' | 'weekly' };
type Movement = { type: 'capture' | 'refund'; amount: number; reference: string; at: Date };

function* movements({ charges, payments }: VippsMachine): Generator<Movement> {
  for (const { id: reference, history } of charges.values())
    for (const { event, success, amountOre: amount, at } of history) {
      if (event === 'CAPTURE' && success) yield { type: 'capture', amount, reference, at };
      if (event === 'REFUND' && success) yield { type: 'refund', amount: -amount, reference, at };
    }
  for (const { reference, events } of payments.values())
    for (const { name, amountOre: amount, at } of events) {
      if (name === 'CAPTURED') yield { type: 'capture', amount, reference, at };
      if (name === 'REFUNDED') yield { type: 'refund', amount: -amount, reference, at };
    }
}

const feeOf = ({ type, amount }: Movement) => (type === 'capture' ? Math.round(amount * 0.03) + 100 : 0);

type Entry = ReturnType<typeof entryMaker> extends (...given: never[]) => infer Made ? Made : never;

function entryMaker(on: string, handle: string, from: number) {
  let [balance, number] = [from, 0];
  return (entryType: string, amount: number, reference: string, at: Date) => {
    const balanceBefore = balance;
    balance += amount;
    number += 1;
    return {
      pspReference: `${on.replaceAll('-', '')}${String(number).padStart(6, '0')}`,
      time: at.toISOString(),
      ledgerDate: on,
      entryType,
      reference,
      currency: 'NOK',
      amount,
      balanceBefore,
      balanceAfter: balance,
      recipientHandle: handle,
    };
  };
}

/** Every day from the first with a movement up to one. What is not paid out is carried on. */
function* ledgerDays(machine: VippsMachine, until: string, { handle, paysOut }: Ledger) {
  const byDay = Map.groupBy(movements(machine), ({ at }) => norwegianHour(at).day);
  const first = [...byDay.keys()].sort()[0];
  let balance = 0;
  for (let on = first; on !== undefined && on <= until; on = addDays(on, 1)) {
    const ofDay = (byDay.get(on) ?? []).toSorted((one, other) => one.at.getTime() - other.at.getTime());
    const end = new Date(`${on}T21:59:00Z`);
    const entry = entryMaker(on, handle, balance);
    const entries: Entry[] = ofDay.map((one) => entry(one.type, one.amount, one.reference, one.at));
    const fee = ofDay.reduce((sum, one) => sum + feeOf(one), 0);
    if (fee) entries.push(entry('fees-retained', -fee, '', end));
    balance = entries.at(-1)?.balanceAfter ?? balance;
    const isPayDay = paysOut === 'daily' || new Date(`${on}T12:00:00Z`).getUTCDay() === 0;
    // Where more went back than came, there is nothing to pay out.
    if (isPayDay && balance > 0) {
      entries.push(entry('payout-scheduled', -balance, payoutNumber(on), end));
      balance = 0;
    }
    yield { on, entries };
  }
}

/** What has been sent to the bank, up to and with a day. */
export function payoutsUntil(machine: VippsMachine, until: string, paysOut: Ledger['paysOut']) {
  const payouts: { on: string; amountOre: number; reference: string }[] = [];
  for (const { on, entries } of ledgerDays(machine, until, { handle: '', paysOut }))
    for (const { entryType, amount, reference } of entries)
      if (entryType === 'payout-scheduled') payouts.push({ on, amountOre: -amount, reference });
  return payouts;
}

/** One a day, from the first of the year 2020. */
const payoutNumber = (on: string) => String(2_000_001 + daysBetween('2020-01-01', on));

/** @returns null for what is none of its routes */
export function reportAnswer(
  { path, query }: ApiRequest,
  given: { machine: VippsMachine; unit: SalesUnit; now(): Date; paysOut: Ledger['paysOut'] },
): ApiAnswer | null {
  const { machine, unit, now, paysOut } = given;
  const handle = `api:${unit.merchantSerialNumber}`;
  if (path === '/settlement/v1/ledgers') {
    const wanted = query.get('settlesForRecipientHandles') ?? handle;
    const ledger = {
      ledgerId,
      currency: 'NOK',
      payoutBankAccount: { scheme: 'BBAN:NO', id: '86011117947' },
      owner: { scheme: 'business:NO:ORG', id: '312345676' },
      settlesForRecipientHandles: [handle],
    };
    return { status: 200, body: { items: wanted === handle ? [ledger] : [], cursor: '' } };
  }
  const route = /^\/report\/v2\/ledgers\/(\w+)\/(funds|fees)\/dates\/(\d{4}-\d\d-\d\d)$/.exec(path);
  if (!route) return null;
  const [, ledger, topic, on = ''] = route;
  if (ledger !== ledgerId || topic !== 'funds') return gateway(404, 'Resource not found');
  const { day, hour } = norwegianHour(now());
  if (on >= day || (addDays(on, 1) === day && hour < closedFromHour))
    return { status: 200, body: { items: [], cursor: '', tryLater: true } };
  const days = [...ledgerDays(machine, on, { handle, paysOut })];
  const entries = days.find((day) => day.on === on)?.entries ?? [];
  const from = Number(query.get('cursor') ?? 0);
  const cursor = from + pageSize < entries.length ? String(from + pageSize) : '';
  return { status: 200, body: { items: entries.slice(from, from + pageSize), cursor, tryLater: false } };
}
