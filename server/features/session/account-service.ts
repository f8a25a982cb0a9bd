/** Accounts, for the features that tie, untie and remove them. */
import { createHash } from 'node:crypto';
import type { Transaction } from '#server/platform/database/database.ts';
import {
  addClosed,
  addUntied,
  forgetClosed,
  listTiedAccounts,
  remove,
  removeUntied,
  setProven,
  tie,
  untie,
  untieClaim,
} from './account-repository.ts';

export type { TiedAccount } from './account-repository.ts';

type Named = { issuer: string; subject: string };

/** What identifies a closed account: it does not reveal the person. */
export const closedAccountHash = (account: Named): string =>
  createHash('sha256').update(`${account.issuer} ${account.subject}`).digest('base64url');

export const accounts = {
  listOf: listTiedAccounts,
  tie,
  setProven,
  untie,
  untieClaim,
  addUntied,
  remove,
  removeUntied,
  forgetClosed,
  /** The tokens of a closed account are good for nothing, though the provider may still issue them. */
  close: (tx: Transaction, account: Named, at: Date) => addClosed(tx, closedAccountHash(account), at),
};
