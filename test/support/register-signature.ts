/** The signature of a message, as a system checks it that takes webhooks (Standard Webhooks). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** @param secrets as they were given: any of them will do. @returns whether the message is signed with one of them */
export function isSignedBy(secrets: readonly string[], headers: IncomingHttpHeaders, body: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const given = String(headers['webhook-signature'])
    .split(' ')
    .map((one) => Buffer.from(one));
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const wanted = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    return given.some((one) => one.length === wanted.length && timingSafeEqual(one, wanted));
  });
}
