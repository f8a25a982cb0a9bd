/** The portal's server: API, sign-in and pages on one Fastify. Knows no adapter; gets what it needs. */
import fastifySwagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { personHeader } from '#contract/session-endpoints.ts';
import type { SignInConfig } from '#contract/sign-in-config.ts';
import { type MeasuringConfig, measuringTextVersion } from '#contract/visit-measuring.ts';
import type { Actor, ActorsByAccess } from './actor.ts';
import type { SessionService } from './features/session/session-service.ts';
import type { Portal } from './features.ts';
import type { Database } from './platform/database/database.ts';
import type { LaggingReads } from './platform/database/replica.ts';
import { serveApiDocument } from './platform/http/api-document.ts';
import { serveKeptCard } from './platform/http/card-worker-routes.ts';
import { registerEndpoints } from './platform/http/endpoint-routes.ts';
import { type StreamTimes, streamTimes } from './platform/http/event-stream.ts';
import type { AnswerKeeping } from './platform/http/idempotency.ts';
import { type LoadLimits, shedLoad } from './platform/http/load-shedding.ts';
import { serveMeasuringPage } from './platform/http/measuring-page.ts';
import { languageOfCall } from './platform/http/page-language.ts';
import { parseInput } from './platform/http/parse-input.ts';
import { errorReader, problemReplies, sendProblem } from './platform/http/problem-reply.ts';
import { serveRegisterApiPage } from './platform/http/register-api-page.ts';
import { requestIdOf } from './platform/http/request-id.ts';
import { limitRequests, type RequestLimits } from './platform/http/request-limits.ts';
import { RequestLog } from './platform/http/request-log.ts';
import { followRequests } from './platform/http/request-work.ts';
import { dataSecurityPolicy, setSecurityHeaders } from './platform/http/security-headers.ts';
import { serveSecurityTxt } from './platform/http/security-txt.ts';
import { type StatusNotice, serveStatusPage } from './platform/http/status-page.ts';
import { createTroubleCounter } from './platform/http/trouble-counter.ts';
import { type loadWebPages, openPages, serveWebPages } from './platform/http/web-pages.ts';
import { registerWebhooks } from './platform/http/webhook-routes.ts';
import type { Log } from './platform/log.ts';
import { Refusal } from './platform/refusal.ts';
import type { Outages } from './platform/watching/outages.ts';
import type { PortalMetrics } from './platform/watching/portal-metrics.ts';
import type { Clock } from './ports/clock.ts';
import type { FileCleaner } from './ports/file-cleaner.ts';

export type AppNeeds = {
  db: Database;
  laggingReads: LaggingReads;
  clock: Clock;
  log: Log;
  metrics: Pick<PortalMetrics, 'countRequest' | 'countNotServed'>;
  origin: string;
  /** For API developers: not on a public origin. */
  showsApiDocument: boolean;
  requestsPerMinute: number;
  loadLimits: LoadLimits;
  /** Whether the database answers in time. */
  answers(): Promise<boolean>;
  /** How many statements of requests wait for a connection to the database. */
  waitingForDatabase(): number;
  /** Of what tells open pages of changes; as in production unless said. */
  streamTimes?: StreamTimes;
  /** How many proxies of ours are in front. */
  proxies: number;
  session: SessionService;
  /** How answers to repeated writes are kept. */
  answerKeeping: AnswerKeeping;
  /** The features, put together. */
  portal: Portal;
  /** The embedded identity provider; null where an external one is used. */
  identityProvider: { mount(app: FastifyInstance): Promise<void> } | null;
  signIn: SignInConfig;
  /** What counts visits to the open pages, after a yes. */
  measuringScripts: readonly string[];
  /** What is known to be down, for `/status`, and what an operator has written there. */
  outages: Outages;
  readStatusNotice(): Promise<StatusNotice | null>;
  organisation: Pick<OrganisationProfile, 'name' | 'memberService'>;
  /** For the files that staff put in. */
  cleaner: FileCleaner;
  /** Where holes are told. */
  securityEmail: string;
  /** The built pages; null serves the API only. */
  pages: ReturnType<typeof loadWebPages> | null;
  /** False while the server is about to stop. */
  isReady(): boolean;
};

