import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { attachmentLimits, type Upload } from '#contract/attachment-endpoints.ts';
import { picture, pictureWithPlace } from '../../../test/support/attack-files.ts';
import { type Caller, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { attachmentJobs } from './attachment-jobs.ts';

const { chunkBytes } = attachmentLimits;
const form = 'new-enquiry';
const enquiry = { topic: 'other', subject: 'Med vedlegg', message: 'Her er brevet jeg fikk i posten.' };

describe('attachments', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());
  beforeEach(async () => {
    await portal.db.deleteFrom('attachment').execute();
    await portal.db.deleteFrom('attempt_counter').execute();
  });

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const body = (answer: { body: unknown }) => answer.body as any;
  const announce = (file: object, caller: Caller = 'ola') =>
    portal.call(caller, 'POST /api/uploads', { body: { form, name: 'bilde.jpg', ...file } });
  const putChunk = (id: string, start: number, content: Uint8Array, caller: Caller = 'ola') =>
    portal.call(caller, 'PUT /api/uploads/:id/chunks/:start', {
      params: { id, start: String(start) },
      body: content,
    });
  const finish = (id: string, caller: Caller = 'ola') =>
    portal.call(caller, 'POST /api/uploads/:id/finish', { params: { id } });
  const uploadOf = async (id: string, caller: Caller = 'ola') =>
    body(await portal.call(caller, 'GET /api/uploads/:id', { params: { id } })) as Upload;

  async function putAll(id: string, bytes: Uint8Array, caller: Caller = 'ola') {
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      const { status } = await putChunk(id, start, bytes.subarray(start, start + chunkBytes), caller);
      assert.equal(status, 200);
    }
  }
  async function untilLookedAt(id: string, caller: Caller = 'ola'): Promise<Upload> {
    for (let tries = 0; tries < 200; tries += 1) {
      const upload = await uploadOf(id, caller);
      if (upload.state !== 'checking') return upload;
      await delay(50);
    }
    throw new Error('the file was not processed');
  }
  async function upload(bytes: Uint8Array, name = 'bilde.jpg', caller: Caller = 'ola', inForm = form) {
    const id = body(await announce({ name, sizeBytes: bytes.length, form: inForm }, caller)).id as string;
    await putAll(id, bytes, caller);
    assert.equal((await finish(id, caller)).status, 200);
    return untilLookedAt(id, caller);
  }
  const contentOf = (id: string, caller: Caller = 'ola') =>
    portal.call(caller, 'GET /api/attachments/:id/content', { params: { id } });

  test('a picture goes up in chunks, is cleaned, sent with an enquiry, and saved by both sides', async () => {
    const original = await pictureWithPlace();
    const ready = await upload(original, 'Ferie på Hitra.JPG');
    assert.deepEqual([ready.state, ready.kind, ready.name], ['ready', 'jpeg', 'Ferie på Hitra.JPG']);

    const sent = await portal.call('ola', 'POST /api/enquiries', {
      body: { ...enquiry, attachments: [ready.id] },
    });
    assert.equal(sent.status, 201, sent.text);
    const thread = body(
      await portal.call('ola', 'GET /api/enquiries/:id', { params: { id: body(sent).id } }),
    );
    assert.deepEqual(thread.messages[0].attachments, [
      { id: ready.id, name: 'Ferie på Hitra.JPG', kind: 'jpeg', sizeBytes: ready.sizeBytes },
    ]);

    const before = await portal.db.selectFrom('access_log').select('id').execute();
    const own = await contentOf(ready.id);
    const staff = await portal.call('mona', 'GET /api/staff/attachments/:id/content', {
      params: { id: ready.id },
    });
    for (const answer of [own, staff]) {
      assert.equal(answer.status, 200);
      assert.equal(answer.bytes.length, ready.sizeBytes);
      assert.doesNotMatch(answer.bytes.toString('latin1'), /Synthetic|Hemmelig|Exif/);
      const headers = answer.headers as Record<string, string>;
      assert.equal(headers['content-type'], 'image/jpeg');
      assert.match(
        headers['content-disposition'] ?? '',
        /^attachment; .*filename\*=UTF-8''Ferie%20p%C3%A5%20Hitra\.JPG$/,
      );
      assert.match(headers['content-security-policy'] ?? '', /default-src 'none'.*sandbox/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
    }
    const after = await portal.db.selectFrom('access_log').select('id').execute();
    assert.equal(after.length, before.length + 1);
    // A sent file cannot be removed, and is not sent twice.
    const { status } = await portal.call('ola', 'DELETE /api/uploads/:id', { params: { id: ready.id } });
    assert.equal(status, 404);
    const again = await portal.call('ola', 'POST /api/enquiries', {
      body: { ...enquiry, attachments: [ready.id] },
    });
    assert.deepEqual([again.status, body(again).errors], [422, [{ path: '/attachments', code: 'INVALID' }]]);
  });

  test('what was received is gone from the database once it is cleaned', async () => {
    const { id } = await upload(await pictureWithPlace());
    const { rows } = await sql<{ content: Buffer; is_cleaned: boolean }>`
      select content, is_cleaned from attachment_chunk where attachment_id = ${id}`.execute(portal.db);
    assert.ok(rows.length > 0);
    for (const row of rows) {
      assert.ok(row.is_cleaned);
      assert.doesNotMatch(row.content.toString('latin1'), /Synthetic|Hemmelig/);
    }
  });

  test('an upload that was cut off goes on where it stopped, on any device', async () => {
    const bytes = randomBytes(chunkBytes * 3 + 100);
    const { id } = body(await announce({ sizeBytes: bytes.length }));
    await putChunk(id, 0, bytes.subarray(0, chunkBytes));
    await putChunk(id, chunkBytes, bytes.subarray(chunkBytes, chunkBytes * 2));
    const listed = body(await portal.call('ola', 'GET /api/uploads', { query: { form } })).uploads;
    assert.deepEqual(
      listed.map((one: Upload) => [one.id, one.state, one.receivedBytes]),
      [[id, 'uploading', chunkBytes * 2]],
    );
    // The answer to this one was lost, so it is sent again.
    const repeated = await putChunk(id, chunkBytes, bytes.subarray(chunkBytes, chunkBytes * 2));
    assert.deepEqual([repeated.status, body(repeated).receivedBytes], [200, chunkBytes * 2]);
    await putChunk(id, chunkBytes * 2, bytes.subarray(chunkBytes * 2, chunkBytes * 3));
    const last = await putChunk(id, chunkBytes * 3, bytes.subarray(chunkBytes * 3));
    assert.equal(body(last).receivedBytes, bytes.length);
  });

  test('the same chunk fifty times at once is there once', async () => {
    const bytes = randomBytes(chunkBytes + 10);
    const { id } = body(await announce({ sizeBytes: bytes.length }));
    const first = bytes.subarray(0, chunkBytes);
    const answers = await Promise.all(Array.from({ length: 50 }, () => putChunk(id, 0, first)));
    assert.ok(answers.every((answer) => answer.status === 200 && body(answer).receivedBytes === chunkBytes));
  });

  test('a chunk that lies about its place, its length or the bytes before is not taken', async () => {
    const bytes = randomBytes(chunkBytes * 2 + 5);
    const { id } = body(await announce({ sizeBytes: bytes.length }));
    const chunk = bytes.subarray(0, chunkBytes);
    const refused = async (start: number, content: Uint8Array, expected = 409) => {
      const answer = await putChunk(id, start, content);
      assert.equal(answer.status, expected, `${start} ${content.length}: ${answer.text}`);
    };
    await refused(chunkBytes, chunk);
    await refused(1, chunk);
    await refused(0, chunk.subarray(1));
    await refused(0, new Uint8Array(0));
    await refused(0, new Uint8Array(chunkBytes + 1), 413);
    await refused(99_999_999, chunk);
    await refused(-1, chunk, 404);
    const params = { id, start: '0' };
    assert.equal((await portal.call('ola', 'PUT /api/uploads/:id/chunks/:start', { params })).status, 409);
    assert.equal((await putChunk(id, 0, chunk)).status, 200);
    await refused(0, randomBytes(chunkBytes));
    // Beyond what was announced.
    await putChunk(id, chunkBytes, chunk);
    await refused(chunkBytes * 2, bytes.subarray(0, 6));
    await refused(chunkBytes * 3, chunk);
    const early = await finish(id);
    assert.deepEqual([early.status, body(early).code], [409, 'UPLOAD_OUT_OF_STEP']);
    assert.equal((await uploadOf(id)).receivedBytes, chunkBytes * 2);
  });

  test('a chunk is bytes, and nothing else', async () => {
    const { id } = body(await announce({ sizeBytes: 4 }));
    for (const [type, payload] of [
      ['application/json', '{"a":1}'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['image/jpeg', 'abcd'],
    ] as const) {
      const answer = await portal.app.inject({
        method: 'PUT',
        url: `/api/uploads/${id}/chunks/0`,
        headers: { authorization: `Bearer ${await portal.tokenOf('ola')}`, 'content-type': type },
        payload,
      });
      assert.equal(answer.statusCode, 415, type);
    }
  });

  test('eleven megabytes, nothing at all and a wrong ending are refused before a byte is sent', async () => {
    const refused = async (file: object, path: string, code: string) => {
      const answer = await announce({ sizeBytes: 100, ...file });
      assert.deepEqual([answer.status, body(answer).errors], [422, [{ path, code }]], answer.text);
    };
    await refused({ sizeBytes: attachmentLimits.bytes + 1 }, '/sizeBytes', 'TOO_LONG');
    await refused({ sizeBytes: 0 }, '/sizeBytes', 'TOO_SHORT');
    await refused({ sizeBytes: -5 }, '/sizeBytes', 'TOO_SHORT');
    await refused({ sizeBytes: 1.5 }, '/sizeBytes', 'INVALID');
    for (const name of ['faktura.pdf.exe', 'bilde.svg', 'side.HTML', 'arkiv.zip', 'x.docm', 'x.php', 'x.js '])
      await refused({ name }, '/name', 'INVALID');
    await refused({ form: 'annet' }, '/form', 'INVALID');
    assert.equal((await announce({ sizeBytes: attachmentLimits.bytes })).status, 201);
  });

  test('a name is only a name', async () => {
    for (const [given, safe] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\Users\\ola\\brev.pdf', 'brev.pdf'],
      ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie- x=1.pdf'],
      ['æøå "x".pdf', 'æøå -x-.pdf'],
      ['faktura\u202efdp.pdf', 'fakturafdp.pdf'],
      ['\u200b\u200d.png', 'vedlegg.png'],
      ['CON.pdf', '_CON.pdf'],
      ['com1', '_com1'],
      ['...', 'vedlegg'],
      ['..skjult fil', 'skjult fil'],
      ['<img src=x onerror=alert(1)>.jpg', '-img src=x onerror=alert(1)-.jpg'],
      ['😀.png', '😀.png'],
      ['a\u030angstrøm.pdf', 'ångstrøm.pdf'],
      [`${'å'.repeat(400)}.pdf`, `${'å'.repeat(116)}.pdf`],
      ['brev v.2', 'brev v.2'],
      ['%00.pdf', '-00.pdf'],
    ] as const) {
      await portal.db.deleteFrom('attachment').execute();
      const answer = await announce({ name: given, sizeBytes: 10 });
      assert.equal(body(answer).name, safe, JSON.stringify(given));
    }
  });

  test('the ending follows what the file is, whatever it was called', async () => {
    const png = await picture('png');
    assert.equal((await upload(png, 'kvittering.pdf')).name, 'kvittering.png');
    assert.equal((await upload(png, 'image')).name, 'image.png');
    assert.equal((await upload(await picture('jpeg'), 'x.JPEG')).name, 'x.JPEG');
  });

  test('a file that is none of ours is refused with the reason, and nothing of it is kept', async () => {
    const refused = await upload(Buffer.from('<svg onload="alert(1)"/>'), 'bilde.png');
    assert.deepEqual([refused.state, refused.refusal], ['refused', 'type']);
    const chunks = await portal.db.selectFrom('attachment_chunk').select('start_byte').execute();
    assert.equal(chunks.length, 0);
    assert.equal((await contentOf(refused.id)).status, 404);
    const sent = await portal.call('ola', 'POST /api/enquiries', {
      body: { ...enquiry, attachments: [refused.id] },
    });
    assert.equal(sent.status, 422);
  });

  test('five files at once; a sixth is refused, also when six come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => announce({ sizeBytes: 10 })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 201, 201, 409]);
    assert.equal(body(answers.find(({ status }) => status === 409)!).code, 'TOO_MANY_FILES');
    const six = await portal.call('ola', 'POST /api/enquiries', {
      body: { ...enquiry, attachments: Array.from({ length: 6 }, () => randomUUID()) },
    });
    assert.equal(six.status, 422);
  });

  test('after thirty files in half an hour one has to wait, removed ones counted', async () => {
    for (let count = 0; count < 30; count += 1) {
      const { id } = body(await announce({ sizeBytes: 10 }));
      await portal.call('ola', 'DELETE /api/uploads/:id', { params: { id } });
    }
    const refused = await announce({ sizeBytes: 10 });
    assert.deepEqual([refused.status, body(refused).code], [429, 'TOO_MANY_UPLOADS']);
    assert.equal((await announce({ sizeBytes: 10 }, 'kari')).status, 201);
  });

  test('a hundred megabytes in an hour; files that wait take up no more than sixty', async () => {
    const ten = { sizeBytes: attachmentLimits.bytes };
    const inForm = (place: number) => ({ ...ten, form: `new-enquiry.${randomUUID().slice(0, -1)}${place}` });
    for (let count = 0; count < 6; count += 1) assert.equal((await announce(inForm(count))).status, 201);
    const full = await announce(inForm(6));
    assert.deepEqual([full.status, body(full).code], [409, 'TOO_MANY_FILES']);
    await portal.db.deleteFrom('attachment').execute();
    for (let count = 0; count < 4; count += 1) assert.equal((await announce(inForm(count))).status, 201);
    const refused = await announce(inForm(4));
    assert.deepEqual([refused.status, body(refused).code], [429, 'TOO_MANY_UPLOADS']);
    assert.equal((await announce(ten, 'kari')).status, 201);
    // An hour later there is room again, until the day's two hundred and fifty are used.
    await sql`delete from attempt_counter where subject like 'upload-hour:%'`.execute(portal.db);
    assert.equal((await announce(inForm(5))).status, 201);
    await sql`update attempt_counter set attempts = 245 where subject like 'upload-day:%'`.execute(portal.db);
    assert.equal((await announce({ sizeBytes: 6_000_000, form: inForm(6).form })).status, 429);
  });

  test('another’s file cannot be looked at, written to, removed, or sent along', async () => {
    const ready = await upload(await picture('png'), 'x.png');
    const params = { id: ready.id };
    assert.equal((await portal.call('kari', 'GET /api/uploads/:id', { params })).status, 404);
    assert.equal((await putChunk(ready.id, 0, new Uint8Array(1), 'kari')).status, 404);
    assert.equal((await finish(ready.id, 'kari')).status, 404);
    assert.equal((await contentOf(ready.id, 'kari')).status, 404);
    assert.equal((await portal.call('kari', 'DELETE /api/uploads/:id', { params })).status, 404);
    // Not even by member service, before it is sent.
    assert.equal(
      (await portal.call('mona', 'GET /api/staff/attachments/:id/content', { params })).status,
      404,
    );
    const theft = await portal.call('kari', 'POST /api/enquiries', {
      body: { ...enquiry, attachments: [ready.id] },
    });
    assert.equal(theft.status, 422);
    assert.equal((await contentOf(ready.id)).status, 200);
  });

  test('files are sent with a reply and with an answer, each from its own form only', async () => {
    const first = body(await portal.call('ola', 'POST /api/enquiries', { body: enquiry })).id as string;
    const reply = `enquiry-reply.${first}`;
    const [theirs, ours] = [
      await upload(await picture('png'), 'a.png', 'ola', reply),
      await upload(await picture('png'), 'b.png', 'mona', reply),
    ];
    const elsewhere = await portal.call('ola', 'POST /api/enquiries', {
      body: { ...enquiry, attachments: [theirs.id] },
    });
    assert.equal(elsewhere.status, 422);
    const params = { id: first };
    await portal.call('ola', 'POST /api/enquiries/:id/messages', {
      params,
      body: { message: 'Her', attachments: [theirs.id] },
    });
    const answered = await portal.call('mona', 'POST /api/staff/enquiries/:id/answers', {
      params,
      body: { message: 'Takk', attachments: [ours.id], version: 2 },
    });
    assert.deepEqual(
      body(answered).messages.map((one: { attachments: { name: string }[] }) =>
        one.attachments.map(({ name }) => name),
      ),
      [[], ['a.png'], ['b.png']],
    );
    assert.equal((await contentOf(ours.id, 'ola')).status, 200);
    assert.equal((await contentOf(ours.id, 'kari')).status, 404);
  });

  test('what was left in the form when it was sent is not kept', async () => {
    const { id } = body(await announce({ sizeBytes: 10 }));
    await portal.call('ola', 'POST /api/enquiries', { body: enquiry });
    assert.equal((await portal.call('ola', 'GET /api/uploads/:id', { params: { id } })).status, 404);
  });

  test('a cleaning that was cut off anywhere ends with one whole file', async () => {
    const bytes = await picture('png', { width: 900, height: 700 });
    const { id } = await upload(bytes, 'x.png');
    const once = (await contentOf(id)).bytes;
    // As it was when the process was killed while the cleaned chunks were being written.
    await sql`update attachment set state = 'checking', kind = null, content_bytes = null where id = ${id}`.execute(
      portal.db,
    );
    for (let start = 0; start < bytes.length; start += chunkBytes)
      await portal.db
        .insertInto('attachment_chunk')
        .values({
          attachment_id: id,
          is_cleaned: false,
          start_byte: start,
          content: bytes.subarray(start, start + chunkBytes),
        })
        .execute();
    await sql`update attachment_chunk set content = 'half'::bytea where attachment_id = ${id} and is_cleaned`.execute(
      portal.db,
    );
    const cleaner = {
      clean: async (read: () => Promise<Uint8Array>) => ({ kind: 'png' as const, content: await read() }),
    };
    const [job] = attachmentJobs({ db: portal.db, clock: { now: () => new Date() }, cleaner });
    const run = () => job!.run({ attachmentId: id } as never, { log: console });
    await Promise.all([run(), run()]);
    await run();
    assert.equal((await uploadOf(id)).state, 'ready');
    assert.ok((await contentOf(id)).bytes.equals(bytes));
    assert.ok(once.length > 0);
  });

  test('files that were never sent are removed after fourteen days, sent ones stay', async () => {
    const sentId = (await upload(await picture('png'), 'x.png')).id;
    await portal.call('ola', 'POST /api/enquiries', { body: { ...enquiry, attachments: [sentId] } });
    const [old, young] = [
      body(await announce({ sizeBytes: 1 })).id,
      body(await announce({ sizeBytes: 1 })).id,
    ];
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    const age = (id: string, days: number) =>
      portal.db
        .updateTable('attachment')
        .set({ changed_at: daysAgo(days) })
        .where('id', '=', id)
        .execute();
    await Promise.all([age(old, 15), age(young, 13), age(sentId, 400)]);
    const jobs = attachmentJobs({
      db: portal.db,
      clock: { now: () => new Date() },
      cleaner: { clean: () => Promise.reject(new Error('not asked')) },
    });
    const forget = jobs.find(({ name }) => name === 'forget-unsent-files')!;
    await forget.run({} as never, { log: { info() {}, warn() {}, error() {} } });
    assert.equal((await portal.call('ola', 'GET /api/uploads/:id', { params: { id: old } })).status, 404);
    assert.equal((await uploadOf(young)).state, 'uploading');
    assert.equal((await contentOf(sentId)).status, 200);
  });
});
