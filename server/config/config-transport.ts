/** What a portal with a public address needs before anything may travel to and from it. */

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Plain http goes no further than this machine. */
export function isSecureOrHere(address: string, isThisMachine: boolean): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (isThisMachine && loopback.includes(hostname));
}

/**
 * @param settings of a portal with a public address, by their names
 * @returns what is missing, as one sentence; null where nothing is
 */
export function transportProblem(settings: Record<string, unknown>): string | null {
  const addresses = Object.entries(settings).filter(
    (setting): setting is [string, string] => typeof setting[1] === 'string',
  );
  const open = addresses.find(([, value]) => /^http:/i.test(value));
  if (open) return `Portalen har en offentlig adresse. Da må ${open[0]} begynne med https.`;
  if (!settings.PROXIES)
    return 'Portalen har en offentlig adresse. Sett PROXIES til antallet egne proxyer foran portalen (som regel 1). Ellers telles alle som bruker den, som én.';
  const database = addresses.find(([, value]) => /^(postgres(ql)?):/i.test(value) && !isPrivate(value));
  if (database)
    return `Portalen har en offentlig adresse. Legg til sslmode=verify-full i ${database[0]}, slik at det som hentes fra databasen, er kryptert på veien.`;
  if (addresses.some(([, value]) => /^smtp:.*[?&]requireTLS=false/i.test(value) && !isHere(value)))
    return 'Portalen har en offentlig adresse. Ta bort requireTLS=false fra SMTP_URL, slik at e-post er kryptert på veien.';
  return null;
}

const hostOf = (address: string): string =>
  /^\w+:\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/?#:]*)/.exec(address)?.[1]?.toLowerCase() ?? '';

const isHere = (address: string): boolean => loopback.includes(hostOf(address));

/** Encrypted with the server's certificate checked, on a socket of this machine, or on the loopback address. */
function isPrivate(address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const host = query.get('host') || decodeURIComponent(hostOf(address));
  if (host.startsWith('/') || loopback.includes(host)) return true;
  // With the older meaning of the word, `require` accepts any certificate.
  const isChecked = query.get('uselibpqcompat') !== 'true' || query.get('sslmode') === 'verify-full';
  return isChecked && ['require', 'verify-full'].includes(query.get('sslmode') ?? '');
}
