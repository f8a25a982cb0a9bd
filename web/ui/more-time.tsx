/** Of a turn that ends: says so in good time, and makes it longer (WCAG 2.2.1). */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { forgetTurn } from '#web/api/ceremony-queries.ts';
import { failureOf } from '#web/forms/sending.ts';
import { momentToday } from '#web/texts/format.ts';
import { Button } from './button.tsx';
import { moreTimeTexts as texts } from './more-time-texts.ts';
import { NoticeBox } from './notice-box.tsx';
import { useNow } from './use-now.ts';

const warnedMs = 5 * 60_000;

/** @param until when the turn ends, ISO 8601 */
export function MoreTime({ roundId, until }: { roundId: string; until: string }) {
  const client = useQueryClient();
  const warnedAt = new Date(new Date(until).getTime() - warnedMs).toISOString();
  const isSoonOver = useNow(warnedAt) >= warnedAt;
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState('');
  const extend = async () => {
    setIsBusy(true);
    try {
      const { ticket } = await call('POST /api/ceremony-rounds/:id/more-time', { params: { id: roundId } });
      const isLonger = ticket?.finishBy && ticket.finishBy > until;
      setSaid(isLonger ? texts.now(momentToday(ticket.finishBy!, new Date())) : texts.noMore);
      await forgetTurn(client);
    } catch (error) {
      setSaid(failureOf(error, texts.button, []).text ?? '');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div role="alert">
        {isSoonOver && (
          <NoticeBox tone="warning">
            <p>{texts.soon(momentToday(until, new Date()))}</p>
          </NoticeBox>
        )}
      </div>
      <p role="status">{said}</p>
      <p>
        <Button variant="secondary" busy={isBusy} onClick={() => void extend()}>
          {texts.button}
        </Button>
      </p>
    </>
  );
}
