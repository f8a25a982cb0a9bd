import { sql } from 'kysely';
import type { ChangedField } from '#contract/enquiry-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type EventAuthor = { from: 'person' | 'staff'; id: string } | { from: 'portal'; id: null };
export type Happening =
  | { kind: 'closed' | 'reopened' }
  | { kind: 'changed'; field: ChangedField; before: string | null; after: string | null };
export type EnquiryEventRow = {
  id: string;
  kind: 'changed' | 'closed' | 'reopened';
  author: 'person' | 'staff' | 'portal';
  givenName: string | null;
  familyName: string | null;
  field: ChangedField | null;
  before: string | null;
  after: string | null;
  happenedAt: Date;
};

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

export async function listEnquiryEvents(db: Database, enquiryId: string): Promise<EnquiryEventRow[]> {
  const { rows } = await sql<EnquiryEventRow>`
    select v.id, v.kind, v.author, p.given_name as "givenName", p.family_name as "familyName", v.field, v.before,
           v.after, v.happened_at as "happenedAt"
    from enquiry_event v left join person p on p.id = v.author_id
    where v.enquiry_id = ${enquiryId} order by v.place`.execute(db);
  return rows;
}
