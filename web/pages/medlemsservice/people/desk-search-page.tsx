/** `/medlemsservice/personer`: finds a person, with a reason that is kept. */

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { colleaguesQuery, queueCountsQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { RegisterMember } from '../corrections/register-member.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { searchTexts as texts } from './desk-person-texts.ts';
import { PersonHits } from './person-hits.tsx';
import { type FoundPersons, PersonSearchForm } from './person-search-form.tsx';

const WaitingMerges = lazy(() =>
  loadPart(() => import('./waiting-merges.tsx')).then((part) => ({ default: part.WaitingMerges })),
);

export function DeskSearchPage() {
  // Asked for whether somebody may be here at all; the search itself is only made when it is asked for.
  const { error } = useQuery(colleaguesQuery());
  const { data: counts } = useQuery(queueCountsQuery());
  const [found, setFound] = useState<FoundPersons | null>(null);
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={error}>
      <PersonSearchForm texts={texts} onFound={setFound} />
      <RegisterMember />
      {counts && counts.merges > 0 && (
        <Suspense fallback={null}>
          <WaitingMerges />
        </Suspense>
      )}
      {found && <PersonHits {...found} />}
    </DeskPage>
  );
}
