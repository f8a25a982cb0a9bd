import { useQueryClient } from '@tanstack/react-query';
import { mySignUpsQuery } from '#web/api/activity-queries.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { mineTexts } from './activities-texts.ts';

const texts = mineTexts.feed;

/** @param path of the calendar; null while there is none */
export function CalendarFeedCard({ path }: { path: string | null }) {
  const client = useQueryClient();
  const { press, busy, problem } = usePress();
  const keep = (feedPath: string | null) =>
    keepAnswer(client, mySignUpsQuery().queryKey, (mine) => mine && { ...mine, feedPath });
  const renew = async () => keep((await call('PUT /api/calendar-feed')).feedPath);
  const stop = async () => {
    await call('DELETE /api/calendar-feed');
    keep(null);
  };
  const address = `${location.origin}${path}`;
  return (
    <Card title={texts.title} tone="warm" id="kalender">
      <p>{texts.text}</p>
      {problem}
      {path === null ? (
        <p>
          <Button busy={busy === texts.make} onClick={() => void press(texts.make, renew)}>
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
            <Button
              variant="tertiary"
              busy={busy === texts.renew}
              onClick={() => void press(texts.renew, renew, texts.renewed)}
            >
              {texts.renew}
            </Button>
            <Button
              variant="tertiary"
              busy={busy === texts.stop}
              onClick={() => void press(texts.stop, stop, texts.stopped)}
            >
              {texts.stop}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}
