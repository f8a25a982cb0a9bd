/** What the DNS says of the domain that letters come from, by the same rules as `/administrasjon/kontroll`. */
import type { CheckState } from '#contract/setup-endpoints.ts';
import { createDnsNameLookup } from '#server/adapters/dns/dns-name-lookup.ts';
import type { Config } from '#server/config/config.ts';
import { checkSenderDomain, senderDomains } from '#server/features/setup/going-live-service.ts';
import { isOwnDomain } from '#server/features/setup/sender-domain-rules.ts';
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
    ...ownersOf(config),
    ...checks.map(({ id, state, facts }) =>
      levels[state](texts.sender, texts.senderSays(id.toUpperCase(), state, facts.join(', '))),
    ),
  ];
}

/** Letters from a domain that people know from no page of ours are taken for fraud. */
function ownersOf({ organisation, origin }: Config): Finding[] {
  const hosts = [
    new URL(origin).hostname,
    new URL(organisation.publicSite).hostname,
    organisation.memberService.email.split('@')[1]!,
  ];
  return senderDomains(organisation).map((domain) =>
    isOwnDomain(domain, hosts)
      ? ok(texts.sender, texts.senderIsOwn(domain))
      : warning(texts.sender, texts.senderIsForeign(domain)),
  );
}
