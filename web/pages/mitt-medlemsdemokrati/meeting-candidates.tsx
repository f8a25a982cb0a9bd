import type { MeetingForMember } from '#contract/meeting-endpoints.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { democracyPaths } from '#web/ui/democracy-paths.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { deadlineOf } from './democracy-texts.ts';
import { meetingTexts as texts } from './meeting-texts.ts';
import { OwnNominationRow } from './own-nomination-row.tsx';

/** Those the reader has proposed, and when the list is out, all who stand for election. */
export function MeetingCandidates({ answer }: { answer: MeetingForMember }) {
  const { id, unit, meeting, cancelReason, daysLeft, vote, isOver, ownNominations, candidates } = answer;
  const deadline = deadlineOf(daysLeft.nominations, meeting.nominationsBy);
  const isOpen = daysLeft.nominations !== null;
  return (
    <section aria-labelledby="candidates">
      <h2 id="candidates">{texts.candidates}</h2>
      {cancelReason === null && (
        <p>
          <StateTag tone={deadline.tone}>{deadline.words}</StateTag>
        </p>
      )}
      {isOpen && <p>{texts.candidatesLead}</p>}
      {isOpen && vote === 'member' && (
        <p>
          <ButtonLink to={democracyPaths.newNomination(id)}>{texts.newCandidate}</ButtonLink>
        </p>
      )}
      {ownNominations.length > 0 && (
        <>
          <h3>{texts.own.candidates}</h3>
          <ul className="rows" aria-label={texts.own.candidates}>
            {ownNominations.map((one) => (
              <OwnNominationRow
                key={one.id}
                nomination={one}
                kind={unit.kind}
                isOpen={isOpen}
                isOver={isOver}
              />
            ))}
          </ul>
        </>
      )}
      {candidates === null && !isOpen && <p>{cancelReason === null ? texts.notOut : texts.takesNothing}</p>}
      {candidates && (
        <>
          <h3>{texts.publishedCandidates}</h3>
          {candidates.length === 0 && <p>{texts.noCandidates}</p>}
          <ul className="rows" aria-label={texts.publishedCandidates}>
            {candidates.map(({ id: candidateId, role, name, reason }) => (
              <li key={candidateId} className="row row--quiet">
                <h4>{texts.candidate(name, roleWords[role])}</h4>
                <div className="letter-text">{reason}</div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
