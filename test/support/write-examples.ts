/**
 * An example of every write of the contract: who sends it, what it is sent to and what is in it. Taken from the access
 * policy, where each endpoint has a valid request; a write without one fails the suite.
 */
import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
  addAccessActivity,
  addAccessChild,
  addAccessDeathReport,
  addAccessNotice,
  addAccessRound,
  addAccessSignUp,
  demoPersonOf,
} from './access-objects.ts';
import { accessPolicy, type Policy } from './access-policy.ts';
import { insertGiroFile, insertUnmatchedPayment } from './giro-fixtures.ts';
import { insertAgreement, insertPaidGift, insertWaitingGift } from './giving-fixtures.ts';
import { insertIssue, insertMagazinePayment, insertPaperDelivery } from './magazine-fixtures.ts';
import { insertOffice, units } from './office-fixtures.ts';
import { type RepresentativeKey, representativeRequests } from './representative-access-policy.ts';
import type { Caller, DemoName, TestPortal } from './test-portal.ts';

export type WriteExample = {
  key: EndpointKey;
  method: 'POST' | 'PUT' | 'DELETE';
  caller: Caller;
  /** Another one who may send it; null where nobody of those who come by may. */
  other: Caller;
  body: unknown;
  /** Makes what it is sent to, and gives its path parameters. */
  params(): Promise<Record<string, string>>;
};

type Kind = NonNullable<Policy['object']>['kind'];

function makersOf(portal: TestPortal): Record<Kind, (caller: DemoName) => Promise<string>> {
  const { db } = portal;
  async function enquiry(caller: DemoName): Promise<string> {
    await db.deleteFrom('attempt_counter').execute();
    const body = accessPolicy['POST /api/enquiries'].body;
    return String((await portal.call(caller, 'POST /api/enquiries', { body })).body.id);
  }
  async function upload(caller: DemoName): Promise<string> {
    const id = randomUUID();
    await db
      .insertInto('attachment')
      .values({
        ...{ id, owner_id: demoPersonOf(caller), form: 'new-enquiry', name: 'brev.pdf', state: 'uploading' },
        ...{ announced_bytes: 4, received_bytes: 0, created_at: new Date(), changed_at: new Date() },
      })
      .execute();
    return id;
  }
  const agreement = async (caller: DemoName, state: 'active' | 'paused' | 'stopped') =>
    insertAgreement(db, demoPersonOf(caller), state);
  return {
    ...{ enquiry, upload, attachment: upload },
    'active-agreement': async (caller) => (await agreement(caller, 'active')).id,
    'paused-agreement': async (caller) => (await agreement(caller, 'paused')).id,
    'stopped-agreement': async (caller) => (await agreement(caller, 'stopped')).id,
    'agreement-receipt': async (caller) => (await agreement(caller, 'active')).receiptId,
    gift: (caller) => (caller === 'kari' ? insertWaitingGift : insertPaidGift)(db, demoPersonOf(caller)),
    'giro-file': () => insertGiroFile(db),
    'giro-payment': () => insertUnmatchedPayment(db),
    'death-report': () => addAccessDeathReport(db),
    'magazine-issue': () => insertIssue(db, 30),
    'frozen-issue': () => insertIssue(db, 30, true),
    'magazine-delivery': (caller) => insertPaperDelivery(db, demoPersonOf(caller)),
    'magazine-payment': (caller) => insertMagazinePayment(db, demoPersonOf(caller), 'waiting'),
    'paid-magazine': (caller) => insertMagazinePayment(db, demoPersonOf(caller), 'paid'),
    child: (caller) => addAccessChild(db, demoPersonOf(caller), 'registered'),
    'ended-child': (caller) => addAccessChild(db, demoPersonOf(caller), 'ended'),
    'held-back-child': (caller) => addAccessChild(db, demoPersonOf(caller), 'checking'),
    activity: () => addAccessActivity(db),
    'sign-up': (caller) => addAccessSignUp(db, demoPersonOf(caller)),
    'ceremony-round': () => addAccessRound(db),
    notice: (caller) => addAccessNotice(db, demoPersonOf(caller)),
  };
}

/** Who sends it first of all who may: member service where only they may. */
const preferred = ['kari', 'ola', 'mona', 'jon', 'uten', null, 'joining'] as const;

/** @returns one for each POST, PUT and DELETE of the contract, and those that have none */
export async function writeExamples(
  portal: TestPortal,
): Promise<{ examples: WriteExample[]; without: EndpointKey[] }> {
  const makers = makersOf(portal);
  await insertOffice(portal.db, { personId: demoPersonOf('liv'), unitId: units.oslo });
  const examples: WriteExample[] = [];
  const without: EndpointKey[] = [];
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const method = key.split(' ')[0] as 'GET' | WriteExample['method'];
    if (method === 'GET') continue;
    const policy = (accessPolicy as Record<string, Policy>)[key];
    const elected = representativeRequests[key as RepresentativeKey];
    const [caller, other = null] = preferred.filter((one) => policy?.admitted.includes(one));
    const made = policy?.object && makers[policy.object.kind];
    if (caller !== undefined && policy)
      examples.push({
        ...{ key, method, caller, other, body: policy.body },
        params: async () => ({
          ...policy.params,
          ...(made && { id: await made(caller as DemoName) }),
        }),
      });
    else if (elected)
      examples.push({
        ...{ key, method, caller: 'liv', other: null, body: elected.body },
        params: async () => ({
          id: await (elected.made ?? (async (_db, unit) => unit))(portal.db, units.oslo),
        }),
      });
    else without.push(key);
  }
  return { examples, without };
}
