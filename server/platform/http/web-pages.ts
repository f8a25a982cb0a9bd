/** The built web pages: static HTML from `dist/`, each with the content-security policy that fits it. */
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, createBrotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StartProblem } from '../start-problem.ts';
import { isChoice, keepLanguage, languageOf } from './page-language.ts';
import { pageSecurityPolicy } from './security-headers.ts';

type PageSet = {
  routes: { path: string; file: string; isPublic: boolean }[];
  stylesheets: string[];
  /** All code of a member's own page, the first needed first. */
  ownPage: string[];
  notFound: string;
  error: string;
  favicon: string;
};
/** The pages in bokmål, and what there is of them in the other languages. */
type PageManifest = PageSet & { languages: Record<string, PageSet>; profileHash: string };
/** Each answer has a nonce of its own; all else of a page is the same for everybody. */
type Page = {
  html(nonce: string): string;
  policy(nonce: string): string;
};

/**
 * @param profileHash sha256 of the organisation profile in use: the pages must have been built with the same
 * @returns without `earlierAssets`, the folder of what earlier releases served: that is in the data folder
 * @throws StartProblem when nothing has been built, or with another profile
 */
export function loadWebPages(
  folder: string,
  profileHash: string,
): { manifest: PageManifest; folder: string; earlierAssets?: string } {
  const file = path.join(folder, 'pages.json');
  if (!existsSync(file)) throw new StartProblem('Nettsidene er ikke bygget. Kjør «npm run build» først.');
  const manifest: PageManifest = JSON.parse(readFileSync(file, 'utf8'));
  if (manifest.profileHash !== profileHash) {
    throw new StartProblem('Nettsidene er bygget med en annen organisasjonsprofil. Kjør «npm run build».');
  }
  return { manifest, folder };
}

/** Addresses of the pages that are drawn for everybody, and say nothing of who reads them. */
export const openPages = ({ manifest }: ReturnType<typeof loadWebPages>): string[] =>
  manifest.routes
    .filter(({ file, isPublic }) => isPublic && ![manifest.notFound, manifest.error].includes(file))
    .map((route) => route.path);

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map((match) => sha256(match[1]!));

/**
 * Serves every page of the manifest, `/assets/*`, and the 404 page for all other paths.
 * @param config handed to the browser in the page; holds no secret
 * @param connectTo origins besides our own that the browser may call: an external identity provider
 */
