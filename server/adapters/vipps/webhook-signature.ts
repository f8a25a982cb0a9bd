/**
 * The signature of Vipps' webhooks, on the raw body (webhooks-api, `request-authentication.md`):
 * `HMAC-SHA256(secret, METHOD \n path \n x-ms-date;host;content hash)`, where the content hash is the body's SHA-256.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CheckSignature } from '#server/ports/vipps.ts';

/** Between the moment of signing and ours, either way: the time to travel, and clocks that differ. */
const ageMs = 5 * 60_000;

export const checkWebhookSignature: CheckSignature = ({ method, path, host, headers, body }, secret, now) => {
  const contentHash = createHash('sha256').update(body).digest('base64');
  const said = one(headers['x-ms-content-sha256']);
  const date = one(headers['x-ms-date']);
  const authorization = one(headers.authorization);
  const signature = /^HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=(.+)$/.exec(
    authorization,
  )?.[1];
  const expected = createHmac('sha256', secret)
    .update(`${method}\n${path}\n${date};${host};${contentHash}`)
    .digest('base64');
  // Both are always compared, and in constant time.
  const isBodyWhole = isSame(said, contentHash);
  const isSigned = isSame(signature ?? '', expected);
  const isNew = Math.abs(now.getTime() - Date.parse(date)) <= ageMs;
  return isBodyWhole && isSigned && isNew;
};

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** Of hashes, so that neither a length nor a beginning can be felt. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
