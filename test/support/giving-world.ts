/**
 * Giving without HTTP and without a job runner: the real services on a real database, Vipps' machine in the same
 * process, and a clock. What would be jobs is done when the test says so. For properties, and for trials of years.
 */
import { randomUUID } from 'node:crypto';
import { compose } from '#server/compose.ts';
import type { AgreementTermsRow } from '#server/features/giving/ledger/gift-agreement-rules.ts';
import { features } from '#server/features.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { formats } from '#server/production/formats.ts';
import { createVippsMachine } from '../../dev/vipps-simulator/vipps-machine.ts';
import type { SimulatedEvent } from '../../dev/vipps-simulator/vipps-objects.ts';
import { webhookBody } from '../../dev/vipps-simulator/vipps-webhooks.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import { type CallFault, chargeSeen, createMachineVipps } from './machine-vipps.ts';
import { testPorts } from './test-ports.ts';

export type GivingWorld = Awaited<ReturnType<typeof openGivingWorld>>;

/** @param options.random from 0 to 1; the same gives the same run */
export async function openGivingWorld(
  db: Database,
  options: { startAt: string; random(): number; faultOf?: () => CallFault; isDown?: () => boolean },
) {
  let time = new Date(options.startAt).getTime();
  const now = () => new Date(time);
  /** Everything that Vipps would tell, as the bodies of webhooks. */
  const told: Buffer[] = [];
  const machine = createVippsMachine({
    now,
    random: options.random,
    emit: (event: SimulatedEvent) => {
      if (event.type !== 'epayments.payment.created.v1')
        told.push(Buffer.from(JSON.stringify(webhookBody(event, '123456'))));
    },
  });
  /** Messages that are to be worked on. */
  const wanted: string[] = [];
  const vipps = createMachineVipps(machine, options);
  const ports = testPorts({
    db,
    clock: { now },
    vipps,
    jobs: {
      enqueue: async (_tx, _job, payload) => {
        const { digest } = payload as { digest?: string };
        if (digest) wanted.push(digest);
      },
    },
    formats: { ...formats, checkSignature: () => true },
  });
  const { giving } = compose(features, ports).services;
  const rail = giving.rail!;
  await rail.messages.keepRegistered(db, now());

  return {
    db,
    now,
    machine,
    giving,
    rail,
    told,
    organisation,
    /** A charge of the machine's, as our port tells of it. */
    asSeen: chargeSeen,
    setTime(moment: Date): void {
      time = moment.getTime();
    },
    async addPerson(name: string): Promise<string> {
      const id = randomUUID();
      await db
        .insertInto('person')
        .values({ id, given_name: name, family_name: 'Giver', born_on: '1980-01-01' })
        .execute();
      return id;
    },
    /** A donor's agreement, drafted at Vipps; approving it is Vipps' own event. */
    async begin(personId: string, terms: Pick<AgreementTermsRow, 'amountOre' | 'frequency' | 'day'>) {
      const begun = await inTransaction(db, (tx) =>
        giving.ledger.beginAgreement(tx, personId, { ...terms, rail: 'vipps', purposeId: 'general' }, now()),
      );
      await rail.mandates.tell(db, begun.mandateId, now());
      const row = await db
        .selectFrom('gift_mandate')
        .select('external_id')
        .where('id', '=', begun.mandateId)
        .executeTakeFirstOrThrow();
      return { ...begun, externalId: row.external_id! };
    },
    /** One webhook: kept, and worked on, as the job does. @returns whether it was new */
    async hear(body: Buffer): Promise<boolean> {
      wanted.length = 0;
      await rail.messages.receive(db, { method: 'POST', headers: {}, body }, now());
      for (const digest of wanted) await rail.messages.work(db, digest, now());
      return wanted.length > 0;
    },
    /** The hourly work. */
    async runHour(): Promise<void> {
      await giving.planning.endPauses(db, now());
      await giving.planning.makeCharges(db, now());
      await rail.charges.sendAll(db, now());
    },
    reconcile: () => rail.reconciliation.run(db, now(), { allPayments: true }),
  };
}
