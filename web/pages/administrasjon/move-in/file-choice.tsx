import { FieldError, FieldHint } from '#web/ui/field-frame.tsx';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';

type FileChoiceProps = {
  label: string;
  hint?: string;
  error?: string | null;
  /** The one that is chosen. */
  file: File | null;
  onChosen(file: File): void;
};

/** One CSV or XLSX file. The button is ours: the browser's own speaks the language of the browser. */
export function FileChoice({ label, hint, error, file, onChosen }: FileChoiceProps) {
  const id = 'move-in-file';
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="ds-field">
      <span className="ds-label" id={`${id}-label`}>
        {label}
      </span>
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <p className="actions">
        <label className="ds-button" data-variant="secondary">
          <input
            className="ds-sr-only"
            id={id}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,.xlsm"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) onChosen(chosen);
            }}
          />
          {texts.chooseFile}
        </label>
        <span role="status">{file && texts.chosen(file.name)}</span>
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

/** How much of a file has been sent. */
export function SendProgress({ sent, of }: { sent: number; of: number }) {
  const percent = Math.floor((sent / Math.max(of, 1)) * 100);
  return (
    <div role="status">
      <progress aria-label={texts.sending} max={100} value={percent} className="upload__bar" />
      <p>{texts.sentSoFar(percent)}</p>
    </div>
  );
}
