/** Papers of a meeting, each with its files to open. */
import type { ReactNode } from 'react';
import type { MeetingPaper } from '#contract/meeting-endpoints.ts';
import { call } from '#web/api/call.ts';
import { formatSize } from '#web/texts/attachment-texts.ts';
import { capitalise, formatMomentWithTime } from '#web/texts/format.ts';
import { meetingWords as texts } from '#web/texts/meeting-words.ts';
import { DownloadButton } from './download-button.tsx';

type MeetingPapersProps = {
  papers: readonly MeetingPaper[];
  label: string;
  /** Of each title: one below the heading that they are under. */
  heading: 'h3' | 'h4';
  /** Where there are none. */
  none?: string;
  /** Below each. */
  children?(paper: MeetingPaper): ReactNode;
};

export function MeetingPapers({ papers, label, heading: Heading, none, children }: MeetingPapersProps) {
  if (papers.length === 0) return none ? <p>{none}</p> : null;
  const now = new Date();
  return (
    <ul className="rows" aria-label={label}>
      {papers.map((paper) => (
        <li key={paper.id} className="row row--quiet">
          <Heading className="row__title">{paper.title}</Heading>
          <p className="row__details">
            <time dateTime={paper.addedAt}>{capitalise(formatMomentWithTime(paper.addedAt, now))}</time>
          </p>
          <ul className="meeting-files">
            {paper.files.map(({ id, name, sizeBytes }) => (
              <li key={id}>
                <DownloadButton
                  fetch={() => call('GET /api/meeting-files/:id/content', { params: { id } })}
                  saved={texts.fileSaved(name)}
                  size="sm"
                >
                  {texts.fileOpen(name)}
                </DownloadButton>{' '}
                <span className="soft">{texts.fileSize(formatSize(sizeBytes))}</span>
              </li>
            ))}
          </ul>
          {children?.(paper)}
        </li>
      ))}
    </ul>
  );
}
