/** What a portal with a public address needs before anything may travel to and from it. */

import type { SettingName, SettingProblem, Settings } from './config-environment.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Plain http goes no further than this machine. */
export function isSecureOrHere(address: string, isThisMachine: boolean): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (isThisMachine && loopback.includes(hostname));
}

/**
 * @param settings of a portal with a public address
 * @returns what is missing before they are safe to use
 */
export function transportProblems(settings: Settings): SettingProblem[] {
  const addresses = Object.entries(settings).filter(
    (setting): setting is [SettingName, string] => typeof setting[1] === 'string',
  );
  const isPublic = 'Portalen har en offentlig adresse.';
  const problems = addresses
    .filter(
      ([name, value]) => /^http:/i.test(value) && !(name === 'OTEL_EXPORTER_OTLP_ENDPOINT' && isHere(value)),
    )
    .map(([name]) => problem(name, `${isPublic} Da må ${name} begynne med https.`));
  if (!settings.PROXIES)
    problems.push(
      problem(
        'PROXIES',
        `${isPublic} Sett PROXIES til antallet egne proxyer foran portalen (som regel 1). Ellers telles alle som bruker den, som én.`,
      ),
    );
  const { SMTP_URL } = settings;
  for (const name of ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL'] as const)
    if (settings[name] && !isPrivate(settings[name]))
      problems.push(
        problem(
          name,
          `${isPublic} Legg til sslmode=verify-full i ${name}, slik at det som hentes fra databasen, er kryptert på veien.`,
        ),
      );
  if (/^smtp:.*[?&]requireTLS=false/i.test(SMTP_URL) && !isHere(SMTP_URL))
    problems.push(
      problem(
        'SMTP_URL',
        `${isPublic} Ta bort requireTLS=false fra SMTP_URL, slik at e-post er kryptert på veien.`,
      ),
    );
  return problems;
}

const problem = (name: SettingName, sentence: string): SettingProblem => ({
  about: ['PUBLIC_ORIGIN', name],
  sentence,
});

/** Of a database there may be several, with commas between. */
const hostsOf = (address: string): string[] =>
  (/^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(address)?.[1] ?? '')
    .split(',')
    .map((place) => /^(\[[^\]]*\]|[^:]*)/.exec(place)![0].toLowerCase());

const isHere = (address: string): boolean => hostsOf(address).every((host) => loopback.includes(host));

/** Encrypted with the server's certificate checked, on a socket of this machine, or on the loopback address. */
function isPrivate(address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const named = query.get('host');
  const hosts = named ? [named] : hostsOf(address).map(decodeURIComponent);
  if (hosts.every((host) => host.startsWith('/') || loopback.includes(host))) return true;
  // With the older meaning of the word, `require` accepts any certificate.
  const isChecked = query.get('uselibpqcompat') !== 'true' || query.get('sslmode') === 'verify-full';
  return isChecked && ['require', 'verify-full'].includes(query.get('sslmode') ?? '');
}
