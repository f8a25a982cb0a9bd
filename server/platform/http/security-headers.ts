/** What every answer says to the browser about what it may do. */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The policy of an HTML page: only our own files, no script made at run time (Trusted Types), no framing by others.
 * Scripts are known by nonce or hash, never by where they lie: a file that somebody has uploaded is none of them.
 */
export function pageSecurityPolicy(page: {
  /** Sources of scripts; none: no script runs. */
  scripts: string[];
  styles: string[];
  connectTo: string[];
  frameAncestors: 'self' | 'none';
}): string {
  const self = "'self'";
  return [
    "default-src 'none'",
    `script-src ${page.scripts.join(' ') || "'none'"}`,
    `style-src ${[self, ...page.styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${[self, ...page.connectTo].join(' ')}`,
    // `blob:`: a PDF that the page has fetched for the signed-in user. Only our own script can create one.
    `frame-src ${[self, 'blob:', ...page.connectTo].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-ancestors '${page.frameAncestors}'`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** For answers that are not pages: nothing may be loaded or run, and they may not be framed. */
export const dataSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What no page of ours, and no frame in it, may ask the browser for. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of all answers. Pages put their own policy in place of the strict one that is set here. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    // Where frame-ancestors is known it decides; the silent renewal needs our own root to be framed by ourselves.
    xFrameOptions: { action: 'sameorigin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', dataSecurityPolicy);
    reply.header('permissions-policy', permissionsPolicy);
  });
}
