/** What both kinds of receipt show where there is none. */
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { receiptTexts } from '#web/texts/receipt-texts.ts';
import { ButtonLink } from './button.tsx';
import { PageHeading } from './page-heading.tsx';
import { QueryState } from './query-state.tsx';
import { SkeletonForm } from './skeleton.tsx';

/** It does not exist, or is somebody else's: the same words for both. */
export function ReceiptMissing() {
  const { title, text, link } = receiptTexts.notFound;
  return (
    <>
      <PageHeading lead={text}>{title}</PageHeading>
      <p>
        <ButtonLink to={paths.manageDonorAgreement}>{link}</ButtonLink>
      </p>
    </>
  );
}

type NoReceiptYetProps = {
  query: UseQueryResult<unknown>;
  /** The heading while it is not known. */
  title: string;
  none: { title: string; text: string; link: string };
  /** Of the way on, in the page where one gives. */
  hash?: string;
};

/** In place of the newest one, while it is asked for and where there is none. */
export function NoReceiptYet({ query, title, none, hash }: NoReceiptYetProps) {
  return (
    <>
      <PageHeading>{query.data ? none.title : title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {() => (
          <>
            <p>{none.text}</p>
            <p>
              <ButtonLink to={paths.donorAgreement} hash={hash}>
                {none.link}
              </ButtonLink>
            </p>
          </>
        )}
      </QueryState>
    </>
  );
}
