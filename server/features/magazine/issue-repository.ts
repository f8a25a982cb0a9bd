/** Issues, and what became of them for one reader. */
import { sql } from 'kysely';
import type { DeliveryKind, DeliveryReason, NamedIssue } from '#contract/magazine-values.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** The first one whose list is still open. @param today in Norway */
export async function findFirstIssue(db: Database, today: string): Promise<NamedIssue | null> {
  const { rows } = await sql<NamedIssue>`
    select number, title, deadline_on as "deadlineOn", out_on as "outOn" from magazine_issue
    where frozen_at is null and deadline_on >= ${today} order by out_on, number limit 1`.execute(db);
  return rows[0] ?? null;
}

export type OwnIssueRow = {
  id: string;
  number: string;
  title: string;
  outOn: string;
  hasFile: boolean;
  articles: number;
  audioUrl: string | null;
  deliveryId: string | null;
  kind: DeliveryKind | null;
  reason: DeliveryReason | null;
  isReturned: boolean;
  isResendAsked: boolean;
  /** The person has the magazine by post now too. */
  isByPost: boolean;
  /** Post to the person has come back, and the address is not corrected yet. */
  isAddressInDoubt: boolean;
};

const ownIssue = (personId: string) => sql`
  select i.id, i.number, i.title, i.out_on as "outOn", i.audio_url as "audioUrl",
    exists (select from magazine_issue_file f where f.issue_id = i.id) as "hasFile",
    (select count(*)::int from magazine_article a where a.issue_id = i.id) as articles,
    d.id as "deliveryId", d.kind, d.reason, d.returned_on is not null as "isReturned",
    d.resend_asked_at is not null as "isResendAsked",
    r.magazine = 'paper' and r.country is not null and not r.is_address_shielded as "isByPost",
    r.post_returned_on is not null as "isAddressInDoubt"
  from magazine_issue i join person r on r.id = ${personId} left join magazine_delivery d on d.issue_id = i.id and d.person_id = ${personId}`;

/** Those that are out: for current readers, all that can be read; for all, what was sent to them. */
export async function listOwnIssues(db: Database, personId: string, today: string): Promise<OwnIssueRow[]> {
  const { rows } = await sql<OwnIssueRow>`${ownIssue(personId)}
    where i.out_on <= ${today} and (d.id is not null or (
      (i.audio_url is not null or exists (select from magazine_issue_file f where f.issue_id = i.id)
        or exists (select from magazine_article a where a.issue_id = i.id))
      and exists (select from person p where p.id = ${personId} and p.magazine <> 'none')))
    order by i.out_on desc, i.number desc limit 24`.execute(db);
  return rows;
}

/** Only where it is the person's own; locked. */
export async function findDeliveryForChange(
  tx: Transaction,
  deliveryId: string,
  personId: string,
): Promise<(OwnIssueRow & { kind: DeliveryKind }) | undefined> {
  await sql`select from magazine_delivery where id = ${deliveryId} and person_id = ${personId} for update`.execute(
    tx,
  );
  const { rows } = await sql<OwnIssueRow & { kind: DeliveryKind }>`${ownIssue(personId)}
    where d.id = ${deliveryId}`.execute(tx);
  return rows[0];
}

/** To the address of today: the person may have moved since, and what came back before is on its way again. */
export async function askForResend(
  tx: Transaction,
  resend: {
    labelId: string;
    deliveryId: string;
    at: Date;
    lines: string[];
    address: PostalAddress;
    addressHash: string;
  },
): Promise<void> {
  const { labelId, deliveryId, at, lines, address, addressHash } = resend;
  await sql`update magazine_delivery set resend_asked_at = ${at}, returned_on = null,
    address_hash = ${addressHash} where id = ${deliveryId}`.execute(tx);
  await sql`insert into magazine_label (id, delivery_id, purpose, lines, postal_code, is_abroad)
    values (${labelId}, ${deliveryId}, 'resend', ${lines}, ${address.postalCode}, ${address.country !== 'NO'})`.execute(
    tx,
  );
}

/** What was kept back for somebody on hold, as it would be now. @returns the ids */
export async function takeHeldBack(
  tx: Transaction,
  personId: string,
  kind: 'paper' | 'digital',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update magazine_delivery set kind = ${kind}, reason = null
    where person_id = ${personId} and kind = 'held' and reason = 'on-hold' returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Undefined where it is not out, has no file, or is not for this person. */
export async function findIssueFile(
  db: Database,
  issueId: string,
  personId: string,
  today: string,
): Promise<{ number: string; content: Buffer } | undefined> {
  const { rows } = await sql<{ number: string; content: Buffer }>`
    select i.number, f.content from magazine_issue i join magazine_issue_file f on f.issue_id = i.id
    where i.id = ${issueId} and i.out_on <= ${today}
      and (exists (select from person p where p.id = ${personId} and p.magazine <> 'none')
        or exists (select from magazine_delivery d where d.issue_id = i.id and d.person_id = ${personId}
          and d.kind <> 'held'))`.execute(db);
  return rows[0];
}

/** Out, with something to read or hear, and not notified yet. */
export async function listIssuesToAnnounce(db: Database, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from magazine_issue i where i.frozen_at is not null and i.announced_at is null and i.out_on <= ${today}
      and (i.audio_url is not null or exists (select from magazine_issue_file f where f.issue_id = i.id)
        or exists (select from magazine_article a where a.issue_id = i.id))
    order by i.out_on`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of those who read it digitally and have not been told that it is out; from now on they have. */
export async function takeDigitalReaders(
  tx: Transaction,
  issueId: string,
  limit: number,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    with next as materialized (
      select d.id from magazine_delivery d join person p on p.id = d.person_id and p.magazine <> 'none'
      where d.issue_id = ${issueId} and d.kind = 'digital' and d.announced_at is null
      order by d.id limit ${limit} for update of d)
    update magazine_delivery d set announced_at = ${at} from next where d.id = next.id
    returning d.person_id as "personId"`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** The last digital reader of the issue has been notified. */
export async function setAnnounced(tx: Transaction, issueId: string, at: Date): Promise<void> {
  await sql`update magazine_issue set announced_at = ${at} where id = ${issueId}`.execute(tx);
}
