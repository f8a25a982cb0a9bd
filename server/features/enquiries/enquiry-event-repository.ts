import type { ChangedField } from '#contract/enquiry-endpoints.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type EventAuthor = { from: 'person' | 'staff'; id: string } | { from: 'portal'; id: null };
export type Happening =
  | { kind: 'closed' | 'reopened' }
  | { kind: 'changed'; field: ChangedField; before: string | null; after: string | null };

export async function addEnquiryEvent(
  tx: Transaction,
  happening: Happening,
  at: { id: string; enquiryId: string; author: EventAuthor; happenedAt: Date },
): Promise<void> {
  const change = happening.kind === 'changed' ? happening : null;
  await tx
    .insertInto('enquiry_event')
    .values({
      id: at.id,
      enquiry_id: at.enquiryId,
      kind: happening.kind,
      author: at.author.from,
      author_id: at.author.id,
      field: change?.field ?? null,
      before: change?.before ?? null,
      after: change?.after ?? null,
      happened_at: at.happenedAt,
    })
    .execute();
}
