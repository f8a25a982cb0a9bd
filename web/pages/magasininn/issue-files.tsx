/** An issue as files: to be saved, and to be heard where it can. */
import type { IssueOfMine } from '#contract/magazine-endpoints.ts';
import { call } from '#web/api/call.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { texts } from './magasininn-texts.ts';

const { issues: words } = texts;
type IssueProps = { issue: IssueOfMine };

export const DownloadIssue = ({ issue: { id, number } }: IssueProps) => (
  <DownloadButton
    fetch={() => call('GET /api/magazine/issues/:id/file', { params: { id } })}
    saved={words.readSaved(number)}
  >
    {words.download(number)}
  </DownloadButton>
);

export const HearIssue = ({ issue: { number, audioUrl } }: IssueProps) =>
  audioUrl && (
    <a className="ds-link" href={audioUrl}>
      {words.hear(number)}
    </a>
  );
