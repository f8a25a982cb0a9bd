/**
 * The people of `trial:year`, and what they do in the portal: each act goes through an endpoint with a sign-in of their
 * own. What each of them has done is remembered here too, so that it can be counted apart from the portal.
 */
import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '#contract/endpoint.ts';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import { leavingTextVersion } from '#contract/leaving-endpoints.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { tenorNumber } from '../dev/seed/tenor-number.ts';
import { childrenSteps } from '../test/support/children-steps.ts';
import { aWish, type GivingStage } from '../test/support/giving-stage.ts';
import { typedJoining } from '../test/support/typed-forms.ts';
import type { YearClock } from './year-clock.ts';
import { reportDeath } from './year-death.ts';
import {
  actingGuardian,
  birthday15,
  type Child,
  emailOf,
  guardiansNow,
  type Human,
  isMember,
  typedDay,
} from './year-human.ts';

export type YearPeople = ReturnType<typeof createYearPeople>;

const postalCodes = [
  ['0182', 'OSLO'],
  ['5003', 'BERGEN'],
  ['7010', 'TRONDHEIM'],
] as const;
/** A name of its own for each: two of the same name and birth date would be taken for one. */
const nameOf = (id: number) =>
  `Prøve${[...id.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;

/** What is asked of the portal, by its endpoints. @throws Error at an answer that is not a success */
export function createYearPeople(stage: GivingStage, clock: YearClock, random: () => number) {
  const { portal } = stage;
  const humans: Human[] = [];
  const children: Child[] = [];
  const counts: Record<string, number> = {};
  const skips = new Map<string, number>();
  const steps = childrenSteps(portal);
  const today = () => norwegianDay(clock.now());
  const chance = (share: number) => random() < share;
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const did = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };

  const numberOf = (bornOn: string, isDNumber = false): string => {
    const of = `${bornOn} ${isDNumber}`;
    const skip = skips.get(of) ?? 0;
    skips.set(of, skip + 1);
    return tenorNumber(bornOn, skip, isDNumber);
  };
  const dayBetween = (from: string, until: string) => {
    const [first, last] = [Date.parse(from), Date.parse(until)];
    return new Date(first + Math.floor(random() * (last - first))).toISOString().slice(0, 10);
  };

  const tokenOf = (human: Human) =>
    portal.issuer.tokenFor({
      subject: human.subject,
      name: `${human.givenName} ${human.familyName}`,
      emails: [emailOf(human)],
      authenticatedAt: Math.floor(clock.now().getTime() / 1000),
    });
  async function call<T>(human: Human, key: EndpointKey, request: object = {}): Promise<T> {
    const answer = await portal.call(null, key, { ...request, token: await tokenOf(human) });
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${answer.text}`);
    return answer.body as T;
  }
  const outcome = (got: unknown, wanted: unknown, of: string) => {
    if (got !== wanted) throw new Error(`${of}: ${got}, not ${wanted}`);
  };

  function make(bornOn: string): Human {
    const id = humans.length + 1;
    const human: Human = {
      id,
      givenName: nameOf(id),
      familyName: oneOf(['Berg', 'Dahl', 'Lie', 'Moen', 'Vik']),
      bornOn,
      digits: numberOf(bornOn),
      hasGivenNumber: false,
      memberships: [],
      diedOn: null,
      country: 'NO',
      isElsewhere: false,
      isRestricted: false,
      subject: randomUUID(),
      personId: null,
    };
    humans.push(human);
    return human;
  }

  /** The first sign-in of somebody who was moved in proves the record with the name and the birth date. */
  async function signIn(human: Human): Promise<Human> {
    if (human.personId) return human;
    const { givenName, familyName, bornOn } = human;
    const body = { name: `${givenName} ${familyName}`, bornOn: typedDay(bornOn) };
    const claimed = await call<{ outcome: string }>(human, 'POST /api/verification/claims', { body });
    outcome(claimed.outcome, 'linked', 'the claim');
    const me = await call<{ person: { id: string } }>(human, 'GET /api/me');
    human.personId = me.person.id;
    did('signed in for the first time');
    return human;
  }

  /** A child's registration ends with the last guardian who is a member; on that day at the latest. */
  function endChildrenOf(human: Human, day: string): void {
    for (const child of children.filter((one) => one.endedOn === null && one.guardians.includes(human))) {
      child.left.push(human);
      if (guardiansNow(child).length === 0) child.endedOn = day;
    }
  }

  async function join(human: Human, givesNumber = chance(0.9)): Promise<Human> {
    const [postalCode, postalPlace] = oneOf(postalCodes);
    const { givenName, familyName, bornOn, digits } = human;
    const number = givesNumber
      ? { fodselsnummer: digits, isFodselsnummerLater: false }
      : { fodselsnummer: '', isFodselsnummerLater: true };
    const details = { givenName, familyName, bornOn: typedDay(bornOn), email: emailOf(human), ...number };
    const isElsewhere = chance(0.08);
    const answer = isElsewhere ? 'yes' : oneOf(['no', 'no', 'unknown']);
    await call(human, 'PUT /api/joining/details', {
      body: { ...typedJoining, ...details, postalCode, postalPlace },
    });
    await call(human, 'PUT /api/joining/communities', {
      body: { answer, wantsReminder: false, grantsSupport: true },
    });
    const body = { endorsesPurpose: true, textVersion: joiningTextVersion };
    const joined = await call<{ outcome: string }>(human, 'POST /api/joining', { body });
    outcome(joined.outcome, 'joined', 'joining');
    const me = await call<{ person: { id: string } }>(human, 'GET /api/me');
    Object.assign(human, { personId: me.person.id, isElsewhere, country: 'NO', isRestricted: false });
    human.hasGivenNumber = givesNumber;
    human.memberships.push({ joinedOn: today(), leftOn: null });
    did(human.memberships.length > 1 ? 'joined again' : 'joined');
    return human;
  }

  async function leave(human: Human): Promise<void> {
    await signIn(human);
    const choices = { reason: '', magazine: 'stop', account: 'keep', sendsEmail: false };
    await call(human, 'POST /api/leaving', { body: { ...choices, textVersion: leavingTextVersion } });
    human.memberships.at(-1)!.leftOn = today();
    endChildrenOf(human, today());
    did('left');
  }

  async function moveTo(human: Human, address: object, isAbroad: boolean): Promise<void> {
    await signIn(human);
    const known = await call<Record<string, unknown>>(human, 'GET /api/profile');
    const { version, preferredName, language, isAddressShielded, newsEmail, newsSms } = known;
    const kept = { version, preferredName, language, isAddressShielded, newsEmail, newsSms };
    const rest = { careOf: '', addressLine: 'Storgata 1', addressLine2: '', magazine: 'none' };
    await call(human, 'PUT /api/profile', { body: { ...kept, ...rest, ...address, keepsChapter: false } });
    did(isAbroad ? 'moved out of the country' : 'moved to another chapter');
  }

  return {
    humans,
    children,
    counts,
    did,
    make,
    dayBetween,
    numberOf,
    chance,
    oneOf,
    today,
    signIn,
    join,
    leave,
    call,
    isGuardian: (human: Human) => children.some(({ guardians }) => guardians.includes(human)),

    move: (human: Human) => {
      const [postalCode, postalPlace] = oneOf(postalCodes);
      return moveTo(human, { country: 'NO', postalCode, postalPlace }, false).then(() => {
        human.country = 'NO';
      });
    },
    async emigrate(human: Human): Promise<void> {
      await moveTo(human, { country: 'SE', postalCode: '', postalPlace: '' }, true);
      human.country = 'SE';
    },
    async giveNumber(human: Human): Promise<void> {
      await signIn(human);
      await call(human, 'PUT /api/profile/fodselsnummer', { body: { fodselsnummer: human.digits } });
      human.hasGivenNumber = true;
      did('gave the missing number');
    },
    async declareElsewhere(human: Human): Promise<void> {
      await signIn(human);
      await call(human, 'PUT /api/welcome/communities', { body: { answer: 'yes' } });
      human.isElsewhere = true;
      did('said to be elsewhere too');
    },
    async settleElsewhere(human: Human): Promise<void> {
      await signIn(human);
      await call(human, 'PUT /api/welcome/communities-settled');
      human.isElsewhere = false;
      did('chose us');
    },
    async restrict(human: Human): Promise<void> {
      await signIn(human);
      await call(human, 'PUT /api/restriction', { body: { isRestricted: true } });
      human.isRestricted = true;
      did('had the use of the data restricted');
    },

    /** A child of one guardian alone, or of two who both say yes; member service has seen the papers. */
    async registerChild(guardian: Human, second: Human | null, bornOn: string): Promise<void> {
      await signIn(guardian);
      if (second) await signIn(second);
      const digits = numberOf(bornOn);
      const id = children.length + 1;
      const one = { givenName: nameOf(id), familyName: guardian.familyName, fodselsnummer: digits };
      const named = second && {
        name: `${second.givenName} ${second.familyName}`,
        contact: emailOf(second),
      };
      const sent = await steps.send('kari', [{ ...one, isInformed: true, isHeard: true }], named, {
        token: await tokenOf(guardian),
      });
      if (sent.status !== 200) throw new Error(`a child: ${sent.status} ${sent.text}`);
      const childId = steps.receipt(sent).children[0]!.id;
      await clock.settle();
      if (second) {
        const code = await steps.newestCode();
        const token = await tokenOf(second);
        const answer = await steps.answer('kari', code, { [childId]: true }, {}, { token });
        if (answer.status !== 200) throw new Error(`the second guardian: ${answer.text}`);
      }
      await steps.acceptAll();
      const isSole = second === null;
      const guardians = second ? [guardian, second] : [guardian];
      children.push({
        id,
        childId,
        bornOn,
        digits,
        registeredOn: today(),
        endedOn: null,
        isSole,
        guardians,
        left: [],
      });
      did('child registered');
    },
    async endChild(child: Child): Promise<void> {
      const params = { id: child.childId };
      await call(actingGuardian(child)!, 'POST /api/child-registrations/:id/end', { params });
      child.endedOn = today();
      did('child ended by a guardian');
    },

    /** A relative reports it without signing in, proves the address, and member service confirms. */
    async die(human: Human, diedOn: string): Promise<void> {
      await reportDeath(stage, clock, human, diedOn);
      human.diedOn = diedOn;
      if (isMember(human)) human.memberships.at(-1)!.leftOn = diedOn;
      did('died');
    },

    /** An agreement by Vipps, approved in the app. */
    async give(human: Human): Promise<void> {
      await signIn(human);
      await call(human, 'POST /api/giving/agreements', { body: { ...aWish, day: oneOf(['5', '20']) } });
      await clock.settle();
      stage.simulator.machine.app.agreement(stage.atVipps().id, 'approve');
      await stage.hear();
      did('began to give');
    },

    /** Those who turn 15 leave the list of children on that day. */
    turn15(day: string): Child[] {
      const turned = children.filter(({ bornOn, endedOn }) => endedOn === null && birthday15(bornOn) <= day);
      for (const child of turned) {
        child.endedOn = birthday15(child.bornOn);
        did('child turned 15');
      }
      return turned;
    },
  };
}
