/** `/mine-opplysninger`: what we have of the person, and how it is changed. */
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/api/profile-queries.ts';
import { useOpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { ChapterContactCard } from '#web/ui/chapter-contact-card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { ContactCard } from './contact-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { texts } from './mine-opplysninger-texts.ts';
import { OwnChapterCard } from './own-chapter-card.tsx';
import { ProfileEditor } from './profile-editor.tsx';

export function MineOpplysningerPage() {
  const query = useQuery(profileQuery());
  const draft = useOpenDraft('profile');
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {(profile) => (
          <>
            <IdentityCard profile={profile} />
            <ContactCard profile={profile} />
            {profile.isMember && <OwnChapterCard profile={profile} />}
            {draft ? <ProfileEditor key={draft.key} draft={draft} profile={profile} /> : <SkeletonForm />}
            {profile.isMember && <ChapterContactCard />}
            {profile.isMember && (
              <p>
                <PageLink to={paths.leaving}>{texts.leave}</PageLink>
              </p>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
