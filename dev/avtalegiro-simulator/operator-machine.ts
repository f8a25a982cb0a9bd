/**
 * The operator and the payers' bank, without HTTP and without folders: what is received is checked, what is due is
 * drawn, and what a day has brought is told in one file. Everything by a clock that is given.
 */
import { addDays, bankDayFrom, bankDayUntil, isBankDay } from '#contract/values/bank-days.ts';
import { isHoliday } from '#contract/values/working-days.ts';
import { norwegianDay, norwegianTime } from '#server/platform/norwegian-day.ts';
import { type Breakage, operatorFile, type ToldMandate, type ToldPayment } from './operator-files.ts';
import { type ReceivedClaim, readPayeeFile } from './operator-reader.ts';
import {
  type BankEntry,
  type StatedAccount,
  type StatementBreakage,
  statementFile,
} from './statement-file.ts';

export type BankMandate = {
  kid: string;
  isActive: boolean;
  wantsNotice: boolean;
  /** The payer's monthly limit; the bank does not report it. */
  limitOre: number;
  /** The next payment finds no cover. */
  failsNext: boolean;
  isTold: boolean;
};
export type BankClaim = ReceivedClaim & {
  state: 'waiting' | 'paid' | 'not-paid' | 'called-off' | 'reversed';
  archiveReference: string;
};
export type OperatorState = {
  mandates: BankMandate[];
  claims: BankClaim[];
  seen: string[];
  /** Money of days that have not been told. */
  untold: ToldPayment[];
  transmission: number;
  archive: number;
  toldUntil: string;
  /** What the payee has on the account, and what no statement has said yet. */
  balanceOre: number;
  unstated: BankEntry[];
  /** The next statement begins on this day. */
  statedFrom: string;
  statements: number;
};
export type SentFile = { name: string; content: Buffer };

const cutOff = '14:00';
/** The earliest due day: four days that are no holidays, five after the cut-off. */
function earliestDue(today: string, time: string): string {
  let [day, left] = [today, time < cutOff ? 4 : 5];
  while (left > 0) {
    day = addDays(day, 1);
    if (!isHoliday(day)) left -= 1;
  }
  return day;
}

export type OperatorMachine = ReturnType<typeof createOperatorMachine>;

