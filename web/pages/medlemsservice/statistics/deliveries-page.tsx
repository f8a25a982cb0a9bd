/** `/medlemsservice/leveringer`: what could not be delivered, with «prøv igjen». */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { deliveriesQuery, forgetDeliveries } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { deliveryTexts as texts } from '../frame/desk-work-texts.ts';
import { noticeKind } from '../people/desk-person-texts.ts';

export function DeliveriesPage() {
  const query = useQuery(deliveriesQuery());
  const now = new Date();
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ notices, jobs }) => (
          <>
            <h2>{texts.notices}</h2>
            {notices.length === 0 && <p>{texts.noNotices}</p>}
            <ul className="rows" aria-label={texts.notices}>
              {notices.map((notice) => (
                <li key={notice.id} className="row">
                  <h3 className="row__name">{noticeKind(notice.kind)}</h3>
                  <p>{texts.failures[notice.failure]}</p>
                  <p className="row__details">
                    <span>{texts.to(notice.personName)}</span>
                    <span>{texts.attempts(notice.attempts)}</span>
                    <span>{texts.failed(formatMomentWithTime(notice.failedAt, now))}</span>
                  </p>
                  <Retry id={notice.id} kind="deliveries" what={noticeKind(notice.kind)} />
                </li>
              ))}
            </ul>
            <h2>{texts.jobs}</h2>
            {jobs.length === 0 && <p>{texts.noJobs}</p>}
            <ul className="rows" aria-label={texts.jobs}>
              {jobs.map((job) => (
                <li key={job.id} className="row">
                  <h3 className="row__name">{job.name}</h3>
                  <p className="row__details">{texts.failed(formatMomentWithTime(job.failedAt, now))}</p>
                  <Retry id={job.id} kind="failed-jobs" what={job.name} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </DeskPage>
  );
}

function Retry({ id, kind, what }: { id: string; kind: 'deliveries' | 'failed-jobs'; what: string }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const retry = async (idempotencyKey: string) => {
    await call(`POST /api/staff/${kind}/:id/retries`, { params: { id }, idempotencyKey });
    void forgetDeliveries(client);
  };
  return (
    <>
      {problem}
      <p>
        <Button
          variant="secondary"
          data-size="sm"
          busy={isBusy}
          aria-label={texts.againFor(what)}
          onClick={() => void press(texts.again, retry, texts.begun)}
        >
          {texts.again}
        </Button>
      </p>
    </>
  );
}
