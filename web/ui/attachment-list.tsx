/** Files that were sent along with a message, to be saved. */
import { useState } from 'react';
import type { MessageAttachment } from '#contract/attachment-endpoints.ts';
import { call } from '#web/api/call.ts';
import { saveFile } from '#web/api/save-file.ts';
import { formatSize, kindWords, attachmentTexts as texts } from '#web/texts/attachment-texts.ts';
import { Button } from './button.tsx';

type AttachmentListProps = {
  attachments: readonly MessageAttachment[];
  /** Member service; the look is logged. */
  isStaff?: boolean;
};

export function AttachmentList({ attachments, isStaff = false }: AttachmentListProps) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failed, setFailed] = useState<MessageAttachment | null>(null);
  if (attachments.length === 0) return null;

  const save = async (attachment: MessageAttachment) => {
    const params = { id: attachment.id };
    setBusyId(attachment.id);
    setFailed(null);
    try {
      saveFile(
        await (isStaff
          ? call('GET /api/staff/attachments/:id/content', { params })
          : call('GET /api/attachments/:id/content', { params })),
      );
    } catch {
      setFailed(attachment);
    }
    setBusyId(null);
  };

  return (
    <>
      <ul className="attachment-list" aria-label={texts.sentList}>
        {attachments.map((attachment) => (
          <li key={attachment.id}>
            <Button
              variant="tertiary"
              data-size="sm"
              busy={busyId === attachment.id}
              aria-label={texts.save(attachment.name)}
              onClick={() => void save(attachment)}
            >
              <span className="attachment-list__name">{attachment.name}</span>
            </Button>{' '}
            <span className="attachment-list__size">
              {kindWords[attachment.kind]}, {formatSize(attachment.sizeBytes)}
            </span>
          </li>
        ))}
      </ul>
      <div role="alert">{failed && <p>{texts.couldNotSave(failed.name)}</p>}</div>
    </>
  );
}
