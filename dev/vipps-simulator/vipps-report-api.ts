/**
 * The settlement report of the simulator: Report API v2 for one ledger, made of what the machine has drawn and paid
 * back. Its fee is its own convention: three per cent, and a krone for each payment. Each day's balance is paid out.
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

function entriesOf(machine: VippsMachine, on: string, handle: string) {
  const ofDay = [...movements(machine)]
    .filter(({ at }) => norwegianHour(at).day === on)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const end = new Date(`${on}T21:59:00Z`);
  let balance = 0;
  let number = 0;
  const entry = (entryType: string, amount: number, reference: string, at: Date) => {
    const balanceBefore = balance;
    balance += amount;
    number += 1;
    return {
      pspReference: `${on.replaceAll('-', '')}${String(number).padStart(6, '0')}`,
      ...{ time: at.toISOString(), ledgerDate: on, entryType, reference, currency: 'NOK', amount },
      ...{ balanceBefore, balanceAfter: balance, recipientHandle: handle },
    };
  };
  const entries = ofDay.map((one) => entry(one.type, one.amount, one.reference, one.at));
  const fee = ofDay.reduce((sum, one) => sum + feeOf(one), 0);
  if (fee) entries.push(entry('fees-retained', -fee, '', end));
  // Where more went back than came, there is nothing to pay out.
  if (balance > 0) entries.push(entry('payout-scheduled', -balance, payoutNumber(on), end));
  return entries;
}

/** One a day, from the first of the year 2020. */
const payoutNumber = (on: string) => String(2_000_001 + daysBetween('2020-01-01', on));

/** @returns null for what is none of its routes */
export function reportAnswer(
  { path, query }: ApiRequest,
  { machine, unit, now }: { machine: VippsMachine; unit: SalesUnit; now(): Date },
): ApiAnswer | null {
  const handle = `api:${unit.merchantSerialNumber}`;
  if (path === '/settlement/v1/ledgers') {
    const wanted = query.get('settlesForRecipientHandles') ?? handle;
    const ledger = {
      ...{ ledgerId, currency: 'NOK', payoutBankAccount: { scheme: 'BBAN:NO', id: '86011117947' } },
      ...{ owner: { scheme: 'business:NO:ORG', id: '312345676' }, settlesForRecipientHandles: [handle] },
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
  const entries = entriesOf(machine, on, handle);
  const from = Number(query.get('cursor') ?? 0);
  const cursor = from + pageSize < entries.length ? String(from + pageSize) : '';
  return { status: 200, body: { items: entries.slice(from, from + pageSize), cursor, tryLater: false } };
}
