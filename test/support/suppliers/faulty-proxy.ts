/**
 * Stands between the portal and a supplier on this machine, and goes wrong in the ways that networks and suppliers do.
 * What it says of itself is plain TCP: nothing of the client's is looked at but where a request or a mail ends.
 */
import { once } from 'node:events';
import net from 'node:net';
import type { LocalNames } from './local-names.ts';

export const faultKinds = [
  'unknown-host',
  'refused',
  'silent',
  'dripping',
  'server-error',
  'too-many',
  'garbled',
  'cut',
] as const;
export type FaultKind = (typeof faultKinds)[number];

type Protocol = 'http' | 'smtp';
export type FaultyProxy = {
  /** As the portal is told: name and port. */
  host: string;
  /** How often the supplier has been asked since the fault began. */
  asked(): number;
  set(fault: FaultKind | null): Promise<void>;
  close(): Promise<void>;
};

const answer = (status: string, type: string, body: string, head = '') =>
  `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\n${head}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;

/** What is said, and the connection ended with it. An HTTP client is heard first; a mail server speaks first. */
const said: Record<Protocol, Partial<Record<FaultKind, string[]>>> = {
  http: {
    'server-error': [answer('500 Internal Server Error', 'text/plain', 'Error')],
    'too-many': [answer('429 Too Many Requests', 'application/json', '{}', 'retry-after: 1\r\n')],
    // One after the other: the page of somebody in between, JSON that is cut off, JSON of another kind.
    garbled: [
      answer('200 OK', 'text/html', '<html><p>Vedlikehold</p></html>'),
      answer('200 OK', 'text/html; charset=utf-8', '{"id": "x", "access_tok'),
      answer('200 OK', 'text/html', '["unexpected"]'),
    ],
  },
  smtp: {
    'server-error': ['554 5.3.0 Mail system is down\r\n'],
    'too-many': ['421 4.7.0 Too many connections, try again later\r\n'],
    garbled: [answer('200 OK', 'text/html', '<html><p>Vedlikehold</p></html>')],
  },
};
const dripMs = 25;

/**
 * @param o.target port of the supplier, on this machine
 * @param o.names where the proxy's name is known, and can be made unknown
 * @param o.isCut which requests are done and then not answered, by their first line; every one unless said
 */
export async function startFaultyProxy(o: {
  name: string;
  protocol: Protocol;
  target: number;
  names: LocalNames;
  isCut?: (requestLine: string) => boolean;
}): Promise<FaultyProxy> {
  const { protocol, names, isCut = () => true } = o;
  const name = `${o.name}.supplier.example`;
  const open = new Set<net.Socket>();
  let fault: FaultKind | null = null;
  let asked = 0;
  const keep = (socket: net.Socket) => {
    open.add(socket);
    return socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
  };

  function pass(client: net.Socket) {
    const supplier = keep(net.connect(o.target, '127.0.0.1'));
    let isLost = false;
    client.on('data', (chunk) => {
      asked += 1;
      const text = chunk.toString('latin1');
      if (fault === 'cut')
        isLost ||= protocol === 'smtp' ? text.endsWith('\r\n.\r\n') : isCut(text.split('\r\n')[0] ?? '');
      // The suppliers of this machine answer to its own name only.
      supplier.write(
        protocol === 'http'
          ? Buffer.from(text.replace(/\r\nhost: [^\r]*/i, '\r\nhost: localhost'), 'latin1')
          : chunk,
      );
    });
    supplier.on('data', (chunk) => {
      if (!isLost) return void client.write(chunk);
      // Of a mail server's answer even the beginning would say that it has taken the mail.
      const heard = protocol === 'smtp' ? 0 : Math.min(20, chunk.length - 1);
      client.write(chunk.subarray(0, heard), () => client.destroy());
      supplier.destroy();
    });
    client.on('close', () => supplier.destroy());
    supplier.on('close', () => client.end());
  }

  function drip(client: net.Socket) {
    if (protocol === 'smtp') client.write('220 mail.supplier.example\r\n');
    client.once('data', () => {
      asked += 1;
      client.write(
        protocol === 'http'
          ? 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{'
          : '250-mail\r\n',
      );
      const timer = setInterval(() => client.write(protocol === 'http' ? ' ' : '250-mail\r\n'), dripMs);
      client.on('close', () => clearInterval(timer));
    });
  }

  function say(client: net.Socket, lines: readonly string[]) {
    const end = () => {
      client.end(lines[asked % lines.length] ?? '');
      asked += 1;
    };
    if (protocol === 'smtp') end();
    else client.once('data', end);
  }

  const server = net.createServer((client) => {
    keep(client);
    const lines = fault && said[protocol][fault];
    if (lines) say(client, lines);
    else if (fault === 'dripping') drip(client);
    else if (fault === 'silent') client.on('data', () => {}).once('data', () => (asked += 1));
    else pass(client);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    hangUp();
    await closed;
  };

  return {
    host: `${name}:${port}`,
    asked: () => asked,
    async set(next) {
      fault = next;
      asked = 0;
      names.setUnknown(name, next === 'unknown-host');
      if (next === 'refused') await stop();
      else {
        hangUp();
        if (!server.listening) await listen(port);
      }
    },
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}
