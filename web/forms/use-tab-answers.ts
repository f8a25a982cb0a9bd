/** What is typed in a form without a draft on the server, while the form is on the screen. */
import { useState } from 'react';
import type { DraftValues } from '#contract/draft-endpoints.ts';
import { currentDraftOwner, useDraftOwner } from './draft-owner.ts';
import { draftKey } from './draft-storage.ts';
import { createSendingKey, nowhere } from './sending-key.ts';
import { keepTabDraft, readTabDraft, removeTabDraft, withoutNumbers } from './tab-draft.ts';

/**
 * @param form names the form, with the id of what it is about; null: nothing of it is kept
 * @returns what was typed before, how to keep and remove it, and the key of the sending
 */
export function useTabAnswers(form: string | null) {
  const { accountId, personId } = useDraftOwner();
  const [opened] = useState(() => {
    const key = draftKey(accountId, personId, form ?? '');
    const storage = form === null ? nowhere : sessionStorage;
    // In another tab another person may have signed in, or this one out, since the form was opened.
    const isOwners = () => {
      const { accountId, personId } = currentDraftOwner();
      return accountId !== '' && key === draftKey(accountId, personId, form ?? '');
    };
    return {
      before: readTabDraft(storage, key, new Date()),
      keep(values: DraftValues, initial: DraftValues, version: string | null) {
        if (isOwners()) keepTabDraft(storage, key, { values, initial, version, now: new Date() });
      },
      remove: () => removeTabDraft(storage, key),
      sendingKey: createSendingKey(withoutNumbers(storage), `sending:${key}`, () => crypto.randomUUID()),
    };
  });
  return opened;
}
