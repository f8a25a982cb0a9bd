import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/profile-endpoints.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { paths } from '#web/paths.ts';
import { chapterFormTexts } from '#web/texts/chapter-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChapterForm } from '#web/ui/chapter-form.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { texts } from './mine-opplysninger-texts.ts';

const { membership } = texts;

/** The chapter, which a member changes here, and the answer on other communities. */
export function OwnChapterCard({ profile: { chapter } }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card id="membership" title={membership.title}>
      <FactList facts={[[membership.chapter, chapter ?? membership.noChapter]]} />
      <p>
        <PageLink to="/ord" hash="lokallag">
          {membership.chapterMeaning}
        </PageLink>
      </p>
      {isOpen ? (
        <ChapterChoice onSaved={() => setIsOpen(false)} />
      ) : (
        <p>
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {chapterFormTexts.open}
          </Button>
        </p>
      )}
      <p>
        <PageLink to={paths.otherCommunities}>{membership.communities}</PageLink>
      </p>
    </Card>
  );
}

/** The chapters are read when somebody wants another. */
function ChapterChoice({ onSaved }: { onSaved(): void }) {
  const query = useQuery(welcomeQuery());
  return (
    <QueryState query={query} skeleton={<SkeletonForm />}>
      {({ welcome }) => welcome && <ChapterForm welcome={welcome} onSaved={onSaved} />}
    </QueryState>
  );
}
