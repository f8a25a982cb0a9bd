import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/values/portal-languages.ts';

/** The language of a page, as the portal's own pages have it. */
export type PageLanguages = {
  of(request: Pick<FastifyRequest, 'headers'> & { query?: unknown }): Language;
  /** One that the address asks for. What it asks for is then taken out of the address: see {@link addressWithoutLanguage}. */
  keep(request: FastifyRequest, reply: FastifyReply): void;
  /** Somebody has signed in, and may have chosen a language in another browser. */
  signedIn(request: FastifyRequest, reply: FastifyReply, subject: string): Promise<void>;
};

const name = 'sprak';

/**
 * A choice is kept by the browser, so the address is asked for again without it: a reload, or going back, would undo a
 * later choice.
 * @param url path and query @returns null where it asks for no language
 */
export function addressWithoutLanguage(url: string): string | null {
  const [path = '', query] = url.split(/\?(.*)/s);
  const parts = query?.split('&') ?? [];
  const others = parts.filter((part) => part.split('=', 1)[0] !== name);
  if (others.length === parts.length) return null;
  return others.length > 0 ? `${path}?${others.join('&')}` : path;
}

/** @param address path, with or without a query */
export const addressInLanguage = (address: string, language: Language): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=${language}`;

/** Of a page of the provider's own. @returns undefined for what was posted */
export const addressToAskAgain = ({ req }: { req: IncomingMessage }): string | undefined =>
  req.method === 'GET' ? (req as IncomingMessage & { originalUrl?: string }).originalUrl : undefined;
