/** A file to keep: fetched when it is asked for, and what went wrong said beside it. */
import type { FileAnswer } from '#contract/endpoint.ts';
import { useDownload } from '#web/forms/use-download.ts';
import { Button } from './button.tsx';
import { NoticeBox } from './notice-box.tsx';

type DownloadButtonProps = {
  fetch(): Promise<FileAnswer>;
  /** Said when the browser has it. */
  saved: string;
  /** The words on the button. */
  children: string;
  variant?: 'primary' | 'secondary';
  size?: 'sm' | 'md';
};

export function DownloadButton({
  fetch,
  saved,
  children,
  variant = 'secondary',
  size = 'md',
}: DownloadButtonProps) {
  const { download, isFetching, problem } = useDownload({ fetch, saved, button: children });
  return (
    <>
      <Button variant={variant} data-size={size} busy={isFetching} onClick={() => void download()}>
        {children}
      </Button>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
    </>
  );
}
