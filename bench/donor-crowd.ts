/** Donors by the thousand, for trials: they begin, change, pause, stop and begin again as chance will have it. */
import { randomUUID } from 'node:crypto';
import type { Actor } from '#server/actor.ts';
import type { Portal } from '#server/features.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { VippsUnavailable } from '#server/ports/vipps.ts';

const days = ['5', '10', '15', '20', '25', '31'];
const frequencies = ['monthly', 'monthly', 'monthly', 'quarterly', 'yearly'] as const;
/** In whole kroner. The simulator lets the last two fail: at the first try, and for good. */
const amounts = ['100', '200', '300', '350', '500', '1000', '152', '151'];
const atOnce = 5;

type Donor = { agreementId: string; personId: string };

/** @param vippsUrl the simulator's, for what the person with the phone does */
export async function openDonorCrowd(needs: {
  db: Database;
  vippsUrl: string;
  giving: Portal['services']['giving'];
  now(): Date;
  random(): number;
}) {
  const { db, now, random } = needs;
  const { changing, ledger } = needs.giving;
  const rail = needs.giving.rail!;
  const donors: Donor[] = await db
    .selectFrom('gift_agreement')
    .select(['id as agreementId', 'person_id as personId'])
    .$castTo<Donor>()
    .execute();
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

  async function begin(): Promise<void> {
    const personId = randomUUID();
    await db
      .insertInto('person')
      .values({ id: personId, given_name: 'Prøve', family_name: 'Giver', born_on: '1980-01-01' })
      .execute();
    const terms = {
      amountOre: Number(oneOf(amounts)) * 100,
      frequency: oneOf(frequencies),
      day: Number(oneOf(days)),
      rail: 'vipps' as const,
      purposeId: 'general',
    };
    const begun = await inTransaction(db, (tx) => ledger.beginAgreement(tx, personId, terms, now()));
    donors.push({ agreementId: begun.agreementId, personId });
    await approve(begun.mandateId);
  }

  /** The draft may be cut off: it is tried again, and otherwise waits for another day. */
  async function approve(mandateId: string): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      await patiently(() => rail.mandates.tell(db, mandateId, now()));
      const { approval_url: url } = await db
        .selectFrom('gift_mandate')
        .select('approval_url')
        .where('id', '=', mandateId)
        .executeTakeFirstOrThrow();
      if (!url) continue;
      await press(url, 'choice=approve');
      await patiently(() => rail.mandates.follow(db, mandateId, now()));
      return;
    }
  }

  async function act({ agreementId: id, personId }: Donor): Promise<void> {
    const row = await findAgreement(id);
    const actor = { personId } as Actor;
    const version = String(row.version);
    const wish = {
      version,
      purposeId: 'general',
      amountKroner: String(row.amount_ore / 100),
      frequency: row.frequency as 'monthly',
      day: String(row.day),
    };
    const choice = random();
    if (row.state === 'waiting') return approve(row.mandate_id);
    if (choice >= 0.95) {
      const { external_id: atVipps } = await db
        .selectFrom('gift_mandate')
        .select('external_id')
        .where('id', '=', row.mandate_id)
        .executeTakeFirstOrThrow();
      await press(`${needs.vippsUrl}/app/agreements/${atVipps}`, '');
      return;
    }
    await inTransaction(db, async (tx) => {
      if (!['active', 'paused'].includes(row.state)) return changing.restart(tx, actor, id, version, now());
      if (row.state === 'paused' && choice < 0.5) return changing.resume(tx, actor, id, version, now());
      if (choice < 0.35)
        return changing.pause(tx, actor, id, { version, months: oneOf(['1', '2', '3', '6']) }, now());
      if (choice < 0.6) return changing.change(tx, actor, id, { ...wish, day: oneOf(days) }, now());
      if (choice < 0.75)
        return changing.change(tx, actor, id, { ...wish, amountKroner: oneOf(amounts) }, now());
      if (choice < 0.85)
        return changing.change(tx, actor, id, { ...wish, frequency: oneOf(frequencies) }, now());
      return changing.stop(tx, { agreementId: id, owner: personId }, null, now());
    }).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
    const { mandate_id: mandateId } = await findAgreement(id);
    if (mandateId !== row.mandate_id) await approve(mandateId);
    else await patiently(() => rail.mandates.tell(db, mandateId, now()));
  }

  const findAgreement = (id: string) =>
    db
      .selectFrom('gift_agreement')
      .select(['version', 'state', 'mandate_id', 'amount_ore', 'frequency', 'day'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  async function severally(count: number, work: () => Promise<void>): Promise<void> {
    for (let done = 0; done < count; done += atOnce)
      await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, work));
  }

  return {
    /** @returns how many there are of them then */
    beginUntil: (wanted: number) => severally(Math.max(0, wanted - donors.length), begin),
    act: (count: number) => (donors.length ? severally(count, () => act(oneOf(donors))) : Promise.resolve()),
  };
}

/** What is cut off is tried again later, by the same job or the next reconciliation. */
export async function patiently(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof VippsUnavailable)) throw error;
  }
}

/** A button in the app. */
async function press(url: string, body: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  await response.arrayBuffer();
}
