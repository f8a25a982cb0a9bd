import { useQuery } from '@tanstack/react-query';
import { mySignUpsQuery } from '#web/api/activity-queries.ts';
import { paths } from '#web/paths.ts';
import { signUpStateWords, signUpTones, whenWords } from '#web/texts/activity-words.ts';
import { capitalise } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { HomeRow } from './home-row.tsx';
import { texts } from './home-texts.ts';

const shown = 1;

/** The next one; an offer of a place before all others, for it has an end. */
export function ActivitiesCard() {
  const query = useQuery(mySignUpsQuery());
  return (
    <HomeRow id="activities" title={texts.activities.title} to={paths.activities} query={query}>
      {({ coming }) =>
        coming.length === 0 ? (
          <p>{texts.activities.none}</p>
        ) : (
          <>
            <ul>
              {coming
                .toSorted((a, b) => Number(b.state === 'offered') - Number(a.state === 'offered'))
                .slice(0, shown)
                .map((signUp) => (
                  <li key={signUp.id}>
                    <PageLink to={activityPaths.one(signUp.activityId)}>{signUp.title}</PageLink>
                    <br />
                    {capitalise(whenWords(signUp))}{' '}
                    {signUp.isActivityCancelled ? (
                      <StateTag tone="danger">{texts.activities.cancelled}</StateTag>
                    ) : (
                      signUp.state !== 'signed-up' && (
                        <StateTag tone={signUpTones[signUp.state]}>{signUpStateWords[signUp.state]}</StateTag>
                      )
                    )}
                  </li>
                ))}
            </ul>
            <p>
              <PageLink to={activityPaths.mine}>{texts.activities.mine(coming.length)}</PageLink>
            </p>
          </>
        )
      }
    </HomeRow>
  );
}
