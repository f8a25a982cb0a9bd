/** For hardly anybody, so its code comes alone: we have been told that the person is dead. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { attentionQuery } from '#web/api/home-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { deathReportedTexts as texts } from './death-reported-texts.ts';

export function DeathReported() {
  const client = useQueryClient();
  const { data } = useQuery(attentionQuery());
  const [isDenied, setIsDenied] = useState(false);
  const { press, isBusy, problem } = usePress();
  if (isDenied)
    return (
      <NoticeBox tone="success" title={texts.thanks.title} announce="status">
        <p>{texts.thanks.text}</p>
      </NoticeBox>
    );
  if (!data?.matters.some(({ code }) => code === 'DEATH_REPORTED')) return null;
  const deny = async (idempotencyKey: string) => {
    await call('POST /api/death-reports/own/denials', { idempotencyKey });
    setIsDenied(true);
    await client.invalidateQueries({ queryKey: ['attention'] });
  };
  return (
    <NoticeBox tone="warning" title={texts.title}>
      <p>{texts.text}</p>
      <p>{texts.family}</p>
      <p>
        {texts.talk.before}
        <a className="ds-link" href={texts.talk.link}>
          {texts.talk.phone}
        </a>
        {texts.talk.between}
        <PageLink to={paths.newEnquiry}>{texts.talk.write}</PageLink>.
      </p>
      {problem}
      <p>
        <Button busy={isBusy} onClick={() => void press(texts.deny, deny)}>
          {texts.deny}
        </Button>
      </p>
    </NoticeBox>
  );
}
