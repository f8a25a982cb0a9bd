/** A recovery as it must be: two at the desk, 48 hours in which the former address can stop it, and one link. Changes nothing. */
import {
  type AccessCase as Case,
  type Counter,
  casePromises,
  countIn,
  day,
  hour,
  newCase,
  runs,
  stateOf,
  type Who,
} from './access-cases.ts';
import type { GuardName } from './guarded-records.ts';

/** `owner`: whose sign-in the record is: the first one, or the one that a case brought. */
export type Model = {
  now: number;
  cases: Record<string, Case>;
  owner: string;
  isGuarded: boolean;
  tries: Record<string, Counter>;
};
export type Command =
  | { what: 'check'; key: string; who: Who; isRight: boolean }
  | { what: 'request' | 'refuse' | 'send again'; key: string; who: Who }
  | { what: 'approve'; key: string; who: Who; isSignInOld: boolean }
  | { what: 'answer'; key: string; said: 'stop' | 'mine' }
  | { what: 'stop on a device'; owner: string }
  | { what: 'finish'; key: string; link: number; by: 'owner' | 'stranger' | 'old sign-in' }
  | { what: 'guard'; how: GuardName; isOn: boolean }
  | { what: 'clock'; by: number };

const elsewhere = '409 CHANGED_ELSEWHERE';
const notHere = '409 RECOVERY_NOT_HERE';

/** The expected answer, and the state afterwards. */
export function expected(before: Model, command: Command): { answer: string; model: Model } {
  const model = structuredClone(before);
  const { cases, now } = model;
  const one = 'key' in command ? cases[command.key] : undefined;
  const state = one && stateOf(one, now);
  const end = (ended: Case, outcome: Case['outcome']) => Object.assign(ended, { outcome, endedAt: now });
  const open = (opened: Case) =>
    Object.assign(opened, {
      links: opened.links + 1,
      expiresAt: now + day,
      opensAt: Math.min(opened.opensAt!, now),
    });
  const running = Object.values(cases).find(({ outcome }) => outcome === null);

  const answer = (): string => {
    switch (command.what) {
      case 'check': {
        if (model.isGuarded) return notHere;
        if (running && !['checked', 'lapsed'].includes(stateOf(running, now))) return '409 RECOVERY_RUNNING';
        if (running) end(running, 'lapsed');
        const [own, all] = [countIn(model, command.who), countIn(model, 'record')];
        if (own > 20 || all > 3) return '200 too-many';
        if (!command.isRight) return '200 not-enough';
        model.tries.record!.count -= 1;
        cases[command.key] = newCase(command.who, now);
        return '200 enough';
      }
      case 'request':
        if (state !== 'checked') return elsewhere;
        if (one!.startedBy !== command.who) return '404 NOT_FOUND';
        if (model.isGuarded) return notHere;
        one!.requestedAt = now;
        return '201 requested';
      case 'approve':
        if (command.isSignInOld) return '403 SIGN_IN_AGAIN';
        if (state !== 'requested') return elsewhere;
        if (one!.startedBy === command.who) return '409 SECOND_PERSON_NEEDED';
        if (model.isGuarded) return notHere;
        Object.assign(one!, { approvedAt: now, approvedBy: command.who, opensAt: now + 48 * hour });
        return '201 waiting';
      case 'refuse':
        if (!runs(one!, now)) return elsewhere;
        end(one!, 'refused');
        return '201 refused';
      case 'send again':
        if (state !== 'expired' || one!.links >= 3) return elsewhere;
        if (model.isGuarded) return notHere;
        open(one!);
        return '201 open';
      case 'answer':
        if (one!.approvedAt === null || !runs(one!, now)) return '200 gone';
        if (command.said === 'stop') {
          end(one!, 'stopped');
          return '200 stopped';
        }
        if (state === 'waiting') Object.assign(open(one!), { isHurried: true });
        return '200 hurried';
      case 'stop on a device':
        if (running && command.owner === model.owner) end(running, 'stopped');
        return 'heard';
      case 'finish':
        if (one!.links !== command.link || command.link === 0) return '200 unknown';
        // Whose the record is by now sent it again: the answer was lost.
        if (state === 'done')
          return command.by !== 'stranger' && model.owner === command.key ? '200 done' : '200 used';
        if (state === 'expired' || state === 'lapsed') return '200 expired';
        if (state !== 'open') return '200 unknown';
        if (command.by === 'stranger') return '200 for-another';
        if (command.by === 'old sign-in') return '403 SIGN_IN_AGAIN';
        if (model.isGuarded) return '200 unknown';
        end(one!, 'done');
        model.owner = command.key;
        return '200 done';
      case 'guard':
        model.isGuarded = command.isOn;
        return 'set';
      case 'clock':
        if (running?.opensAt != null && running.opensAt <= now && stateOf(running, now) === 'waiting')
          open(running);
        if (running && stateOf(running, now) === 'lapsed') end(running, 'lapsed');
        return 'run';
    }
  };
  return { answer: answer(), model };
}

/** What must never happen, whatever is done. */
export const promises: Record<string, (model: Model) => boolean> = {
  ...casePromises,
  'the record has the sign-in of the case that was finished last': ({ cases, owner }) =>
    owner === 'first'
      ? Object.values(cases).every(({ outcome }) => outcome !== 'done')
      : cases[owner]?.outcome === 'done',
};
