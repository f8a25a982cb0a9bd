/**
 * What two public yardsticks say of an answer's headers. The packages themselves are not here: these are their rules for
 * what we send, from the sources named.
 *
 * Mozilla's HTTP Observatory, «Tests and scoring»
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): from 100, what is missing is taken off; what
 * is better than needed is added once the rest is 90 or more.
 *
 * csp_evaluator (https://github.com/google/csp-evaluator, `checks/security_checks.ts`): its default checks. That scripts
 * come from `'self'` it calls «can be problematic if you host JSONP, Angular or user uploaded files»: we host none of
 * them as scripts (uploads are sent as attachments of their own type, with nosniff), so that one is not counted.
 */
type Headers = Readonly<Record<string, string>>;
type Policy = ReadonlyMap<string, readonly string[]>;

export const policyOf = (header: string): Policy =>
  new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name, ...values]) => (name ? [[name, values] as const] : [])),
  );

const effective = (policy: Policy, name: string): readonly string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

/** @returns points; 130 is what a page without cookies of its own, preloading and foreign scripts can have */
export function observatoryScore(headers: Headers): number {
  const policy = policyOf(headers['content-security-policy'] ?? '');
  const taken = [
    policyTaken(policy),
    headers['x-content-type-options'] === 'nosniff' ? 0 : 5,
    hstsTaken(headers['strict-transport-security'] ?? ''),
    isFramingRuled(policy, headers) ? 0 : 20,
    /unsafe-url|no-referrer-when-downgrade/.test(headers['referrer-policy'] ?? '') ? 5 : 0,
    headers['access-control-allow-origin'] === '*' ? 50 : 0,
  ];
  const base = 100 - sum(taken);
  if (base < 90) return base;
  const given = [
    isPolicyStrict(policy) ? (isNone(policy.get('default-src')) ? 10 : 5) : 0,
    isFramingRuled(policy, headers) ? 5 : 0,
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(headers['referrer-policy'] ?? '')
      ? 5
      : 0,
    /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
  ];
  return base + sum(given);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const isNone = (values: readonly string[] | undefined): boolean => values?.join(' ') === "'none'";

/** Inline or broad scripts and styles, or plug-ins from anywhere. */
const unsafe = /^('unsafe-inline'|'unsafe-eval'|data:|https?:|\*)$/;
const isPolicyStrict = (policy: Policy): boolean =>
  policy.size > 0 &&
  ['script-src', 'style-src', 'object-src'].every(
    (name) => !effective(policy, name).some((one) => unsafe.test(one)),
  );

function policyTaken(policy: Policy): number {
  if (policy.size === 0) return 25;
  return ['script-src', 'object-src'].some((name) => effective(policy, name).some((one) => unsafe.test(one)))
    ? 20
    : 0;
}

function hstsTaken(header: string): number {
  const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return 20;
  return seconds < 15_768_000 ? 10 : 0;
}

const isFramingRuled = (policy: Policy, headers: Headers): boolean =>
  policy.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '');

const known =
  /^(default|script|style|img|font|connect|frame|manifest|object|media|worker|child)-src$|^(base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types|report-to|sandbox|upgrade-insecure-requests)$/;
const deprecated =
  /^(reflected-xss|referrer|disown-opener|report-uri|block-all-mixed-content|plugin-types|prefetch-src)$/;

/** @returns csp_evaluator's findings, one line each */
export function policyFindings(header: string): string[] {
  const policy = policyOf(header);
  const scripts = effective(policy, 'script-src');
  const hasHash = scripts.some((one) => /^'(nonce|sha(256|384|512))-/.test(one));
  const findings = [
    ...[...policy.keys()].filter((name) => deprecated.test(name)).map((name) => `${name} is deprecated`),
    ...[...policy.keys()]
      .filter((name) => !known.test(name) && !deprecated.test(name))
      .map((name) => `${name} is unknown`),
    ...(policy.has('script-src') || policy.has('default-src') ? [] : ['script-src is missing']),
    ...(isNone(effective(policy, 'object-src')) ? [] : ['object-src lets plug-ins in']),
    ...(policy.has('base-uri') ? [] : ['base-uri is missing']),
    ...(scripts.includes("'unsafe-inline'") && !hasHash ? ["script-src has 'unsafe-inline'"] : []),
    ...(scripts.includes("'unsafe-eval'") ? ["script-src has 'unsafe-eval'"] : []),
  ];
  for (const [name, values] of policy) {
    for (const value of values) {
      // Only where it lets something run (`DIRECTIVES_CAUSING_XSS`). What else is open, `page-headers.ts` refuses itself.
      if (/^(https?:|data:|\*)$/.test(value) && /^((script|object|default)-src|base-uri)$/.test(name))
        findings.push(`${name} is open: ${value}`);
      if (/^(https?:\/\/)?(\d{1,3}\.){3}\d{1,3}/.test(value))
        findings.push(`${name} names an address: ${value}`);
      if (value.startsWith('http://') && !value.startsWith('http://localhost'))
        findings.push(`${name} is not encrypted: ${value}`);
      if (
        /^(none|self|unsafe-inline|unsafe-eval|strict-dynamic|(nonce|sha\d+)-.*)$/.test(value) &&
        name !== 'trusted-types' &&
        name !== 'sandbox'
      )
        findings.push(`${name}: ${value} wants quotes`);
      const nonce = /^'nonce-(.*)'$/.exec(value)?.[1];
      if (nonce !== undefined && nonce.length < 8) findings.push(`${name}: the nonce is short`);
    }
  }
  return findings;
}
