import Fastify, { type FastifyInstance } from 'fastify';
import { embeddedClient } from '#server/identity-provider/embedded-client.ts';
import {
  createIdentityProvider,
  type IdentityProvider,
  type IdentityProviderOptions,
} from '#server/identity-provider/identity-provider.ts';
import { keepLanguage, languageOf } from '#server/platform/http/page-language.ts';
import { findFreePort } from './free-port.ts';
import { openTestDatabase } from './test-database.ts';

export const publicSite = 'https://www.humanistlaget.example/';
const quiet = { info() {}, warn() {}, error() {} };

export type IdentityFixture = {
  origin: string;
  /** Where it listens: another than its origin says where it is the second of two. */
  port: string;
  db: IdentityProviderOptions['db'];
  provider: IdentityProvider;
  app: FastifyInstance;
  /** What was sent, newest last. */
  sent: { to: string; code: string }[];
  /** The newest code that was sent to somebody. */
  codeFor(identifier: string): string;
  /** Moves the clock of codes, limits and stored sessions. */
  advance(seconds: number): void;
  /** Stops the server and starts another one on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * The real provider on a real Fastify, a real database and a real port of 127.0.0.1.
 * @param besides another one, on whose database and under whose name this one works too
 */
export async function startIdentityProvider(
  options: Partial<IdentityProviderOptions> = {},
  besides: (Pick<IdentityFixture, 'db'> & Partial<Pick<IdentityFixture, 'origin' | 'sent'>>) | null = null,
): Promise<IdentityFixture> {
  const { db, close } = besides ? { db: besides.db, close: async () => {} } : await openTestDatabase();
  const port = await findFreePort();
  const origin = besides?.origin ?? `http://127.0.0.1:${port}`;
  const sent: IdentityFixture['sent'] = besides?.sent ?? [];
  let offsetMs = 0;
  const start = async () => {
    // A test says where it calls from, as a proxy in front would.
    const app = Fastify({ trustProxy: true });
    const provider = await createIdentityProvider({
      db,
      origin,
      policy: 'B2C_1A_SUSI_PhoneOrEmail',
      ...embeddedClient,
      publicSite,
      secret: Buffer.alloc(32, 7),
      sendCode: async (to, code) => void sent.push({ to: to.value, code }),
      layout: {
        stylesheets: ['/assets/theme.css'],
        favicon: '/assets/favicon.svg',
        organisationName: 'Humanistlaget',
      },
      senderEmail: 'ikke-svar@minside.example',
      languages: {
        of: languageOf,
        keep: (request, reply) => keepLanguage(request, reply, { isSecure: false, now: new Date() }),
        async signedIn() {},
      },
      fetchedAhead: ['/assets/msal.js', '/assets/app.js'],
      // No contact point is known, and what is typed counts in two days.
      secondFactors: {
        findProven: async () => null,
        addProven: async () => {},
        ask: async () => new Date(Date.now() + offsetMs + 48 * 3_600_000),
      },
      log: quiet,
      clock: { now: () => new Date(Date.now() + offsetMs) },
      ...options,
    });
    await provider.mount(app);
    await app.listen({ port, host: '127.0.0.1' });
    return { app, provider };
  };
  let running = await start();
  return {
    origin,
    port: String(port),
    db,
    sent,
    get app() {
      return running.app;
    },
    get provider() {
      return running.provider;
    },
    codeFor(identifier) {
      const found = sent.findLast(({ to }) => to === identifier);
      if (!found) throw new Error('No code was sent');
      return found.code;
    },
    advance(seconds) {
      offsetMs += seconds * 1000;
    },
    async restart() {
      await running.app.close();
      running = await start();
    },
    async stop() {
      await running.app.close();
      await close();
    },
  };
}

/** A code that is certainly not this one. */
export const wrongCode = (right: string): string => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
