/** `/medlemsservice/dodsfall/:id`: one report of a death beside the person it is about; the view is logged. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type DeathReport, deathReference } from '#contract/death-endpoints.ts';
import { formatPhoneNumber } from '#contract/values/phone-number.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { deskDeathQuery, keepDeskDeath } from '#web/pages/medlemsservice/deaths/desk-death-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatDate, formatMoment } from '#web/texts/format.ts';
import { relationWords } from '#web/texts/relation-words.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { DeathChildren } from './death-children.tsx';
import { DeathDecision } from './death-decision.tsx';
import { DeathPerson } from './death-person.tsx';
import { StoppedByDeathCard } from './death-stopped.tsx';
import { listTexts, deathTexts as texts } from './desk-death-texts.ts';

export function DeskDeathPage() {
  const { id = '' } = usePlace();
  const query = useQuery(deskDeathQuery(id));
  const back = <PageLink to={deskPaths.deskDeaths}>{texts.back}</PageLink>;
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <p>{back}</p>
        <PageHeading>{texts.notFound.title}</PageHeading>
        <p>{texts.notFound.text}</p>
      </>
    );
  const title = query.data ? texts.title(query.data.name) : texts.plainTitle;
  return (
    <DeskPage title={title} lead={texts.logged} above={back} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(report) => <Report report={report} />}
      </QueryState>
    </DeskPage>
  );
}

function Report({ report }: { report: DeathReport }) {
  const client = useQueryClient();
  const { state, decision, decidedAt, children } = report;
  const keep = (answer: DeathReport, done: string) => {
    keepDeskDeath(client, answer);
    showToast(done);
  };
  return (
    <>
      {state !== 'waiting' && decidedAt && (
        <NoticeBox tone={state === 'confirmed' ? 'info' : 'success'} title={texts.decided[state]}>
          {decision?.reason && <p>{decision.reason}</p>}
          <p>
            {decision?.by
              ? texts.decidedBy(decision.by, formatMoment(decidedAt, new Date()))
              : texts.byRegister(formatMoment(decidedAt, new Date()))}
          </p>
        </NoticeBox>
      )}
      {report.stopped && <StoppedByDeathCard stopped={report.stopped} />}
      {state === 'waiting' && report.dispute && (
        <NoticeBox tone="warning" title={texts.disputes[report.dispute].title}>
          <p>{texts.disputes[report.dispute].text}</p>
        </NoticeBox>
      )}
      <Told report={report} />
      {state === 'waiting' && (
        <>
          <DeathPerson report={report} keep={keep} />
          <DeathDecision report={report} keep={keep} />
        </>
      )}
      {children.length > 0 && <DeathChildren report={report} keep={keep} />}
    </>
  );
}

function Told({ report }: { report: DeathReport }) {
  const { name, bornOn, address, diedOn, reporter, wantsTalk, source, reportedAt } = report;
  const came = `${listTexts.sources[source]}, ${formatMoment(reportedAt, new Date())}`;
  return (
    <Card title={texts.told}>
      <FactList
        isLong
        facts={[
          [texts.name, name],
          ...(bornOn ? [[texts.bornOn, formatDate(bornOn)] as const] : []),
          ...(address ? [[texts.address, address] as const] : []),
          ...(diedOn ? [[texts.diedOn, formatDate(diedOn)] as const] : []),
          [texts.source, came],
          ...(reporter
            ? [
                [texts.reporter, reporter.name] as const,
                [texts.relation, relationWords[reporter.relation]] as const,
                [
                  texts.reach,
                  [reporter.phone && formatPhoneNumber(reporter.phone), reporter.email]
                    .filter(Boolean)
                    .join(', '),
                ] as const,
                [texts.proof, report.isProven ? texts.proven : texts.unproven] as const,
              ]
            : []),
          [texts.reference, deathReference(report.id)],
          ...(wantsTalk ? [[texts.talk, texts.wantsTalk] as const] : []),
        ]}
      />
    </Card>
  );
}
