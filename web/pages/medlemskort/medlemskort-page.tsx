/** `/medlemskort/:id`: says whether a membership card is valid, and nothing of whose it is. */
import { useQuery } from '@tanstack/react-query';
import { cardCheckQuery } from '#web/api/home-queries.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { texts } from './medlemskort-texts.ts';

export function MedlemskortPage() {
  const { id: code = '' } = usePlace();
  const query = useQuery(cardCheckQuery(code));
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonText lines={1} />}>
        {({ isValid }) => (
          <NoticeBox
            tone={isValid ? 'success' : 'warning'}
            title={isValid ? texts.valid : texts.notValid}
            announce="status"
          >
            <p>{isValid ? texts.validHelp : texts.notValidHelp}</p>
          </NoticeBox>
        )}
      </QueryState>
    </>
  );
}
