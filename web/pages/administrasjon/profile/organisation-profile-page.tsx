/** `/administrasjon/profil`: the profile of the organisation, its draft, and its versions. */
import { useQuery } from '@tanstack/react-query';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { saveFile } from '#web/api/save-file.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AdministrationPage } from '../administration-page.tsx';
import { administrationPaths } from '../administration-paths.ts';
import { unitsQuery } from '../administration-queries.ts';
import { SignInAgain } from '../sign-in-again.tsx';
import { profileVersionsQuery } from './organisation-profile-queries.ts';
import { ProfileDraftCard } from './profile-draft-card.tsx';
import { sectionIds } from './profile-fields.ts';
import { ProfileSection } from './profile-section.tsx';
import { profileTexts as texts } from './profile-texts.ts';
import { ProfileVersionList } from './profile-version-list.tsx';

export function OrganisationProfilePage() {
  const query = useQuery(profileVersionsQuery());
  return (
    <AdministrationPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(versions) => <WholeProfile versions={versions} />}
      </QueryState>
    </AdministrationPage>
  );
}

const nextShown = (next: number | null, wordsFrom: string | null): string => {
  if (next === null) return texts.noNext;
  return wordsFrom ? texts.nextFrom(next, formatDate(wordsFrom)) : texts.version(next);
};

function WholeProfile({ versions }: { versions: ProfileVersions }) {
  const { source, running, next, nextWordsFrom, isRestartDue, base, draft, isSignInRecent } = versions;
  const shown = draft?.profile ?? base;
  const { data } = useQuery(unitsQuery());
  const units = (data?.units ?? []).filter(({ closedOn }) => closedOn === null);
  const save = () =>
    saveFile({
      name: texts.downloadName,
      type: 'application/json',
      content: new TextEncoder().encode(`${JSON.stringify(base, null, 2)}\n`),
    });
  return (
    <>
      <NoticeBox title={texts.source[source].title}>
        <p>{texts.source[source].text}</p>
      </NoticeBox>
      {isRestartDue && nextWordsFrom && (
        <NoticeBox tone="warning" title={texts.restartDue.title}>
          <p>{texts.restartDue.text(formatDate(nextWordsFrom))}</p>
        </NoticeBox>
      )}
      <FactList
        isLong
        facts={[
          [texts.now, running.number === null ? texts.asFile : texts.version(running.number)],
          [texts.next, nextShown(next, nextWordsFrom)],
        ]}
      />
      <p>
        <Button variant="secondary" onClick={save}>
          {texts.download}
        </Button>
      </p>
      {draft && source === 'database' && (
        <>
          {!isSignInRecent && draft.isToPublish && <SignInAgain to={administrationPaths.profile} />}
          <ProfileDraftCard draft={draft} base={base} units={units} />
        </>
      )}
      <h2>{texts.sections}</h2>
      {sectionIds.map((section) => (
        <ProfileSection
          key={section}
          section={section}
          profile={shown}
          draft={draft}
          units={units}
          isWritable={source === 'database'}
        />
      ))}
      <ProfileVersionList
        versions={versions.versions.filter(({ state }) => state !== 'draft')}
        mayGoBack={source === 'database' && draft === null}
      />
    </>
  );
}
