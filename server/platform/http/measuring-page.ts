/**
 * The frame that measuring of visits runs in. Scripts of others come here and nowhere else. The frame is a sandbox
 * without an origin: it reads no cookie and no storage of ours, of any user in any tab, and sees nothing of
 * the page around it. It is told the pattern of the page and no more.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measuringAddress, measuringCookie, measuringTextVersion } from '#contract/visit-measuring.ts';

const cookiesOf = (request: FastifyRequest): Map<string, string> =>
  new Map(
    (request.headers.cookie ?? '').split(/;\s*/).map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name, value];
    }),
  );

/** A yes to these words, by somebody who is not signed in. */
const mayBeMeasured = (cookies: Map<string, string>): boolean =>
  cookies.get(measuringCookie) === `yes.${measuringTextVersion}` &&
  !['idp_session', '__Host-idp_session'].some((name) => cookies.has(name));

/**
 * @param options.scripts exact addresses of the tag manager and the tracking container
 * @param options.pages addresses without parts that could say who it is
 */
export function serveMeasuringPage(
  app: FastifyInstance,
  options: { scripts: readonly string[]; pages: readonly string[] },
): void {
  const origins = [...new Set(options.scripts.map((address) => new URL(address).origin))];
  app.get<{ Querystring: { side?: string } }>(measuringAddress, (request, reply) => {
    const { side } = request.query;
    const cookies = cookiesOf(request);
    if (!side || !options.pages.includes(side) || !mayBeMeasured(cookies)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    const isDebugging = cookies.has(`${measuringCookie}_feilsok`);
    const start = inScript({ event: 'gtm.js', page: side, debug: isDebugging });
    // Loaded by a script of ours rather than named in the page: what they are changes with their owners, so that no
    // hash can stand beside them.
    const script =
      `dataLayer=[Object.assign(${start},{'gtm.start':Date.now()})];` +
      `for(const src of ${inScript(options.scripts)})` +
      "document.head.append(Object.assign(document.createElement('script'),{async:true,src}))";
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', measuringPolicy(nonce, origins))
      .send(
        `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>Måling av besøk</title>` +
          `<script nonce="${nonce}">${script}</script>` +
          '</head><body></body></html>',
      );
  });
}

/** `<` is escaped so that no value can end the script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** `sandbox` without `allow-same-origin` is in the answer itself: also when the address is opened directly. */
const measuringPolicy = (nonce: string, origins: string[]): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src ${['https:', ...origins].join(' ')}`,
    `img-src ${['https:', ...origins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
