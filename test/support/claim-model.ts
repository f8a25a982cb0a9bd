/** One record and three accounts that want it, under the one policy of record access. Changes nothing. */

import {
  type AccessCase,
  type Counter,
  casePromises,
  countIn,
  hour,
  newCase,
  runs,
  stateOf,
  type Who,
} from './access-cases.ts';
import type { GuardName } from './guarded-records.ts';

/** `email` and `phone` have proven a contact point of the record; `none` has nothing in common with it. */
export const accounts = ['email', 'phone', 'none'] as const;
export type AccountName = (typeof accounts)[number];
type Account = {
  /** How the record came to be theirs; null where it is not. */
  tied: 'birth-date' | 'staff' | null;
  /** Whose the enquiry is that asks member service. */
  enquiry: 'none' | 'own' | 'record';
  /** It came with the account, and goes with it. */
  isBrought: boolean;
  isLinked: boolean;
};
export type TieCase = AccessCase & { kind: 'tie' | 'untie'; account: AccountName };
export type Model = {
  now: number;
  isGuarded: boolean;
  /** By working here: then the desk does not find the record. */
  isOfStaff: boolean;
  /** Somebody signs in to the record, or has done. */
  wasSignedInTo: boolean;
  accounts: Record<AccountName, Account>;
  cases: Record<string, TieCase>;
  tries: Record<string, Counter>;
};
export type Command =
  | { what: 'claim'; account: AccountName; isRight: boolean }
  | { what: 'ask for a match'; account: AccountName }
  | { what: 'tie' | 'untie'; account: AccountName; key: string; who: Who }
  | { what: 'approve' | 'refuse'; key: string; who: Who }
  | { what: 'answer'; key: string; said: 'stop' | 'mine' }
  | { what: 'stop on a device'; account: AccountName }
  | { what: 'guard'; how: GuardName; isOn: boolean }
  | { what: 'clock'; by: number };

const changed = '409 CHANGED_ELSEWHERE';
const notHere = '409 RECOVERY_NOT_HERE';
const isRunning = '409 RECOVERY_RUNNING';

/** The expected answer, and the state afterwards. */
export function expected(before: Model, command: Command): { answer: string; model: Model } {
  const model = structuredClone(before);
  return { answer: act(model, command), model };
}

function act(model: Model, command: Command): string {
  const { cases, now } = model;
  const one = 'key' in command ? cases[command.key] : undefined;
  const account = 'account' in command ? model.accounts[command.account] : undefined;
  const running = Object.values(cases).find(({ outcome }) => outcome === null);
  switch (command.what) {
    case 'claim': {
      if (countIn(model, command.account) > 5) return '200 too-many';
      if (command.account === 'none') return '200 not-found';
      if (countIn(model, 'record') > 5 || !command.isRight) return '200 not-found';
      if (account!.tied) return '200 linked';
      if (model.isGuarded || signInsOf(model) > 0) return '200 not-found';
      tie(model, account!, 'birth-date');
      return '200 linked';
    }
    case 'ask for a match':
      account!.enquiry = account!.tied ? 'record' : 'own';
      return '201';
    case 'tie':
      if (account!.isLinked) return changed;
      if (
        Object.values(cases).some(
          (other) => other.kind === 'tie' && other.account === command.account && runs(other, now),
        )
      )
        return isRunning;
      if (account!.enquiry === 'record' || model.isOfStaff) return '404 NOT_FOUND';
      if (model.isGuarded) return notHere;
      if (command.account === 'none' || model.wasSignedInTo) return '422 INVALID_INPUT';
      return begin(model, command);
    case 'untie':
      if (!account!.tied) return '404 NOT_FOUND';
      if (model.isGuarded) return notHere;
      return begin(model, command);
    case 'approve':
      if (stateOf(one!, now) !== 'requested') return changed;
      if (one!.startedBy === command.who) return '409 SECOND_PERSON_NEEDED';
      if (model.isGuarded) return notHere;
      Object.assign(one!, { approvedAt: now, approvedBy: command.who, opensAt: now + 48 * hour });
      return '201 waiting';
    case 'refuse':
      if (!runs(one!, now)) return changed;
      Object.assign(one!, { outcome: 'refused', endedAt: now });
      return '201 refused';
    case 'answer':
      if (one!.approvedAt === null || !runs(one!, now)) return '200 gone';
      if (command.said === 'mine') {
        one!.isHurried = true;
        return finish(model, one!) ? '200 done' : '200 gone';
      }
      Object.assign(one!, { outcome: 'stopped', endedAt: now });
      return '200 stopped';
    case 'stop on a device':
      if (account!.tied && running?.kind === 'tie')
        Object.assign(running, { outcome: 'stopped', endedAt: now });
      return '200';
    case 'guard':
      model.isGuarded = command.isOn;
      model.isOfStaff = command.isOn && command.how === 'works here';
      return 'set';
    case 'clock':
      if (running && stateOf(running, now) === 'waiting' && running.opensAt! <= now) finish(model, running);
      if (running && stateOf(running, now) === 'lapsed')
        Object.assign(running, { outcome: 'lapsed', endedAt: now });
      return 'run';
  }
}

const signInsOf = (model: Model): number => Object.values(model.accounts).filter(({ tied }) => tied).length;

function tie(model: Model, account: Account, tied: Account['tied']): void {
  model.wasSignedInTo = true;
  const isBrought = account.enquiry === 'own';
  Object.assign(account, { tied, isBrought, ...(isBrought && { enquiry: 'record' }) });
}

function begin(
  model: Model,
  { what, account, key, who }: { what: 'tie' | 'untie'; account: AccountName; key: string; who: Who },
): string {
  const { cases, now } = model;
  const running = Object.values(cases).find(({ outcome }) => outcome === null);
  if (running && stateOf(running, now) !== 'lapsed') return isRunning;
  if (running) Object.assign(running, { outcome: 'lapsed', endedAt: now });
  cases[key] = { ...newCase(who, now), kind: what, account, requestedAt: now };
  return '200';
}

/** @returns false where it can no longer be done: it is ended all the same */
function finish(model: Model, one: TieCase): boolean {
  const account = model.accounts[one.account];
  const mayTie = !account.isLinked && account.enquiry === 'own' && !model.wasSignedInTo;
  const isDone = !model.isGuarded && (one.kind === 'tie' ? mayTie : account.tied !== null);
  Object.assign(one, { outcome: isDone ? 'done' : 'lapsed', endedAt: model.now });
  if (isDone && one.kind === 'tie') {
    tie(model, account, 'staff');
    account.isLinked = true;
  } else if (isDone) {
    if (account.isBrought) account.enquiry = 'own';
    Object.assign(account, { tied: null, isBrought: false, isLinked: false });
  }
  return isDone;
}

/** What must never happen, whatever is done. */
export const promises: Record<string, (model: Model) => boolean> = {
  'one account at a time signs in to the record': (model) => signInsOf(model) <= 1,
  'an account with nothing in common never gets it': (model) => model.accounts.none.tied === null,
  ...casePromises,
};
