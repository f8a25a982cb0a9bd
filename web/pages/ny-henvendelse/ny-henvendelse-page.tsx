/** `/ny-henvendelse`: write to member service, about something of one's own (`?gjelder=trekk.<id>`) or in general. */
import { useQuery } from '@tanstack/react-query';
import { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { ReferenceKey } from '#contract/enquiry-reference.ts';
import { ApiError } from '#web/api/api-error.ts';
import { referenceQuery } from '#web/api/enquiry-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { referenceOfAddress, topicOfReference } from '#web/texts/reference-words.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { AboutLine } from './about-line.tsx';
import { NyHenvendelseForm } from './ny-henvendelse-form.tsx';
import { texts } from './ny-henvendelse-texts.ts';

export function NyHenvendelsePage() {
  const { gjelder, tema } = usePageSearch();
  const key = referenceOfAddress(gjelder);
  const topic = EnquiryTopic.safeParse(tema).data ?? '';
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {key ? <FormAbout about={key} topic={topic} /> : <PlainForm topic={topic} />}
    </>
  );
}

function PlainForm({ topic }: { topic: EnquiryTopic | '' }) {
  const draft = useOpenDraft('new-enquiry');
  return draft ? (
    <NyHenvendelseForm key={draft.key} draft={draft} about={null} topic={topic} />
  ) : (
    <SkeletonForm />
  );
}

/** Each object has a draft of its own: what was begun about one charge is not sent about another. */
function FormAbout({ about, topic }: { about: ReferenceKey; topic: EnquiryTopic | '' }) {
  const query = useQuery(referenceQuery(about));
  const draft = useOpenDraft(`new-enquiry.${about.id}`);
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <NoticeBox tone="info">{texts.aboutNotFound}</NoticeBox>
        <PlainForm topic={topic} />
      </>
    );
  return (
    <QueryState query={query} skeleton={<SkeletonForm />}>
      {(reference) => (
        <>
          <AboutLine about={reference} />
          {draft ? (
            <NyHenvendelseForm
              key={draft.key}
              draft={draft}
              about={reference}
              topic={topic || topicOfReference(reference.kind)}
            />
          ) : (
            <SkeletonForm />
          )}
        </>
      )}
    </QueryState>
  );
}
