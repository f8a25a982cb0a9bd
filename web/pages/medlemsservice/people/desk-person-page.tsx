/** `/medlemsservice/personer/:id`: a person, from a case (`?henvendelse=`) or with a written reason (`?grunn=`). */

import { useQuery } from '@tanstack/react-query';
import { WrittenReason } from '#contract/desk-person-endpoints.ts';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import {
  colleaguesQuery,
  deskPersonQuery,
  type LookGround,
} from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { useGoTo, usePageSearch, usePlace } from '#web/ui/page-address.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { reasonFieldTexts, reasonTexts, personTexts as texts } from './desk-person-texts.ts';
import { PersonView } from './person-view.tsx';

const idPattern = /^[0-9a-f-]{36}$/;

export function DeskPersonPage() {
  const { id = '' } = usePlace();
  const { henvendelse, grunn } = usePageSearch();
  const ground: LookGround = {
    ...(idPattern.test(String(henvendelse)) && { enquiryId: String(henvendelse) }),
    ...(idPattern.test(String(grunn)) && { reasonId: String(grunn) }),
  };
  const hasGround = ground.enquiryId !== undefined || ground.reasonId !== undefined;
  const query = useQuery({ ...deskPersonQuery(id, ground), enabled: hasGround });
  const role = useQuery(colleaguesQuery());
  const code = query.error instanceof ApiError ? query.error.code : null;
  const isReasonNeeded = !hasGround || code === 'REASON_NEEDED';
  const title = isReasonNeeded ? texts.reasonTitle : query.data?.name || texts.loadingTitle;
  return (
    <DeskPage
      title={title}
      above={
        ground.enquiryId && (
          <PageLink to={deskPaths.deskEnquiry(ground.enquiryId)}>{texts.backToCase}</PageLink>
        )
      }
      tabTitle={isReasonNeeded ? title : null}
      error={query.error ?? role.error}
    >
      {isReasonNeeded ? (
        <ReasonForm personId={id} />
      ) : code === 'NOT_FOUND' ? (
        <p>{texts.notFound}</p>
      ) : (
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {(person) => <PersonView person={person} ground={ground} />}
        </QueryState>
      )}
    </DeskPage>
  );
}

function ReasonForm({ personId }: { personId: string }) {
  const navigate = useGoTo();
  const form = useAnsweredForm({
    keptAs: `look-reason.${personId}`,
    schema: WrittenReason,
    initial: { reason: '' },
    texts: reasonFieldTexts,
    button: reasonTexts.open,
    async send(body, idempotencyKey) {
      const { id: grunn } = await call('POST /api/staff/persons/:id/reasons', {
        params: { id: personId },
        body,
        idempotencyKey,
      });
      await navigate({
        to: deskPaths.deskPerson(personId),
        search: { grunn },
        replace: true,
      });
      return null;
    },
  });
  return (
    <section aria-labelledby="reason-title">
      <h2 id="reason-title">{reasonTexts.title}</h2>
      <p>{reasonTexts.lead}</p>
      <AnsweredForm form={form} button={reasonTexts.open} label={reasonTexts.title}>
        <TextArea
          label={reasonTexts.reason}
          maximum={lookRemarkLimits.maximum}
          rows={3}
          {...form.field('reason')}
        />
      </AnsweredForm>
    </section>
  );
}
