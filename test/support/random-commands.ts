/**
 * Random commands through the real routes, beside a small model of what must be so after each of them. Two portals take
 * them in turn over one database: two processes on PostgreSQL, and two in this process where the database is embedded.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Peer, startSecondPortal } from './second-portal.ts';
import { type openTestDatabase, testDatabaseUrl } from './test-database.ts';
import type { createTestIssuer } from './test-issuer.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';
import { isFullTrial } from './trust-figures.ts';

/** What a second portal has in common with the first. */
export type PortalPeer = {
  database: Awaited<ReturnType<typeof openTestDatabase>>;
  issuer: Awaited<ReturnType<typeof createTestIssuer>>;
  secret: Buffer;
};

export type Machine<World> = {
  /** Where each run begins: the model, and what it needs of the portal. */
  begin(): Promise<World>;
  /** Each does one thing through a route, and says in the model what must be so. @param choice any number */
  commands: Record<string, (world: World, choice: number) => Promise<void>>;
  /** @throws where the portal and the model differ */
  check(world: World): Promise<void>;
};

const fixedSeed = 20261123;

/** @returns how many commands were run @throws with the commands that led there, where the portal is not as the model */
export async function runCommands<World>(
  machine: Machine<World>,
  { commands, perRun }: { commands: number; perRun: number },
  seed = isFullTrial ? undefined : fixedSeed,
): Promise<number> {
  let done = 0;
  const step = fc.record({
    what: fc.constantFrom(...Object.keys(machine.commands)),
    choice: fc.nat(999_999),
  });
  const steps = fc.array(step, { minLength: perRun, maxLength: perRun });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const world = await machine.begin();
      const trace: string[] = [];
      for (const { what, choice } of all) {
        trace.push(`${what} ${choice}`);
        try {
          await machine.commands[what]!(world, choice);
          await machine.check(world);
        } catch (error) {
          throw new Error(`${trace.join(', ')}: ${(error as Error).message}`, { cause: error });
        }
        done += 1;
      }
    }),
    // The same commands each time in the ordinary tests; others in each full trial, which says its seed when it fails.
    { numRuns: Math.ceil(commands / perRun), endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
  return done;
}

/**
 * For a planted fault: the same commands at every size, that must end in a difference from the model.
 * @throws where none is found, or where the run failed in another way (a portal that was too busy to answer)
 */
export async function expectFault<World>(
  machine: Machine<World>,
  size: { commands: number; perRun: number },
): Promise<void> {
  const failure = await runCommands(machine, size, fixedSeed).then(
    () => assert.fail('The planted fault was not found'),
    (error: unknown) => error,
  );
  const causes: unknown[] = [];
  for (let error = failure; error instanceof Error; error = error.cause) causes.push(error);
  const isDifference = causes.some((error) => error instanceof assert.AssertionError);
  assert.ok(isDifference && !/UNAVAILABLE/.test(String(failure)), String(failure));
}

/** Two portals over one database. */
export type Peers = {
  first: TestPortal;
  either(choice: number): Peer;
  /** What they are, for a figure. */
  processes: string;
  close(): Promise<void>;
};

export async function openPeers(options: Parameters<typeof openTestPortal>[0] = {}): Promise<Peers> {
  const first = await openTestPortal(options);
  const second = testDatabaseUrl
    ? await startSecondPortal(first, options)
    : await openTestPortal({ ...options, besides: first });
  return {
    first,
    either: (choice) => (choice % 2 === 1 ? second : first),
    processes: testDatabaseUrl ? '2 processes on PostgreSQL' : '2 portals on the embedded database',
    async close() {
      await second.close();
      await first.close();
    },
  };
}

/** One of a list, by any number; undefined of an empty one. */
export const pickOf = <T>(list: readonly T[], choice: number): T | undefined =>
  list[Math.floor(choice / 2) % Math.max(1, list.length)];
