/** Who is led to a page by the help by topic: what does not concern a reader is not offered. */
import type { GivingOverview } from '#contract/giving-values.ts';
import type { Me } from '#contract/session-endpoints.ts';
import { paths } from '#web/paths.ts';

type Giving = Pick<GivingOverview, 'agreement'>;

const outsiders = (me: Me) => !me.isMember;
const members = (me: Me) => me.isMember;

const isFor: Record<string, (me: Me, giving: Giving | undefined) => boolean> = {
  [paths.home]: (me) => me.isMember || me.isGuardian,
  [paths.joining]: outsiders,
  [paths.verification]: outsiders,
  [paths.welcome]: members,
  [paths.registerChild]: (me) => me.isMember && me.isAdult,
  [paths.donorAgreement]: (me, giving) => me.isAdult && giving !== undefined && !gives(giving),
  '/tillitsvalgt': (me) => me.isElected,
};

/** @param giving undefined while it is not known: a donor is not asked to become one */
export const mayUse = (to: string, me: Me | undefined, giving: Giving | undefined): boolean =>
  me === undefined || (isFor[to]?.(me, giving) ?? true);

const gives = ({ agreement }: Giving) => agreement?.state === 'active' || agreement?.state === 'paused';
