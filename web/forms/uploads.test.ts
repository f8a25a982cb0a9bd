/** The way of files to the server, against a server that forgets answers, loses the network and says no. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { attachmentLimits, type Upload } from '#contract/attachment-endpoints.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ApiError } from '#web/api/api-error.ts';
import { OfflineError } from '#web/api/within.ts';
import type { UploadServer } from './upload-one.ts';
import { createUploads, type UploadItem, type Uploads } from './uploads.ts';

const { chunkBytes } = attachmentLimits;
const refusal = (code: ProblemCode, status = 409) => new ApiError({ status, code });

/** Does what the real one does, and what `before` makes of each call. */
function fakeServer(before: (act: string) => void = () => {}, after: (act: string) => void = () => {}) {
  const stored = new Map<string, { upload: Upload; bytes: Uint8Array }>();
  const acts: string[] = [];
  const get = (id: string) => {
    const one = stored.get(id);
    if (!one) throw refusal('NOT_FOUND', 404);
    return one;
  };
  async function act<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    acts.push(name);
    before(name);
    const answer = await work();
    after(name);
    return answer;
  }
  const server: UploadServer = {
    list: () => act('list', () => [...stored.values()].map(({ upload }) => ({ ...upload }))),
    announce: ({ name, sizeBytes }) =>
      act('announce', () => {
        const upload: Upload = {
          id: randomUUID(),
          name,
          state: 'uploading',
          refusal: null,
          announcedBytes: sizeBytes,
          receivedBytes: 0,
          kind: null,
          sizeBytes: null,
        };
        stored.set(upload.id, { upload, bytes: new Uint8Array(sizeBytes) });
        return { ...upload };
      }),
    read: (id) =>
      act('read', () => {
        const { upload } = get(id);
        if (upload.state === 'checking') Object.assign(upload, { state: 'ready', kind: 'pdf', sizeBytes: 1 });
        return { ...upload };
      }),
    putChunk: (id, start, blob) =>
      act(`put ${start / chunkBytes}`, async () => {
        const { upload, bytes } = get(id);
        const chunk = new Uint8Array(await blob.arrayBuffer());
        const former = bytes.subarray(start, start + chunk.length);
        if (start > upload.receivedBytes) throw refusal('UPLOAD_OUT_OF_STEP');
        if (start < upload.receivedBytes && !Buffer.from(former).equals(chunk))
          throw refusal('UPLOAD_OUT_OF_STEP');
        former.set(chunk);
        upload.receivedBytes = Math.max(upload.receivedBytes, start + chunk.length);
        return { ...upload };
      }),
    finish: (id) =>
      act('finish', () => {
        get(id).upload.state = 'checking';
        return { ...get(id).upload };
      }),
    remove: (id) => act('remove', () => void stored.delete(id)),
  };
  return { server, stored, acts };
}

const fileOf = (chunks: number, name = 'brev.pdf', fill = 7) =>
  new File([new Uint8Array(chunks * chunkBytes).fill(fill)], name);
const open = (server: UploadServer): Uploads =>
  createUploads(server, { wait: async () => {}, untilWorthTrying: async () => {} }, randomUUID);
async function until(uploads: Uploads, isSo: (items: readonly UploadItem[]) => boolean) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (isSo(uploads.getItems())) return uploads.getItems();
    await new Promise((later) => setTimeout(later, 2));
  }
  throw new Error(`still ${JSON.stringify(uploads.getItems().map(({ state }) => state))}`);
}
const allReady = (items: readonly UploadItem[]) =>
  items.length > 0 && items.every(({ state }) => state === 'ready');

test('two files go up one after the other, every byte of them', async () => {
  const { server, stored, acts } = fakeServer();
  const uploads = open(server);
  uploads.add([fileOf(2.5, 'a.pdf', 1), fileOf(1, 'b.pdf', 2)]);
  await until(uploads, allReady);
  assert.deepEqual(acts, [
    ...['announce', 'put 0', 'put 1', 'put 2', 'finish', 'read'],
    ...['announce', 'put 0', 'finish', 'read'],
  ]);
  assert.deepEqual(uploads.readyIds(), [...stored.keys()]);
  for (const { bytes } of stored.values()) assert.ok(bytes.every((byte) => byte > 0));
});

