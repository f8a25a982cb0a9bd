/** Registering children through the API, as the tests of it do again and again. */
import { randomUUID } from 'node:crypto';
import type { ChildGround } from '#contract/child-decision.ts';
import type {
  ChildRegistration,
  GuardianInvitation,
  RegistrationReceipt,
} from '#contract/children-endpoints.ts';
import { childrenTextVersion } from '#contract/children-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import { createInvitationCodes } from '#server/features/children/guardian-invitation-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import type { Answer } from './answer.ts';
import type { DemoName, TestPortal } from './test-portal.ts';

type Person = Exclude<Parameters<TestPortal['call']>[0], null>;

/** With another token than the usual one, or as one of several persons of an account. */
type CallAs = { token?: string; personId?: string; language?: string };
type Sending = CallAs & { id?: string; change?: object };

/** The day on which somebody of this age today was born, some days from it. */
export const bornAgo = (now: Date, years: number, days = -100): string => {
  const today = norwegianDay(now);
  return addDays(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace('-02-29', '-02-28'), days);
};

export const aChild = (bornOn: string, change: object = {}) => ({
  givenName: 'Kim',
  familyName: 'Nilsen',
  fodselsnummer: tenorNumber(bornOn),
  isInformed: true,
  isHeard: true,
  ...change,
});

export const jonAsSecond = { name: 'Jon Lund', contact: 'jon@medlem.example' };

export function childrenSteps(portal: TestPortal) {
  const { codeOf } = createInvitationCodes(portal.secret);
  const as = <T>(answer: Answer) => answer.body as unknown as T;

  async function permitOf(who: Person, callAs: CallAs = {}): Promise<string> {
    const answer = await portal.call(who, 'GET /api/child-registration-start', callAs);
    return as<{ permit: string | null }>(answer).permit ?? '';
  }

  const decide = (id: string, ground: ChildGround | null, reason = 'Har sett dommen, og ringt den andre') =>
    portal.call('mona', 'POST /api/staff/child-registrations/:id/decisions', {
      params: { id },
      body: { isAccepted: ground !== null, ground, reason },
    });

  return {
    permitOf,

    /** Sole unless a second guardian is named. */
    async send(
      who: Person,
      children: object[],
      second: object | null = null,
      { id = randomUUID() as string, change = {} as object, ...callAs }: Sending = {},
    ): Promise<Answer> {
      return portal.call(who, 'PUT /api/child-registrations/:id', {
        params: { id },
        ...callAs,
        body: {
          permit: await permitOf(who, callAs),
          children,
          isSole: second === null,
          secondGuardian: second,
          isNotElsewhere: true,
          textVersion: childrenTextVersion,
          ...change,
        },
      });
    },

    /** What member service decides. @param ground null: it is refused */
    decide,

    /** Approves what waits for member service. */
    async acceptAll(ground: ChildGround = 'documentation'): Promise<void> {
      const waiting = await portal.db
        .selectFrom('child')
        .select('id')
        .where('state', '=', 'checking')
        .execute();
      for (const { id } of waiting) {
        const { status, text } = await decide(id, ground);
        if (status !== 200) throw new Error(text);
      }
    },

    receipt: (answer: Answer) => as<RegistrationReceipt>(answer),
    states: (answer: Answer) => as<RegistrationReceipt>(answer).children.map(({ state }) => state),
    faults: (answer: Answer) =>
      (as<{ errors?: { path: string; code: string }[] }>(answer).errors ?? []).map(
        ({ path, code }) => `${path} ${code}`,
      ),
    codeIn: (answer: Answer) => as<{ code?: string }>(answer).code,

    async list(who: Person): Promise<ChildRegistration[]> {
      return as<{ children: ChildRegistration[] }>(await portal.call(who, 'GET /api/child-registrations'))
        .children;
    },

    /** What the job does after each sending, now. */
    async compare(): Promise<void> {
      const sendings = await portal.db
        .selectFrom('child_submission')
        .select('id')
        .orderBy('sent_at')
        .execute();
      for (const { id } of sendings)
        await inTransaction(portal.db, (tx) =>
          portal.services.children.childNumbers.compare(tx, id, portal.clock.now()),
        );
    },

    /** The code in the newest unused link. */
    async newestCode(): Promise<string> {
      const { id } = await portal.db
        .selectFrom('guardian_invitation')
        .select('id')
        .where('answered_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return codeOf(id);
    },

    async open(who: Person, code: string): Promise<GuardianInvitation> {
      return as<GuardianInvitation>(
        await portal.call(who, 'PUT /api/guardian-invitations/opened', { body: { code } }),
      );
    },

    answer: (
      who: Person,
      code: string,
      answers: Record<string, boolean>,
      change: object = {},
      callAs: CallAs = {},
    ) =>
      portal.call(who, 'POST /api/guardian-invitations/answers', {
        ...callAs,
        body: {
          code,
          answers: Object.entries(answers).map(([childId, isConfirmed]) => ({
            childId,
            isConfirmed,
            isInformed: true,
            isHeard: true,
            ...change,
          })),
          textVersion: childrenTextVersion,
        },
      }),

    end: (who: DemoName, id: string, token?: string) =>
      portal.call(who, 'POST /api/child-registrations/:id/end', { params: { id }, ...(token && { token }) }),

    /** What has been told to somebody since, oldest first. */
    async told(personId: string): Promise<string[]> {
      const rows = await portal.db
        .selectFrom('notice')
        .select('kind')
        .where('person_id', '=', personId)
        .where('kind', 'like', 'child%')
        .orderBy('created_at')
        .execute();
      return rows.map(({ kind }) => kind);
    },
  };
}
