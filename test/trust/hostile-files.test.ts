/**
 * Hostile files at every place that takes a file: each is refused, or what is kept of it is opened with the libraries
 * of its readers and holds nothing that acts.
 */
// databases: embedded
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import type { CleanedFile } from '#server/ports/file-cleaner.ts';
import { pdfWith } from '../support/attack-files.ts';
import { type HostileFile, hostileFiles, hostileNames } from '../support/hostile-files.ts';
import { insertIssue } from '../support/magazine-fixtures.ts';
import { activePartsOf } from '../support/opened-file.ts';
import { type Caller, openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';
import { sendFile, untilLookedAt } from '../support/upload-file.ts';
import { writeArrangements } from '../support/writes/write-arrangements.ts';
import { createWriteStage } from '../support/writes/write-stage.ts';

/** Every endpoint that takes bytes. A new one needs a test here; of statements it is `hostile-imports.test.ts`. */
const places = [
  'PUT /api/administration/move-ins/:id/chunks/:start',
  'PUT /api/administration/move-ins/:id/their-sums',
  'PUT /api/staff/bank-statements/:id',
  'PUT /api/staff/grant-lists/:id/control',
  'PUT /api/staff/magazine-issues/:id/file',
  'PUT /api/uploads/:id/chunks/:start',
];
const forms = ['new-enquiry', 'enquiry-reply', 'reimbursement', 'meeting-paper'];

/** Some of them in a small run, evenly spread; all in a full one. */
const few = (files: HostileFile[]) => {
  const number = sizeOf({ small: 16, full: files.length });
  return files.filter(
    (_, place) =>
      Math.floor((place * number) / files.length) !== Math.floor(((place - 1) * number) / files.length),
  );
};

/** What is wrong with an accepted file. */
const faultsOf = async (answer: CleanedFile): Promise<string[]> =>
  answer.refusal ? [] : activePartsOf(answer.kind, answer.content);

describe('hostile files', () => {
  let portal: TestPortal;
  let tried = 0;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  test('there are forty of them, and these are the places that take bytes', () => {
    assert.ok(hostileFiles.length >= 40, String(hostileFiles.length));
    const taking = Object.entries(endpoints).filter(([, endpoint]) => 'bytes' in endpoint);
    assert.deepEqual(taking.map(([key]) => key).sort(), places);
  });

  test('as attachments: refused, or nothing that acts is kept', async () => {
    const waiting = few(hostileFiles);
    const send = async (caller: Caller) => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        const form = forms[tried % forms.length]!;
        tried += 1;
        await portal.db.deleteFrom('attempt_counter').execute();
        const id = await sendFile(portal, caller, {
          bytes: await file.make(),
          name: file.name,
          form: form === 'new-enquiry' ? form : `${form}.${randomUUID()}`,
        });
        const upload = await untilLookedAt(portal, caller, id);
        if (upload.state === 'ready') {
          const kept = await portal.call(caller, 'GET /api/attachments/:id/content', { params: { id } });
          const title = path.parse(upload.name).name;
          assert.deepEqual(await activePartsOf(upload.kind!, kept.bytes, title), [], file.what);
          const headers = kept.headers as Record<string, unknown>;
          assert.equal(headers['x-content-type-options'], 'nosniff');
          assert.match(String(headers['content-disposition']), /^attachment;/);
        } else assert.equal(upload.state, 'refused', file.what);
        const raw = await sql<{ number: number }>`select count(*)::int as number from attachment_chunk
          where attachment_id = ${id} and not is_cleaned`.execute(portal.db);
        assert.equal(raw.rows[0]?.number, 0, `${file.what}: what was received is kept`);
        await portal.call(caller, 'DELETE /api/uploads/:id', { params: { id } });
      }
    };
    await Promise.all([send('ola'), send('kari')]);
  });

  test('as an issue of the magazine: refused, or nothing that acts is kept', async () => {
    const id = await insertIssue(portal.db, 30);
    for (const file of few(hostileFiles)) {
      tried += 1;
      await portal.db.deleteFrom('magazine_issue_file').execute();
      const { status } = await portal.call('mona', 'PUT /api/staff/magazine-issues/:id/file', {
        params: { id },
        body: new Uint8Array(await file.make()),
      });
      assert.ok([200, 415].includes(status), `${file.what}: ${status}`);
      const kept = await portal.db.selectFrom('magazine_issue_file').select('content').executeTakeFirst();
      assert.equal(Boolean(kept), status === 200, file.what);
      if (kept) assert.deepEqual(await activePartsOf('pdf', kept.content), [], file.what);
    }
  });

  test('as the control’s answer to the grant list: a report, and nothing is kept', async () => {
    const arranged = writeArrangements(createWriteStage(portal))['PUT /api/staff/grant-lists/:id/control'];
    const { as, params, query } = await arranged!();
    for (const file of few(hostileFiles)) {
      const { status, body } = await portal.call(as as Caller, 'PUT /api/staff/grant-lists/:id/control', {
        params: params!,
        query: query!,
        body: new Uint8Array(await file.make()),
      });
      const isReport = status === 200 && (body as { isTaken?: boolean }).isTaken === false;
      assert.ok(isReport || [413, 415, 422].includes(status), `${file.what}: ${status}`);
    }
    assert.deepEqual(await portal.db.selectFrom('grant_control').selectAll().execute(), []);
  });

  test('as the sums of an old system: none is taken up; as a piece of its register: stored as bytes', async () => {
    const arranged = writeArrangements(createWriteStage(portal));
    for (const key of [
      'PUT /api/administration/move-ins/:id/their-sums',
      'PUT /api/administration/move-ins/:id/chunks/:start',
    ] as const) {
      const { as, params } = await arranged[key]!();
      for (const file of few(hostileFiles)) {
        const body = new Uint8Array(await file.make());
        const { status } = await portal.call(as as Caller, key, { params: params! as never, body });
        assert.ok([200, 409, 413, 415, 422].includes(status), `${key} ${file.what}: ${status}`);
      }
    }
    assert.deepEqual(await portal.db.selectFrom('move_in_their_sum').selectAll().execute(), []);
  });

  test('under hostile names: the name is made safe, or refused', async () => {
    const bytes = pdfWith('');
    for (const name of hostileNames) {
      await portal.db.deleteFrom('attempt_counter').execute();
      const body = { name, form: 'new-enquiry', sizeBytes: bytes.length };
      const announced = await portal.call('ola', 'POST /api/uploads', { body });
      if (announced.status === 422) continue;
      assert.equal(announced.status, 201, name);
      const safe = (announced.body as unknown as { id: string; name: string }).name;
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      assert.doesNotMatch(safe, /[\u0000-\u001f/\\<>"\u202e]/, name);
      assert.ok(safe.length <= 120, name);
      const { id } = announced.body as unknown as { id: string };
      await portal.call('ola', 'DELETE /api/uploads/:id', { params: { id } });
    }
  });

  test('a planted fault is found: a cleaner that lets files through', async () => {
    const lettingThrough = async (file: HostileFile): Promise<CleanedFile> => ({
      kind: 'pdf',
      content: await file.make(),
    });
    const acting = hostileFiles.filter(({ what }) => /PDF: .*JavaScript/.test(what));
    assert.ok(acting.length >= 8);
    let found = 0;
    for (const file of acting) if ((await faultsOf(await lettingThrough(file))).length > 0) found += 1;
    assert.equal(found, acting.length);
    keepFigure({
      row: 27,
      part: 'uploads',
      score: 3,
      command: 'npm run trial:trust -- --only=hostile-files',
      figure: `${hostileFiles.length} hostile files, ${tried} times put in as attachments and as the magazine: all refused or cleaned, nothing that acts was kept; a cleaner that lets files through was found.`,
    });
  });
});