export async function serveWebPages(
  app: FastifyInstance,
  options: {
    pages: ReturnType<typeof loadWebPages>;
    origin: string;
    clock: { now(): Date };
    config: unknown;
    connectTo: string[];
    /** Facts of a page for search engines (JSON-LD); null where it has none. */
    factsOf?(path: string, params: unknown): Promise<object | null>;
  },
): Promise<{ sendErrorPage(reply: FastifyReply, reference: string, status?: number): FastifyReply }> {
  const { manifest, folder, earlierAssets } = options.pages;
  const json = inScript(options.config);
  const configTag = `<script type="application/json" id="config">${json}</script>`;

  const read = (file: string, isRoot: boolean): Page => {
    const html = readFileSync(path.join(folder, 'pages', file), 'utf8')
      .replace('<!--config-->', configTag)
      .replaceAll('<!--origin-->', options.origin);
    const [before = '', after = ''] = html.split('<!--nonce-->');
    const scripts = hashesOf(html, /<script>([\s\S]*?)<\/script>/g);
    const styles = hashesOf(html, /<style>([\s\S]*?)<\/style>/g);
    return {
      html: (nonce) => before + nonce + after,
      policy: (nonce) =>
        pageSecurityPolicy({
          // What the page names itself, and what that loads in turn.
          scripts: [`'nonce-${nonce}'`, "'strict-dynamic'", ...scripts],
          styles,
          connectTo: options.connectTo,
          // The root answers inside the hidden frame of a silent renewal; no other page is ever framed.
          frameAncestors: isRoot ? 'self' : 'none',
        }),
    };
  };
  const send = (reply: FastifyReply, status: number, page: Page, facts: object | null = null) => {
    const nonce = randomBytes(16).toString('base64url');
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', page.policy(nonce))
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie');
    const isSecure = options.origin.startsWith('https:');
    keepLanguage(reply.request, reply, { isSecure, now: options.clock.now() });
    // What only a translation reads: who is signed in keeps the choice in their profile (web/frame/own-language.ts).
    const isChosen = isChoice(reply.request) && languageOf(reply.request) !== 'nb';
    const plain = isChosen
      ? page.html(nonce).replace('<html ', '<html data-language-chosen ')
      : page.html(nonce);
    // No script: the browser runs nothing of this type, and the policy needs no word of it.
    const html = facts
      ? plain.replace(
          configTag,
          () => `${configTag}<script type="application/ld+json">${inScript(facts)}</script>`,
        )
      : plain;
    return takesBrotli(reply.request)
      ? reply.header('content-encoding', 'br').send(compress(html))
      : reply.send(html);
  };

  /** The page is sent without them when the database does not answer at once. */
  const factsFor = async (address: string, { params }: FastifyRequest): Promise<object | null> =>
    Promise.race([
      options.factsOf?.(address, params).catch(() => null) ?? null,
      delay(factsWithinMs, null, { ref: false }),
    ]);

  // Read when it is first asked for: there is a file for each address in each language.
  const cache = new Map<string, Page>();
  const readOnce = (file: string, isRoot: boolean): Page => {
    const key = isRoot ? `${file} as the root` : file;
    const page = cache.get(key) ?? read(file, isRoot);
    cache.set(key, page);
    return page;
  };
  const sets = Object.entries(manifest.languages);
  for (const route of manifest.routes) {
    const isRoot = route.path === '/';
    const translations = new Map(
      sets.flatMap(([language, { routes }]) => {
        const found = routes.find(({ path }) => path === route.path);
        return found ? [[language, found.file] as const] : [];
      }),
    );
    const status = route.file === manifest.notFound ? 404 : route.file === manifest.error ? 500 : 200;
    app.get(route.path, async (request, reply) => {
      const canonical = canonicalAddress(request, options.origin);
      if (canonical) return reply.redirect(canonical, 302);
      const file = translations.get(languageOf(request)) ?? route.file;
      return send(reply, status, readOnce(file, isRoot), await factsFor(route.path, request));
    });
  }

  await app.register(fastifyStatic, {
    root: [path.resolve(folder, 'assets'), ...(earlierAssets ? [path.resolve(earlierAssets)] : [])],
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    wildcard: false,
  });

  /** The page of a failure in the language of its reader. */
  const failure = (request: FastifyRequest, name: 'notFound' | 'error'): Page =>
    readOnce((manifest.languages[languageOf(request)] ?? manifest)[name], false);
  for (const set of [manifest, ...Object.values(manifest.languages)])
    for (const file of [set.notFound, set.error]) readOnce(file, false);
  app.setNotFoundHandler((request, reply) => send(reply, 404, failure(request, 'notFound')));
  return {
    sendErrorPage(reply, reference, status = 500) {
      const error = failure(reply.request, 'error');
      return send(reply, status, {
        html: (nonce) => error.html(nonce).replaceAll('<!--reference-->', reference),
        policy: error.policy,
      });
    },
  };
}

/** JSON for a script element: `<` is escaped, so that no value can end it. */
const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
const factsWithinMs = 500;

/** For each answer, since each has a nonce: quickly rather than best. */
function compress(html: string) {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  stream.end(html);
  return stream;
}

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding'] ?? ''));

/** Sign-in only comes back to the registered address: another name of this machine is led there. */
function canonicalAddress(request: FastifyRequest, origin: string): string | null {
  const { host, hostname } = new URL(origin);
  const isOtherLoopbackName =
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.host) && request.host !== host;
  return isOtherLoopbackName && /^(localhost|127\.0\.0\.1)$/.test(hostname) ? origin + request.url : null;
}
