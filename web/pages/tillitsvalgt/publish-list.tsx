import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { boardMeetingTexts as texts } from './meeting-board-texts.ts';

type PublishListProps = {
  meetingId: string;
  list: 'motions' | 'candidates';
  state: { mayPublish: boolean; publishedAt: string | null };
  mayWrite: boolean;
};

/** A list is put before the members when the last day for it is over, once. */
export function PublishList({ meetingId: id, list, state, mayWrite }: PublishListProps) {
  const client = useQueryClient();
  const publish = useMutation({
    async mutationFn() {
      const idempotencyKey = crypto.randomUUID();
      await sendOnce(() =>
        call('POST /api/unit-meetings/:id/publications', { params: { id }, body: { list }, idempotencyKey }),
      );
      showToast(texts.published);
    },
    onSettled: () => forgetMeetings(client),
  });
  if (state.publishedAt)
    return (
      <p>
        <StateTag tone="success">{texts.publishedAt(state.publishedAt)}</StateTag>
      </p>
    );
  if (!state.mayPublish || !mayWrite) return <p className="soft">{texts.publishAfter}</p>;
  return (
    <>
      <p>{texts.publishHint}</p>
      <p>
        <Button busy={publish.isPending} onClick={() => publish.mutate()}>
          {texts.publish[list]}
        </Button>
      </p>
      <div role="alert">
        {publish.error && (
          <NoticeBox tone="danger">{failureOf(publish.error, texts.publish[list], []).text}</NoticeBox>
        )}
      </div>
    </>
  );
}
