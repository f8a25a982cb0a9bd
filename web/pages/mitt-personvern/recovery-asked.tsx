import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { myRecoveryQuery } from '#web/api/recovery-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { recoveryAskedTexts as texts } from './sessions-texts.ts';

/** A recovery has been requested: a user who is still signed in can stop it. */
export function RecoveryAsked() {
  const query = useQuery(myRecoveryQuery());
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const recovery = query.data?.recovery;
  if (!recovery) return null;
  const stop = () =>
    press(
      texts.stop,
      async (idempotencyKey) => {
        const answer = await call('POST /api/recovery/stops', { body: {}, idempotencyKey });
        keepAnswer(client, myRecoveryQuery().queryKey, answer);
      },
      texts.stopped,
    );
  return (
    <>
      <NoticeBox tone="warning" title={texts.title}>
        <p>{texts.text(formatMomentWithTime(recovery.opensAt, new Date()))}</p>
        <p>
          <Button busy={isBusy} onClick={() => void stop()}>
            {texts.stop}
          </Button>
        </p>
      </NoticeBox>
      {problem}
    </>
  );
}
