import type { MeetingForMember } from '#contract/meeting-endpoints.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { deadlineOf } from './democracy-texts.ts';
import { meetingTexts as texts } from './meeting-texts.ts';
import { OwnMotionRow } from './own-motion-row.tsx';

/** One's own, and when they are out, all members'. */
export function MeetingMotions({ answer }: { answer: MeetingForMember }) {
  const { id, meeting, cancelReason, daysLeft, vote, ownMotions, motions } = answer;
  const deadline = deadlineOf(daysLeft.motions, meeting.motionsBy);
  const isOpen = daysLeft.motions !== null;
  return (
    <section aria-labelledby="motions">
      <h2 id="motions">{texts.motions}</h2>
      {cancelReason === null && (
        <p>
          <StateTag tone={deadline.tone}>{deadline.words}</StateTag>
        </p>
      )}
      {isOpen && <p>{texts.motionsLead}</p>}
      {isOpen && vote === 'member' && (
        <p>
          <ButtonLink to={democracyPaths.newMotion(id)}>{texts.newMotion}</ButtonLink>
        </p>
      )}
      {ownMotions.length > 0 && (
        <>
          <h3>{texts.own.motions}</h3>
          <ul className="rows" aria-label={texts.own.motions}>
            {ownMotions.map((motion) => (
              <OwnMotionRow key={motion.id} motion={motion} isOpen={isOpen} />
            ))}
          </ul>
        </>
      )}
      {motions === null && !isOpen && <p>{cancelReason === null ? texts.notOut : texts.takesNothing}</p>}
      {motions && (
        <>
          <h3>{texts.publishedMotions}</h3>
          {motions.length === 0 && <p>{texts.noMotions}</p>}
          <ul className="rows" aria-label={texts.publishedMotions}>
            {motions.map(({ id: motionId, title, body, reason, by }) => (
              <li key={motionId} className="row row--quiet">
                <h4>{title}</h4>
                <p className="row__details">{texts.by(by)}</p>
                <div className="letter-text">{body}</div>
                <h5 className="row__title">{texts.reason}</h5>
                <div className="letter-text">{reason}</div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