export function createOperatorMachine(needs: { now(): Date; account: string; customerUnit: string }) {
  const { now, account, customerUnit } = needs;
  const state: OperatorState = {
    mandates: [],
    claims: [],
    seen: [],
    untold: [],
    transmission: 0,
    archive: 0,
    toldUntil: '',
    balanceOre: 0,
    unstated: [],
    statedFrom: '',
    statements: 0,
  };
  const today = () => norwegianDay(now());
  const mandateOf = (kid: string) => state.mandates.find((one) => one.kid === kid);
  const reference = () => {
    state.archive += 1;
    return String(state.archive);
  };
  const receipt = (isAccepted: boolean, number: string, faults: string[] = []): SentFile => ({
    name: `KV.${isAccepted ? 'GODKJENT' : 'AVVIST'}.F${number}.${state.seen.length}.txt`,
    content: Buffer.from(`${number}\r\n${faults.join('\r\n')}\r\n`, 'latin1'),
  });

  function file(mandates: ToldMandate[], payments: ToldPayment[], breakage: Breakage = null): SentFile {
    state.transmission += 1;
    if (breakage === null) credit(payments);
    const content = operatorFile({
      transmission: state.transmission,
      recipient: customerUnit,
      account,
      today: today(),
      mandates,
      payments,
      breakage,
    });
    return {
      name: `OCR.D${today().replaceAll('-', '').slice(2)}.F${String(state.transmission).padStart(7, '0')}.txt`,
      content,
    };
  }

  /** Each day's payments of an assignment stand on the account in one sum. */
  function credit(payments: readonly ToldPayment[]): void {
    for (const [bookedOn, ofDay] of Map.groupBy(payments, ({ settledOn }) => settledOn))
      state.unstated.push({
        bookedOn,
        amountOre: ofDay.reduce((sum, { amountOre }) => sum + amountOre, 0),
        reference: `OCR${state.transmission}-${bookedOn}`,
        text: 'OCR giro',
      });
  }

  /** What is due and has not been drawn is drawn, on its bank day. */
  function draw(): void {
    for (const claim of state.claims) {
      const drawnOn = bankDayFrom(claim.dueOn);
      if (claim.state !== 'waiting' || drawnOn > today()) continue;
      const mandate = mandateOf(claim.kid);
      const isCovered = mandate?.isActive && !mandate.failsNext && claim.amountOre <= mandate.limitOre;
      if (mandate) mandate.failsNext = false;
      claim.state = isCovered ? 'paid' : 'not-paid';
      if (!isCovered) continue;
      claim.archiveReference = reference();
      const { kid, amountOre, archiveReference } = claim;
      state.untold.push({ kid, amountOre, archiveReference, type: '15', settledOn: drawnOn });
    }
  }

  const machine = {
    state,

    /** A file of the payee's. @returns the receipt */
    receive(bytes: Buffer): SentFile {
      const reading = readPayeeFile(bytes, needs);
      const number = bytes.subarray(16, 23).toString('latin1').replace(/\D/g, '0').padStart(7, '0');
      const refuse = (faults: string[]) => {
        state.seen.push(`-${number}`);
        return receipt(false, number, faults);
      };
      if ('faults' in reading) return refuse(reading.faults);
      const { kind, items } = reading.received;
      if (state.seen.includes(number)) return refuse(['transmission number used before']);
      const time = norwegianTime(now());
      const faults: string[] = [];
      for (const { kid, dueOn, amountOre } of items) {
        if (kind === 'claims') {
          if (dueOn < earliestDue(today(), time)) faults.push(`${kid}: due ${dueOn} is too early`);
          if (dueOn > addDays(today(), 366)) faults.push(`${kid}: due ${dueOn} is too late`);
        } else {
          const isTooLate =
            bankDayUntil(addDays(dueOn, -1)) < today() ||
            (bankDayUntil(addDays(dueOn, -1)) === today() && time >= cutOff);
          const isClaimed = state.claims.some(
            (one) =>
              one.kid === kid &&
              one.dueOn === dueOn &&
              one.amountOre === amountOre &&
              one.state === 'waiting',
          );
          if (isTooLate || !isClaimed) faults.push(`${kid}: nothing to call off on ${dueOn}`);
        }
      }
      if (faults.length) return refuse(faults);
      state.seen.push(number);
      for (const item of items) {
        if (kind === 'claims') state.claims.push({ ...item, state: 'waiting', archiveReference: '' });
        else
          state.claims.find(
            (one) =>
              one.kid === item.kid &&
              one.dueOn === item.dueOn &&
              one.amountOre === item.amountOre &&
              one.state === 'waiting',
          )!.state = 'called-off';
      }
      return receipt(true, number);
    },

    /** What a day has brought, in one file; none where it brought nothing. */
    tell(): SentFile[] {
      draw();
      const untold = state.mandates.filter(({ isTold }) => !isTold);
      const mandates = untold.map(
        ({ kid, isActive, wantsNotice }): ToldMandate => ({
          kid,
          wantsNotice,
          registration: isActive ? 1 : 2,
        }),
      );
      for (const one of untold) one.isTold = true;
      const payments = state.untold.splice(0);
      state.toldUntil = today();
      return mandates.length || payments.length ? [file(mandates, payments)] : [];
    },

    /** By the clock: each bank day's file once, from six in the morning. */
    work(): SentFile[] {
      const isDue = isBankDay(today()) && norwegianTime(now()) >= '06:00' && state.toldUntil < today();
      return isDue ? machine.tell() : [];
    },

    /** The whole listing, as it can be ordered. */
    list: (): SentFile =>
      file(
        state.mandates
          .filter(({ isActive }) => isActive)
          .map(({ kid, wantsNotice }) => ({ kid, wantsNotice, registration: 0 })),
        [],
      ),

    /** A file that something is wrong with, or one that belongs nowhere. */
    odd(kind: Exclude<Breakage, null> | 'unknown-kid' | 'free-text' | 'reversal'): SentFile {
      const money = { type: '15', settledOn: bankDayUntil(today()), archiveReference: reference() };
      if (kind === 'unknown-kid') return file([], [{ ...money, kid: '1009999999998', amountOre: 20000 }]);
      if (kind === 'free-text')
        return file([], [{ ...money, type: '21', kid: '', amountOre: 50000, text: 'GAVE FRA KARI' }]);
      if (kind === 'reversal')
        return file([], [{ ...money, type: '18', kid: '1009999999998', amountOre: -20000 }]);
      const kid = state.mandates[0]?.kid ?? '1000000000011';
      return file([], [{ ...money, kid, amountOre: 25000 }], kind);
    },

    /**
     * The statement of the account since the last one, up to and with today.
     * @param others accounts of the payee that are not the operator's
     */
    statement(others: readonly StatedAccount[] = [], breakage: StatementBreakage = null): SentFile {
      const entries = state.unstated.toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn));
      const days = [state.statedFrom || today(), ...entries.map(({ bookedOn }) => bookedOn)].sort();
      const own = { account, fromOn: days[0]!, toOn: today(), openingOre: state.balanceOre, entries };
      state.statements += 1;
      const number = String(state.statements).padStart(5, '0');
      const content = statementFile([own, ...others], { number, breakage });
      if (breakage === null) {
        state.balanceOre += entries.reduce((sum, { amountOre }) => sum + amountOre, 0);
        Object.assign(state, { unstated: [], statedFrom: today() });
      }
      return { name: `camt053.D${today().replaceAll('-', '').slice(2)}.N${number}.xml`, content };
    },

    bank: {
      sign(kid: string, { wantsNotice, limitOre }: { wantsNotice: boolean; limitOre: number }): void {
        const known = mandateOf(kid);
        const signed = { kid, wantsNotice, limitOre, isActive: true, failsNext: false, isTold: false };
        if (known) Object.assign(known, signed);
        else state.mandates.push(signed);
      },
      end(kid: string): void {
        const known = mandateOf(kid);
        if (known?.isActive) Object.assign(known, { isActive: false, isTold: false });
      },
      failNext(kid: string): void {
        const known = mandateOf(kid);
        if (known) known.failsNext = true;
      },
      /** The payee sends money from the account, with a message; the statement says it. */
      payOut(amountOre: number, message: string): void {
        state.unstated.push({
          bookedOn: bankDayUntil(today()),
          amountOre: -amountOre,
          reference: `UT${reference()}`,
          text: message,
        });
      },
      /** A payment that went through goes back. */
      reverse(archiveReference: string): void {
        const claim = state.claims.find((one) => one.archiveReference === archiveReference);
        if (claim?.state !== 'paid') return;
        claim.state = 'reversed';
        const { kid, amountOre } = claim;
        state.untold.push({
          kid,
          amountOre: -amountOre,
          type: '18',
          settledOn: bankDayUntil(today()),
          archiveReference: reference(),
        });
      },
    },

    restore(kept: OperatorState): void {
      Object.assign(state, kept);
    },
  };
  return machine;
}
