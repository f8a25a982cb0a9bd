/** A file to keep: fetched when it is asked for, and what went wrong said beside it. */
import type { FileAnswer } from '#contract/endpoint.ts';
import { saveFile } from '#web/api/save-file.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from './button.tsx';

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
  const { press, isBusy, problem } = usePress();
  const download = () => void press(children, async () => saveFile(await fetch()), saved);
  return (
    <>
      <Button variant={variant} data-size={size} busy={isBusy} onClick={download}>
        {children}
      </Button>
      {problem}
    </>
  );
}
