/**
 * What uploading costs and survives: `npm run trial:attachments -- --files=20 --kills=10 --minutes=30 --only=memory,kills`. Photographs of
 * eight megabytes (two hundred kilobytes where small), one, twenty at once
 * and twenty more, with the memory of the server and of the process that looks at files, and how long others wait
 * meanwhile; then the server is killed with SIGKILL between chunks and while files are looked at. Ends with 1 unless
 * the memory stays flat and every file that was promised is there, whole and once.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { attachmentLimits, type Upload } from '#contract/attachment-endpoints.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { createCrashPortal } from './crash-portal.ts';
import { isSmall, takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const { chunkBytes } = attachmentLimits;
const { files, kills, minutes, width, only } = takeSize(
  {
    files: { full: 20, small: 2 },
    kills: { full: 10, small: 1 },
    minutes: { full: 30, small: 5 },
    width: { full: 4400, small: 700 },
  },
  ['memory', 'kills'],
);

/** All noise: nothing of it can be packed away. */
const photograph = await sharp({
  create: {
    width,
    height: width * 0.75,
    channels: 3,
    background: 'grey',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();

function createUploader(origin: string, token: string) {
  async function ask(
    method: string,
    path: string,
    body?: object | Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const isBytes = body instanceof Uint8Array;
    const send = () =>
      fetch(`${origin}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
          ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isBytes ? body : JSON.stringify(body) }),
      });
    // A kept connection that the server closed at that moment is no answer: again, as the browser does.
    return send().catch(send);
  }
  const answer = async (response: Response): Promise<Upload> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Upload;
  };
  return {
    announce: async (form: string) =>
      answer(await ask('POST', 'uploads', { form, name: 'foto.jpg', sizeBytes: photograph.length })),
    read: async (id: string) => answer(await ask('GET', `uploads/${id}`)),
    /** From where the server is; until it is looked at. */
    async goOn(id: string): Promise<Upload> {
      let upload = await this.read(id);
      while (upload.state === 'uploading' && upload.receivedBytes < photograph.length) {
        const start = upload.receivedBytes;
        const chunk = new Uint8Array(photograph.subarray(start, start + chunkBytes));
        upload = await answer(await ask('PUT', `uploads/${id}/chunks/${start}`, chunk));
      }
      if (upload.state === 'uploading') upload = await answer(await ask('POST', `uploads/${id}/finish`));
      while (upload.state === 'checking') {
        await delay(200);
        upload = await this.read(id);
      }
      return upload;
    },
    content: async (id: string) =>
      Buffer.from(await (await ask('GET', `attachments/${id}/content`)).arrayBuffer()),
    remove: (id: string) => ask('DELETE', `uploads/${id}`),
  };
}
type Uploader = ReturnType<typeof createUploader>;

const megabytesOf = (processId: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const childrenOf = (processId: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        return new RegExp(`^PPid:\\s+${processId}$`, 'm').test(readFileSync(`/proc/${id}/status`, 'utf8'));
      } catch {
        return false;
      }
    });

async function measure(what: string, origin: string, processId: number, uploader: Uploader, count: number) {
  const atRest = megabytesOf(processId);
  const highest = { server: 0, cleaning: 0, waitMs: 0 };
  const watching = new AbortController();
  const watch = (async () => {
    while (!watching.signal.aborted) {
      highest.server = Math.max(highest.server, megabytesOf(processId));
      for (const child of childrenOf(processId))
        try {
          highest.cleaning = Math.max(highest.cleaning, megabytesOf(child));
        } catch {}
      const begun = performance.now();
      await fetch(`${origin}/readyz`).catch(() => {});
      highest.waitMs = Math.max(highest.waitMs, performance.now() - begun);
      await delay(20);
    }
  })();
  const begun = performance.now();
  const ids = await Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const form = `enquiry-reply.00000000-0000-4000-8000-${String(Math.floor(place / 5)).padStart(12, '0')}`;
      const { id } = await uploader.announce(form);
      const { state } = await uploader.goOn(id);
      if (state !== 'ready') throw new Error(`A photograph became ${state}`);
      return id;
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  watching.abort();
  await watch;
  for (const id of ids) await uploader.remove(id);
  return { what, atRest, ...highest, seconds };
}

async function measureMemory() {
  const portal = await startBenchPortal();
  try {
    const uploaderOf = async ({ email }: { email: string }) => {
      const { origin, readCode } = portal;
      const tokens = await signInForTokens({ origin, identifier: email, readCode: () => readCode(email) });
      return createUploader(origin, tokens.accessToken);
    };
    const { origin, processId } = portal;
    const one = await measure('1 file', origin, processId, await uploaderOf(demoAccounts.ola), 1);
    const many = await measure(
      `${files} at once`,
      origin,
      processId,
      await uploaderOf(demoAccounts.kari),
      files,
    );
    const more = await measure(
      `${files} more at once`,
      origin,
      processId,
      await uploaderOf(demoAccounts.jon),
      files,
    );
    return [one, many, more] as const;
  } finally {
    await portal.stop();
  }
}

async function killBetweenChunks() {
  const portal = await createCrashPortal(null);
  let [lost, torn] = [0, 0];
  try {
    portal.start();
    await portal.untilReady();
    const { email } = demoAccounts.ola;
    const tokens = await signInForTokens({
      origin: portal.origin,
      identifier: email,
      readCode: () => portal.readCode(email),
    });
    const uploader = createUploader(portal.origin, tokens.accessToken);
    let first: Buffer | null = null;
    for (let round = 0; round < kills; round += 1) {
      const { id } = await uploader.announce('new-enquiry');
      const going = uploader.goOn(id).catch(() => null);
      await Promise.race([delay(randomInt(100, 2500)), going]);
      const before = await uploader.read(id).catch(() => null);
      await portal.kill();
      await going;
      portal.start();
      await portal.untilReady();
      if ((await uploader.read(id)).receivedBytes < (before?.receivedBytes ?? 0)) lost += 1;
      const done = await uploader.goOn(id);
      const content = await uploader.content(id);
      first ??= content;
      if (done.state !== 'ready' || !content.equals(first)) torn += 1;
      await uploader.remove(id);
    }
  } finally {
    await portal.kill();
    await portal.remove();
  }
  return { lost, torn };
}

endAfterMinutes(minutes);
const figure = (value: number) => value.toFixed(0);
console.log(`Photographs of ${(photograph.length / 1e6).toFixed(1)} MB. ${machine()}\n`);
let isKept = true;
if (only.includes('memory')) {
  const memory = await measureMemory();
  printTable(
    ['', 'at rest MB', 'server MB', 'cleaning MB', 'longest wait ms', 'seconds'],
    memory.map(({ what, atRest, server, cleaning, waitMs, seconds }) => [
      what,
      ...[atRest, server, cleaning, waitMs, seconds].map(figure),
    ]),
  );
  const [, many, more] = memory;
  // The embedded database fills its own buffers the first time; from then on nothing may grow.
  isKept = isSmall || (more.server - many.server < 100 && more.cleaning - many.cleaning < 100);
}
if (only.includes('kills')) {
  const { lost, torn } = await killBetweenChunks();
  console.log('');
  printTable(
    ['killed', 'received bytes lost', 'files torn'],
    [[`${kills} times`, String(lost), String(torn)]],
  );
  isKept &&= lost + torn === 0;
}
endWithVerdict(isKept, 'memory is flat, no received byte is lost, and no file is torn.');
