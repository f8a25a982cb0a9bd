/** Names of suppliers that are on this machine, `….supplier.example`, and can be made unknown. No name server is asked. */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

export type LocalNames = { setUnknown(name: string, isUnknown: boolean): void; restore(): void };

type Answered = (error: Error | null, ...found: unknown[]) => void;
const isOurs = (name: string) => name.endsWith('.supplier.example');
const notFound = (name: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND', hostname: name });

/** From now on, in this process; {@link LocalNames.restore} ends it. */
export function useLocalNames(): LocalNames {
  const unknown = new Set<string>();
  const { lookup, Resolver } = dns;
  const changed = dns as { lookup: unknown; Resolver: unknown };

  changed.lookup = (name: string, ...rest: [...options: unknown[], done: Answered]) => {
    if (!isOurs(name)) return (lookup as (...all: unknown[]) => void)(name, ...rest);
    const done = rest.at(-1) as Answered;
    const all = (rest[0] as { all?: boolean }).all === true;
    const [address, family] = ['127.0.0.1', 4];
    if (unknown.has(name)) setImmediate(done, notFound(name));
    else if (all) setImmediate(done, null, [{ address, family }]);
    else setImmediate(done, null, address, family);
  };
  // The mail library asks a name server itself first; it falls back on the lookup.
  changed.Resolver = class {
    resolve4 = (name: string, done: Answered) => void setImmediate(done, notFound(name));
    resolve6 = this.resolve4;
    cancel() {}
  };
  syncBuiltinESMExports();

  return {
    setUnknown: (name, isUnknown) => void (isUnknown ? unknown.add(name) : unknown.delete(name)),
    restore() {
      Object.assign(changed, { lookup, Resolver });
      syncBuiltinESMExports();
    },
  };
}
