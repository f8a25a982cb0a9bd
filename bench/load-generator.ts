/**
 * Asks one address again and again over connections that stay open, in a process of its own, and counts the answers.
 * Bare sockets: it must cost far less than the server that it measures.
 */
import { execFile } from 'node:child_process';
import net from 'node:net';
import { promisify } from 'node:util';
import { median } from './bench-table.ts';

type Order = { url: string; token: string | null; connections: number; seconds: number };
export type LoadResult = { perSecond: number; medianMs: number; p99Ms: number };

/** @throws when an answer is anything but 200 */
export async function generateLoad(order: Order): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    import.meta.filename,
    JSON.stringify(order),
  ]);
  return JSON.parse(stdout);
}

function ask({ url, token, connections, seconds }: Order): Promise<LoadResult> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const authorization = token ? `authorization: Bearer ${token}\r\n` : '';
  const request = `GET ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${authorization}\r\n`;
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let open = connections;
  return new Promise((resolve, reject) => {
    const closed = () => {
      open -= 1;
      if (open > 0) return;
      const elapsed = (performance.now() - startedAt) / 1000;
      times.sort((a, b) => a - b);
      const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0;
      resolve({ perSecond: times.length / elapsed, medianMs: median(times), p99Ms });
    };
    for (let n = 0; n < connections; n++) {
      const socket = net.connect(Number(port), hostname).setNoDelay();
      let sentAt = 0;
      let received: Buffer = Buffer.alloc(0);
      const next = () => {
        received = Buffer.alloc(0);
        sentAt = performance.now();
        if (sentAt < endsAt) socket.write(request);
        else socket.end();
      };
      socket.on('connect', next).on('close', closed).on('error', reject);
      socket.on('data', (chunk) => {
        received = received.length ? Buffer.concat([received, chunk]) : chunk;
        const length = wholeLength(received);
        if (length === null || received.length < length) return;
        if (received.toString('latin1', 9, 12) !== '200')
          return reject(new Error(`${url} answered ${received.toString('latin1', 9, 400)}`));
        times.push(performance.now() - sentAt);
        next();
      });
    }
  });
}

/** Bytes of the answer, head and body; null while the head is not all there. */
function wholeLength(received: Buffer): number | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = received.toString('latin1', 0, headEnd);
  return headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
}

if (import.meta.main) {
  const result = await ask(JSON.parse(process.argv[2]!));
  console.log(JSON.stringify(result));
  process.exit(0);
}
