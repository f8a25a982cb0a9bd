/**
 * Hostile files at the places that read what a bank, an operator or another register gives: each is refused with a
 * sentence and nothing of it counts, or what is taken of it is harmless. None takes over three seconds a megabyte.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { BankStatements } from '#contract/bank-statement-endpoints.ts';
import { moveInFaultWords, rowRemarks } from '#contract/move-in-texts.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { readThrough, rowsOf, sentenceOf } from '#server/commands/import-members-file.ts';
import {
  createNumberIndex,
  createRegisterLeavings,
} from '#server/features/leaving/register-leaving-service.ts';
import { reportOf, summaryOf } from '#server/features/register-import/move-in-report-service.ts';
import { importMembers } from '#server/features/register-import/register-import-service.ts';
import { inTransaction, type OpenDatabase } from '#server/platform/database/database.ts';
import { createNumberSeal } from '#server/platform/sealed-number.ts';
import { bodyOf } from '../support/answer.ts';
import { type GiroWorld, openGiroWorld } from '../support/giro-world.ts';
import { hostileGiros } from '../support/hostile-giros.ts';
import { hostileMoveIns } from '../support/hostile-move-ins.ts';
import { hostileRegisters } from '../support/hostile-registers.ts';
import { hostileStatements } from '../support/hostile-statements.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';

/** Modules of the server that read a file from the disk or a body that is not JSON. A new one is to be placed here. */
const readers = {
  /** Hostile files are put in below, or in `hostile-files.test.ts`. */
  tried: [
    'server/adapters/giro-folder/folder-exchange.ts',
    'server/platform/csv-rows.ts',
    'server/platform/http/bytes-route.ts',
    'server/platform/xlsx/xlsx-archive.ts',
  ],
  /** Prints what a treasurer's file says, by the reader that is tried here. */
  shown: ['server/commands/inspect-giro.ts'],
  /** Bounded bodies that are parsed as JSON, forms or mail: tried in `fuzz.test.ts` and with their features. */
  messages: ['server/identity-provider/provider-mount.ts', 'server/platform/http/webhook-routes.ts'],
  /** What the portal, its build or its operator has written. */
  own: [
    'server/adapters/file-cleaning/process-cost.ts',
    'server/adapters/line-files/line-files.ts',
    'server/commands/backup-file.ts',
    'server/commands/restore.ts',
    'server/config/config-profile.ts',
    'server/platform/database/folder-lock.ts',
    'server/platform/database/generate-schema.ts',
    'server/platform/database/migrate.ts',
    'server/platform/http/card-worker-routes.ts',
    'server/platform/http/earlier-assets.ts',
    'server/platform/http/register-api-page.ts',
    'server/platform/http/status-page.ts',
    'server/platform/http/web-pages.ts',
    'server/platform/pdf/pdf-text.ts',
    'server/platform/postal-register.ts',
    'server/platform/server-secret.ts',
    'server/production/identity.ts',
  ],
};

const few = <One>(all: readonly One[], small: number): One[] => {
  const number = Math.min(sizeOf({ small, full: all.length }), all.length);
  return all.filter(
    (_, at) => Math.floor((at * number) / all.length) !== Math.floor(((at - 1) * number) / all.length),
  );
};
const isSentence = (text: string) => /^[\dA-ZÆØÅ][^\n]{8,}\.( |$)/.test(text);
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\\u0000/;

const counts = { statements: 0, giros: 0, registers: 0, slowestMsPerMb: 0 };
/** In time of the processor: the machine may be busy with something else. */
async function timed<Answer>(what: string, size: number, work: () => Promise<Answer>): Promise<Answer> {
  const from = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(from);
  const megabytes = Math.max(1, size / 1_048_576);
  const ms = (user + system) / 1000 / megabytes;
  counts.slowestMsPerMb = Math.max(counts.slowestMsPerMb, ms);
  assert.ok(ms <= 3000, `${what}: ${Math.round(ms)} ms for each megabyte`);
  return answer;
}

