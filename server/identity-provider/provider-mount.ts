import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHostCookies, writeHostCookies } from './host-cookies.ts';
import type { LiveProvider } from './live-provider.ts';
import { addressWithoutLanguage } from './page-languages.ts';
import type { SignInRouteOptions } from './sign-in-route-options.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';

/** Mounts the pages and, for everything else under the prefix, the OpenID provider itself. */
export async function mountProvider(
  app: FastifyInstance,
  o: SignInRouteOptions & { origin: string; answer: LiveProvider['answer']; tend: () => Promise<void> },
): Promise<void> {
  const { host, protocol } = new URL(o.origin);

  // Host and scheme come from configuration, never from the client.
  const normalise = (request: FastifyRequest) => {
    const { headers } = request.raw;
    headers.host = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete headers['x-forwarded-host'];
  };
  const hostCookies = (request: FastifyRequest, reply: FastifyReply) => {
    if (protocol !== 'https:') return;
    const sent = request.raw.headers.cookie ?? '';
    readHostCookies(request.raw);
    writeHostCookies(reply.raw, sent);
  };

  /** @returns the answer, where the address asked for a language */
  const keepLanguage = (request: FastifyRequest, reply: FastifyReply) => {
    const address = request.method === 'GET' ? addressWithoutLanguage(request.url) : null;
    if (address === null) return;
    o.languages.keep(request, reply);
    return reply.headers(o.headers('none')).redirect(address, 303);
  };
  /** A form is not sent twice: its sign-in is asked for instead, and says the same as long as it is so. */
  const signInOf = (url: string): string => /^[^?]*?\/logg-inn\/[^/?]+/.exec(url)?.[0] ?? url;

  await app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16_384 },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.addHook('onRequest', async (request, reply) => {
        normalise(request);
        hostCookies(request, reply);
        return keepLanguage(request, reply);
      });
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        const pages = o.pages[o.languages.of(request)];
        const path = signInOf(request.url);
        reply.headers(o.headers('none')).type('text/html; charset=utf-8');
        if (error.name === 'SessionNotFound') return reply.code(400).send(pages.expired(path));
        if (error.statusCode && error.statusCode < 500)
          return reply.code(error.statusCode).send(pages.refused(path));
        request.log.error({ err: error }, 'identity provider: a sign-in page failed');
        return reply.code(500).send(pages.problem(request.id, path));
      });
      registerSignInRoutes(scope, o);
    },
    { prefix: o.mount },
  );

  await app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null)); // the provider reads the body itself
      scope.all('/*', (request, reply) => {
        const answered = keepLanguage(request, reply);
        if (answered) return answered;
        reply.hijack(); // onSend hooks no longer run: the headers go on the raw answer
        normalise(request);
        hostCookies(request, reply);
        const raw = request.raw as typeof request.raw & { originalUrl?: string };
        raw.originalUrl = raw.url; // the provider finds its mount path by comparing the two
        raw.url = (raw.url ?? '').slice(o.mount.length) || '/';
        const permissions = reply.getHeader('permissions-policy');
        if (permissions) reply.raw.setHeader('permissions-policy', permissions);
        for (const [name, value] of Object.entries(o.headers('self'))) reply.raw.setHeader(name, value);
        void o.answer(raw, reply.raw);
      });
    },
    { prefix: o.mount },
  );

  const timer = setInterval(
    () => void o.tend().catch((error) => o.log.error({ err: error }, 'identity provider: tending failed')),
    15 * 60_000,
  );
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
