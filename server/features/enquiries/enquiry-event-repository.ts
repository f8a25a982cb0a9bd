import { sql } from 'kysely';
import type { ChangedField } from '#contract/enquiry-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type EventAuthor = { from: 'person' | 'staff'; id: string } | { from: 'portal'; id: null };
export type NewEnquiryEvent = { enquiryId: string; author: EventAuthor; happenedAt: Date } & (
  | { kind: 'closed' | 'reopened' }
  | { kind: 'changed'; field: ChangedField; before: string | null; after: string | null }
);
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

export async function addEnquiryEvent(tx: Transaction, id: string, event: NewEnquiryEvent): Promise<void> {
  const isChange = event.kind === 'changed';
  await tx
    .insertInto('enquiry_event')
    .values({
      id,
      enquiry_id: event.enquiryId,
      kind: event.kind,
      author: event.author.from,
      author_id: event.author.id,
      field: isChange ? event.field : null,
      before: isChange ? event.before : null,
      after: isChange ? event.after : null,
      happened_at: event.happenedAt,
    })
    .execute();
}

export async function listEnquiryEvents(db: Database, enquiryId: string): Promise<EnquiryEventRow[]> {
  const { rows } = await sql<EnquiryEventRow>`
    select v.id, v.kind, v.author, p.given_name as "givenName", p.family_name as "familyName", v.field, v.before,
           v.after, v.happened_at as "happenedAt"
    from enquiry_event v left join person p on p.id = v.author_id
    where v.enquiry_id = ${enquiryId} order by v.happened_at, v.id`.execute(db);
  return rows;
}
