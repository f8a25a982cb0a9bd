/** One annual meeting: papers, motions and candidates. */
import type { BoardMeeting } from '#contract/meeting-board-endpoints.ts';
import { roleWords } from '#web/texts/office-words.ts';
import { StateTag } from '#web/ui/state-tag.tsx';
import { BoardPapers } from './board-papers.tsx';
import { boardMeetingTexts as texts } from './meeting-board-texts.ts';
import { PublishList } from './publish-list.tsx';

type BoardMeetingViewProps = { meeting: BoardMeeting; mayWrite: boolean };

export function BoardMeetingView({ meeting, mayWrite }: BoardMeetingViewProps) {
  const { id, subject, meeting: facts, isOver, isSent, voters, motions } = meeting;
  return (
    <section aria-labelledby={`meeting-${id}`}>
      <h2 id={`meeting-${id}`}>{subject}</h2>
      <p>
        {!isSent && <StateTag tone="warning">{texts.waiting}</StateTag>}
        {isOver && <StateTag tone="neutral">{texts.over}</StateTag>}
      </p>
      <p>{texts.when(facts.on, facts.place)}</p>
      <p>{texts.voters(voters, isOver)}</p>
      <BoardPapers meeting={meeting} mayWrite={mayWrite} />
      {motions && (
        <>
          <h3>{texts.motions}</h3>
          {!motions.mayPublish && <p>{texts.motionsUntil(facts.motionsBy)}</p>}
          {motions.motions.length === 0 && <p>{texts.noMotions}</p>}
          <ul className="rows" aria-label={texts.motions}>
            {motions.motions.map(({ id: motionId, title, body, reason, by, isNamed }) => (
              <li key={motionId} className="row row--quiet">
                <h4>{title}</h4>
                <p className="row__details">{texts.motionBy(by, isNamed)}</p>
                <div className="letter-text">{body}</div>
                <h5 className="row__title">{texts.reason}</h5>
                <div className="letter-text">{reason}</div>
              </li>
            ))}
          </ul>
          <PublishList meetingId={id} list="motions" state={motions} mayWrite={mayWrite} />
        </>
      )}
      <Candidates meeting={meeting} mayWrite={mayWrite} />
    </section>
  );
}

function Candidates({ meeting, mayWrite }: BoardMeetingViewProps) {
  const { id, meeting: facts, candidates } = meeting;
  return (
    <>
      <h3>{texts.candidates}</h3>
      {!candidates.mayPublish && <p>{texts.candidatesUntil(facts.nominationsBy)}</p>}
      <p>{candidates.candidates.length === 0 ? texts.noCandidates : texts.candidatesWho}</p>
      <ul className="rows" aria-label={texts.candidates}>
        {candidates.candidates.map(({ id: candidateId, role, name, reason, by }) => (
          <li key={candidateId} className="row row--quiet">
            <h4>{texts.candidate(name, roleWords[role])}</h4>
            <p className="row__details">{texts.candidateBy(by)}</p>
            <div className="letter-text">{reason}</div>
          </li>
        ))}
      </ul>
      <PublishList meetingId={id} list="candidates" state={candidates} mayWrite={mayWrite} />
    </>
  );
}
