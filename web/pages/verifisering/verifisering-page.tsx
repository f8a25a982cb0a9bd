/** `/verifisering`: the record that is already yours, and the contact points that reach you. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { RecordFound } from '#web/ui/record-found.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { ClaimSection } from './claim-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { contactPointsQuery } from './verification-queries.ts';
import { texts } from './verifisering-texts.ts';

export function VerifiseringPage() {
  const [isFound, setIsFound] = useState(false);
  const query = useQuery(contactPointsQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {isFound && <RecordFound />}
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {({ points, pending, isProven }) => (
          <>
            {!isFound && <ClaimSection isProven={isProven} onFound={() => setIsFound(true)} />}
            <ContactSection points={points} pending={pending} />
          </>
        )}
      </QueryState>
    </>
  );
}
