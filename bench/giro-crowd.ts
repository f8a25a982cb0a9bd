/** Donors of both rails, for the trial: they begin, change, pause, stop, move and begin again; their bank has moods. */
import type { Frequency, Rail } from '#contract/giving-values.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { GiroWorld } from '../test/support/giro-world.ts';

const days = [5, 10, 15, 20, 25, 31];
const amounts = ['100', '200', '300', '350'];
type Donor = { id: string; personId: string };

export function createGiroCrowd(world: GiroWorld, random: () => number) {
  const { db, operator, machine, rail, giving, actorOf } = world;
  const donors: Donor[] = [];
  const counts = { acts: 0, moves: 0, reversed: 0, failed: 0 };
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

  /** Signs or approves whatever waits for this donor. */
  async function approve({ id }: Donor): Promise<void> {
    const rows = await db
      .selectFrom('gift_mandate')
      .select(['id', 'rail', 'state', 'external_id as externalId'])
      .where('agreement_id', '=', id)
      .where('state', 'in', ['preparing', 'waiting'])
      .where('is_stop_wanted', '=', false)
      .execute();
    for (const mandate of rows) {
      if (mandate.rail === 'avtalegiro') {
        operator.bank.sign(mandate.externalId!, { wantsNotice: random() < 0.3, limitOre: 1_000_000 });
        continue;
      }
      await rail.mandates.tell(db, mandate.id, world.now());
      const { externalId } = await db
        .selectFrom('gift_mandate')
        .select('external_id as externalId')
        .where('id', '=', mandate.id)
        .executeTakeFirstOrThrow();
      machine.app.agreement(externalId!, 'approve');
      await rail.mandates.follow(db, mandate.id, world.now());
    }
  }

  async function begin(place: number): Promise<void> {
    const personId = await world.addPerson('Prøve', null);
    const railOf: Rail = place % 2 ? 'vipps' : 'avtalegiro';
    const terms = { amountOre: Number(oneOf(amounts)) * 100, day: oneOf(days) };
    const { id } = await world.begin(personId, railOf, terms);
    const donor = { id, personId };
    donors.push(donor);
    await approve(donor);
  }

  async function act(donor: Donor): Promise<void> {
    const { id, personId } = donor;
    const seen = await world.show(personId, id);
    const { version } = seen;
    const [actor, now, { changing }] = [actorOf(personId), world.now(), giving];
    const terms = {
      version,
      amountKroner: String(seen.amountOre / 100),
      frequency: seen.frequency as Frequency,
      day: String(seen.day) as '5',
      purposeId: seen.purposeId,
    };
    const isLiving = seen.state === 'active' || seen.state === 'paused';
    const choice = random();
    counts.acts += 1;
    try {
      if (isLiving && choice < 0.2) {
        counts.moves += 1;
        await world.move(personId, id, seen.rail === 'vipps' ? 'avtalegiro' : 'vipps');
      } else
        await inTransaction(db, async (tx) => {
          if (!isLiving)
            return seen.state === 'waiting' ? null : changing.restart(tx, actor, id, version, now);
          if (seen.state === 'paused' && choice < 0.6) return changing.resume(tx, actor, id, version, now);
          if (choice < 0.45)
            return changing.pause(tx, actor, id, { version, months: oneOf(['1', '2', '3', '6']) }, now);
          if (choice < 0.65)
            return changing.change(tx, actor, id, { ...terms, day: String(oneOf(days)) as '5' }, now);
          if (choice < 0.85)
            return changing.change(tx, actor, id, { ...terms, amountKroner: oneOf(amounts) }, now);
          return changing.stop(tx, { agreementId: id, owner: personId }, null, now);
        });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    await approve(donor);
  }

  return {
    counts,
    async liveDay({ wanted, acts }: { wanted: number; acts: number }): Promise<void> {
      while (donors.length < wanted) await begin(donors.length);
      for (let done = 0; done < acts; done += 1) await act(oneOf(donors));
      for (let moods = 0; moods < acts / 4; moods += 1) {
        const mandate = oneOf(operator.state.mandates);
        if (mandate && random() < 0.7) {
          counts.failed += 1;
          operator.bank.failNext(mandate.kid);
        } else if (mandate) operator.bank.end(mandate.kid);
        // Of the last months: the newest have not been paid yet.
        const claim = oneOf(operator.state.claims.slice(-3 * donors.length));
        if (claim?.state === 'paid' && random() < 0.2) {
          counts.reversed += 1;
          operator.bank.reverse(claim.archiveReference);
        }
      }
    },
  };
}
