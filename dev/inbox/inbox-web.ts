/** The web side of the inbox: the page, the messages as JSON, the SMS gateway and the fault switch. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InboxMessages } from './inbox-messages.ts';
import { inboxPage, inboxPagePolicy } from './inbox-page.ts';

type Options = {
  messages: InboxMessages;
  /** 0 for a free one. */
  port: number;
  isPaused(): boolean;
  pause(): Promise<void>;
  resume(): Promise<void>;
  moveClock(at: Date): Promise<void>;
};
type Answer = { status: number; type: string; body: string };

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

/** Takes what `server/adapters/sms/http-sms-sender.ts` sends; the same id twice is one message. */
function createSmsGateway(messages: InboxMessages) {
  const taken = new Set<string>();
  return async (request: http.IncomingMessage): Promise<Answer> => {
    let body = '';
    for await (const chunk of request) {
      body += chunk;
      if (body.length > 10_000) return json(413, { error: 'too large' });
    }
    const { id, to, text } = JSON.parse(body) as Record<string, unknown>;
    if (typeof id !== 'string' || typeof to !== 'string' || typeof text !== 'string') {
      return json(400, { error: 'id, to and text are needed' });
    }
    if (!taken.has(id)) messages.add({ to, channel: 'sms', subject: '', text });
    taken.add(id);
    return json(202, { id });
  };
}

/** Listens on loopback only. */
export async function startInboxWeb(options: Options): Promise<{ port: number; close(): Promise<void> }> {
  const { messages } = options;
  const takeSms = createSmsGateway(messages);

  const page = (to: string) => {
    const receivers = ['', to, ...messages.list().map((message) => message.to)].slice(0, 200);
    return inboxPage(messages.list(to), receivers, to);
  };

  async function answer(request: http.IncomingMessage): Promise<Answer> {
    // A page from elsewhere that has pointed its own name at this machine reads nothing.
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '')) return json(403, {});
    const url = new URL(request.url ?? '/', 'http://localhost');
    const to = url.searchParams.get('to') ?? '';
    switch (`${request.method} ${url.pathname}`) {
      case 'GET /':
        return { status: 200, type: 'text/html; charset=utf-8', body: page(to) };
      case 'GET /messages.json':
        return json(200, messages.list(to));
      case 'POST /sms':
        return options.isPaused() ? json(503, { error: 'paused' }) : await takeSms(request);
      case 'POST /pause':
        await options.pause();
        return json(200, { paused: true });
      case 'POST /resume':
        await options.resume();
        return json(200, { paused: false });
      case 'POST /clock': {
        const at = new Date(url.searchParams.get('at') ?? '');
        if (Number.isNaN(at.getTime())) return json(400, { error: 'at must be a moment' });
        await options.moveClock(at);
        return json(200, { at });
      }
      default:
        return json(404, { error: 'not found' });
    }
  }

  const server = http.createServer((request, response) => {
    answer(request)
      .catch((error: Error) => json(400, { error: error.message }))
      .then(({ status, type, body }) => {
        response.writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'content-security-policy': inboxPagePolicy,
        });
        response.end(body);
      });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
