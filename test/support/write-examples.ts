/**
 * An example of every write of the contract: who sends it, what it is sent to and what is in it. Taken from the access
 * policy, where each endpoint has a valid request; a write without one fails the suite.
 */
import type { EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { accessObjects } from './access-object-makers.ts';
import { demoPersonOf } from './access-objects.ts';
import { accessPolicy, type Policy, type TestedCaller } from './access-policy.ts';
import { insertOffice, units } from './office-fixtures.ts';
import { type RepresentativeKey, representativeRequests } from './representative-access-policy.ts';
import type { Caller, TestPortal } from './test-portal.ts';
import { writeArrangements } from './writes/write-arrangements.ts';
import { createWriteStage, type Sender, type WriteRequest } from './writes/write-stage.ts';

export type WriteExample = {
  key: EndpointKey;
  method: 'POST' | 'PUT' | 'DELETE';
  /** Another one who has an account: the same key is another request of theirs. */
  other: Exclude<Caller, null>;
  /** Makes what it is sent to, and the request. */
  make(): Promise<WriteRequest & { as: Sender }>;
};

/** Nothing can be arranged for these in the demo organisation. */
export const impossibleWrites: Readonly<Partial<Record<EndpointKey, string>>> = {
  'POST /api/setup/claims': 'the demo has administrators; tried in first-administrator.test.ts',
  'PUT /api/register/v1/members/:number': 'sent by a system; tried in feeding.test.ts',
  'PUT /api/register/v1/erasures/:subject/acknowledgement': 'sent by a system; tried in feeding.test.ts',
  'POST /api/magazine/renewals': 'the magazine of the demo costs nothing; tried in magazine-payments.test.ts',
};

/** Ends every sign-in of the account, the caller's own too: the caller has to sign in again. */
export const endsOwnSignIn: ReadonlySet<EndpointKey> = new Set(['POST /api/sign-in-changes/:id/undoings']);

/** Who sends it first of all who may: member service where only they may. */
const preferred = ['kari', 'ola', 'mona', 'jon', 'uten', 'vigdis', null, 'joining'] as const;

/** @returns one for each POST, PUT and DELETE of the contract, and those that have none */
export async function writeExamples(
  portal: TestPortal,
): Promise<{ examples: WriteExample[]; without: EndpointKey[] }> {
  const makers = accessObjects(portal);
  const arranged = writeArrangements(createWriteStage(portal));
  const liv = demoPersonOf('liv');
  const offices = portal.db.selectFrom('office').select('id').where('person_id', '=', liv);
  if (!(await offices.executeTakeFirst()))
    await insertOffice(portal.db, { personId: liv, unitId: units.oslo });
  const examples: WriteExample[] = [];
  const without: EndpointKey[] = [];
  for (const key of Object.keys(endpoints) as EndpointKey[]) {
    const method = key.split(' ')[0] as 'GET' | WriteExample['method'];
    if (method === 'GET') continue;
    if (impossibleWrites[key]) {
      without.push(key);
      continue;
    }
    const make = arranged[key];
    const policy = (accessPolicy as Record<string, Policy>)[key];
    const elected = representativeRequests[key as RepresentativeKey];
    const caller = preferred.find((one) => policy?.admitted.includes(one));
    const made = policy?.object && makers[policy.object.kind];
    if (make)
      examples.push({ key, method, other: 'ola', make: async () => ({ as: 'kari', ...(await make()) }) });
    else if (caller !== undefined && policy)
      examples.push({
        key,
        method,
        other: 'ola',
        make: async () => ({
          as: caller,
          query: policy.query,
          body: policy.body,
          params: {
            ...policy.params,
            ...(made && { id: await made(caller as Exclude<TestedCaller, null>) }),
          },
        }),
      });
    else if (elected)
      examples.push({
        key,
        method,
        other: 'ola',
        make: async () => ({
          as: 'liv',
          body: elected.body,
          params: { id: await (elected.made ?? (async (_db, unit) => unit))(portal.db, units.oslo) },
        }),
      });
    else without.push(key);
  }
  return { examples, without };
}
