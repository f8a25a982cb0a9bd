import { sql } from 'kysely';
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Enquiries that are alike for the statistics. Days in Norway, `YYYY-MM-DD`. */
export type EnquiryGroup = {
  topic: EnquiryTopic;
  receivedOn: string;
  answeredOn: string | null;
  /** Of those that are closed without an answer. */
  closedOn: string | null;
  promisedOn: string;
  count: number;
};

/** All received since a day. Duplicates that were merged are counted once, as what they were merged into. */
export async function listEnquiryGroups(db: Database, fromOn: string): Promise<EnquiryGroup[]> {
  const { rows } = await sql<EnquiryGroup>`
    select topic, (received_at at time zone 'Europe/Oslo')::date as "receivedOn",
      (first_answered_at at time zone 'Europe/Oslo')::date as "answeredOn",
      case when first_answered_at is null then (closed_at at time zone 'Europe/Oslo')::date end as "closedOn",
      promised_on as "promisedOn",
      count(*)::int as count
    from enquiry
    where received_at >= (${fromOn}::date::timestamp at time zone 'Europe/Oslo') and merged_into_id is null
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}
