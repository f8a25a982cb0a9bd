import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/values/portal-languages.ts';

/** The language of a page, as the portal's own pages have it. */
export type PageLanguages = {
  of(request: Pick<FastifyRequest, 'headers'> & { query?: unknown }): Language;
  /** One that the address asks for. */
  keep(request: FastifyRequest, reply: FastifyReply): void;
  /** Somebody has signed in, and may have chosen a language in another browser. */
  signedIn(request: FastifyRequest, reply: FastifyReply, subject: string): Promise<void>;
};
