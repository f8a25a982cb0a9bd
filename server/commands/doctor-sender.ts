/** What the DNS says of the domain that letters come from, by the same rules as `/administrasjon/kontroll`. */
import type { CheckState } from '#contract/setup-endpoints.ts';
import { createDnsNameLookup } from '#server/adapters/dns/dns-name-lookup.ts';
import type { Config } from '#server/config/config.ts';
import { checkSenderDomain, listSenderOwners } from '#server/features/setup/going-live-service.ts';
import type { NameLookup } from '#server/ports/name-lookup.ts';
import { operationOf } from '#server/production/told-operation.ts';
import { type Finding, fault, ok, warning } from './doctor-report.ts';
import { doctorTexts as texts } from './doctor-texts.ts';

const levels: Record<CheckState, typeof ok> = { ok, look: warning, missing: fault, unknown: warning };

/** @param names the DNS of this machine unless said */
export async function checkSender(
  config: Config,
  names: NameLookup = createDnsNameLookup(),
): Promise<Finding[]> {
  const { organisation } = config;
  const checks = await checkSenderDomain({ names, operation: operationOf(config), organisation });
  return [
    ...listSenderOwners(config).map(({ domain, isOwn }) =>
      isOwn
        ? ok(texts.sender, texts.senderIsOwn(domain))
        : warning(texts.sender, texts.senderIsForeign(domain)),
    ),
    ...checks.map(({ id, state, facts }) =>
      levels[state](texts.sender, texts.senderSays(id.toUpperCase(), state, facts.join(', '))),
    ),
  ];
}
