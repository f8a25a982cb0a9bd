import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MergeReason, type RecordMerge } from '#contract/record-merge-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { formatMoment } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ActReason } from '../corrections/act-reason.tsx';
import { OpenedForm } from '../frame/opened-form.tsx';
import { keepMerges } from './merge-queries.ts';
import { mergeFieldTexts, mergeTexts as texts } from './merge-texts.ts';
import type { MergeDeskProps } from './record-merges.tsx';

/** What has been merged, and what waits, the newest first. */
export function MergeList({ merges, ...props }: MergeDeskProps & { merges: readonly RecordMerge[] }) {
  return (
    <>
      <h3>{texts.merges}</h3>
      {merges.length === 0 && <p>{texts.none}</p>}
      {merges.length > 0 && (
        <ul className="plain-list">
          {merges.map((merge) => (
            <li key={merge.id}>
              <MergeRow merge={merge} {...props} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type RowProps = MergeDeskProps & { merge: RecordMerge };

function MergeRow({ merge, ...props }: RowProps) {
  const { kept, other, state, moved } = merge;
  const now = new Date();
  const when = (at: string | null) => (at ? formatMoment(at, now) : '');
  const names = [texts.named(other.name, other.memberNumber), kept?.name ?? texts.gone] as const;
  const isKept = kept?.id === props.personId;
  return (
    <>
      <strong>{state === 'waits' ? texts.rowWaits(...names) : texts.row(...names)}</strong>
      <FactList
        facts={[
          [texts.why, merge.reason],
          ...(state === 'merged'
            ? [
                [
                  texts.whatMoved,
                  moved.map(({ kind, count }) => texts.moved(kind, count)).join(', ') || texts.nothingMoved,
                ] as const,
              ]
            : []),
        ]}
      />
      <p className="soft">
        {texts.by(merge.by ?? texts.someone, when(merge.askedAt))}
        {merge.approvedBy && ` · ${texts.approvedBy(merge.approvedBy)}`}
      </p>
      {state === 'parted' && (
        <p className="soft">{texts.parted(merge.endedBy ?? texts.someone, when(merge.endedAt))}</p>
      )}
      {state === 'withdrawn' && (
        <p className="soft">{texts.withdrawn(merge.endedBy ?? texts.someone, when(merge.endedAt))}</p>
      )}
      {isKept && (state === 'merged' || state === 'waits') && <MergeActs merge={merge} {...props} />}
      {!isKept && kept && state === 'merged' && (
        <p>
          {texts.isClosed} <PageLink to={deskPaths.deskPerson(kept.id)}>{kept.name}</PageLink>
        </p>
      )}
    </>
  );
}

/** A colleague approves it; it is undone, or withdrawn where it waits. */
function MergeActs({ merge, personId, ground }: RowProps) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const { press, isBusy, problem } = usePress();
  const waits = merge.state === 'waits';
  const approve = async (idempotencyKey: string) => {
    const request = { params: { id: merge.id }, body: { ...ground }, idempotencyKey };
    keepMerges(client, personId, await call('POST /api/staff/record-merges/:id/approvals', request));
  };
  if (isOpen)
    return <EndForm merge={merge} personId={personId} ground={ground} onCancel={() => setIsOpen(false)} />;
  return (
    <>
      {waits && merge.isMine && <p>{texts.waitsMine}</p>}
      {problem}
      <p className="actions">
        {waits && !merge.isMine && (
          <Button busy={isBusy} onClick={() => void press(texts.approve, approve, texts.approved)}>
            {texts.approve}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {waits ? texts.withdraw : texts.undo}
        </Button>
      </p>
    </>
  );
}

function EndForm({ merge, personId, ground, onCancel }: RowProps & { onCancel(): void }) {
  const client = useQueryClient();
  const words =
    merge.state === 'waits'
      ? {
          title: texts.withdrawTitle,
          lead: texts.withdrawLead,
          send: texts.withdraw,
          done: texts.isWithdrawn,
        }
      : { title: texts.undoTitle, lead: texts.undoLead, send: texts.undo, done: texts.undone };
  const form = useAnsweredForm({
    keptAs: `part-records.${merge.id}`,
    schema: MergeReason,
    initial: { reason: '' },
    texts: mergeFieldTexts,
    button: words.send,
    idPrefix: `part-${merge.id}-`,
    async send({ reason }, idempotencyKey) {
      const answer = await call('POST /api/staff/record-merges/:id/undoings', {
        params: { id: merge.id },
        body: { reason, ...ground },
        idempotencyKey,
      });
      keepMerges(client, personId, answer);
      showToast(words.done);
      return null;
    },
  });
  return (
    <OpenedForm
      form={form}
      title={words.title}
      lead={`${words.lead} ${texts.signInNote}`}
      button={words.send}
      heading="h3"
      onCancel={onCancel}
    >
      <ActReason {...form.field('reason')} />
    </OpenedForm>
  );
}
