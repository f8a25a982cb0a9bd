/**
 * Both rails without HTTP and without a job runner: the real services on a real database, the operator's and Vipps'
 * machines in the same process, one clock. What would be jobs is done when the test says so.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Rail } from '#contract/giving-values.ts';
import type { Actor } from '#server/actor.ts';
import { compose } from '#server/compose.ts';
import { features } from '#server/features.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { GiroExchange } from '#server/ports/giro.ts';
import { formats } from '#server/production/formats.ts';
import { createOperatorMachine } from '../../dev/avtalegiro-simulator/operator-machine.ts';
import { createVippsMachine } from '../../dev/vipps-simulator/vipps-machine.ts';
import organisation from '../../organisation-profile.json' with { type: 'json' };
import { createMachineVipps } from './machine-vipps.ts';
import { testPorts } from './test-ports.ts';

export type GiroWorld = Awaited<ReturnType<typeof openGiroWorld>>;

export async function openGiroWorld(db: Database, startAt: string, seed = 1) {
  let time = new Date(startAt).getTime();
  const now = () => new Date(time);
  let last = seed;
  const random = () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
  const { account, customerUnit } = organisation.giving.avtalegiro;
  const operator = createOperatorMachine({ now, account, customerUnit });
  const machine = createVippsMachine({ now, random, emit: () => {} });
  const vipps = createMachineVipps(machine, {});

  const incoming = new Map<string, Buffer>();
  const outgoing = new Map<string, Buffer>();
  /** Thrown from the so-manieth call, before or after it does its work; then no more. */
  let trouble: { after: number; isDone: boolean } | null = null;
  async function troubled<T>(work: () => T): Promise<T> {
    const isNow = trouble !== null && trouble.after-- === 0;
    if (isNow && !trouble!.isDone) {
      trouble = null;
      throw new Error('killed before');
    }
    const done = work();
    if (isNow) {
      trouble = null;
      throw new Error('killed after');
    }
    return done;
  }
  const exchange: GiroExchange = {
    listIncoming: async () => [...incoming.keys()],
    read: (name) => troubled(() => incoming.get(name)!),
    putAway: (name) => troubled(() => void incoming.delete(name)),
    deliver: (name, content) => troubled(() => void outgoing.set(name, Buffer.from(content))),
  };
  const ports = testPorts({
    db,
    clock: { now },
    vipps,
    giroExchange: exchange,
    rails: ['vipps', 'avtalegiro'],
    jobs: { enqueue: async () => troubled(() => {}) },
    formats: { ...formats, checkSignature: () => true },
  });
  const { services } = compose(features, ports);
  const { giving } = services;
  const giro = giving.giroRuns!;
  const rail = giving.rail!;
  const actorOf = (personId: string) => ({ personId }) as Actor;

  /** What has come of it is put where the portal finds it. */
  const put = (files: { name: string; content: Buffer }[]) => {
    for (const { name, content } of files) incoming.set(name, content);
  };
  const collect = () => {
    for (const [name, content] of outgoing) {
      outgoing.delete(name);
      put([operator.receive(content)]);
    }
  };

  const world = {
    db,
    now,
    operator,
    machine,
    services,
    giving,
    giro,
    rail,
    incoming,
    outgoing,
    actorOf,
    put,
    collect,
    organisation,
    setTime(moment: string): void {
      time = new Date(moment).getTime();
    },
    /** Breaks the so-manieth call to something outside, from 0. @returns whether it came to it when asked */
    breakAt(after: number, isDone: boolean): () => boolean {
      trouble = { after, isDone };
      return () => {
        const came = trouble === null;
        trouble = null;
        return came;
      };
    },
    async addPerson(name: string, email: string | null = 'giver@person.example'): Promise<string> {
      const id = randomUUID();
      const row = { id, given_name: name, family_name: 'Giver', born_on: '1980-01-01', email };
      await db.insertInto('person').values(row).execute();
      return id;
    },
    /** A waiting agreement. @returns its id and KID (null on Vipps) */
    async begin(
      personId: string,
      railOf: Rail = 'avtalegiro',
      terms: { amountOre?: number; day?: number; isNoticeWished?: boolean } = {},
    ) {
      const { amountOre = 25_000, day = 20, isNoticeWished = false } = terms;
      const begun = await inTransaction(db, async (tx) => {
        const wanted = { rail: railOf, amountOre, day, frequency: 'monthly', purposeId: 'general' } as const;
        const event = await giving.ledger.beginAgreement(tx, personId, wanted, now());
        if (railOf === 'avtalegiro')
          await giving.avtaleGiro!.mandates.allot(tx, event.mandateId, isNoticeWished);
        return event;
      });
      if (railOf === 'vipps') await rail.mandates.tell(db, begun.mandateId, now());
      const { external_id } = await db
        .selectFrom('gift_mandate')
        .select('external_id')
        .where('id', '=', begun.mandateId)
        .executeTakeFirstOrThrow();
      return { id: begun.agreementId, mandateId: begun.mandateId, externalId: external_id! };
    },
    /** A donor whose mandate has come from the bank. */
    async donor(name: string, terms: { amountOre?: number; day?: number; isNoticeWished?: boolean } = {}) {
      const personId = await world.addPerson(name);
      const begun = await world.begin(personId, 'avtalegiro', terms);
      operator.bank.sign(begun.externalId, { wantsNotice: false, limitOre: 1_000_000 });
      put(operator.tell());
      await giro.round(db, now());
      return { ...begun, personId };
    },
    show: async (personId: string, id: string) => giving.reading.agreement(db, personId, id, now()),
    move: async (personId: string, id: string, to: Rail) => {
      const { version } = await world.show(personId, id);
      return inTransaction(db, (tx) =>
        giving.moves.move(tx, actorOf(personId), id, { version, rail: to, wantsNotice: false }, now()),
      );
    },
    /** What the hours of a day do, at one moment of it: both rails, and what the operator tells. */
    async runDay(): Promise<void> {
      machine.work();
      await giving.planning.endPauses(db, now());
      await giving.planning.makeCharges(db, now());
      await rail.charges.sendAll(db, now());
      machine.work();
      await rail.reconciliation.run(db, now(), { allPayments: false });
      put(operator.work());
      await giro.round(db, now());
      collect();
      await giro.round(db, now());
    },
    /** Each day of a stretch at eleven, Norwegian winter time. */
    async runDays(until: string): Promise<void> {
      for (;;) {
        time += 86_400_000;
        await world.runDay();
        if (now().toISOString().slice(0, 10) >= until) return;
      }
    },
    async charges(agreementId: string) {
      const { rows } = await sql<{ id: string; period: string; state: string; rail: Rail; dueOn: string }>`
        select id, period, state, rail, due_on as "dueOn" from gift_charge where agreement_id = ${agreementId}
        order by period, created_at`.execute(db);
      return rows;
    },
    async count(table: 'giro_payment' | 'giro_file' | 'giro_claim' | 'giro_settlement' | 'notice') {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
      return rows[0]!.count;
    },
  };
  await rail.messages.keepRegistered(db, now());
  return world;
}
