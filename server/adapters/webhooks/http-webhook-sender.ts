/**
 * Sends webhooks. The address is checked after the name has been resolved, and that address is the one that is called: a name
 * that points elsewhere a moment later leads to no other. Redirects are not followed.
 */
import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { OutgoingWebhook, WebhookSender } from '../../ports/webhook-sender.ts';
import { isLoopback, isPublicAddress } from './address-rules.ts';

export function createHttpWebhookSender({ timeoutMs = 15_000 }: { timeoutMs?: number } = {}): WebhookSender {
  return { send: (message) => post(message, timeoutMs) };
}

/** Of all addresses of a name, the first one that may be called. */
const checkedLookup =
  (allowsThisMachine: boolean): LookupFunction =>
  (hostname, options, done) =>
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const found = addresses.find(
        ({ address }) => isPublicAddress(address) || (allowsThisMachine && isLoopback(address)),
      );
      if (!found) return done(Object.assign(new Error('not public'), { code: 'ADDRESS_NOT_PUBLIC' }), '', 0);
      return options.all ? done(null, [found]) : done(null, found.address, found.family);
    });

/** The reason is told by a code: it is shown to the administrator, and holds nothing of what was sent. */
function post({ url, headers, body, allowsThisMachine }: OutgoingWebhook, timeoutMs: number) {
  const { protocol, hostname } = new URL(url);
  // A written address is not looked up.
  if (isIP(hostname) && !isPublicAddress(hostname) && !(allowsThisMachine && isLoopback(hostname)))
    return Promise.reject(new Error('The subscriber did not answer (ADDRESS_NOT_PUBLIC)'));
  const client = protocol === 'https:' ? https : http;
  return new Promise<{ status: number }>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(new Error(`The subscriber did not answer (${error.code ?? error.name})`));
    const request = client.request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: checkedLookup(allowsThisMachine),
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        response.on('error', fail);
        // What it says besides its status is of no use, and may be without end.
        response.destroy();
        resolve({ status: response.statusCode ?? 0 });
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
