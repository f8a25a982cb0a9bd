import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MySignUps } from '#contract/activity-endpoints.ts';
import { mySignUpsQuery } from '#web/api/activity-queries.ts';
import { call } from '#web/api/call.ts';
import { sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { connectionTexts } from '#web/texts/problem-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { mineTexts } from './activities-texts.ts';

const texts = mineTexts.feed;

/** @param path of the calendar; null while there is none */
export function CalendarFeedCard({ path }: { path: string | null }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(false);
  const act = async (work: () => Promise<string | null>, said: string | null) => {
    setBusy(true);
    setProblem(false);
    try {
      const feedPath = await sendOnce(work);
      client.setQueryData<MySignUps>(mySignUpsQuery().queryKey, (mine) => mine && { ...mine, feedPath });
      if (said) showToast(said);
    } catch {
      setProblem(true);
    }
    setBusy(false);
  };
  const renew = async () => (await call('PUT /api/calendar-feed')).feedPath;
  const stop = async () => {
    await call('DELETE /api/calendar-feed');
    return null;
  };
  const address = `${location.origin}${path}`;
  return (
    <Card title={texts.title} tone="warm" id="kalender">
      <p>{texts.text}</p>
      {problem && (
        <NoticeBox tone="danger" announce="alert">
          <p>{connectionTexts.unexpected}</p>
        </NoticeBox>
      )}
      {path === null ? (
        <p>
          <Button busy={isBusy} onClick={() => void act(renew, null)}>
            {texts.make}
          </Button>
        </p>
      ) : (
        <>
          <p>
            <a className="ds-button" data-variant="primary" href={address.replace(/^https?:/, 'webcal:')}>
              {texts.open}
            </a>
          </p>
          <TextField name="feed" label={texts.address} hint={texts.how} value={address} readOnly />
          <p>{texts.secret}</p>
          <p className="actions">
            <Button
              variant="secondary"
              onClick={() => void navigator.clipboard.writeText(address).then(() => showToast(texts.copied))}
            >
              {texts.copy}
            </Button>
            <Button variant="tertiary" busy={isBusy} onClick={() => void act(renew, texts.renewed)}>
              {texts.renew}
            </Button>
            <Button variant="tertiary" busy={isBusy} onClick={() => void act(stop, texts.stopped)}>
              {texts.stop}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}
