import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { forgetMeetings } from '#web/api/meeting-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
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
  const forget = () => forgetMeetings(client);
  const { press, isBusy, problem } = usePress(forget);
  const publish = async (idempotencyKey: string) => {
    const request = { params: { id }, body: { list }, idempotencyKey };
    await call('POST /api/unit-meetings/:id/publications', request);
    await forget();
  };
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
        <Button busy={isBusy} onClick={() => void press(texts.publish[list], publish, texts.published)}>
          {texts.publish[list]}
        </Button>
      </p>
      {problem}
    </>
  );
}
