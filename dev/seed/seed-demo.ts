/** Fills an empty database with the demo people. Safe to run again: what is there already stays as it is. */
import { createHash } from 'node:crypto';
import { takeRunningNumber } from '#server/features/enquiries/enquiry-repository.ts';
import { enquiryNumber, norwegianYear } from '#server/features/enquiries/enquiry-rules.ts';
import { dueDay } from '#server/features/enquiries/promise-rules.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { type DemoEnquiry, demoEnquiries } from './demo-enquiries.ts';
import { demoMatch, seedMatchRequest } from './demo-match.ts';
import {
  demoAccounts,
  demoChildren,
  demoGuardians,
  demoPersons,
  demoRecords,
  demoUnits,
} from './demo-people.ts';
import { demoBlocks, demoQueue } from './demo-queue.ts';
import { demoAnswerTimes, demoHappenings, demoThreads } from './demo-threads.ts';
import { insertNew } from './insert-new.ts';
import { seedActivities } from './seed-activities.ts';
import { seedCeremonies } from './seed-ceremonies.ts';
import { seedChildren } from './seed-children.ts';
import { seedDeaths } from './seed-deaths.ts';

type Options = {
  /** Issuer of the embedded identity provider: `<origin>/id`. */
  issuer: string;
  /** Ages and times are counted from here. */
  now: Date;
};

const accounts = Object.values(demoAccounts);
const persons = Object.values(demoPersons);
const records = Object.values(demoRecords);
const children = Object.values(demoChildren);

export async function seedDemo(db: Database, { issuer, now }: Options): Promise<void> {
  await inTransaction(db, async (tx) => {
    await addUnitsAndPersons(tx, now);
    await addRecords(tx);
    await addAccounts(tx, issuer, now);
    await addChildren(tx, now);
    await seedChildren(tx, now);
    await seedActivities(tx, now);
    await seedCeremonies(tx, now);
    await seedDeaths(tx, now);
    for (const enquiry of [...demoEnquiries, ...demoQueue, ...demoThreads])
      await addEnquiry(tx, enquiry, now);
    await addHappenings(tx, now);
    await addAnswerTimes(tx, now);
    await addTextBlocks(tx, now);
    await seedMatchRequest(tx, {
      account: { id: accountId(issuer, demoMatch.accountId), issuer },
      addEnquiry: () => addEnquiry(tx, demoMatch.enquiry, now),
      now,
    });
  });
}

async function addUnitsAndPersons(tx: Transaction, now: Date): Promise<void> {
  for (const { id, kind, name, parentId, municipalities } of demoUnits) {
    await insertNew(tx, 'unit', [{ id, kind, name, parent_id: parentId, municipalities }]);
    // Data folders from before chapters had municipalities.
    await tx.updateTable('unit').set({ municipalities }).where('id', '=', id).execute();
  }
  await insertNew(
    tx,
    'person',
    persons.map(({ id, givenName, familyName, age, account }) => ({
      id,
      given_name: givenName,
      family_name: familyName,
      born_on: dayBefore(now, age),
      email: account.email,
      phone: account.phone,
      email_verified_at: now,
      phone_verified_at: id === demoPersons.ola.id ? null : now,
      other_communities: id === demoPersons.nils.id ? ('yes' as const) : null,
    })),
  );
  await insertNew(
    tx,
    'membership',
    persons.flatMap(({ id, membership }) =>
      membership
        ? {
            id: membership.id,
            person_id: id,
            number: membership.number,
            joined_on:
              typeof membership.joinedOn === 'string'
                ? membership.joinedOn
                : dayBefore(now, [0, membership.joinedOn.daysAgo]),
            chapter_id: membership.chapterId,
          }
        : [],
    ),
  );
  await insertNew(
    tx,
    'staff_member',
    persons.flatMap(({ id, staffRole, isAdministrator = false }) =>
      staffRole === undefined
        ? []
        : {
            person_id: id,
            role: staffRole,
            is_treasurer: staffRole !== null,
            is_administrator: isAdministrator,
          },
    ),
  );
}

/** Members without an account. */
async function addRecords(tx: Transaction): Promise<void> {
  await insertNew(
    tx,
    'person',
    records.map(({ id, givenName, familyName, email, phone, bornOn }) => ({
      id,
      given_name: givenName,
      family_name: familyName,
      born_on: bornOn,
      email,
      phone,
    })),
  );
  await insertNew(
    tx,
    'membership',
    records.map(({ id, membership }) => ({
      id: membership.id,
      person_id: id,
      number: membership.number,
      joined_on: membership.joinedOn,
      chapter_id: membership.chapterId,
    })),
  );
  await insertNew(
    tx,
    'joining_evidence',
    records.map(({ id, membership }) => ({
      id: membership.id,
      person_id: id,
      membership_id: membership.id,
      joined_at: new Date(`${membership.joinedOn}T12:00:00Z`),
      channel: 'import',
      text_version: 'gammelt-register',
      declarations: '{}',
      sign_in_reference: 'import',
    })),
  );
}

