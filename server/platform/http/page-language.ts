/** Which language a page is sent in: the one that its address asks for, else the one that was chosen last. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageLanguageHeader } from '#contract/page-language-header.ts';
import { type Language, languages } from '#contract/values/portal-languages.ts';

const cookieName = 'sprak';
const aYear = 365 * 24 * 60 * 60;
type Asking = Pick<FastifyRequest, 'headers'> & { query?: unknown };

const known = (value: unknown): Language | null => languages.find((one) => one === value) ?? null;

/** @returns `nb`, `nn` or `en`: bokmål where nothing was chosen */
export const languageOf = (request: Asking): Language =>
  asked(request) ?? remembered(request)?.language ?? 'nb';

const asked = ({ query }: Asking): Language | null =>
  known((query as Partial<Record<string, unknown>> | undefined)?.[cookieName]);

/** What the browser remembers. `chosenAt`: when its user chose it; null where it was only shown. */
function remembered({ headers }: Asking): { language: Language; chosenAt: Date | null } | null {
  const [, code, seconds = '0'] =
    /(?:^|;\s*)sprak=(\w+)(?:\.(\d{1,11}))?(?=;|$)/.exec(headers.cookie ?? '') ?? [];
  const language = known(code);
  return language && { language, chosenAt: Number(seconds) > 0 ? new Date(Number(seconds) * 1000) : null };
}

/** @returns what was chosen in this browser, and when; null where nothing was */
export function chosenIn(request: Asking): { language: Language; chosenAt: Date } | null {
  const found = remembered(request);
  return found?.chosenAt ? { language: found.language, chosenAt: found.chosenAt } : null;
}

/** @returns what the page of a call says it is in: bokmål where it says nothing */
export const languageOfCall = ({ headers }: FastifyRequest): Language =>
  known(headers[pageLanguageHeader]) ?? 'nb';

/** The choice of the user: a link of another site shows a language, and chooses none. */
export const isChoice = (request: Asking): boolean =>
  asked(request) !== null && (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';

/** Keeps a language that the address asks for, until another is chosen. */
export function keepLanguage(
  request: Asking,
  reply: FastifyReply,
  at: { isSecure: boolean; now: Date },
): void {
  const language = asked(request);
  if (language === null) return;
  if (isChoice(request)) rememberLanguage(request, reply, { ...at, language, chosenAt: at.now });
  else if (language !== remembered(request)?.language)
    rememberLanguage(request, reply, { ...at, language, chosenAt: null });
}

/** In the browser, unless it is what the browser remembers already. */
export function rememberLanguage(
  request: Asking,
  reply: FastifyReply,
  choice: { language: Language; chosenAt: Date | null; isSecure: boolean },
): void {
  const { language, chosenAt } = choice;
  const before = remembered(request);
  if (before?.language === language && before.chosenAt?.getTime() === chosenAt?.getTime()) return;
  const seconds = chosenAt ? Math.floor(chosenAt.getTime() / 1000) : 0;
  const secure = choice.isSecure ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieName}=${language}.${seconds}; Path=/; Max-Age=${aYear}; SameSite=Lax; HttpOnly${secure}`,
  );
}
