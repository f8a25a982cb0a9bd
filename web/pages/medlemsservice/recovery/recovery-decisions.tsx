import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lookRemarkLimits } from '#contract/look-values.ts';
import { type DeskRecovery, RecoveryDecision } from '#contract/recovery-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepDeskRecovery } from '#web/api/recovery-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { decisionTexts, recoveryTexts as texts } from './desk-recovery-texts.ts';

/** What can be decided as it stands: the second person's yes, a stop, another link. */
export function RecoveryDecisions({ one }: { one: DeskRecovery }) {
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  if (one.endedAt || one.state === 'lapsed') return null;
  if (open) return <Decide key={open} one={one} act={open} onDone={close} />;
  const isForOther = one.state === 'requested' && !one.isMine;
  return (
    <>
      {one.state === 'requested' && one.isMine && (
        <NoticeBox tone="info" title={texts.mineTitle}>
          <p>{texts.mine}</p>
        </NoticeBox>
      )}
      {isForOther && !one.isSignInRecent && <SignInFirst id={one.id} />}
      {one.state === 'expired' && one.linksLeft > 0 && <SendAgain one={one} />}
      <p className="actions">
        {isForOther && one.isSignInRecent && (
          <Button onClick={() => setOpen('approve')}>{texts.approve.title}</Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('refuse')}>
          {texts.refuse.title}
        </Button>
      </p>
    </>
  );
}

function SignInFirst({ id }: { id: string }) {
  const { login } = useSession();
  return (
    <NoticeBox tone="warning" title={texts.signInTitle}>
      <p>{texts.signInText}</p>
      <p>
        <Button onClick={() => void login(deskPaths.deskRecovery(id), 'login')}>{texts.signIn}</Button>
      </p>
    </NoticeBox>
  );
}

function Decide({ one, act, onDone }: { one: DeskRecovery; act: 'approve' | 'refuse'; onDone(): void }) {
  const words = texts[act];
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `recovery-${act}.${one.id}`,
    schema: RecoveryDecision,
    initial: { reason: '' },
    texts: decisionTexts,
    button: words.send,
    async send(body, idempotencyKey) {
      const request = { params: { id: one.id }, body, idempotencyKey };
      const answer =
        act === 'approve'
          ? await call('POST /api/staff/recoveries/:id/approvals', request)
          : await call('POST /api/staff/recoveries/:id/refusals', request);
      keepDeskRecovery(client, answer);
      showToast(words.done);
      onDone();
      return null;
    },
  });
  const cancel = (
    <Button variant="tertiary" onClick={onDone}>
      {texts.cancel}
    </Button>
  );
  return (
    <>
      <h2 ref={focusWhenShown} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text[one.kind]}</p>
      <AnsweredForm form={form} button={words.send} label={words.title} more={cancel}>
        <TextField label={words.reason} maxLength={lookRemarkLimits.maximum} {...form.field('reason')} />
      </AnsweredForm>
    </>
  );
}

function SendAgain({ one: { id, linksLeft } }: { one: DeskRecovery }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const send = () =>
    press(
      texts.again,
      async (idempotencyKey) => {
        const request = { params: { id }, body: {}, idempotencyKey };
        keepDeskRecovery(client, await call('POST /api/staff/recoveries/:id/links', request));
      },
      texts.againDone,
    );
  return (
    <>
      <p>{texts.linksLeft(linksLeft)}</p>
      <p>
        <Button busy={isBusy} onClick={() => void send()}>
          {texts.again}
        </Button>
      </p>
      {problem}
    </>
  );
}
