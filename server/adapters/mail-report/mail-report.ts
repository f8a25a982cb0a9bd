/** Reports of mail that could not be delivered: delivery status notifications, RFC 3464 in the envelope of RFC 6522. */

/** Of the address or the mailbox (RFC 3463: X.0, X.1, X.2, X.4): not of what was in the mail, or of who may send. */
const addressStatus = /^status:[ \t]*5\.[0124]\.\d{1,3}\b/im;
const failedAction = /^action:[ \t]*failed\b/im;
const messageId = /^message-id:[ \t\r\n]*<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@([^>\s]+)>/gim;

/**
 * @param raw the whole report as the mail server got it
 * @param domain ours, as in the Message-ID of what we have sent
 * @returns id of the mail that will never reach its receiver; null where the report is of something else
 */
export function readMailReport(raw: string, domain: string): string | null {
  if (!/report-type="?delivery-status"?/i.test(raw)) return null;
  const status = raw.search(/^content-type:[ \t]*message\/(global-)?delivery-status/im);
  if (status < 0) return null;
  const reported = raw.slice(status);
  if (!failedAction.test(reported) || !addressStatus.test(reported)) return null;
  // What was sent comes behind, whole or only its head.
  const ours = [...reported.matchAll(messageId)].find(
    ([, , sender = '']) => sender.toLowerCase() === domain.toLowerCase(),
  );
  return ours?.[1]?.toLowerCase() ?? null;
}
