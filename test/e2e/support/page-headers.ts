/** The headers that every HTML answer carries: pages, error pages and the pages of the sign-in. */

import { type HtmlAnswer, observeAnswer, policyFindings } from './policy-score.ts';

/** Directives that must be exactly so, on every page. */
const exactly = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/** @returns what is missing or too wide, one line each */
export function faultsOfHeaders(path: string, headers: Record<string, string>): string[] {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.join(' ')] as const;
    }),
  );
  const isWorkerFrame = path === '/medlemskort-ramme';
  const faults: string[] = [];
  const wrong = (name: string, value: string | undefined) => faults.push(`${name} is «${value ?? ''}»`);

  for (const [name, value] of Object.entries(exactly)) {
    // The frame that registers the worker of a kept card allows one policy, and no script.
    const isWorkerPolicy = isWorkerFrame && name === 'trusted-types';
    if (policy.get(name) !== (isWorkerPolicy ? 'medlemskort' : value)) wrong(name, policy.get(name));
  }
  // Our own files, and inline only what is known by its hash. Where a file lies makes no script of it.
  if (!/^'self'( 'sha256-[\w+/]+=*')*$/.test(policy.get('style-src') ?? ''))
    wrong('style-src', policy.get('style-src'));
  // The provider adds the hash of what it writes itself, as in the page that signs out a user who is signed out already.
  const scripts = path.startsWith('/id/')
    ? /^('none'|'sha256-[\w+/]+=*'( 'sha256-[\w+/]+=*')?)$/
    : isWorkerFrame
      ? /^'none'$/
      : /^('none'|'nonce-[\w-]{22}' 'strict-dynamic'( 'sha256-[\w+/]+=*')*)$/;
  if (!scripts.test(policy.get('script-src') ?? '')) wrong('script-src', policy.get('script-src'));
  // The root and the provider answer in the hidden frame of a silent renewal.
  const mayBeFramedByUs = path === '/' || isWorkerFrame || path.startsWith('/id/');
  const ancestors = policy.get('frame-ancestors');
  if (ancestors !== "'none'" && !(mayBeFramedByUs && ancestors === "'self'"))
    wrong('frame-ancestors', ancestors);
  if (!/^'self'( https:\/\/www\.humanistlaget\.example)?$/.test(policy.get('form-action') ?? ''))
    wrong('form-action', policy.get('form-action'));

  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be sniffed');
  if (headers['referrer-policy'] !== 'no-referrer') faults.push('sends a referrer');
  if (!/^max-age=\d{7,}/.test(headers['strict-transport-security'] ?? '')) faults.push('no HSTS');
  if (!/no-store|no-cache/.test(headers['cache-control'] ?? '')) faults.push('may be cached');
  return faults;
}

const known = new Map<string, string[]>();
/** Says nothing of how safe an answer is, and is different in each. */
const changing = /^(date|x-request-id|content-length|location|etag|last-modified|retry-after)$/;

/**
 * The two yardsticks: 130 points and nothing found. Looked at once for all answers that are alike.
 * @returns what takes points away and what was found, one line each
 */
export function faultsByYardsticks({ headers, html, cookies = [] }: HtmlAnswer): string[] {
  const sent = Object.entries(headers).filter(([name]) => !changing.test(name));
  const elements = html.match(/<(script|meta)\b[^>]*>/g);
  const attributes = cookies.map((cookie) => cookie.replace(/=[^;]*/, ''));
  const key = JSON.stringify([sent, elements, attributes])
    .replaceAll(/'nonce-[^']+'/g, "'nonce-'")
    .replaceAll(/ nonce=\\"[^"]*"/g, '');
  const faults = known.get(key) ?? measure({ headers, html, cookies });
  known.set(key, faults);
  return faults;
}

function measure(answer: HtmlAnswer): string[] {
  const { score, faults } = observeAnswer(answer);
  return [
    ...(score < 130 ? [`${score} points of 130: ${faults.join(', ')}`] : []),
    ...policyFindings(answer.headers['content-security-policy'] ?? ''),
  ];
}
