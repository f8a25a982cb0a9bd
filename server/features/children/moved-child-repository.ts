import { sql } from 'kysely';
import type { ChildGround } from '#contract/child-decision.ts';
import type { Transaction } from '#server/platform/database/database.ts';

export type MovedChild = {
  id: string;
  guardianId: string;
  secondId?: string;
  givenName: string;
  familyName: string;
  bornOn: string;
  declaredOn: string;
  secondDeclaredOn: string | null;
  registeredOn: string;
  isSole: boolean;
  state: 'registered' | 'checking';
  ground: ChildGround | null;
  textVersion: string;
  isInformed: boolean;
  isHeard: boolean;
  /** Sealed to the id, and its index, as PostgreSQL reads bytes in JSON. */
  sealed: string | null;
  index: string | null;
};
export type MovedChildEvidence = {
  id: string;
  registeredOn: string;
  endedOn: string;
  purgeOn: string;
  isSole: boolean;
  hasBoth: boolean;
  ground: ChildGround | null;
  sealed: string;
};

/** With what each guardian declared in the old system, and when. The declaration has the id of its child. */
export async function addMovedChildren(
  tx: Transaction,
  children: readonly MovedChild[],
  now: Date,
): Promise<void> {
  if (!children.length) return;
  const moved = sql`jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as r (id uuid, "guardianId" uuid,
    "secondId" uuid, "givenName" text, "familyName" text, "bornOn" date, "declaredOn" date, "secondDeclaredOn" date,
    "registeredOn" date, "isSole" boolean, state text, ground text, "textVersion" text, "isInformed" boolean,
    "isHeard" boolean, sealed bytea, index bytea)`;
  const at = (day: string) => sql.raw(`r."${day}"::timestamp at time zone 'Europe/Oslo'`);
  await sql`insert into child_submission (id, person_id, sent_at, is_sole, child_ids, text_version, declarations,
      sign_in_reference)
    select r.id, r."guardianId", ${at('declaredOn')}, r."isSole", array[r.id::text], r."textVersion",
      jsonb_build_object('isNotElsewhere', true, 'isInformed', jsonb_build_array(r."isInformed"),
        'isHeard', jsonb_build_array(r."isHeard")), 'moved-in'
    from ${moved}`.execute(tx);
  await sql`insert into child (id, submission_id, given_name, family_name, born_on, fodselsnummer_sealed,
      fodselsnummer_index, number_state, state, registered_on, accepted_ground)
    select r.id, r.id, r."givenName", r."familyName", r."bornOn", r.sealed, r.index, 'confirmed', r.state,
      case r.state when 'registered' then r."registeredOn" end, r.ground
    from ${moved}`.execute(tx);
  await sql`insert into child_guardian (child_id, person_id, is_registrant, declared_at)
    select r.id, r."guardianId", true, ${at('declaredOn')} from ${moved}
    union all select r.id, r."secondId", false, ${at('secondDeclaredOn')} from ${moved} where r."secondId" is not null`.execute(
    tx,
  );
  await sql`insert into child_event (id, child_id, kind, person_id, happened_at)
    select gen_random_uuid(), r.id, e.kind, e.person_id, e.happened_at from ${moved}
    cross join lateral (values ('sent', r."guardianId", ${at('declaredOn')}),
      ('confirmed', r."secondId", ${at('secondDeclaredOn')}),
      ('accepted', null, case when r.ground is not null then ${at('registeredOn')} end),
      ('checking', null, case r.state when 'checking' then least(${at('registeredOn')}, ${now}) end))
      as e (kind, person_id, happened_at)
    where e.happened_at is not null and (e.kind <> 'confirmed' or e.person_id is not null)`.execute(tx);
}

/** The proof for the state grant of children who were registered in the old system: no name. */
export async function addMovedChildEvidence(
  tx: Transaction,
  former: readonly MovedChildEvidence[],
): Promise<void> {
  if (!former.length) return;
  await sql`insert into child_grant_evidence (id, fodselsnummer_sealed, registered_on, ended_on, is_sole, has_both,
      accepted_ground, purge_on)
    select r.id, r.sealed, r."registeredOn", r."endedOn", r."isSole", r."hasBoth", r.ground, r."purgeOn"
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as r (id uuid, sealed bytea, "registeredOn" date,
      "endedOn" date, "isSole" boolean, "hasBoth" boolean, ground text, "purgeOn" date)`.execute(tx);
}

/** Their guardians, events and declarations too. */
export async function removeMovedChildren(tx: Transaction, ids: readonly string[]): Promise<void> {
  const those = ids as string[];
  await sql`delete from child where id = any(${those}::uuid[])`.execute(tx);
  await sql`delete from child_submission where id = any(${those}::uuid[])`.execute(tx);
  await sql`delete from child_grant_evidence where id = any(${those}::uuid[])`.execute(tx);
}
