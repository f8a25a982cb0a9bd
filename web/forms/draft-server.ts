/** Drafts over HTTP, for one account and person only. */
import { call } from '#web/api/call.ts';
import { currentDraftOwner, type DraftOwner } from './draft-owner.ts';
import type { DraftServer } from './draft-sync.ts';

/**
 * @param owner whose drafts these are. Where somebody else has signed in meanwhile, in another tab, the calls are
 *   refused here: nothing is ever saved in another person's name.
 */
export function draftServer(form: string, owner: DraftOwner): DraftServer {
  const params = { form };
  const asOwner = async <T>(work: () => Promise<T>): Promise<T> => {
    const current = currentDraftOwner();
    if (current.accountId !== owner.accountId || current.personId !== owner.personId)
      throw new Error('another person is signed in');
    return work();
  };
  return {
    read: () => asOwner(() => call('GET /api/drafts/:form', { params })),
    write: (values, keepalive) =>
      asOwner(() => call('PUT /api/drafts/:form', { params, body: { values }, keepalive })),
    remove: (keepalive) => asOwner(() => call('DELETE /api/drafts/:form', { params, keepalive })),
  };
}
