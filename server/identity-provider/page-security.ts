/** The headers of everything under the mount, whoever writes the answer. */
export type SecurityHeaders = (framing: 'self' | 'none') => Record<string, string>;

/**
 * @param origin where the portal is; strict transport security is sent when it is https
 * @param publicSite where signing out ends: the redirect after the form must be allowed to go there
 */
export function createSecurityHeaders(origin: string, publicSite: string): SecurityHeaders {
  const isHttps = origin.startsWith('https:');
  return (framing) => ({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      `form-action 'self' ${new URL(publicSite).origin}`,
      framing === 'self' ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'x-frame-options': framing === 'self' ? 'SAMEORIGIN' : 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : undefined),
  });
}
