import { ApiError } from '#web/api/api-error.ts';
import {
  fileFaultTexts,
  formatSize,
  attachmentTexts as texts,
  uploadStateTexts,
} from '#web/texts/attachment-texts.ts';
import { connectionTexts, problemTexts } from '#web/texts/problem-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileButton } from './attachments-field.tsx';
import type { UploadItem, Uploads } from './uploads.ts';

type UploadRowProps = { item: UploadItem; uploads: Uploads; onRemove(): void };

export function UploadRow({ item, uploads, onRemove }: UploadRowProps) {
  const { key, name, sizeBytes, sentBytes, state } = item;
  const percent = Math.floor((sentBytes / Math.max(sizeBytes, 1)) * 100);
  const isOnTheWay = state === 'uploading' || state === 'paused';
  const mayRetry = state === 'failed' && item.fault instanceof ApiError;
  return (
    <li className={`upload upload--${state}`}>
      <p className="upload__name">
        {name} <span className="upload__size">{formatSize(sizeBytes)}</span>
      </p>
      {isOnTheWay && (
        <progress aria-label={texts.progressOf(name)} max={100} value={percent} className="upload__bar" />
      )}
      {/* What goes wrong is said at once; what goes well is said by the field. */}
      <p className="upload__state" role={state === 'failed' || state === 'file-needed' ? 'alert' : undefined}>
        {wordsOf(item, percent)}
      </p>
      <div className="upload__acts">
        {state === 'file-needed' && (
          <FileButton
            label={texts.chooseAgain}
            spoken={texts.chooseAgainNamed(name)}
            onChosen={(files) => files?.[0] && uploads.chooseAgain(key, files[0])}
          />
        )}
        {mayRetry && (
          <Button
            variant="secondary"
            data-size="sm"
            aria-label={texts.retryNamed(name)}
            onClick={() => uploads.retry(key)}
          >
            {texts.retry}
          </Button>
        )}
        <Button variant="tertiary" data-size="sm" aria-label={texts.removeNamed(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

function wordsOf({ state, fault }: UploadItem, percent: number): string {
  if (fault instanceof ApiError)
    return fault.reference
      ? `${problemTexts[fault.code]} ${connectionTexts.reference(fault.reference)}`
      : problemTexts[fault.code];
  if (fault) return fileFaultTexts[fault];
  if (state === 'uploading') return uploadStateTexts.uploading(percent);
  return state === 'failed' ? fileFaultTexts.lost : uploadStateTexts[state];
}
