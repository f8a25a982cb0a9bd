/** `/medlemsservice/personer`: finds a person, with a reason that is kept. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { colleaguesQuery } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { RegisterMember } from '../corrections/register-member.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { searchTexts as texts } from './desk-person-texts.ts';
import { PersonHits } from './person-hits.tsx';
import { type FoundPersons, PersonSearchForm } from './person-search-form.tsx';
import { WaitingMerges } from './waiting-merges.tsx';

export function DeskSearchPage() {
  // Asked for whether somebody may be here at all; the search itself is only made when it is asked for.
  const { error } = useQuery(colleaguesQuery());
  const [found, setFound] = useState<FoundPersons | null>(null);
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={error}>
      <PersonSearchForm texts={texts} onFound={setFound} />
      <RegisterMember />
      <WaitingMerges />
      {found && <PersonHits {...found} />}
    </DeskPage>
  );
}
