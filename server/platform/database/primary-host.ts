/**
 * Several hosts in one address, as libpq has them: `postgres://user:password@one:5432,two:5432/portal`. Each connection goes to
 * the one that takes writes (`target_session_attrs=read-write`, the default with several), so a failover needs no new setting.
 */
import pg from 'pg';

type Host = { host: string; port: number };

const defaultPort = 5432;
const connectMs = 2_000;
/** A failover is seen after this; until then new connections need no question. */
const freshMs = 1_000;
const several = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*,[^/?#@]*)(.*)$/;

/** The address of each host in it; one where there is one. */
export function addressesOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = several.exec(address) ?? [];
  return hosts ? hosts.split(',').map((host) => before + host + after) : [address];
}

/** @returns what the driver understands: the first host, without the word that it does not know */
export function firstAddressOf(address: string): string {
  return addressesOf(address)[0]!.replace(/([?&])target_session_attrs=[\w-]*(&|$)/, (_all, mark, rest) =>
    rest ? mark : '',
  );
}

async function takesWrites(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectMs });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return !rows[0]!.standby;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Finds the host that takes writes: the former one is asked first, and all who ask at the same time share the answer.
 * @returns null where the address has one host
 */
export function createPrimaryFinder(address: string): (() => Promise<Host>) | null {
  const addresses = addressesOf(address);
  if (addresses.length === 1) return null;
  const candidates = addresses.map(firstAddressOf);
  let finding: Promise<Host> | null = null;

  async function find(): Promise<Host> {
    // Of DATABASE_URL or DATABASE_LISTEN_URL; never the whole address, which holds the password.
    const hosts = candidates.map((one) => new URL(one).host).join(', ');
    let problem: unknown = new Error(`none of ${hosts} takes writes: all are standbys`);
    for (const candidate of candidates)
      try {
        if (!(await takesWrites(candidate))) continue;
        candidates.splice(candidates.indexOf(candidate), 1);
        candidates.unshift(candidate);
        const { hostname, port } = new URL(candidate);
        return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || defaultPort };
      } catch (error) {
        problem = error;
      }
    throw problem;
  }
  return () => {
    finding ??= find().finally(() => {
      setTimeout(() => {
        finding = null;
      }, freshMs).unref();
    });
    return finding;
  };
}

/** The same client, which asks for its host first. */
export function onPrimary(Client: typeof pg.Client, find: () => Promise<Host>): typeof pg.Client {
  return class extends Client {
    // biome-ignore lint/suspicious/noExplicitAny: pg's overloads cannot be expressed by one override
    override connect(done?: any): any {
      const connected = find().then((place) => {
        Object.assign(this, place);
        return super.connect();
      });
      if (!done) return connected;
      connected.then(() => done(), done);
    }
  };
}
