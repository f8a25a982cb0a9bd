/** An identity provider in a process of its own, on the database and under the name of one that runs already. Only on PostgreSQL. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { IdentityProviderOptions } from '#server/identity-provider/identity-provider.ts';
import { type IdentityFixture, startIdentityProvider } from './identity-provider-fixture.ts';
import { connectTo, type DatabaseUrls } from './test-database.ts';

type Start = { urls: DatabaseUrls; origin: string; limits: IdentityProviderOptions['limits']; now: number };
type Message = { start: Start } | { now: number } | 'kept';
type Reply = { port: string } | { sent: { to: string; code: string } } | 'moved';

export type SecondProvider = {
  port: string;
  /** Its clock is the first one's: tells it the time. */
  setTime(now: number): Promise<void>;
  stop(): Promise<void>;
};

/** @param first what is sent by the second is among what it has sent, before the answer to the request */
export async function startSecondProvider(
  first: Pick<IdentityFixture, 'origin' | 'sent'>,
  start: Omit<Start, 'origin'>,
): Promise<SecondProvider> {
  // The test runner of this process is none of its business.
  const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
  const child = fork(import.meta.filename, {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const send = (message: Message) => child.send(message);
  const waiting: ((reply: Reply) => void)[] = [];
  child.on('message', (reply: Reply) => {
    if (typeof reply === 'object' && 'sent' in reply) {
      first.sent.push(reply.sent);
      send('kept');
    } else waiting.shift()?.(reply);
  });
  const ask = (message: Message) =>
    new Promise<Reply>((resolve) => {
      waiting.push(resolve);
      send(message);
    });
  const begun = await ask({ start: { ...start, origin: first.origin } });
  return {
    port: typeof begun === 'object' && 'port' in begun ? begun.port : '',
    setTime: async (now) => void (await ask({ now })),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function serve(): void {
  let now = 0;
  const reply = (message: Reply) => process.send!(message);
  const kept: (() => void)[] = [];
  async function begin(start: Start): Promise<void> {
    now = start.now;
    const { db } = connectTo(start.urls);
    const sendCode: IdentityProviderOptions['sendCode'] = (to, code) =>
      new Promise((resolve) => {
        kept.push(resolve);
        reply({ sent: { to: to.value, code } });
      });
    const options = { clock: { now: () => new Date(now) }, limits: start.limits, sendCode };
    const { port } = await startIdentityProvider(options, { db, origin: start.origin });
    reply({ port });
  }
  process.on('message', (message: Message) => {
    if (message === 'kept') kept.shift()?.();
    else if ('start' in message) void begin(message.start);
    else {
      now = message.now;
      reply('moved');
    }
  });
  process.on('disconnect', () => process.exit(0));
}

if (import.meta.main) serve();
