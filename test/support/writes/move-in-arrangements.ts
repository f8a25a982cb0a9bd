/** A file that is moved in, in each of its states. */
import { sql } from 'kysely';
import { type MoveInBalance, moveInDifferences } from '#contract/move-in-balance-endpoints.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Arrangements, WriteStage } from './write-stage.ts';

const vigdis = { as: 'vigdis' } as const;

export function moveInArrangements(stage: WriteStage): Arrangements {
  const { db, portal } = stage;
  const columns = { externalId: 'id', givenName: 'fornavn', familyName: 'etternavn', email: 'e-post' };
  const { moveIns } = portal.services['register-import'];
  const by = { id: null, name: 'Vigdis Prøve' };
  const now = () => portal.clock.now();
  const heading = 'id;fornavn;etternavn;e-post';
  const rowOf = (email: string) => `W${stage.next()};Ada;Prøvesen;${email}`;

  const begun = (fileBytes?: number) =>
    inTransaction(db, (tx) =>
      moveIns.begin(
        tx,
        { kind: 'givers', source: 'Gamlesys', fileName: 'givere.csv', ...(fileBytes && { fileBytes }) },
        by,
        now(),
      ),
    );
  async function announced() {
    const bytes = new TextEncoder().encode(`${heading}\n${rowOf('')}\n`);
    return { id: await begun(bytes.length), bytes };
  }
  async function sent(): Promise<string> {
    const { id, bytes } = await announced();
    await portal.call('vigdis', 'PUT /api/administration/move-ins/:id/chunks/:start', {
      params: { id, start: '0' },
      body: bytes,
    });
    return id;
  }
  /** As the background leaves it, without the background. */
  async function matching(): Promise<string> {
    const id = await sent();
    await sql`update move_in_run set state = 'matching', headings = ${heading.split(';')} where id = ${id}`.execute(
      db,
    );
    return id;
  }
  async function staged(email = ''): Promise<string> {
    const id = await begun();
    async function* rows() {
      for (const [at, line] of [heading, rowOf(email)].entries())
        yield { line: at + 1, cells: line.split(';') };
    }
    await moveIns.stage(db, id, rows(), by, now());
    return id;
  }
  async function applied(): Promise<string> {
    const id = await staged();
    await inTransaction(db, (tx) => moveIns.beginApplying(tx, id, now()));
    await moveIns.apply(db, id, by, now());
    return id;
  }

  const reasons = moveInDifferences.map((difference) => ({
    difference,
    reason: 'Rettet i det gamle systemet',
  }));
  /** With sums of the old system beside it. */
  async function compared() {
    const params = { id: await applied() };
    await portal.call('vigdis', 'PUT /api/administration/move-ins/:id/their-sums', {
      params,
      body: new TextEncoder().encode('1994;1\n'),
    });
    const { body } = await portal.call('vigdis', 'GET /api/administration/move-ins/:id/balance', { params });
    return { ...params, digest: (body as unknown as MoveInBalance).digest };
  }

  return {
    'POST /api/administration/move-ins': async () => ({
      ...vigdis,
      body: { kind: 'givers', source: 'Gamlesys', fileName: `f${stage.next()}.csv`, fileBytes: 100 },
    }),
    'PUT /api/administration/move-ins/:id/chunks/:start': async () => {
      const { id, bytes } = await announced();
      return { ...vigdis, params: { id, start: '0' }, body: bytes };
    },
    'POST /api/administration/move-ins/:id/readings': async () => ({
      ...vigdis,
      params: { id: await sent() },
    }),
    'PUT /api/administration/move-ins/:id/columns': async () => ({
      ...vigdis,
      params: { id: await matching() },
      body: { columns },
    }),
    'POST /api/administration/move-ins/:id/decisions': async () => ({
      ...vigdis,
      params: { id: await staged('kari@medlem.example') },
      body: { line: null, decision: 'leave-out' },
    }),
    'POST /api/administration/move-ins/:id/applications': async () => ({
      ...vigdis,
      params: { id: await staged() },
    }),
    'POST /api/administration/move-ins/:id/undoings': async () => ({
      ...vigdis,
      params: { id: await applied() },
    }),
    'PUT /api/administration/move-ins/:id/their-sums': async () => ({
      ...vigdis,
      params: { id: await applied() },
      body: new TextEncoder().encode('1994;1\n'),
    }),
    'POST /api/administration/move-ins/:id/balances': async () => {
      const { id, digest } = await compared();
      return { ...vigdis, params: { id }, body: { digest, reasons } };
    },
    'POST /api/administration/move-ins/:id/balance-signatures': async () => {
      const { id, digest } = await compared();
      const signed = { params: { id }, body: { digest, reasons } };
      await portal.call('ingrid', 'POST /api/administration/move-ins/:id/balances', signed);
      const { body } = await portal.call('vigdis', 'GET /api/administration/move-ins/:id/balance', {
        params: { id },
      });
      return {
        ...vigdis,
        params: { id },
        body: { balanceId: (body as unknown as MoveInBalance).signed?.id },
      };
    },
    'POST /api/administration/move-ins/:id/discards': async () => ({
      ...vigdis,
      params: { id: await staged() },
    }),
  };
}
