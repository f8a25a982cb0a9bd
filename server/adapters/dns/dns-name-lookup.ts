/** The DNS, as the resolver of the machine answers. */
import { Resolver } from 'node:dns/promises';
import type { NameLookup } from '#server/ports/name-lookup.ts';

const noRecords = ['ENODATA', 'ENOTFOUND'];

/** @param servers in place of those of the machine */
export function createDnsNameLookup({ timeoutMs = 3000, servers = [] as string[] } = {}): NameLookup {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async texts(name) {
      try {
        // A long record comes in parts.
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        return noRecords.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
      }
    },
  };
}
