/** What is missing before the portal is opened to members, in the order of what hurts most. */

import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { CheckState, GoingLive, GoingLiveCheck, SetupChannel } from '#contract/setup-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Ports } from '#server/portal-ports.ts';
import { readUnits } from '../administration/unit-administration-service.ts';
import { listStaff } from '../staff-desk/staff-member-service.ts';
import { hasReceipt } from './going-live-repository.ts';
import { dkimState, dmarcState, isMadeUp, isOwnDomain, spfState, worstOf } from './sender-domain-rules.ts';
import { listSentTests } from './setup-message-repository.ts';

export type GoingLiveNeeds = Pick<
  Ports,
  'names' | 'operation' | 'organisation' | 'origin' | 'series' | 'mailReportToken' | 'vipps' | 'giroExchange'
>;

const check = (id: GoingLiveCheck['id'], state: CheckState, ...facts: string[]): GoingLiveCheck => ({
  id,
  state,
  facts,
});
const okOr = (isOk: boolean, otherwise: CheckState): CheckState => (isOk ? 'ok' : otherwise);

/** The domains that letters come from: one, or another for people who have chosen that we may say who we are. */
const senderDomains = ({ sender }: Pick<OrganisationProfile, 'sender'>): string[] => [
  ...new Set([sender.email, sender.namedEmail ?? sender.email].map((address) => address.split('@')[1]!)),
];

/** Letters from a domain that people know from no page of ours are taken for fraud. */
export function listSenderOwners({
  organisation,
  origin,
}: Pick<GoingLiveNeeds, 'organisation' | 'origin'>): { domain: string; isOwn: boolean }[] {
  const hosts = [
    new URL(origin).hostname,
    new URL(organisation.publicSite).hostname,
    organisation.memberService.email.split('@')[1]!,
  ];
  return senderDomains(organisation).map((domain) => ({ domain, isOwn: isOwnDomain(domain, hosts) }));
}

function checkSenderOwner(needs: Pick<GoingLiveNeeds, 'organisation' | 'origin'>): GoingLive['senderOwner'] {
  const owners = listSenderOwners(needs);
  const foreign = owners.filter(({ isOwn }) => !isOwn);
  const shown = foreign.length > 0 ? foreign : owners;
  return { state: okOr(foreign.length === 0, 'look'), facts: shown.map(({ domain }) => domain) };
}

/** SPF, DKIM and DMARC of the domains that letters come from. */
export async function checkSenderDomain({
  names,
  operation,
  organisation,
}: Pick<GoingLiveNeeds, 'names' | 'operation' | 'organisation'>): Promise<GoingLiveCheck[]> {
  const domains = senderDomains(organisation);
  const { dkimSelector } = operation;
  const judged = async (
    id: 'spf' | 'dkim' | 'dmarc',
    stateOf: (records: readonly string[] | null) => CheckState,
    nameOf: (domain: string) => string,
  ) => {
    const found = domains
      .map(nameOf)
      .map(async (name) => ({ name, state: stateOf(await names.texts(name)) }));
    const { state, names: worst } = worstOf(await Promise.all(found));
    return check(id, state, ...worst);
  };
  return Promise.all([
    judged('spf', spfState, (domain) => domain),
    dkimSelector === null
      ? check('dkim', 'look', ...domains)
      : judged('dkim', dkimState, (domain) => `${dkimSelector}._domainkey.${domain}`),
    judged('dmarc', dmarcState, (domain) => `_dmarc.${domain}`),
  ]);
}

async function checkUnits(db: Database): Promise<GoingLiveCheck> {
  const { units, gaps } = await readUnits(db);
  const chapters = units.filter(({ kind }) => kind === 'chapter');
  const without = chapters.filter(({ municipalities }) => municipalities.length === 0);
  if (chapters.length === 0 || without.length > 0)
    return check('units', 'missing', ...without.map(({ name }) => name));
  return check('units', okOr(gaps.length === 0, 'look'), ...gaps.map(({ place }) => place).slice(0, 10));
}

/** All checks, in their order. */
export async function lookAtGoingLive(needs: GoingLiveNeeds, db: Database): Promise<GoingLive> {
  const { operation, organisation, origin, series, mailReportToken, vipps, giroExchange } = needs;
  const sent = await listSentTests(db);
  const hasArrived = (channel: SetupChannel) =>
    sent.some((one) => one.channel === channel && one.confirmedAt !== null);
  const staff = await listStaff(db);
  const administrators = staff.filter(({ roles }) => roles.includes('administrator'));
  const hasBank = organisation.giving.avtalegiro !== null && giroExchange !== null;
  const isOwnProfile = !isMadeUp(organisation.sender.email.split('@')[1]!);
  return {
    senderOwner: checkSenderOwner(needs),
    checks: [
      check('profile', okOr(isOwnProfile, 'missing'), organisation.name),
      ...(await checkSenderDomain(needs)),
      check('public-address', okOr(origin.startsWith('https:'), 'missing'), origin),
      check('keys', okOr(operation.hasSecretApart, 'look')),
      check('numbers', okOr(series === 'real', 'missing')),
      check('strong-sign-in', okOr(operation.asksStrongSignIn, 'missing')),
      check(
        'administrators',
        okOr(administrators.length > 1, 'missing'),
        ...administrators.map((o) => o.name),
      ),
      check('mail-test', okOr(hasArrived('email'), 'missing')),
      check('sms-test', okOr(hasArrived('sms'), 'missing')),
      check('mail-reports', okOr(mailReportToken !== null, 'look')),
      check('vipps', vipps === null ? 'look' : okOr(await hasReceipt(db), 'missing')),
      check('bank', okOr(hasBank, 'look')),
      check('privacy-officer', okOr(isOwnProfile && organisation.privacyOfficer !== null, 'look')),
      await checkUnits(db),
    ],
  };
}
