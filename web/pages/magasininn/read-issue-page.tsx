/** `/magasininn/les/:id`: the digital issue, read where one is; to be saved beside it, and to be heard where it can. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FileAnswer } from '#contract/endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';
import { issueFileQuery, ownIssuesQuery } from '#web/api/magazine-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { usePlace } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { texts } from './magasininn-texts.ts';

const { reading: words, issues } = texts;

export function ReadIssuePage() {
  const { id = '' } = usePlace();
  const file = useQuery(issueFileQuery(id));
  const { data } = useQuery(ownIssuesQuery());
  const issue = data?.issues.find((one) => one.id === id);
  const isMissing = file.error instanceof ApiError && file.error.status === 404;
  const title = isMissing ? words.notFound.title : issue ? words.title(issue.number) : words.plainTitle;
  usePageTitle(title);
  return (
    <>
      <PageHeading {...(issue && !isMissing && { lead: issue.title })}>{title}</PageHeading>
      {isMissing ? (
        <p>{words.notFound.text}</p>
      ) : (
        <QueryState query={file} skeleton={<SkeletonRows />}>
          {(answer) => (
            <Reader
              file={answer}
              number={issue?.number ?? ''}
              name={title}
              audioUrl={issue?.audioUrl ?? null}
            />
          )}
        </QueryState>
      )}
    </>
  );
}

type ReaderProps = { file: FileAnswer; number: string; name: string; audioUrl: string | null };

function Reader({ file, number, name, audioUrl }: ReaderProps) {
  const address = useFileAddress(file);
  return (
    <>
      <p>{words.help}</p>
      <div className="actions">
        <DownloadButton fetch={async () => file} saved={issues.readSaved(number)}>
          {issues.download(number)}
        </DownloadButton>
        {audioUrl && (
          <a className="ds-link" href={audioUrl}>
            {issues.hear(number)}
          </a>
        )}
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
