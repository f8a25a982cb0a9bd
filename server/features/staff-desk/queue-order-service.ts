/** The desk's own order in its queue: the tags it shares, and the views that an employee has saved. */
import { randomUUID } from 'node:crypto';
import type { QueueView } from '#contract/desk-queue-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findCaseId } from './desk-case-repository.ts';
import type { Act, DeskCaseService } from './desk-case-service.ts';
import { addTag, listTags, putTag, removeTag, takeTag } from './desk-tag-repository.ts';
import { listQueueViews, removeQueueView, saveQueueView } from './queue-view-repository.ts';

export function createQueueOrder({ cases }: { cases: Pick<DeskCaseService, 'show'> }) {
  return {
    listTags: async (db: Database) => ({ tags: await listTags(db) }),

    /** @throws Refusal TOO_MANY_REQUESTS where the list is full */
    async addTag(tx: Transaction, { actor, now }: Act, name: string) {
      const tag = await addTag(tx, { id: randomUUID(), name, addedBy: actor.personId, at: now });
      if (!tag) throw new Refusal('TOO_MANY_REQUESTS');
      return tag;
    },

    /** @throws Refusal NOT_FOUND */
    async removeTag(tx: Transaction, id: string): Promise<Record<string, never>> {
      if (!(await removeTag(tx, id))) throw new Refusal('NOT_FOUND');
      return {};
    },

    /** No version is asked for: a tag says nothing that an answer depends on. @throws Refusal NOT_FOUND; INVALID_INPUT for a tag that is gone */
    async setTag(tx: Transaction, by: Act, id: string, { tagId, isOn }: { tagId: string; isOn: boolean }) {
      const enquiryId = await findCaseId(tx, id);
      if (!enquiryId) throw new Refusal('NOT_FOUND');
      if (!isOn) await takeTag(tx, enquiryId, tagId);
      else if (!(await putTag(tx, enquiryId, tagId)))
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/tagId', code: 'INVALID' }] });
      return cases.show(tx, by, enquiryId);
    },

    listViews: async (db: Database, { actor }: Act) => ({
      views: await listQueueViews(db, actor.personId),
    }),

    /** @throws Refusal TOO_MANY_REQUESTS where the employee has as many as are kept */
    async saveView(tx: Transaction, { actor, now }: Act, view: Omit<QueueView, 'id'>): Promise<QueueView> {
      const saved = await saveQueueView(tx, {
        ...view,
        id: randomUUID(),
        staffId: actor.personId,
        at: now,
      });
      if (!saved) throw new Refusal('TOO_MANY_REQUESTS');
      return saved;
    },

    /** @throws Refusal NOT_FOUND, also for a colleague's */
    async removeView(tx: Transaction, { actor }: Act, id: string): Promise<Record<string, never>> {
      if (!(await removeQueueView(tx, id, actor.personId))) throw new Refusal('NOT_FOUND');
      return {};
    },
  };
}
