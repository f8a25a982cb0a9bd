/** A stand-in for Microsoft Graph on this machine: a token for the right secret, and names of accounts. */
import { createServer } from 'node:http';

export type GraphIdentity = { signInType: string; issuer: string; issuerAssignedId: string };
export type FakeGraph = {
  url: string;
  /** Names by account id. */
  names: Map<string, string>;
  /** What accounts sign in with. */
  identities: Map<string, GraphIdentity[]>;
  /** Accounts whose sign-ins were ended. */
  ended: string[];
  tokensGiven: () => number;
  /** The next requests with a token are answered with this status. */
  refuseWith(status: number | null): void;
  close(): Promise<void>;
};

export async function startFakeGraph(
  port: number,
  client: { id: string; secret: string },
): Promise<FakeGraph> {
  const names = new Map<string, string>();
  const identities = new Map<string, GraphIdentity[]>();
  const ended: string[] = [];
  let tokens = 0;
  let refusal: number | null = null;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    if (request.url === '/token') {
      const form = new URLSearchParams(text);
      const isClient = form.get('client_id') === client.id && form.get('client_secret') === client.secret;
      if (!isClient || form.get('grant_type') !== 'client_credentials')
        return response.writeHead(401).end('{}');
      tokens += 1;
      return response.end(JSON.stringify({ access_token: `token-${tokens}`, expires_in: 3600 }));
    }
    if (request.headers.authorization !== `Bearer token-${tokens}`) return response.writeHead(401).end('{}');
    if (refusal !== null) return response.writeHead(refusal).end('{}');
    const [, id, rest = ''] = /^\/v1\.0\/users\/([\w-]+)(.*)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'DELETE' && id) return response.writeHead(names.delete(id) ? 204 : 404).end();
    if (request.method === 'GET' && id && rest === '?$select=identities') {
      const found = identities.get(id);
      return response.writeHead(found ? 200 : 404).end(JSON.stringify({ identities: found }));
    }
    if (request.method === 'POST' && id && rest === '/revokeSignInSessions') {
      ended.push(id);
      return response.end('{"value":true}');
    }
    if (request.method !== 'PATCH' || !id || rest) return response.writeHead(404).end('{}');
    const change = JSON.parse(text) as { displayName?: string; identities?: GraphIdentity[] };
    if (change.displayName !== undefined) names.set(id, change.displayName);
    if (change.identities) identities.set(id, change.identities);
    return response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}`,
    names,
    identities,
    ended,
    tokensGiven: () => tokens,
    refuseWith: (status) => {
      refusal = status;
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
