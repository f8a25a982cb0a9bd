/**
 * The queue of an opening. The server keeps the place: this only shows it, asks again as often as it is told to, and says
 * so where the network is gone.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyRound, QueueTicket } from '#contract/ceremony-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetTurn, ticketQuery } from '#web/api/ceremony-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { failureOf } from '#web/forms/sending.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { MoreTime } from '#web/ui/more-time.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { texts } from './seremonier-texts.ts';

const { queue: words, round: roundWords } = texts;

export function WaitingRoom({ my }: { my: MyRound }) {
  const query = useQuery({ ...ticketQuery(my.id), initialData: { ticket: my.ticket } });
  const { ticket } = query.data;
  const isLost = query.isError || query.fetchStatus === 'paused';
  usePageTitle(ticket?.state === 'admitted' ? words.turnTab : null);
  if (ticket?.state === 'waiting') return <Waiting roundId={my.id} ticket={ticket} isLost={isLost} />;
  if (ticket?.state === 'admitted' && ticket.finishBy)
    return (
      <>
        <NoticeBox tone="success" title={words.turnTitle} level={3} announce="alert">
          <p>{words.turn(ticket.finishBy)}</p>
          <p>
            <a href="#datoer">{texts.dates.title}</a>
          </p>
        </NoticeBox>
        <MoreTime roundId={my.id} until={ticket.finishBy} />
      </>
    );
  if (my.isOpenNow)
    return (
      <p>
        {roundWords.openNow} <a href="#datoer">{texts.dates.title}</a>
      </p>
    );
  return (
    <>
      {ticket?.state === 'over' && (
        <NoticeBox tone="warning" title={words.overTitle} level={3} announce="status">
          <p>{words.over}</p>
        </NoticeBox>
      )}
      <Entrance my={my} isAgain={ticket?.state === 'over'} />
    </>
  );
}

/** Comes by itself when the queue opens. */
function Entrance({ my, isAgain }: { my: MyRound; isAgain: boolean }) {
  const client = useQueryClient();
  const now = useNow(my.roomOpensAt);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (now < my.roomOpensAt) return <p>{roundWords.notYet(my.roomOpensAt)}</p>;
  const button = isAgain ? roundWords.again : now < my.admittedFrom ? roundWords.join : roundWords.enter;
  const join = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      const answer = await call('POST /api/ceremony-rounds/:id/tickets', { params: { id: my.id } });
      keepAnswer(client, ticketQuery(my.id).queryKey, answer);
      await forgetTurn(client);
    } catch (error) {
      setProblem(failureOf(error, button, []).text);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      <p>
        <Button busy={isBusy} onClick={() => void join()}>
          {button}
        </Button>
      </p>
    </>
  );
}

function Waiting({ roundId, ticket, isLost }: { roundId: string; ticket: QueueTicket; isLost: boolean }) {
  const client = useQueryClient();
  const now = useNow(ticket.admittedFrom);
  const place = ticket.place ?? 1;
  const leave = async () => {
    await call('POST /api/ceremony-rounds/:id/leave', { params: { id: roundId } });
    await forgetTurn(client);
    showToast(words.left);
  };
  return (
    <div className="queue">
      <h3>{words.title}</h3>
      <p className="queue__place" role="status">
        {place === 1 && now >= ticket.admittedFrom ? words.next : words.place(place)}
      </p>
      {now < ticket.admittedFrom && <p>{words.opensAt(ticket.admittedFrom)}</p>}
      {isLost && (
        <NoticeBox tone="warning" announce="status">
          <p>{words.offline}</p>
        </NoticeBox>
      )}
      <p>{words.kept}</p>
      <p>{words.away}</p>
      <p>
        {words.sms} <PageLink to="/meldinger/innstillinger">{words.smsLink}</PageLink>
      </p>
      <p>{words.prepare}</p>
      <p>
        <Button variant="secondary" onClick={() => void leave().catch(() => {})}>
          {words.leave}
        </Button>
      </p>
    </div>
  );
}
