import type { NotCountingReason } from '#contract/profile-endpoints.ts';
import { paths } from '#web/paths.ts';
import { countingTexts as texts } from '#web/texts/counting-texts.ts';
import { NoticeBox } from './notice-box.tsx';
import { PageLink } from './page-link.tsx';

/** Opens the field for the number on «Mine opplysninger». */
export const giveNumberSearch = { gi: 'nummer' };

type NotCountingProps = {
  reasons: readonly NotCountingReason[];
  level: 2 | 3;
  /** The number is given on this very page. */
  isBesideForm?: boolean;
};

/** That a member does not count for the grant, why, and what can be done about it. Empty for members who count. */
export function NotCounting({ reasons, level, isBesideForm = false }: NotCountingProps) {
  if (reasons.length === 0) return null;
  return (
    <NoticeBox title={texts.title} level={level}>
      <p>{texts.lead}</p>
      {reasons.map((reason) => (
        <p key={reason}>
          {texts.reasons[reason]}{' '}
          {!(isBesideForm && reason === 'number-missing') && <WayOn reason={reason} />}
        </p>
      ))}
    </NoticeBox>
  );
}

function WayOn({ reason }: { reason: NotCountingReason }) {
  if (reason === 'number-missing')
    return (
      <PageLink to={paths.myDetails} search={giveNumberSearch}>
        {texts.giveNumber}
      </PageLink>
    );
  if (reason === 'elsewhere') return <PageLink to={paths.otherCommunities}>{texts.settle}</PageLink>;
  return null;
}
