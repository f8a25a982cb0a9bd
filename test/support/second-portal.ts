/**
 * A portal in a process of its own, on the database of one that runs already: what two processes do to each other is
 * seen with two of them. Only on PostgreSQL.
 */
import { fork } from 'node:child_process';
import type { Answer } from './answer.ts';
import { connectTo, type DatabaseUrls } from './test-database.ts';
import type { createTestIssuer } from './test-issuer.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

type Call = Parameters<TestPortal['call']>;
/** What a portal is asked to do, wherever it runs. */
export type Peer = Pick<TestPortal, 'call' | 'runJob'>;

/** What a sign-in shows is set up alike in both. */
type Options = Pick<NonNullable<Parameters<typeof openTestPortal>[0]>, 'identifyingSignIn'>;
type Start = {
  urls: DatabaseUrls;
  secret: Buffer;
  issuer: Pick<Awaited<ReturnType<typeof createTestIssuer>>, 'issuer' | 'verifierConfig'>;
} & Options;
type Work = { key: Call[1]; request: Call[2] } | { job: string };
/** The clock is the first portal's: each message moves it. */
type Message = { id: number; now: number } & ({ start: Start } | { work: Work });
type Reply = { id: number; answer?: Answer; error?: string };

/** Its tokens are made here: the second process knows only how to check them. */
export async function startSecondPortal(
  first: TestPortal,
  { identifyingSignIn }: Options = {},
): Promise<Peer & { close(): Promise<void> }> {
  const { urls } = first.database;
  if (!urls) throw new Error('Two processes need a PostgreSQL server');
  // The test runner of this process is none of its business.
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const child = fork(import.meta.filename, {
    env,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  let sent = 0;
  child.on('message', (reply: Reply) => waiting.get(reply.id)?.(reply));
  child.on('exit', (code) => {
    for (const [id, end] of waiting) end({ id, error: `The second portal ended with ${code}` });
  });
  async function ask(what: { start: Start } | { work: Work }): Promise<Answer | undefined> {
    const id = ++sent;
    const now = first.clock.now().getTime();
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      child.send({ id, now, ...what } satisfies Message);
    });
    waiting.delete(id);
    if (reply.error) throw new Error(reply.error);
    return reply.answer;
  }
  const { issuer, verifierConfig } = first.issuer;
  await ask({ start: { urls, secret: first.secret, issuer: { issuer, verifierConfig }, identifyingSignIn } });
  return {
    async call(caller, key, request = {}) {
      const token = request.token ?? (caller ? await first.tokenOf(caller) : undefined);
      return (await ask({ work: { key, request: { ...request, ...(token && { token }) } } }))!;
    },
    async runJob(job) {
      await ask({ work: { job } });
    },
    async close() {
      if (child.exitCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}

function serve(): void {
  let now = 0;
  let portal: Promise<TestPortal>;
  const begin = ({ urls, secret, issuer, identifyingSignIn }: Start) =>
    openTestPortal({
      identifyingSignIn,
      clock: { now: () => new Date(now) },
      besides: { database: connectTo(urls), secret: Buffer.from(secret), issuer: issuer as never },
    });
  async function answer(message: Message): Promise<Answer | undefined> {
    now = message.now;
    if ('start' in message) {
      portal = begin(message.start);
      await portal;
      return undefined;
    }
    const { work } = message;
    if ('key' in work) return (await portal).call(null, work.key, work.request);
    await (await portal).runJob(work.job);
    return undefined;
  }
  process.on('message', (message: Message) => {
    const { id } = message;
    answer(message).then(
      (done) => process.send!({ id, answer: done } satisfies Reply),
      (error) => process.send!({ id, error: String(error) } satisfies Reply),
    );
  });
  process.on('disconnect', () => process.exit(0));
}

if (import.meta.main) serve();
