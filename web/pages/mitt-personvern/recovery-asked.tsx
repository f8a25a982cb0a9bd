import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { myRecoveryQuery } from '#web/api/recovery-queries.ts';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { recoveryAskedTexts as texts } from './sessions-texts.ts';
import { usePrivacyAct } from './use-privacy-act.tsx';

/** Somebody has asked for a new way in: whoever is still signed in can stop it. */
export function RecoveryAsked() {
  const query = useQuery(myRecoveryQuery());
  const act = usePrivacyAct(myRecoveryQuery().queryKey, texts.stopped);
  const recovery = query.data?.recovery;
  if (!recovery) return null;
  const stop = () =>
    act.run((idempotencyKey) => call('POST /api/recovery/stops', { body: {}, idempotencyKey }));
  return (
    <>
      <NoticeBox tone="warning" title={texts.title}>
        <p>{texts.text(formatMomentWithTime(recovery.opensAt, new Date()))}</p>
        <p>
          <Button busy={act.isBusy} onClick={stop}>
            {texts.stop}
          </Button>
        </p>
      </NoticeBox>
      {act.problem}
    </>
  );
}
