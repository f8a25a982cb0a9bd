/** Where each matter that needs the person is settled. */
import type { Attention, AttentionCode } from '#contract/home-endpoints.ts';
import { type PageAddress, paths } from '#web/paths.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';

/** What is said in the list; that somebody is reported dead has a place of its own. */
export type ListedCode = Exclude<AttentionCode, 'DEATH_REPORTED'>;
type Listed = Attention & { code: ListedCode };
export const isListed = (matter: Attention): matter is Listed => matter.code !== 'DEATH_REPORTED';

const ways: Record<ListedCode, { to: PageAddress; search?: Record<string, string> }> = {
  RECOVERY_ASKED: { to: paths.mySessions },
  PAYMENT_FAILED: { to: paths.manageDonorAgreement },
  ANSWER_ASKED: { to: paths.childReceipt },
  EMAIL_STOPPED: { to: paths.verification },
  MAGAZINE_ALONE: { to: paths.myMagazine },
  EMAIL_UNVERIFIED: { to: paths.verification },
  PHONE_UNVERIFIED: { to: paths.verification },
  FODSELSNUMMER_MISSING: { to: paths.myDetails, search: { gi: 'nummer' } },
  OTHER_COMMUNITIES_UNSETTLED: { to: paths.otherCommunities },
  POST_RETURNED: { to: paths.myDetails, search: { endre: 'adresse' } },
  CHILD_SOON_15: { to: paths.childReceipt },
  OFFICE_OFFERED: { to: paths.representative },
  OFFICE_UNDECLARED: { to: paths.representative },
  NOMINATION_ASKED: { to: democracyPaths.mine },
  OFFICE_EXPIRING: { to: paths.representative },
};

/** With what the matter itself adds: the link of an answer that is asked for. */
export const wayTo = ({ code, link }: Listed) => ({ ...ways[code], hash: link });
