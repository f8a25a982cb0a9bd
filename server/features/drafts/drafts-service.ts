/** Drafts, for other features: what is sent is no longer a draft. */
import type { Transaction } from '#server/platform/database/database.ts';
import { discardDraft } from './drafts-repository.ts';

/** Removes the draft of a form in the transaction that sends the form. */
export const discardSentDraft = (tx: Transaction, personId: string, form: string): Promise<void> =>
  discardDraft(tx, personId, form);
