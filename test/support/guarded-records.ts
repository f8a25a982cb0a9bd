/** What makes a record one that the desk does nothing about alone: each can be put on and taken off. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

const changed = (column: 'is_address_shielded' | 'died_on' | 'restricted_at', on: string, off: string) => ({
  on: (id: string) => sql`update person set ${sql.ref(column)} = ${sql.raw(on)} where id = ${id}`,
  off: (id: string) => sql`update person set ${sql.ref(column)} = ${sql.raw(off)} where id = ${id}`,
});

const guards = {
  shielded: changed('is_address_shielded', 'true', 'false'),
  dead: changed('died_on', `date '2026-11-01'`, 'null'),
  restricted: changed('restricted_at', 'now()', 'null'),
  'on hold': {
    on: (id: string) => sql`insert into person_hold (person_id, began_at) values (${id}, now())`,
    off: (id: string) => sql`delete from person_hold where person_id = ${id}`,
  },
  'holds an office': {
    on: (id: string) => sql`
      insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_as)
      select ${randomUUID()}, id, ${id}, 'secretary', '2026-01-01', '2099-12-31', now(), 'staff' from unit limit 1`,
    off: (id: string) => sql`delete from office where person_id = ${id}`,
  },
  'works here': {
    on: (id: string) => sql`insert into staff_member (person_id) values (${id})`,
    off: (id: string) => sql`delete from staff_member where person_id = ${id}`,
  },
};

export type GuardName = keyof typeof guards;
export const guardNames = Object.keys(guards) as GuardName[];

export async function setGuard(
  db: Database,
  personId: string,
  name: GuardName,
  isOn: boolean,
): Promise<void> {
  await guards[name][isOn ? 'on' : 'off'](personId).execute(db);
}
