/** People and things of their own for the examples of the writes, so that no example is in another's way. */
import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '#contract/endpoint.ts';
import { addDays } from '#contract/values/working-days.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import type { Answer } from '../answer.ts';
import { units } from '../office-fixtures.ts';
import type { TestPerson } from '../test-issuer.ts';
import type { Caller, TestPortal } from '../test-portal.ts';

/** A demo person, no sign-in, or an account of its own. */
export type Sender = Caller | TestPerson;
/** One request that is ready to be sent. */
export type WriteRequest = {
  /** Kari unless said. */
  as?: Sender;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};
/** Makes what a write needs, and the request itself: another one each time. */
export type Arrangements = Partial<Record<EndpointKey, () => Promise<WriteRequest>>>;

export type Somebody = { sender: TestPerson; id: string };
/** Born on a day that no other example is born on, with the number that belongs to it. */
export type Member = Somebody & { bornOn: string; number: string };

/** No two of a process have the same number, whichever stage they are made by. */
let count = 0;

export type WriteStage = ReturnType<typeof createWriteStage>;

export function createWriteStage(portal: TestPortal) {
  const { db } = portal;
  const next = (): number => {
    count += 1;
    return count;
  };

  const tokenOf = (sender: Exclude<Sender, null>): Promise<string> =>
    typeof sender === 'string' ? portal.tokenOf(sender) : portal.issuer.tokenFor(sender);

  /** Sends a request. @returns the answer, whatever it is */
  async function send(
    sender: Sender,
    key: EndpointKey,
    request: Omit<WriteRequest, 'as'> & { idempotencyKey?: string | null } = {},
  ): Promise<Answer> {
    return portal.call(null, key, { ...request, ...(sender && { token: await tokenOf(sender) }) });
  }

  const stage = {
    portal,
    db,
    send,
    tokenOf,
    next,

    /** For what an example needs first. @throws where it is refused */
    async call<T = { id: string }>(
      sender: Sender,
      key: EndpointKey,
      request: Omit<WriteRequest, 'as'> = {},
    ): Promise<T> {
      await db.deleteFrom('attempt_counter').execute();
      const answer = await send(sender, key, request);
      if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${answer.text}`);
      return answer.body as unknown as T;
    },

    /** An account that the portal has not met. */
    async newcomer(): Promise<TestPerson> {
      return {
        subject: randomUUID(),
        name: 'hefinn Kim Prøve',
        emails: [`prove-${next()}-${randomUUID().slice(0, 8)}@person.example`],
      };
    },

    /** Somebody who has signed in, and has not joined. */
    async person(): Promise<Somebody> {
      const sender = await stage.newcomer();
      const { person } = await stage.call<{ person: { id: string } }>(sender, 'GET /api/me');
      return { sender, id: person.id };
    },

    /** A grown-up member of the chapter in Oslo, with an e-mail address that is proven. */
    async member(): Promise<Member> {
      const { sender, id } = await stage.person();
      const bornOn = addDays('1950-01-01', next() % 16_000);
      const now = new Date();
      await db
        .updateTable('person')
        .set({
          given_name: 'Kim',
          family_name: 'Prøve',
          born_on: bornOn,
          country: 'NO',
          email: sender.emails![0]!,
          email_verified_at: now,
          number_state: 'confirmed',
          address_lines: ['Storgata 1'],
          postal_code: '0182',
          postal_place: 'OSLO',
        })
        .where('id', '=', id)
        .execute();
      await db
        .insertInto('membership')
        .values({
          id: randomUUID(),
          person_id: id,
          joined_on: '2020-01-01',
          chapter_id: units.oslo,
          number: String(500_000 + next()),
        })
        .execute();
      // A user who has joined has no marker in the name.
      return { sender: { ...sender, name: 'Kim Prøve' }, id, bornOn, number: tenorNumber(bornOn) };
    },

    /** Of a form that was read a while ago. */
    ticket: (): string => portal.services.contact.contact.issueTicket(new Date(Date.now() - 10_000)),

    /** @returns its id */
    async enquiryOf(sender: Sender): Promise<string> {
      const body = { topic: 'other', subject: 'Et spørsmål', message: 'Når er neste møte i lokallaget?' };
      return (await stage.call(sender, 'POST /api/enquiries', { body })).id;
    },
  };
  return stage;
}
