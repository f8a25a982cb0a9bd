/** Another system as it could be: takes signed webhooks over HTTP, asks the API, and keeps a copy of the members. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RegisterChange } from '#contract/register-api-endpoints.ts';
import { isSignedBy } from './register-signature.ts';

export type Received = {
  id: string;
  changes: RegisterChange[];
  headers: Record<string, string>;
  body: string;
};

export async function startConsumer() {
  const copies = new Map<string, { position: number; data: unknown }>();
  const received: Received[] = [];
  const seen = new Set<string>();
  const state = {
    secrets: [] as string[],
    /** What it answers: 204 where it works, a status, or nothing at all: it is killed in the middle. */
    mood: 'works' as 'works' | 'killed' | number,
    forged: 0,
  };

  /** Whatever comes late or twice changes nothing. */
  function apply({ subject, position, member, child }: RegisterChange): void {
    if ((copies.get(subject)?.position ?? 0) >= position) return;
    copies.set(subject, { position, data: member ?? child });
  }

  function take(message: Received, response: ServerResponse): void {
    if (!isSignedBy(state.secrets, message.headers, message.body)) {
      state.forged += 1;
      response.writeHead(401).end();
      return;
    }
    if (typeof state.mood === 'number') {
      response.writeHead(state.mood).end();
      return;
    }
    received.push(message);
    const isKilled = state.mood === 'killed';
    // Killed after half of them: the rest is lost, and so is the answer.
    const changes = isKilled ? message.changes.slice(0, message.changes.length / 2) : message.changes;
    if (!seen.has(message.id)) for (const change of changes) apply(change);
    if (isKilled) {
      response.socket?.destroy();
      return;
    }
    seen.add(message.id);
    response.writeHead(204).end();
  }

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const { data } = JSON.parse(body) as { data: { changes: RegisterChange[] } };
      take({ id: headers['webhook-id'] ?? '', changes: data.changes, headers, body }, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    state,
    received,
    apply,
    /** What it holds now, by number. */
    held: () =>
      Object.fromEntries(
        [...copies].flatMap(([subject, { data }]) => (data ? [[subject, data]] : [])).sort(),
      ) as Record<string, Record<string, unknown>>,
    close: () => new Promise((done) => server.close(done)),
  };
}
export type Consumer = Awaited<ReturnType<typeof startConsumer>>;