/** An account is known by issuer and subject: another origin is another issuer, and needs accounts of its own. */
async function addAccounts(tx: Transaction, issuer: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 60 * 86_400_000); // long enough to be a second step
  await insertNew(
    tx,
    'idp_account',
    accounts.map(({ explanation: _, ...one }) => ({ ...one, email_since: since, phone_since: since })),
  );
  await insertNew(
    tx,
    'account',
    accounts.map(({ id }) => ({ id: accountId(issuer, id), issuer, subject: id })),
  );
  await insertNew(
    tx,
    'account_person',
    persons.map(({ id, account }) => ({ account_id: accountId(issuer, account.id), person_id: id })),
  );
}

async function addChildren(tx: Transaction, now: Date): Promise<void> {
  await insertNew(
    tx,
    'child',
    children.map(({ id, givenName, familyName, age }) => ({
      id,
      given_name: givenName,
      family_name: familyName,
      born_on: dayBefore(now, age),
    })),
  );
  await insertNew(
    tx,
    'child_guardian',
    children.flatMap((child) => demoGuardians.map(({ id }) => ({ child_id: child.id, person_id: id }))),
  );
}

async function addEnquiry(tx: Transaction, enquiry: DemoEnquiry, now: Date): Promise<void> {
  const known = await tx.selectFrom('enquiry').select('id').where('id', '=', enquiry.id).executeTakeFirst();
  if (known) return;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * 3_600_000);
  const [first, ...rest] = enquiry.messages;
  const last = rest.at(-1) ?? first;
  const year = norwegianYear(at(first.hoursAgo));
  const readHoursAgo = enquiry.readHoursAgo ?? first.hoursAgo;
  const promisedOn = dueDay(enquiry.topic, norwegianDay(at(first.hoursAgo)), 2);
  const isWaiting = enquiry.state === 'received' || enquiry.state === 'in-progress';
  const answer = rest.find(({ from }) => from === 'staff');
  await tx
    .insertInto('enquiry')
    .values({
      id: enquiry.id,
      number: enquiryNumber(year, await takeRunningNumber(tx, year)),
      person_id: enquiry.personId,
      topic: enquiry.topic,
      subject: enquiry.subject,
      state: enquiry.state,
      received_at: at(first.hoursAgo),
      last_message_at: at(last.hoursAgo),
      read_at: at(readHoursAgo),
      about_kind: enquiry.about?.kind ?? null,
      about_id: enquiry.about?.id ?? null,
      closed_at: enquiry.state === 'closed' ? at(Math.min(readHoursAgo, last.hoursAgo)) : null,
      due_on: isWaiting ? promisedOn : null,
      promised_on: promisedOn,
      first_answered_at: answer ? at(answer.hoursAgo) : null,
    })
    .execute();
  await tx
    .insertInto('enquiry_message')
    .values(
      enquiry.messages.map((message, index) => ({
        // The enquiry's own id with the message's place in it.
        id: enquiry.id.replace(/^6(.{6})./, `7$1${index}`),
        enquiry_id: enquiry.id,
        author: message.from,
        author_id: message.from === 'staff' ? demoPersons.mona.id : enquiry.personId,
        body: message.text,
        sent_at: at(message.hoursAgo),
      })),
    )
    .execute();
}

/** What the desk answers with most. */
async function addTextBlocks(tx: Transaction, now: Date): Promise<void> {
  await insertNew(
    tx,
    'text_block',
    demoBlocks.map(({ id, title, topic, body }) => ({
      id,
      title,
      topic: topic || null,
      body,
      changed_at: now,
      changed_by: demoPersons.mona.id,
    })),
  );
}

async function addHappenings(tx: Transaction, now: Date): Promise<void> {
  for (const [place, { enquiryId, hoursAgo, happening }] of demoHappenings.entries()) {
    const { kind, from, ...change } = happening;
    await insertNew(tx, 'enquiry_event', [
      {
        id: `61000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
        enquiry_id: enquiryId,
        author: from,
        author_id: from === 'staff' ? demoPersons.mona.id : demoPersons.kari.id,
        happened_at: new Date(now.getTime() - hoursAgo * 3_600_000),
        kind,
        ...change,
      },
    ]);
  }
}

async function addAnswerTimes(tx: Transaction, now: Date): Promise<void> {
  const rows = Object.entries(demoAnswerTimes).flatMap(([topic, waits], topicPlace) =>
    waits.map((working_days, place) => ({
      id: `62000000-0000-4000-8000-${String(topicPlace * 100 + place).padStart(12, '0')}`,
      topic,
      working_days,
      answered_at: new Date(now.getTime() - (place + 1) * 3 * 86_400_000),
    })),
  );
  await insertNew(tx, 'answer_time', rows);
}

/** The day that lies whole years and some days before a moment, as `YYYY-MM-DD`. */
export function dayBefore(now: Date, [years, days]: readonly [years: number, days: number]): string {
  const day = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() - days));
  return day.toISOString().slice(0, 10);
}

/** The same id for the same account each time (UUID version 8, made of a hash). */
function accountId(issuer: string, subject: string): string {
  const hash = createHash('sha256').update(`${issuer} ${subject}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