test('a lost network stops it for a while; a lost answer costs a chunk', async () => {
  let calls = 0;
  const paused: string[] = [];
  const { server, stored } = fakeServer(
    () => {
      calls += 1;
      if (calls % 3 === 0) throw new OfflineError();
    },
    () => {
      if (calls % 4 === 0) throw new OfflineError();
    },
  );
  const uploads = open(server);
  uploads.subscribe(() => {
    for (const { state } of uploads.getItems()) if (state === 'paused') paused.push(state);
  });
  uploads.add([fileOf(6)]);
  await until(uploads, allReady);
  assert.ok(paused.length > 0);
  assert.ok([...stored.values()].at(-1)?.bytes.every((byte) => byte === 7));
});

test('after a reload the same file is chosen again and goes on where it was; another one does not', async () => {
  let isBroken = true;
  const { server, acts } = fakeServer((act) => {
    if (isBroken && act === 'put 2') throw refusal('FORBIDDEN', 403);
  });
  const before = open(server);
  before.add([fileOf(4)]);
  await until(before, ([item]) => item?.state === 'failed');
  isBroken = false;

  const after = open(server);
  await after.restore();
  const [half] = after.getItems();
  assert.deepEqual([half?.state, half?.sentBytes], ['file-needed', 2 * chunkBytes]);
  assert.equal(after.readyIds(), null);
  acts.length = 0;
  after.chooseAgain(half?.key ?? '', fileOf(4, 'annet.pdf', 9));
  await until(after, ([item]) => item?.fault === 'other-file');
  after.chooseAgain(half?.key ?? '', fileOf(3));
  await until(after, ([item]) => item?.fault === 'other-file');
  // Chosen by the ordinary button, it is known by its name and size.
  after.add([fileOf(4)]);
  await until(after, allReady);
  assert.deepEqual(acts.slice(-6), ['read', 'put 1', 'put 2', 'put 3', 'finish', 'read']);
});

test('what waits on the server is there on another device, ready', async () => {
  const { server, stored } = fakeServer();
  const one = open(server);
  one.add([fileOf(1)]);
  await until(one, allReady);
  const other = open(server);
  await other.restore();
  await other.restore();
  assert.deepEqual(other.readyIds(), [...stored.keys()]);
});

test('no more than five; refused ones take no room; too large, empty and foreign ones are not sent', async () => {
  const { server, acts } = fakeServer();
  const uploads = open(server);
  const large = new File([new Uint8Array(attachmentLimits.bytes + 1)], 'stor.pdf');
  const left = uploads.add([large, new File([], 'tom.pdf'), fileOf(1, 'x.exe')]);
  assert.equal(left, 0);
  assert.deepEqual(
    uploads.getItems().map(({ fault }) => fault),
    ['too-large', 'empty', 'wrong-ending'],
  );
  assert.deepEqual(acts, []);
  assert.equal(uploads.add(Array.from({ length: 7 }, (_, place) => fileOf(0.001, `${place}.pdf`))), 2);
  assert.equal(uploads.readyIds(), null);
  for (const { key, state } of uploads.getItems()) if (state === 'failed') uploads.remove(key);
  await until(uploads, allReady);
  assert.equal(uploads.readyIds()?.length, 5);
});

test('a removed file stops, is gone here and there, and the next one goes on', async () => {
  const held = Promise.withResolvers<void>();
  const { server, stored } = fakeServer();
  const uploads = open({
    ...server,
    async putChunk(...chunk) {
      await held.promise;
      return server.putChunk(...chunk);
    },
  });
  uploads.add([fileOf(2, 'a.pdf'), fileOf(1, 'b.pdf')]);
  const [first] = await until(uploads, ([item]) => item?.state === 'uploading' && stored.size === 1);
  uploads.remove(first?.key ?? '');
  held.resolve();
  await until(uploads, allReady);
  assert.deepEqual(
    [...stored.values()].map(({ upload }) => upload.name),
    ['b.pdf'],
  );
});

test('a no is said, and may be tried again', async () => {
  let isRefusing = true;
  const { server } = fakeServer((act) => {
    if (isRefusing && act === 'announce') throw refusal('TOO_MANY_UPLOADS', 429);
  });
  const uploads = open(server);
  uploads.add([fileOf(1)]);
  const [item] = await until(uploads, ([one]) => one?.state === 'failed');
  assert.ok(item?.fault instanceof ApiError && item.fault.code === 'TOO_MANY_UPLOADS');
  isRefusing = false;
  uploads.retry(item?.key ?? '');
  await until(uploads, allReady);
});
