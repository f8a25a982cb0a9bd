/** An account that has been closed: its tokens are good for nothing, though the provider may still issue them. */
import { createHash } from 'node:crypto';

/** What identifies a closed account: it does not reveal the person. */
export const closedAccountHash = (account: { issuer: string; subject: string }): string =>
  createHash('sha256').update(`${account.issuer} ${account.subject}`).digest('base64url');
