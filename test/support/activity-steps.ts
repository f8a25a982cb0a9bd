/** Activities through the API, as the tests of them do again and again. */
import { randomUUID } from 'node:crypto';
import type { MyActivity, MySignUps, SignUpReceipt } from '#contract/activity-endpoints.ts';
import type { ParticipantList } from '#contract/activity-organiser-endpoints.ts';
import { activityContent, justMe } from './activity-access-policy.ts';
import type { Answer } from './answer.ts';
import type { Caller, TestPortal } from './test-portal.ts';

export { justMe };
export type Who = Exclude<Caller, null> | { token: string };

export function activitySteps(portal: TestPortal) {
  const as = <T>(answer: Answer): T => {
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body as unknown as T;
  };
  const call = (who: Who, key: Parameters<TestPortal['call']>[1], request: object = {}) =>
    typeof who === 'string'
      ? portal.call(who, key, request)
      : portal.call(null, key, { ...request, token: who.token });

  const steps = {
    as,
    call,
    /** A person new to the portal. */
    async newcomer(): Promise<{ token: string }> {
      return { token: await portal.issuer.tokenFor({ subject: randomUUID(), name: 'hefinn Ny bruker' }) };
    },
    create: async (change: object = {}): Promise<string> =>
      as<{ id: string }>(
        await call('mona', 'POST /api/organiser/activities', { body: { ...activityContent, ...change } }),
      ).id,
    /** @returns its id */
    async publish(change: object = {}): Promise<string> {
      const id = await steps.create(change);
      as(await call('mona', 'POST /api/organiser/activities/:id/publish', { params: { id } }));
      return id;
    },
    organiser: (key: string, id: string, body?: object) =>
      call('mona', `POST /api/organiser/activities/:id/${key}` as never, { params: { id }, body }),
    async change(id: string, change: object): Promise<Answer> {
      const now = as<{ content: object; version: number }>(
        await call('mona', 'GET /api/organiser/activities/:id', { params: { id } }),
      );
      return steps.organiser('changes', id, {
        content: { ...now.content, ...change },
        version: now.version,
      });
    },
    signUp: (who: Who, id: string, wish: object = {}) =>
      call(who, 'POST /api/activities/:id/sign-ups', { params: { id }, body: { ...justMe, ...wish } }),
    async in(who: Who, id: string, wish: object = {}): Promise<SignUpReceipt> {
      return as<SignUpReceipt>(await steps.signUp(who, id, wish));
    },
    act: (who: Who, act: 'cancel' | 'accept' | 'checks' | 'payments', signUpId: string) =>
      call(who, `POST /api/sign-ups/:id/${act}` as never, { params: { id: signUpId } }),
    move: (who: Who, signUpId: string, activityId: string) =>
      call(who, 'POST /api/sign-ups/:id/moves', { params: { id: signUpId }, body: { activityId } }),
    mine: async (who: Who, id: string): Promise<MyActivity> =>
      as<MyActivity>(await call(who, 'GET /api/activities/:id/mine', { params: { id } })),
    list: async (who: Who): Promise<MySignUps> => as<MySignUps>(await call(who, 'GET /api/sign-ups')),
    participants: async (id: string): Promise<ParticipantList> =>
      as<ParticipantList>(
        await call('mona', 'GET /api/organiser/activities/:id/participants', { params: { id } }),
      ),
    /** Kinds of notices about an activity to a person, oldest first; `+sms` where it was by SMS. */
    async told(personId: string, activityId: string): Promise<string[]> {
      const rows = await portal.db
        .selectFrom('notice')
        .select(['kind', 'channel'])
        .where('person_id', '=', personId)
        .where('subject_id', '=', activityId)
        .orderBy('created_at')
        .execute();
      return rows.map(({ kind, channel }) => kind.replace('activity-', '') + (channel ? '+sms' : ''));
    },
  };
  return steps;
}

export const codeOf = ({ status, body }: Answer): [number, string | undefined] => [
  status,
  (body as { code?: string }).code,
];
