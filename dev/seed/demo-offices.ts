/** Those the chapters have elected, and the members they are there for. Not in what route tests start from. */
import { sql } from 'kysely';
import { chapterContactTextVersion } from '#contract/chapter-contact.ts';
import { confidentialityTextVersion, type OfficeRole } from '#contract/office-values.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons, demoRecords, demoUnits } from './demo-people.ts';

const dayMs = 86_400_000;
const id = (series: string, number: number) =>
  `9${series}000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const unit = (name: string) => demoUnits.find((one) => one.name === name)!.id;
const { aud, kari, liv, mona, nils, siri } = demoPersons;

type DemoOffice = {
  personId: string;
  unitId: string;
  role: OfficeRole;
  /** Days from today of the first and the last day. */
  term: [from: number, until: number];
  /** Accepted with this declaration; undefined: not answered yet. */
  declared?: string;
  offeredBy?: string;
  /** To new members. */
  isShown?: boolean;
};
const oslo = unit('Oslo lokallag');
const declared = confidentialityTextVersion;
const offices: DemoOffice[] = [
  { personId: liv.id, unitId: oslo, role: 'leader', term: [-240, 125], declared, isShown: true },
  {
    personId: liv.id,
    unitId: unit('Norsk Humanistlag'),
    role: 'congress-delegate',
    term: [-60, 300],
    declared,
  },
  { personId: demoRecords.gunn.id, unitId: oslo, role: 'deputy-leader', term: [-240, 125], declared },
  { personId: kari.id, unitId: oslo, role: 'board-member', term: [0, 490], offeredBy: liv.id },
  { personId: nils.id, unitId: unit('Stavanger lokallag'), role: 'leader', term: [-345, 20], declared },
  {
    personId: siri.id,
    unitId: unit('Tromsø lokallag'),
    role: 'secretary',
    term: [-400, 330],
    declared: '2024-01-01',
  },
  {
    personId: aud.id,
    unitId: unit('Trondheim lokallag'),
    role: 'deputy-member',
    term: [-100, -40],
    declared,
  },
];

/** Years old, and days since joining. */
const members: [name: string, age: number, joinedDays: number, place: string][] = [
  ['Ada Brekke', 19, 6, 'Oslo'],
  ['Bjørn Nordby', 34, 18, 'Oslo'],
  ['Camilla Ruud', 27, 33, 'Oslo'],
  ['Didrik Sand', 45, 410, 'Oslo'],
  ['Elin Myhre', 52, 900, 'Oslo'],
  ['Frode Lie', 63, 2600, 'Oslo'],
  ['Grete Solli', 71, 5200, 'Oslo'],
  ['Hamid Rezai', 38, 640, 'Oslo'],
  ['Inger Bakke', 68, 8100, 'Oslo'],
  ['Jonas Vang', 24, 200, 'Oslo'],
  ['Katrine Holte', 31, 1200, 'Oslo'],
  ['Lars Ødegård', 58, 3300, 'Oslo'],
  ['Mina Tangen', 22, 75, 'Oslo'],
  ['Noor Aziz', 41, 1500, 'Oslo'],
  ['Odd Kleven', 77, 9800, 'Oslo'],
  ['Pia Rød', 29, 480, 'Oslo'],
  ['Ragnhild Moe', 44, 1900, 'Oslo'],
  ['Simen Hovland', 48, 2200, 'Oslo'],
  ['Tiril Aune', 51, 2900, 'Oslo'],
  ['Ulrik Fjeld', 60, 3500, 'Oslo'],
  ['Vigdis Lien', 64, 4100, 'Oslo'],
  ['Wenche Ås', 62, 4400, 'Oslo'],
  ['Yngve Krog', 57, 1700, 'Oslo'],
  ['Zara Khan', 33, 390, 'Oslo'],
];

/** Safe to run again: what is there already stays as it is. */
export async function seedOffices(tx: Transaction, now: Date): Promise<void> {
  const known = await sql`select from office limit 1`.execute(tx);
  if (known.rows.length > 0) return;
  const day = (days: number) => norwegianDay(new Date(now.getTime() + days * dayMs));
  for (const [place, [name, age, joinedDays, postalPlace]] of members.entries()) {
    const [givenName, familyName] = name.split(' ') as [string, string];
    const personId = id('1', place);
    const bornOn = day(-age * 365.25 - 100);
    await sql`insert into person (id, given_name, family_name, born_on, email, phone, postal_code, postal_place, country)
      values (${personId}, ${givenName}, ${familyName}, ${bornOn}, ${`${givenName.toLowerCase()}@oslo.example`},
        ${`+4768058${String(place).padStart(3, '0')}`}, '0182', ${postalPlace}, 'NO')`.execute(tx);
    await sql`insert into membership (id, person_id, number, joined_on, chapter_id)
      values (${id('2', place)}, ${personId}, ${String(150_000 + place)}, ${day(-joinedDays)}, ${oslo})`.execute(
      tx,
    );
  }
  await sql`insert into consent_event (id, person_id, purpose, is_given, text_version, channel, happened_at)
    select gen_random_uuid(), p.id, 'chapter-contact', true, ${chapterContactTextVersion}, 'portal', ${now}
    from person p where p.email like '%@oslo.example' and p.given_name < 'J'`.execute(tx);
  // The first of each month of the last year.
  for (let months = 1; months <= 12; months++) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 - months, 1));
    await sql`insert into unit_count (unit_id, counted_on, members)
      select u.id, ${first}::date, (select count(*) from membership m where m.chapter_id = u.id and m.joined_on < ${first})
      from unit u where u.kind = 'chapter' on conflict do nothing`.execute(tx);
  }
  for (const [place, office] of offices.entries()) {
    const [from, until] = office.term;
    const at = new Date(now.getTime() + Math.min(from, -2) * dayMs);
    const officeId = id('3', place);
    await sql`insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_by, offered_as,
        accepted_at, soon_told_at, over_told_at, shown_since)
      values (${officeId}, ${office.unitId}, ${office.personId}, ${office.role}, ${day(from)}, ${day(until)}, ${at},
        ${office.offeredBy ?? mona.id}, ${office.offeredBy ? 'board' : 'staff'}, ${office.declared ? at : null},
        ${at}, ${at}, ${office.isShown ? at : null})`.execute(tx);
    if (office.declared)
      await sql`insert into confidentiality_declaration (id, office_id, declared_at, text_version, sign_in_reference)
        values (${id('4', place)}, ${officeId}, ${at}, ${office.declared}, 'demo')`.execute(tx);
  }
}
