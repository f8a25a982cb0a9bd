/** One system: what it was sent, what it has not erased, and what can be done with it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscriber, SubscriberDelivery, SubscriberState } from '#contract/subscriber-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { formatMomentWithTime } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Folded } from '#web/ui/folded.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { subscriberQuery, subscribersQuery } from './administration-queries.ts';
import type { ShownSecret } from './subscriber-secret.tsx';
import { subscribersTexts as texts } from './subscribers-texts.ts';

const when = (moment: string) => formatMomentWithTime(moment, new Date());

type SubscriberProps = { subscriber: Subscriber; onSecret(secret: ShownSecret): void };

export function SubscriberDetailsPanel({ subscriber, onSecret }: SubscriberProps) {
  const query = useQuery(subscriberQuery(subscriber.id));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ deliveries, unacknowledged, events }) => (
        <>
          {subscriber.state !== 'ended' && <SubscriberActs subscriber={subscriber} onSecret={onSecret} />}
          {unacknowledged.length > 0 && (
            <>
              <h3>{texts.unacknowledged}</h3>
              <p>{texts.unacknowledgedLead}</p>
              <ul>
                {unacknowledged.map(({ subject, at }) => (
                  <li key={subject}>
                    {texts.subject(subject)}, {texts.asked(when(at))}
                  </li>
                ))}
              </ul>
            </>
          )}
          <h3>{texts.deliveries}</h3>
          {deliveries.length === 0 ? (
            <p>{texts.noDeliveries}</p>
          ) : (
            <Folded items={deliveries} shown={5} earlier={texts.deliveries}>
              {(some) => (
                <ul className="rows">
                  {some.map((delivery) => (
                    <DeliveryRow key={delivery.id} delivery={delivery} subscriberId={subscriber.id} />
                  ))}
                </ul>
              )}
            </Folded>
          )}
          <h3>{texts.events}</h3>
          <ul>
            {events.map(({ kind, by, at }) => (
              <li key={`${kind} ${at}`}>
                {texts.eventKinds[kind]}, {by}, {when(at)}
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}

function useRefresh() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: subscribersQuery().queryKey });
}

function DeliveryRow({ delivery, subscriberId }: { delivery: SubscriberDelivery; subscriberId: string }) {
  const { id, changes, createdAt, state, attempts, nextAttemptAt, lastProblem } = delivery;
  const { press, isBusy, problem } = usePress();
  const refresh = useRefresh();
  const sendAgain = async (idempotencyKey: string) => {
    await call('POST /api/administration/deliveries/:id/attempts', { params: { id }, idempotencyKey });
    refresh();
  };
  return (
    <li className="row" id={`${subscriberId}-${id}`}>
      <p className="row__name">
        {texts.deliveryStates[state]}: {texts.changes(changes)}
      </p>
      <p className="row__details">
        <span>{when(createdAt)}</span>
        {attempts > 0 && <span>{texts.attempts(attempts)}</span>}
        {nextAttemptAt && <span>{texts.nextAt(when(nextAttemptAt))}</span>}
        {lastProblem && <span>{lastProblem}</span>}
      </p>
      {problem}
      {state !== 'delivered' && (
        <p>
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={texts.sendAgainSpoken(when(createdAt))}
            onClick={() => void press(texts.sendAgain, sendAgain, texts.sentAgain)}
          >
            {texts.sendAgain}
          </Button>
        </p>
      )}
    </li>
  );
}

function SubscriberActs({ subscriber, onSecret }: SubscriberProps) {
  const { id, name, state } = subscriber;
  const params = { id };
  const [isEnding, setEnding] = useState(false);
  const { press, busy, isBusy, problem } = usePress();
  const refresh = useRefresh();
  const change = (label: string, to: SubscriberState) =>
    press(
      label,
      async () => {
        await call('PUT /api/administration/subscribers/:id/state', { params, body: { state: to } });
        refresh();
      },
      texts.stateSet[to],
    );
  const makeSecret = async (idempotencyKey: string) =>
    onSecret(await call('POST /api/administration/subscribers/:id/secrets', { params, idempotencyKey }));
  const replay = async (idempotencyKey: string) => {
    const since = new Date(Date.now() - 86_400_000).toISOString();
    const path = 'POST /api/administration/subscribers/:id/replays';
    await call(path, { params, body: { since }, idempotencyKey });
    refresh();
  };
  const [pauseWord, pauseTo] =
    state === 'paused' ? ([texts.resume, 'active'] as const) : ([texts.pause, 'paused'] as const);
  if (isEnding)
    return (
      <>
        <p>{texts.endSure(name)}</p>
        {problem}
        <p className="form__send">
          <Button busy={isBusy} onClick={() => void change(texts.endYes, 'ended')}>
            {texts.endYes}
          </Button>
          <Button variant="secondary" onClick={() => setEnding(false)}>
            {texts.endNo}
          </Button>
        </p>
      </>
    );
  return (
    <>
      {problem}
      <p className="form__send">
        <Button
          variant="secondary"
          busy={busy === texts.makeSecret}
          onClick={() => void press(texts.makeSecret, makeSecret, texts.secretMade)}
        >
          {texts.makeSecret}
        </Button>
        <Button
          variant="secondary"
          busy={busy === texts.replay}
          onClick={() => void press(texts.replay, replay, texts.replayed)}
        >
          {texts.replay}
        </Button>
        <Button variant="secondary" busy={busy === pauseWord} onClick={() => void change(pauseWord, pauseTo)}>
          {pauseWord}
        </Button>
        <Button variant="secondary" onClick={() => setEnding(true)}>
          {texts.end}
        </Button>
      </p>
    </>
  );
}
