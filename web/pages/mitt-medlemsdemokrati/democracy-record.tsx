/** What is kept of what somebody has taken part in. How they voted is not. */
import type { MyDemocracy } from '#contract/meeting-endpoints.ts';
import { paths } from '#web/paths.ts';
import { capitalise, formatDate, formatMoment } from '#web/texts/format.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { isEmptyRecord, motionStates, nominationStates, texts } from './democracy-texts.ts';

export function DemocracyRecord({ answer }: { answer: MyDemocracy }) {
  const { past, motions, nominations } = answer;
  const now = new Date();
  return (
    <section aria-labelledby="record">
      <h2 id="record">{texts.record}</h2>
      <p>{isEmptyRecord(answer) ? texts.recordNone : texts.recordLead}</p>
      {past.length > 0 && (
        <>
          <h3>{texts.past}</h3>
          <ul className="rows" aria-label={texts.past}>
            {past.map(({ meetingId, unit, subject, on, isSummoned, couldVote, attendance }) => (
              <li key={meetingId} className="row row--quiet">
                <PageLink to={democracyPaths.meeting(meetingId)} className="row__link">
                  {subject}
                </PageLink>
                <p className="row__details">
                  <span>{capitalise(formatDate(on))}</span>
                  <span>{unit.name}</span>
                </p>
                <p className="row__details">
                  <span>{texts.pastSummoned(isSummoned)}</span>
                  <span>{texts.pastVote(couldVote)}</span>
                  <span>{attendance ? texts.attendance[attendance] : texts.noAttendance}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {motions.length > 0 && (
        <>
          <h3>{texts.motions}</h3>
          <ul className="rows" aria-label={texts.motions}>
            {motions.map(({ id, meetingId, title, sentAt, state }) => (
              <li key={id} className="row row--quiet">
                <p className="row__tags">
                  <StateTag tone={motionStates[state].tone}>{motionStates[state].words}</StateTag>
                </p>
                <PageLink to={democracyPaths.meeting(meetingId)} className="row__link">
                  {title}
                </PageLink>
                <p className="row__details">{texts.sent(formatMoment(sentAt, now))}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {nominations.length > 0 && (
        <>
          <h3>{texts.nominations}</h3>
          <ul className="rows" aria-label={texts.nominations}>
            {nominations.map(({ id, meetingId, role, name, sentAt, state }) => (
              <li key={id} className="row row--quiet">
                <p className="row__tags">
                  <StateTag tone={nominationStates[state].tone}>{nominationStates[state].words}</StateTag>
                </p>
                <PageLink to={democracyPaths.meeting(meetingId)} className="row__link">
                  {texts.candidacy(name, roleWords[role])}
                </PageLink>
                <p className="row__details">{texts.sent(formatMoment(sentAt, now))}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {texts.personal} <PageLink to={paths.myPrivacy}>{texts.personalLink}</PageLink>.
      </p>
    </section>
  );
}
