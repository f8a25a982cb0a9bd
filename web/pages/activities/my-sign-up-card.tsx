import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ActivityDetail, MyActivity, SignUp } from '#contract/activity-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAsking } from '#web/api/use-asking.ts';
import { longDayOf } from '#web/texts/activity-words.ts';
import { formatMomentWithTime, formatTime, kroner } from '#web/texts/format.ts';
import { ApprovalStep } from '#web/ui/approval-step.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { detailTexts } from './activities-texts.ts';
import { CancelSignUp } from './cancel-sign-up.tsx';
import { mySignUpTexts as texts } from './sign-up-texts.ts';
import { type SignUpAct, useSignUpAct } from './use-sign-up-act.ts';

const placeId = 'pamelding';

type CardProps = {
  activity: ActivityDetail;
  mine: MyActivity;
  signUp: SignUp;
  /** The sign-up has just been sent: the page goes on to Vipps. */
  goesOn: boolean;
};

export function MySignUpCard({ activity, mine, signUp, goesOn }: CardProps) {
  const client = useQueryClient();
  const { busy, problem, act } = useSignUpAct();
  const [paysAgain, setPaysAgain] = useState(false);
  const { id, state, heldUntil, participants, answers, payment, amountOre, queueNumber } = signUp;
  const isPaying = state === 'awaiting-payment';
  useAsking(isPaying ? id : null, async (waitingId) => {
    await call('POST /api/sign-ups/:id/checks', { params: { id: waitingId } });
    await client.invalidateQueries({ queryKey: ['my-activity', activity.id] });
  });
  // Vipps sends the payer back to this place of the page.
  const isBack = useLocation({ select: ({ hash }) => hash === placeId });
  const isThanked = isBack && state === 'signed-up' && payment?.state === 'paid';
  useGoingTo(isThanked);
  const isConfirming =
    isPaying && (payment?.state === 'paid' || (isBack && !paysAgain && payment?.state === 'waiting'));
  const until = heldUntil && formatMomentWithTime(heldUntil, new Date());
  const isOver = activity.phase === 'over' || activity.phase === 'cancelled';
  return (
    <Card title={isThanked ? texts.thanks : texts.title} tone="warm" id={placeId}>
      <div role="status">
        <p>
          <strong>{isConfirming ? texts.confirming : texts.states[state]}</strong>{' '}
          {state === 'waiting' && queueNumber !== null && texts.queue(queueNumber)}
          {state === 'offered' && until && texts.offerUntil(until)}
          {isPaying && !isConfirming && until && texts.payUntil(until)}
        </p>
      </div>
      {problem}
      {isPaying && (
        <Payment
          signUp={signUp}
          isConfirming={isConfirming}
          goesOn={goesOn || paysAgain}
          isBusy={busy === texts.payAgain}
          payAgain={() =>
            void act(texts.payAgain, async (idempotencyKey) => {
              await call('POST /api/sign-ups/:id/payments', { params: { id }, idempotencyKey });
              setPaysAgain(true);
            })
          }
        />
      )}
      {state === 'offered' && <Offer signUp={signUp} act={act} busy={busy} />}
      {mine.digitalLink && !isOver && (
        <p>
          <a className="ds-button" data-variant="primary" href={mine.digitalLink}>
            {detailTexts.digitalLink}
          </a>
        </p>
      )}
      <FactList
        isLong
        facts={[
          [texts.who, participants.map(({ name }) => name).join(', ')],
          ...(amountOre > 0
            ? [
                [
                  texts.amount,
                  payment ? `${kroner(amountOre)}. ${texts.payment[payment.state]}.` : kroner(amountOre),
                ] as const,
              ]
            : []),
          ...answers.map(({ words, answer }) => [words, texts.answers[answer] ?? answer] as const),
        ]}
      />
      {state !== 'offered' && !isOver && (
        <>
          <p className="actions">
            <a className="ds-link" href={`/api/sign-up-calendars/${signUp.calendarCode}`}>
              {texts.calendar}
            </a>
          </p>
          {state === 'signed-up' && <Moves activity={activity} signUp={signUp} act={act} busy={busy} />}
          <CancelSignUp signUp={signUp} busy={busy === texts.cancelYes} act={act} />
        </>
      )}
    </Card>
  );
}

type PaymentProps = {
  signUp: SignUp;
  isConfirming: boolean;
  goesOn: boolean;
  isBusy: boolean;
  payAgain(): void;
};

/** On the way to Vipps, back from there, or on the way again. */
function Payment({ signUp: { payment }, isConfirming, goesOn, isBusy, payAgain }: PaymentProps) {
  if (payment?.state === 'ended')
    return (
      <NoticeBox tone="warning" announce="status">
        <p>{texts.unpaid}</p>
        <p>
          <Button busy={isBusy} onClick={payAgain}>
            {texts.payAgain}
          </Button>
        </p>
      </NoticeBox>
    );
  if (!isConfirming) return <ApprovalStep approval={payment?.approval ?? null} goesOn={goesOn} />;
  if (!payment?.approval?.url) return null;
  return (
    <p>
      {texts.interrupted}{' '}
      <a className="ds-link" href={payment.approval.url}>
        {texts.backToVipps}
      </a>
    </p>
  );
}

/** A place that has become free: taken, or given to the next. */
function Offer({ signUp: { id }, act, busy }: Pick<CardProps, 'signUp'> & Pick<SignUpAct, 'act' | 'busy'>) {
  const answer = (button: string, to: 'accept' | 'cancel', done?: string) =>
    void act(
      button,
      (idempotencyKey) => call(`POST /api/sign-ups/:id/${to}`, { params: { id }, idempotencyKey }),
      done,
    );
  return (
    <p className="actions">
      <Button busy={busy === texts.accept} onClick={() => answer(texts.accept, 'accept')}>
        {texts.accept}
      </Button>
      <Button
        variant="secondary"
        busy={busy === texts.decline}
        onClick={() => answer(texts.decline, 'cancel', texts.cancelled)}
      >
        {texts.decline}
      </Button>
    </p>
  );
}

/** To the thanks, for the eye and for a screen reader. */
function useGoingTo(isThanked: boolean): void {
  useEffect(() => {
    const heading = document.getElementById(`${placeId}-title`);
    if (!isThanked || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [isThanked]);
}

function Moves({
  activity,
  signUp,
  act,
  busy,
}: Pick<CardProps, 'activity' | 'signUp'> & Pick<SignUpAct, 'act' | 'busy'>) {
  const dates = activity.otherDates.filter(({ phase }) => phase === 'open' || phase === 'soon-full');
  if (dates.length === 0) return null;
  return (
    <details className="fold">
      <summary>{texts.move}</summary>
      <p className="actions">
        {dates.map(({ id, startsAt }) => {
          const words = texts.moveTo(`${longDayOf(startsAt)} ${formatTime(startsAt)}`);
          return (
            <Button
              key={id}
              variant="secondary"
              busy={busy === words}
              onClick={() =>
                void act(
                  words,
                  (idempotencyKey) =>
                    call('POST /api/sign-ups/:id/moves', {
                      params: { id: signUp.id },
                      body: { activityId: id },
                      idempotencyKey,
                    }),
                  texts.moved,
                )
              }
            >
              {words}
            </Button>
          );
        })}
      </p>
    </details>
  );
}