export async function buildApp(needs: AppNeeds): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: needs.log as FastifyBaseLogger,
    logController: new RequestLog(needs.metrics),
    // Without a proxy of ours, nothing that a caller says of its own address is believed.
    trustProxy: (_address, hop) => hop < needs.proxies,
    genReqId: (request) => requestIdOf(request, needs.proxies),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    handlerTimeout: 20_000,
    connectionTimeout: 60_000,
    // A head that does not come to its end, and how often Node looks for requests whose time is up.
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded leads nowhere. No hook has run for it.
    frameworkErrors: (_error, _request, reply) => {
      reply.header('content-security-policy', dataSecurityPolicy).header('x-content-type-options', 'nosniff');
      return sendProblem(reply, 'NOT_FOUND');
    },
  });
  app.setValidatorCompiler(parseInput as never);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON is read: a form of another site cannot send that without asking first.
  app.removeContentTypeParser('text/plain');

  followRequests(app);
  await setSecurityHeaders(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const troubles = createTroubleCounter(needs.log, {
    onCount(reason) {
      needs.metrics.countNotServed(reason);
      if (reason === 'OVERLOAD') needs.outages.noteCrowd();
    },
  });
  app.addHook('onClose', async () => troubles.stop());
  await shedLoad(app, needs.loadLimits, { waiting: needs.waitingForDatabase, troubles });
  const limits = await limitRequests(app, { perMinute: needs.requestsPerMinute, signInPath: '/id' });
  if (needs.showsApiDocument)
    await app.register(fastifySwagger, {
      openapi: { openapi: '3.1.0', info: { title: 'Min side', version: '1' } },
      transform: jsonSchemaTransform,
    });

  const healthCheck = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', healthCheck, async () => ({ status: 'ok' }));
  app.get('/readyz', healthCheck, async (_request, reply) => {
    const isReady = needs.isReady() && (await needs.answers());
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });

  const { handlers, webhooks, services } = needs.portal;
  const { numbers, changes } = services;
  await app.register(async (api) => {
    api.setErrorHandler(problemReplies(troubles));
    registerEndpoints<typeof endpoints, ActorsByAccess>(api, {
      table: endpoints,
      handlers,
      db: needs.db,
      laggingReads: needs.laggingReads,
      clock: needs.clock,
      admit: (request, endpoint) => admit(needs, limits, request, endpoint),
      streamTimes: needs.streamTimes ?? streamTimes,
      readError: errorReader(troubles),
      beforeWrite: ({ actor, body, address, now }) => {
        const accountId = (actor as Partial<Actor> | null)?.accountId ?? null;
        return numbers.tries.admit(needs.db, body, { accountId, address }, now);
      },
      answerKeeping: needs.answerKeeping,
      personIdOf: (actor) => (actor as Actor | null)?.personId ?? null,
      async cleanPdf(bytes) {
        const cleaned = await needs.cleaner.clean(async () => bytes);
        if (cleaned.refusal || cleaned.kind !== 'pdf') throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
        return cleaned.content;
      },
    });
    const onRequest = (request: FastifyRequest) => limits.countAddress(request, 'api');
    if (needs.showsApiDocument) serveApiDocument(api, { onRequest });
    api.all('/api/*', { schema: { hide: true }, onRequest }, (_request, reply) =>
      sendProblem(reply, 'NOT_FOUND'),
    );
  });

  // Open for as long as their readers like: the server would never come to its end.
  app.addHook('preClose', async () => changes.close());
  await registerWebhooks(app, webhooks);
  serveRegisterApiPage(app);
  await needs.identityProvider?.mount(app);

  if (needs.pages) {
    const isMeasuring = needs.measuringScripts.length > 0;
    const measuring: MeasuringConfig = { textVersion: measuringTextVersion };
    if (isMeasuring)
      serveMeasuringPage(app, { scripts: needs.measuringScripts, pages: openPages(needs.pages) });
    const { stylesheets, favicon } = needs.pages.manifest;
    serveStatusPage(app, {
      ...needs,
      readNotice: needs.readStatusNotice,
      look: { stylesheets, favicon, organisation: needs.organisation },
    });
    serveSecurityTxt(app, { ...needs, email: needs.securityEmail });
    serveKeptCard(app, { folder: needs.pages.folder, origin: needs.origin });
    const { sendErrorPage } = await serveWebPages(app, {
      pages: needs.pages,
      origin: needs.origin,
      clock: needs.clock,
      config: { signIn: needs.signIn, ...(isMeasuring && { measuring }) },
      connectTo: foreignOrigins(needs),
      factsOf: async (address, params) =>
        address === '/activities/:id'
          ? needs.portal.services.activities.feeds.event(needs.db, (params as { id: string }).id)
          : null,
    });
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode === 503 || statusCode < 500) troubles.count(`${statusCode}`);
      else request.log.error({ err: error }, 'page failed');
      return sendErrorPage(reply, request.id, statusCode);
    });
  } else {
    // Fastify's own answer logs the address.
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'NOT_FOUND'));
  }
  return app;
}

/** Who calls, once they have been counted: by account where the token is valid, else by address. */
async function admit(
  { session, portal }: Pick<AppNeeds, 'session' | 'portal'>,
  limits: RequestLimits,
  request: FastifyRequest,
  { access, alsoFor }: Pick<Endpoint, 'access' | 'alsoFor'>,
): Promise<unknown> {
  const isWrite = !['GET', 'HEAD'].includes(request.method);
  const place = access === 'public' && isWrite ? 'anonymousWrite' : 'api';
  const credentials = credentialsOf(request);
  if (access === 'public' || !credentials.token) await limits.countAddress(request, place);
  let isVerified = false;
  const countAccount = (account: string) => {
    isVerified = true;
    return limits.countAccount(request, account);
  };
  try {
    if (access === 'client') {
      const client = await portal.services.feeding.clients.admit(credentials.token);
      await countAccount(`client ${client.id}`);
      return client;
    }
    return await session.admit({ ...credentials, countAccount }, access, alsoFor);
  } catch (error) {
    if (credentials.token && !isVerified) await limits.countAddress(request, place);
    throw error;
  }
}

function credentialsOf(request: FastifyRequest) {
  const [, token] = /^Bearer ([\w.~+/-]+=*)$/.exec(request.headers.authorization ?? '') ?? [];
  const personId = request.headers[personHeader];
  return {
    token: token ?? null,
    personId: typeof personId === 'string' ? personId : null,
    userAgent: request.headers['user-agent'] ?? null,
    language: languageOfCall(request),
  };
}

/** Where an external identity provider's endpoints are; the embedded one is our own origin. */
function foreignOrigins({ signIn, origin }: AppNeeds): string[] {
  const endpointsOfIssuer = Object.values(JSON.parse(signIn.authorityMetadata) as Record<string, unknown>);
  const origins = endpointsOfIssuer
    .filter((value): value is string => typeof value === 'string' && /^https?:/.test(value))
    .map((value) => new URL(value).origin);
  return [...new Set(origins)].filter((one) => one !== origin);
}
