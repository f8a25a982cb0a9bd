/** A file to keep: fetched when it is asked for, and what went wrong said beside it. */
import { useState } from 'react';
import type { FileAnswer } from '#contract/endpoint.ts';
import { saveFile } from '#web/api/save-file.ts';
import { failureOf } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from './button.tsx';
import { NoticeBox } from './notice-box.tsx';

type DownloadButtonProps = {
  fetch(): Promise<FileAnswer>;
  /** Said when the browser has it. */
  saved: string;
  /** The words on the button. */
  children: string;
  variant?: 'primary' | 'secondary';
};

export function DownloadButton({ fetch, saved, children, variant = 'secondary' }: DownloadButtonProps) {
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async () => {
    setIsFetching(true);
    setProblem(null);
    try {
      saveFile(await fetch());
      showToast(saved);
    } catch (error) {
      setProblem(failureOf(error, children, []).text);
    }
    setIsFetching(false);
  };
  return (
    <>
      <Button variant={variant} busy={isFetching} onClick={() => void download()}>
        {children}
      </Button>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
    </>
  );
}
