/** `/henvendelser/:id`: one enquiry with its messages; just after sending, the receipt. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { enquiryQuery } from '#web/api/enquiry-queries.ts';
import { useLiveEnquiries } from '#web/api/use-live-enquiries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { usePageSearch, usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { EnquiryReceiptView } from './enquiry-receipt-view.tsx';
import { EnquiryThreadView } from './enquiry-thread-view.tsx';
import { receiptTexts, threadTexts as texts } from './henvendelser-texts.ts';

export function HenvendelsePage() {
  const { section: id = '' } = usePlace();
  const { sendt } = usePageSearch();
  useLiveEnquiries();
  const query = useQuery(enquiryQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  const isReceipt = query.data !== undefined && sendt !== undefined;
  usePageTitle(
    isMissing ? texts.notFound.title : isReceipt ? receiptTexts.title : (query.data?.subject ?? null),
  );
  useFocusOnHeading(!isReceipt);
  if (isMissing) return <NotFound />;
  if (isReceipt) return <EnquiryReceiptView enquiry={query.data} />;
  return (
    <>
      <PageHeading>{query.data?.subject ?? texts.loadingTitle}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(enquiry) => <EnquiryThreadView enquiry={enquiry} />}
      </QueryState>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageHeading>{texts.notFound.title}</PageHeading>
      <p>{texts.notFound.text}</p>
      <p>
        <PageLink to={paths.enquiries}>{texts.notFound.link}</PageLink>
      </p>
    </>
  );
}

/** From the receipt to the messages the address is nearly the same, so the frame does not move the focus. */
function useFocusOnHeading(isThread: boolean): void {
  const before = useRef(isThread);
  useEffect(() => {
    if (isThread && !before.current) document.querySelector('h1')?.focus();
    before.current = isThread;
  }, [isThread]);
}
