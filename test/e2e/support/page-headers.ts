/** The headers that every HTML answer carries: pages, error pages and the pages of the sign-in. */

import { observatoryScore, policyFindings } from './policy-score.ts';

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
  const faults: string[] = [];
  const wrong = (name: string, value: string | undefined) => faults.push(`${name} is «${value ?? ''}»`);

  for (const [name, value] of Object.entries(exactly)) {
    if (policy.get(name) !== value) wrong(name, policy.get(name));
  }
  for (const name of ['script-src', 'style-src']) {
    // Our own files, and inline only what is known by its hash.
    if (!/^'self'( 'sha256-[\w+/]+=*')*$/.test(policy.get(name) ?? '')) wrong(name, policy.get(name));
  }
  // The root and the provider answer in the hidden frame of a silent renewal.
  const mayBeFramedByUs = path === '/' || path.startsWith('/id/');
  const ancestors = policy.get('frame-ancestors');
  if (ancestors !== "'none'" && !(mayBeFramedByUs && ancestors === "'self'"))
    wrong('frame-ancestors', ancestors);
  if (!/^'self'( https:\/\/www\.humanistlaget\.example)?$/.test(policy.get('form-action') ?? ''))
    wrong('form-action', policy.get('form-action'));

  if (headers['x-content-type-options'] !== 'nosniff') faults.push('may be sniffed');
  if (headers['referrer-policy'] !== 'no-referrer') faults.push('sends a referrer');
  if (!/^max-age=\d{7,}/.test(headers['strict-transport-security'] ?? '')) faults.push('no HSTS');
  const score = observatoryScore(headers);
  if (score < 130) faults.push(`${score} points of the 130 there are`);
  faults.push(...policyFindings(headers['content-security-policy'] ?? ''));
  if (!/no-store|no-cache/.test(headers['cache-control'] ?? '')) faults.push('may be cached');
  return faults;
}
