/** Fetches a file when it is asked for, hands it to the browser, and says what went wrong. */
import { useState } from 'react';
import type { FileAnswer } from '#contract/endpoint.ts';
import { saveFile } from '#web/api/save-file.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { failureOf } from './sending.ts';

type Download<What> = {
  fetch(what: What): Promise<FileAnswer>;
  /** The words on the button, for what is said when it fails. */
  button: string;
  /** Said when the browser has it. */
  saved: string;
  onSaved?(): void;
};

export function useDownload<What = void>({ fetch, button, saved, onSaved }: Download<What>) {
  const [isFetching, setIsFetching] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (what: What) => {
    setIsFetching(true);
    setProblem(null);
    try {
      saveFile(await fetch(what));
      showToast(saved);
      onSaved?.();
    } catch (error) {
      setProblem(failureOf(error, button, []).text);
    }
    setIsFetching(false);
  };
  return { download, isFetching, problem, forget: () => setProblem(null) };
}
