/** The PDF of an issue, read in the page where the browser can show it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { IssueOfMine } from '#contract/magazine-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { issueFileQuery } from '#web/api/magazine-queries.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HearIssue } from './issue-files.tsx';
import { texts } from './magasininn-texts.ts';

const { reading: words, issues } = texts;

type IssueReaderProps = { id: string; issue: IssueOfMine | null; name: string };

/** Shown where the issue has no articles. */
export function IssueReader({ id, issue, name }: IssueReaderProps) {
  const query = useQuery(issueFileQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  if (isMissing) return <p>{words.notFound.text}</p>;
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {(file) => <Reader file={file} issue={issue} name={name} />}
    </QueryState>
  );
}

type ReaderProps = { file: FileAnswer; issue: IssueOfMine | null; name: string };

function Reader({ file, issue, name }: ReaderProps) {
  const number = issue?.number ?? '';
  const address = useFileAddress(file);
  return (
    <>
      <p>{words.help}</p>
      <div className="actions">
        <DownloadButton fetch={async () => file} saved={issues.readSaved(number)}>
          {issues.download(number)}
        </DownloadButton>
        {issue && <HearIssue issue={issue} />}
      </div>
      {navigator.pdfViewerEnabled ? (
        address && (
          <>
            {/* No browser tells a page whether its viewer has shown anything: the other ways stand beside it. */}
            <p>
              {words.notShown}{' '}
              <a className="ds-link" href={address} target="_blank" rel="noopener">
                {words.newTab(name)}
              </a>
            </p>
            <iframe className="reader" title={words.frame(name)} src={address} />
          </>
        )
      ) : (
        <NoticeBox tone="info">{words.noViewer}</NoticeBox>
      )}
    </>
  );
}

/** The file as the browser can show it, for as long as it is on the screen. */
function useFileAddress({ content, type }: FileAnswer): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content as Uint8Array<ArrayBuffer>], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return address;
}
