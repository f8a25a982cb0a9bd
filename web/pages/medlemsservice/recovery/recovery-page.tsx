/** `/medlemsservice/ny-innlogging/:id`: one who is on their way back in, for the second person to look at. */
import { useQuery } from '@tanstack/react-query';
import type { DeskRecovery } from '#contract/recovery-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { deskRecoveryQuery } from '#web/api/recovery-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import {
  endedWords,
  factWords,
  identityWords,
  kindWords,
  lostWords,
  recoveriesTexts,
  stateWords,
  recoveryTexts as texts,
} from './desk-recovery-texts.ts';
import { RecoveryDecisions } from './recovery-decisions.tsx';
import { stateTones } from './recovery-tones.ts';

export function RecoveryPage() {
  const { id = '' } = usePlace();
  const query = useQuery(deskRecoveryQuery(id));
  const isAbsent = query.error instanceof ApiError && query.error.code === 'NOT_FOUND';
  return (
    <DeskPage
      title={query.data?.name ?? recoveriesTexts.title}
      error={query.error}
      above={<PageLink to={deskPaths.deskRecoveries}>{texts.back}</PageLink>}
    >
      {isAbsent ? (
        <p>{texts.notFound}</p>
      ) : (
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(one) => (
            <>
              <p>{texts.logged}</p>
              {one.toldTo.length === 0 && !one.endedAt && (
                <NoticeBox tone="warning">{texts.notTold}</NoticeBox>
              )}
              <Card id="facts" title={texts.facts}>
                <FactList facts={factsOf(one)} isLong />
                <p>
                  {one.kind !== 'recovery' && one.enquiryId ? (
                    <PageLink to={deskPaths.deskEnquiry(one.enquiryId)}>{texts.toEnquiry}</PageLink>
                  ) : (
                    <PageLink
                      to={deskPaths.deskPerson(one.personId)}
                      {...(one.enquiryId && { search: { henvendelse: one.enquiryId } })}
                    >
                      {texts.toPerson}
                    </PageLink>
                  )}
                </p>
              </Card>
              <RecoveryDecisions one={one} />
            </>
          )}
        </QueryState>
      )}
    </DeskPage>
  );
}

function factsOf(one: DeskRecovery) {
  const at = (moment: string) => formatMomentWithTime(moment, new Date());
  const endedBy = endedWords(one);
  const isRecovery = one.kind === 'recovery';
  return [
    [texts.kind, kindWords[one.kind]],
    [
      texts.state,
      <StateTag key="state" tone={stateTones[one.state]}>
        {stateWords[one.state]}
      </StateTag>,
    ],
    [texts.startedBy, one.startedBy ?? texts.gone],
    ...(isRecovery ? [[texts.matched, one.matched.map((fact) => factWords[fact]).join(', ')] as const] : []),
    ...(one.lost ? [[texts.lost, lostWords[one.lost]] as const] : []),
    ...(one.newEmail ? [[texts.newEmail, one.newEmail] as const] : []),
    ...(one.identity ? [[texts.identity, identityWords[one.identity]] as const] : []),
    ...(one.remark ? [[isRecovery ? texts.remark : texts.reason, one.remark] as const] : []),
    ...(one.toldTo.length > 0 ? [[texts.toldTo, one.toldTo.join(', ')] as const] : []),
    [texts.approvedBy, one.approvedBy ?? texts.nobody],
    ...(one.state === 'waiting' && one.opensAt
      ? [[isRecovery ? texts.opensAt : texts.inForceAt, at(one.opensAt)] as const]
      : []),
    ...(one.expiresAt && !one.endedAt ? [[texts.expiresAt, at(one.expiresAt)] as const] : []),
    ...(endedBy ? [[texts.endedBy, endedBy] as const] : []),
    ...(one.reason ? [[texts.endReason, one.reason] as const] : []),
  ] as const;
}
