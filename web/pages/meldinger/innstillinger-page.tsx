/** `/meldinger/innstillinger`: how the person wants to be notified, by type and channel. */
import { useQuery } from '@tanstack/react-query';
import { isOptional } from '#contract/notice-kinds.ts';
import type { NoticePreferences } from '#contract/notice-preference-endpoints.ts';
import { noticePreferencesQuery } from '#web/api/notice-queries.ts';
import { paths } from '#web/paths.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { texts } from './innstillinger-texts.ts';
import { PreferenceRow } from './preference-row.tsx';
import { SenderChoice } from './sender-choice.tsx';

export function InnstillingerPage() {
  const query = useQuery(noticePreferencesQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.openPost}</p>
      <QueryState query={query} skeleton={<SkeletonForm fields={5} />}>
        {(answer) => <Preferences answer={answer} />}
      </QueryState>
      <h2>{texts.elsewhere}</h2>
      <p>
        {texts.elsewhereHelp}{' '}
        <PageLink to={paths.myDetails} search={{ endre: 'nyheter' }}>
          {texts.toDetails}
        </PageLink>
      </p>
    </>
  );
}

function Preferences({ answer }: { answer: NoticePreferences }) {
  const { preferences, hasEmail, hasPhone, isEmailStopped, isSenderNamed, smsQuietHours } = answer;
  const missing = [...(hasEmail ? [] : [texts.noEmail]), ...(hasPhone ? [] : [texts.noPhone])];
  return (
    <>
      {isEmailStopped && (
        <NoticeBox tone="warning" title={texts.stoppedTitle}>
          <p>
            {texts.stopped} <PageLink to={paths.verification}>{texts.proveAnew}</PageLink>
          </p>
        </NoticeBox>
      )}
      {missing.length > 0 && (
        <NoticeBox>
          <p>
            {missing.join(' ')} <PageLink to={paths.myDetails}>{texts.addContact}</PageLink>
          </p>
        </NoticeBox>
      )}
      {smsQuietHours && <p>{texts.quiet(smsQuietHours.from, smsQuietHours.until)}</p>}
      <section aria-labelledby="yours">
        <h2 id="yours">{texts.yours}</h2>
        <p>{texts.yoursHelp}</p>
        {preferences
          .filter(({ type }) => isOptional(type))
          .map((preference) => (
            <PreferenceRow key={preference.type} preference={preference} />
          ))}
      </section>
      <section aria-labelledby="always">
        <h2 id="always">{texts.always}</h2>
        <p>{texts.alwaysHelp}</p>
        {preferences
          .filter(({ type }) => !isOptional(type))
          .map((preference) => (
            <PreferenceRow key={preference.type} preference={preference} />
          ))}
      </section>
      {hasEmail && <SenderChoice isNamed={isSenderNamed} />}
    </>
  );
}
