/** A made-up register of thousands with every reason for and against counting in it, the same for the same seed. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';

type Portal = { db: Database; seal(owner: string, digits: string): { sealed: Buffer; index: Buffer } };

/** Numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Adds members and children around the count day, and `grant_truth` with the digits of each in clear.
 * @param year of the list
 */
export async function fillGrantRegister(
  portal: Portal,
  { year, members, children, seed }: { year: number; members: number; children: number; seed: number },
): Promise<void> {
  const { db } = portal;
  const random = randomOf(seed);
  const chance = (share: number) => random() < share;
  const oneOf = <T>(...all: T[]): T => all[Math.floor(random() * all.length)]!;
  const day = (from: number, to: number) => {
    const at = new Date(Date.UTC(from, 0, 1) + random() * (Date.UTC(to, 0, 1) - Date.UTC(from, 0, 1)));
    return at.toISOString().slice(0, 10);
  };
  const around = () => oneOf(`${year - 1}-12-31`, `${year}-01-01`, `${year}-01-02`, day(year - 9, year + 1));
  const skips = new Map<string, number>();
  /** Each day's numbers in turn. */
  const numberOf = (bornOn: string) => {
    const skip = skips.get(bornOn) ?? 0;
    skips.set(bornOn, skip + 1);
    return tenorNumber(bornOn, skip);
  };
  const broken = (digits: string) => digits.slice(0, 10) + ((Number(digits[10]) + 1) % 10);

  await sql`create table grant_truth (id uuid primary key, digits text, is_valid boolean not null)`.execute(
    db,
  );
  const truth: object[] = [];
  const rows = {
    person: [] as object[],
    membership: [] as object[],
    child_submission: [] as object[],
    child: [] as object[],
    child_grant_evidence: [] as object[],
  };
  for (let place = 0; place < members; place += 1) {
    const id = randomUUID();
    const bornOn = chance(0.05) ? oneOf(`${year - 15}-01-01`, `${year - 15}-01-02`) : day(1941, year - 14);
    const isValid = !chance(0.01);
    const right = numberOf(bornOn);
    const digits = isValid ? right : broken(right);
    const hasNumber = !chance(0.08);
    const { sealed, index } = portal.seal(id, digits);
    const isElsewhere = chance(0.06);
    rows.person.push({
      id,
      given_name: 'Kim',
      family_name: `Prøve ${place}`,
      born_on: chance(0.02) ? null : bornOn,
      died_on: chance(0.03) ? around() : null,
      country: oneOf('NO', 'NO', 'NO', 'NO', 'NO', 'NO', 'NO', 'NO', null, 'SE'),
      postal_code: oneOf('0182', '5003', '7010'),
      is_address_shielded: chance(0.02),
      fodselsnummer_sealed: hasNumber ? sealed : null,
      fodselsnummer_index: hasNumber ? index : null,
      number_state: chance(0.04) ? 'unconfirmed' : 'confirmed',
      other_communities: isElsewhere ? 'yes' : oneOf('no', 'unknown', null),
      other_communities_settled_at: isElsewhere && chance(0.5) ? '2020-01-01' : null,
      restricted_at: chance(0.01) ? '2020-01-01' : null,
    });
    if (hasNumber) truth.push({ id, digits, is_valid: isValid });
    const joined_on = around();
    const endedOn = chance(0.15) ? around() : null;
    const ended_on = endedOn && endedOn > joined_on ? endedOn : null;
    const number = String(700_000 + place);
    rows.membership.push({ id: randomUUID(), person_id: id, number, joined_on, ended_on });
  }
  for (let place = 0; place < children; place += 1) {
    const id = randomUUID();
    const isTurning = chance(0.1);
    const born_on = isTurning ? oneOf(`${year - 15}-01-01`, `${year - 15}-01-02`) : day(year - 15, year - 1);
    const digits = numberOf(born_on);
    const { sealed: fodselsnummer_sealed, index } = portal.seal(id, digits);
    const submission_id = chance(0.9) ? randomUUID() : null;
    const isSole = chance(0.3);
    if (submission_id)
      rows.child_submission.push({
        id: submission_id,
        sent_at: '2020-01-01',
        is_sole: isSole,
        text_version: '1',
        declarations: '{}',
        sign_in_reference: '',
      });
    const child = { id, fodselsnummer_sealed, registered_on: around(), submission_id };
    if (chance(0.1)) {
      const both = { is_sole: isSole, has_both: chance(0.8), purge_on: '2099-01-01' };
      rows.child_grant_evidence.push({ ...child, ended_on: around(), ...both });
    } else
      rows.child.push({
        ...child,
        given_name: 'Ada',
        family_name: `Prøve ${place}`,
        born_on,
        state: oneOf('registered', 'registered', 'checking'),
        fodselsnummer_index: index,
        number_state: chance(0.05) ? 'unconfirmed' : 'confirmed',
      });
    truth.push({ id, digits, is_valid: true });
  }
  for (const [table, all] of [...Object.entries(rows), ['grant_truth', truth] as const])
    for (let from = 0; from < all.length; from += 500)
      await db
        .insertInto(table as 'person')
        .values(all.slice(from, from + 500) as never)
        .execute();
}

/** Who counts, said again in SQL and apart from the code: the digits in order. Rules of the demo's profile. */
export async function countedInSql(db: Database, year: number): Promise<string[]> {
  const on = `${year}-01-01`;
  const { rows } = await sql<{ digits: string }>`
    with living as (
      select t.digits from person p join grant_truth t on t.id = p.id
      where (select count(*) from membership m where m.person_id = p.id and m.joined_on < ${on}::date
          and coalesce(m.ended_on, 'infinity') > ${on}::date) > 0
        and coalesce(p.died_on, 'infinity') > ${on}::date
        and (p.born_on is null or p.born_on + interval '15 years' <= ${on}::date)
        and p.number_state = 'confirmed' and t.is_valid and left(t.digits, 1) < '4'
        and coalesce(p.country, 'NO') = 'NO'
        and (p.other_communities is distinct from 'yes' or p.other_communities_settled_at is not null)
        and p.restricted_at is null
    ), young as (
      select t.digits from child c join grant_truth t on t.id = c.id left join child_submission s on s.id = c.submission_id
      where c.state = 'registered' and c.number_state = 'confirmed' and c.registered_on < ${on}::date
        and c.born_on + interval '15 years' > ${on}::date
        and (s.id is not null or (select count(*) from child_guardian g where g.child_id = c.id) >= 2)
      union all
      select t.digits from child_grant_evidence e join grant_truth t on t.id = e.id
      where e.registered_on < ${on}::date and e.ended_on > ${on}::date and (e.is_sole or e.has_both)
    )
    select distinct digits from (select * from living union all select * from young) every_one
    order by digits`.execute(db);
  return rows.map(({ digits }) => digits);
}
