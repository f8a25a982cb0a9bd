/** Consents and restriction: what the person decides of how their data are used. */

import type { Consents, NewConsent, Restriction } from '#contract/privacy-endpoints.ts';
import { newsPurposes } from '#contract/privacy-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { consents } from '../consents/consent-service.ts';
import { persons } from '../persons/person-service.ts';
import { findPersonChoosing, listConsents } from './consent-repository.ts';
import { consentTextVersion, mayConsent } from './privacy-rules.ts';

export async function readConsents(db: Database, personId: string, now: Date): Promise<Consents> {
  const { bornOn } = await findPersonChoosing(db, personId);
  const events = await listConsents(db, personId);
  return {
    mayGive: mayConsent(bornOn, norwegianDay(now)),
    purposes: newsPurposes.map((purpose) => ({
      purpose,
      isGiven: events.find((event) => event.purpose === purpose)?.isGiven ?? false,
    })),
    events: events.map(({ happenedAt, ...event }) => ({ ...event, happenedAt: happenedAt.toISOString() })),
  };
}

/**
 * A yes and a no are the same act. Repeating the current choice adds nothing.
 * @throws Refusal NOT_OF_AGE for a yes from a person not known to be 18
 */
export async function decideConsent(
  tx: Transaction,
  personId: string,
  { purpose, isGiven }: NewConsent,
  now: Date,
): Promise<Consents> {
  const { bornOn } = await persons.hold(tx, personId);
  if (isGiven && !mayConsent(bornOn, norwegianDay(now))) throw new Refusal('NOT_OF_AGE');
  const newest = (await listConsents(tx, personId)).find((event) => event.purpose === purpose);
  if ((newest?.isGiven ?? false) !== isGiven)
    await consents.add(tx, { personId, purpose, isGiven, textVersion: consentTextVersion, at: now });
  return readConsents(tx, personId, now);
}

export async function readRestriction(db: Database, personId: string): Promise<Restriction> {
  const { restrictedAt } = await findPersonChoosing(db, personId);
  return { restrictedAt: restrictedAt?.toISOString() ?? null };
}

/** Restricting what is restricted already keeps its first moment. */
export async function restrict(
  tx: Transaction,
  personId: string,
  isRestricted: boolean,
  now: Date,
): Promise<Restriction> {
  const { restrictedAt } = await persons.hold(tx, personId);
  if (isRestricted !== (restrictedAt !== null))
    await persons.setRestricted(tx, personId, isRestricted ? now : null);
  return readRestriction(tx, personId);
}
