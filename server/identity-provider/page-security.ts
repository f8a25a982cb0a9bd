import { createHash } from 'node:crypto';

/** The only script under the mount. It is in the page of signing out, and presses the button. */
export const signOutScript = "document.querySelector('button[name=logout]').click()";
const signOutHash = createHash('sha256').update(signOutScript).digest('base64');

/**
 * The headers of every response under the mount. What the provider itself answers may be framed
 * by the portal, for a silent renewal, and may sign out; the pages of a sign-in may neither.
 */
export type SecurityHeaders = (framing: 'self' | 'none') => Record<string, string>;

/**
 * @param origin where the portal is; strict transport security is sent when it is https
 * @param publicSite where signing out ends: the redirect after the form must be allowed to go there
 */
export function createSecurityHeaders(origin: string, publicSite: string): SecurityHeaders {
  const signedOutAt = new URL(publicSite).origin;
  const isHttps = origin.startsWith('https:');
  return (framing) => ({
    'content-security-policy': [
      "default-src 'none'",
      framing === 'self' ? `script-src 'sha256-${signOutHash}'` : "script-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      signedOutAt === origin ? "form-action 'self'" : `form-action 'self' ${signedOutAt}`,
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
