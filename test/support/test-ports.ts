/** The ports of a portal under test: nothing is behind them but what a test puts there. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { Ports } from '#server/portal-ports.ts';
import type { Erasure } from '#server/ports/erasure-list.ts';
import type { LogHead } from '#server/ports/log-heads.ts';
import { formats } from '#server/production/formats.ts';
import demoOrganisation from '../../organisation-profile.json' with { type: 'json' };

/** A list in memory in place of a file. */
function memoryList<One>() {
  const kept: One[] = [];
  return { add: async (one: One) => void kept.push(one), all: async () => kept };
}

export const testPorts = (given: Pick<Ports, 'db' | 'clock'> & Partial<Ports>): Ports => ({
  formats,
  log: { warn() {} },
  jobs: { enqueue: async () => {} },
  organisation: demoOrganisation as OrganisationProfile,
  profileSource: { kind: 'database', asWritten: demoOrganisation as OrganisationProfile },
  origin: 'https://minside.example',
  secret: Buffer.alloc(32, 7),
  series: 'synthetic',
  rails: ['vipps'],
  mail: { send: async () => {} },
  sms: { send: async () => {} },
  names: { texts: async () => null },
  operation: { dkimSelector: null, asksStrongSignIn: false, hasSecretApart: false },
  webhookSender: { send: async () => ({ status: 204 }) },
  mailReportToken: null,
  cleaner: { clean: async () => ({ refusal: 'damaged' }) },
  vipps: null,
  settlements: null,
  giroExchange: null,
  statementExchange: null,
  accountNames: null,
  accountRemoval: null,
  sessionEnding: null,
  identifiers: null,
  outside: null,
  erasures: memoryList<Erasure>(),
  logHeads: memoryList<LogHead>(),
  ...given,
});