test('every module that reads a file or bytes is one of these', () => {
  const reading =
    /node:fs[\s\S]*(createReadStream|readFile|readFileSync|await open)\(|addContentTypeParser\(/;
  const found = globSync('server/**/*.ts')
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.test.ts') && reading.test(readFileSync(file, 'utf8')))
    .sort();
  assert.deepEqual(found, Object.values(readers).flat().sort());
  for (const set of [hostileStatements, hostileGiros, hostileRegisters])
    assert.ok(set.length >= 40, String(set.length));
});

describe('hostile bank statements', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  const linesKept = async () =>
    (await sql<{ text: string }>`select text from bank_line order by id`.execute(portal.db)).rows;

  test('each is refused with a place and a sentence, or its texts are harmless; others are served meanwhile', async () => {
    for (const { what, bytes, outcome } of few(hostileStatements, 20)) {
      const content = await bytes();
      const id = randomUUID();
      const before = await linesKept();
      const [answer, other] = await timed(what, content.length, () =>
        Promise.all([
          portal.call('mona', 'PUT /api/staff/bank-statements/:id', {
            params: { id },
            query: { name: '..utskrift.xml' },
            body: new Uint8Array(content),
          }),
          portal.call('kari', 'GET /api/me'),
        ]),
      );
      counts.statements += 1;
      assert.deepEqual([answer.status, other.status], [200, 200], `${what}: ${answer.text.slice(0, 300)}`);
      const kept = bodyOf<BankStatements>(answer).waiting.find((one) => one.id === id);
      assert.ok(kept, what);
      assert.equal(
        kept.state,
        outcome === 'refused' ? 'problem' : 'waiting',
        `${what}: ${kept.problems[0]?.text}`,
      );
      for (const { text, line, position } of kept.problems) {
        assert.ok(isSentence(text) && line >= 0 && position >= 0, `${what}: ${text}`);
        assert.doesNotMatch(text, /passwd|root:/, what);
        assert.doesNotMatch(text, unprintable, what);
      }
      const params = { id };
      if (outcome === 'refused') {
        const booked = await portal.call('mona', 'POST /api/staff/bank-statements/:id/bookings', { params });
        assert.equal(booked.status, 409, what);
        assert.deepEqual(await linesKept(), before, what);
      }
      await portal.call('mona', 'POST /api/staff/bank-statements/:id/set-asides', { params });
    }
  });
});

describe('hostile files from the operator of AvtaleGiro', () => {
  let open: OpenDatabase;
  let world: GiroWorld;
  before(async () => {
    open = await openTestDatabase();
    world = await openGiroWorld(open.db, '2026-11-23T10:00:00Z');
  });
  after(() => open.close());

  test('each is kept with a sentence and not booked, and does not stop the one behind it', async () => {
    for (const { what, bytes, outcome } of few(hostileGiros, 20)) {
      const content = await bytes();
      const name = `${randomUUID()}.txt`;
      world.put([{ name, content }]);
      await timed(what, content.length, async () => {
        await world.giro.fetchIncoming(world.db, world.now());
        await world.giro.bookWaiting(world.db, world.now());
      });
      counts.giros += 1;
      assert.equal(world.incoming.size, 0, what);
      const { rows } = await sql<{ id: string; state: string; problems: { text: string; line: number }[] }>`
        select id, state, problems from giro_file where name = ${name}`.execute(world.db);
      assert.equal(rows.length, 1, what);
      const [{ id, state, problems }] = rows as [(typeof rows)[number]];
      assert.equal(
        state,
        outcome === 'refused' ? 'problem' : 'booked',
        `${what}: ${JSON.stringify(problems)}`,
      );
      for (const { text, line } of problems) {
        assert.ok((text === '' || isSentence(text)) && line >= 0, `${what}: ${text}`);
        assert.doesNotMatch(text, unprintable, what);
      }
      const paid = await sql<{ number: number }>`
        select count(*)::int as number from giro_payment where file_id = ${id}`.execute(world.db);
      assert.equal(paid.rows[0]!.number > 0, outcome === 'kept', what);
    }
    const { rows } = await sql<{ number: number }>`select count(*)::int as number from gift_mandate`.execute(
      world.db,
    );
    assert.equal(rows[0]!.number, 0, 'a mandate was made of nothing');
  });
});

describe('hostile member registers', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hostile-registers-'));
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(async () => {
    await portal.close();
    rmSync(folder, { recursive: true });
  });

  const everybody = async () =>
    (
      await sql<{ row: string }>`
        select concat_ws('|', m.number, p.given_name, p.family_name, p.email, p.address_care_of, p.address_lines::text, p.postal_place)
          as row
        from membership m join person p on p.id = m.person_id order by m.number`.execute(portal.db)
    ).rows.map(({ row }) => row);

  /** As `npm run import -- members FILE --apply` does it. */
  async function run(file: string, isReadFirst = true): Promise<string | null> {
    try {
      if (isReadFirst) await readThrough(file);
      const needs = {
        db: portal.db,
        seal: createNumberSeal([Buffer.alloc(32, 1)]),
        accept: 'synthetic' as const,
        today: '2026-11-23',
        now: new Date('2026-11-23T11:00:00Z'),
        apply: true,
        leavings: createRegisterLeavings(createNumberIndex(portal.secret)),
      };
      for await (const _ of importMembers(needs, rowsOf(file)));
      return null;
    } catch (error) {
      const sentence = sentenceOf(error);
      if (sentence === null) throw error;
      return sentence;
    }
  }

  test('each is refused whole with a sentence, or only what is harmless is taken', async () => {
    for (const { what, bytes, outcome, name } of few(hostileRegisters, 24)) {
      const file = path.join(folder, name);
      const content = await bytes();
      writeFileSync(file, content);
      const known = await everybody();
      const sentence = await timed(what, content.length, () => run(file));
      counts.registers += 1;
      if (outcome === 'refused') {
        assert.ok(sentence && isSentence(sentence), `${what}: ${sentence}`);
        assert.deepEqual(await everybody(), known, `${what}: half of it was brought in`);
      } else assert.equal(sentence, null, what);
      for (const one of await everybody()) assert.doesNotMatch(one, unprintable, `${what}: ${one}`);
      assert.ok(!(await everybody()).join().match(/root:|[|=]cmd|<script|=HYPER/), what);
      await sql`delete from membership where number like '399%'`.execute(portal.db);
    }
  });

  /** The register, row for row, as far as a file that is moved in could change it. */
  const registerOf = async () =>
    (
      await sql<{ hash: string }>`select md5(concat(
        (select string_agg(p::text, ',' order by p.id) from person p), (select string_agg(m::text, ',' order by m.id) from membership m),
        (select string_agg(c::text, ',' order by c.id) from gift_charge c), (select string_agg(a::text, ',' order by a.id) from gift_agreement a),
        (select string_agg(e::text, ',' order by e.id) from consent_event e), (select string_agg(o::text, ',' order by o.id) from office o),
        (select string_agg(s::text, ',' order by s.person_id) from magazine_subscription s))) as hash`.execute(
        portal.db,
      )
    ).rows[0]!.hash;
  const operator = { id: null, name: 'drift' };
  /** As `npm run import -- KIND FILE --source=…` does it. @returns the run, and how many of its rows would be taken */
  async function moveIn(kind: MoveInKindId, file: string) {
    const { moveIns } = portal.services['register-import'];
    const [db, now] = [portal.database.server.db, new Date('2026-11-23T11:00:00Z')];
    const id = await inTransaction(db, (tx) =>
      moveIns.begin(tx, { kind, source: 'Gamlesys', fileName: path.basename(file) }, operator, now),
    );
    await moveIns.stage(db, id, rowsOf(file), operator, now);
    const summary = await summaryOf(db, id);
    const report = await reportOf(db, id, 0, 1000);
    await inTransaction(db, (tx) => moveIns.discard(tx, id, operator, now));
    return { ...summary, report };
  }

  test('moved in, the same files are refused or staged, and the register stays as it is', async () => {
    const before = await registerOf();
    for (const { what, bytes, outcome, name } of few(hostileRegisters, 24)) {
      const file = path.join(folder, name);
      const content = await bytes();
      writeFileSync(file, content);
      const { state, fault } = await timed(what, content.length, () => moveIn('members', file));
      if (outcome === 'refused') assert.equal(state, 'refused', what);
      assert.ok(fault === null || isSentence(moveInFaultWords(fault)), `${what}: ${fault}`);
      assert.equal(await registerOf(), before, `${what}: it was written`);
    }
  });

  test('sixty wrong files of all kinds: each is refused whole, or row by row with its line', async () => {
    const before = await registerOf();
    assert.ok(hostileMoveIns.length >= 60);
    const { rows } = await sql<{
      number: string;
    }>`select number from membership where ended_on is null limit 1`.execute(portal.db);
    const honest = path.join(folder, 'm.csv');
    writeFileSync(honest, `Bilag;Giver;Dato;Beløp\nB1;${rows[0]!.number};01.02.2025;250`);
    assert.equal((await moveIn('gifts', honest)).counts.new, 1);
    for (const [what, kind, outcome, content] of few(hostileMoveIns, 60)) {
      const file = path.join(folder, 'm.csv');
      writeFileSync(file, content);
      const { state, fault, counts, report } = await timed(what, content.length, () => moveIn(kind, file));
      if (outcome === 'refused') {
        assert.equal(state, 'refused', what);
        assert.ok(isSentence(moveInFaultWords(fault!)), `${what}: ${fault}`);
        assert.equal(report.length, 0, what);
      } else {
        assert.equal(state, 'staged', `${what}: ${fault}`);
        assert.deepEqual([counts.new, counts.duplicate, counts.known], [0, 0, 0], what);
        for (const { line, problem, column } of report) {
          assert.ok(line > 1 && problem, what);
          assert.notEqual(
            rowRemarks({ problem, column, notes: [] }),
            problem,
            `${what}: there are no words for ${problem}`,
          );
        }
      }
    }
    assert.equal(await registerOf(), before);
  });

  test('planted: an import that does not read the file to its end first leaves half of it', async () => {
    const { bytes } = hostileRegisters.find(({ what }) => what === 'XLSX: cut off behind 450 honest rows')!;
    const file = path.join(folder, 'r.xlsx');
    writeFileSync(file, await bytes());
    const known = await everybody();
    assert.ok(await run(file, false));
    assert.notDeepEqual(await everybody(), known);
    keepFigure({
      row: 27,
      part: 'imports',
      score: 3,
      command: 'npm run trial:trust -- --only=hostile-imports',
      figure: `${counts.statements} hostile bank statements, ${counts.giros} giro files and ${counts.registers} member registers (CSV and XLSX): each refused with a sentence and nothing of it written, or only what is harmless taken; at most ${Math.round(counts.slowestMsPerMb)} ms of processor time for each megabyte; an import that leaves half of a file was found.`,
    });
  });
});
