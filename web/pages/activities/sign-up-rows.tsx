import type { MySignUp } from '#contract/activity-endpoints.ts';
import { signUpStateWords, signUpTones, whenWords, whereWords } from '#web/texts/activity-words.ts';
import { capitalise } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { mineTexts as texts } from './activities-texts.ts';

type SignUpRowsProps = {
  signUps: readonly MySignUp[];
  label: string;
  /** All of it is over: how it stood is no news. */
  isPast?: boolean;
};

export function SignUpRows({ signUps, label, isPast = false }: SignUpRowsProps) {
  if (signUps.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="rows" aria-label={label}>
      {signUps.map((signUp) => (
        <li className={signUp.state === 'offered' ? 'row row--new' : 'row'} key={signUp.id}>
          {(!isPast || signUp.isActivityCancelled) && (
            <p className="row__tags">
              {signUp.isActivityCancelled ? (
                <StateTag tone="danger">{texts.cancelled}</StateTag>
              ) : (
                <StateTag tone={signUpTones[signUp.state]}>{signUpStateWords[signUp.state]}</StateTag>
              )}
            </p>
          )}
          <PageLink to={activityPaths.one(signUp.activityId)} className="row__link">
            {signUp.title}
          </PageLink>
          <p className="row__details">
            <span>{capitalise(whenWords(signUp))}</span>
            <span>{whereWords(signUp)}</span>
            {signUp.seats > 1 && <span>{texts.people(signUp.seats)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
