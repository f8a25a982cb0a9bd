import { useQueryClient } from '@tanstack/react-query';
import type { Welcome } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { attentionQuery } from '#web/api/home-queries.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { profileQuery } from '#web/api/profile-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { settlingTexts as texts } from '#web/texts/communities-texts.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { CommunitiesResolver } from './communities-resolver.tsx';

type CommunitiesCardProps = {
  otherCommunities: NonNullable<Welcome['otherCommunities']>;
  /** False where the page's own heading says it. */
  isTitled: boolean;
};

/** For a member who is, or may be, registered elsewhere too: how to put it right, and to say that it is. */
export function CommunitiesCard({ otherCommunities, isTitled }: CommunitiesCardProps) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const { answer, settledAt, remindOn } = otherCommunities;
  const settle = async () => {
    const welcome = settledAt
      ? await call('PUT /api/welcome/communities', { body: { answer } })
      : await call('PUT /api/welcome/communities-settled');
    keepAnswer(client, welcomeQuery().queryKey, welcome);
    void client.invalidateQueries({ queryKey: attentionQuery().queryKey });
    void client.invalidateQueries({ queryKey: profileQuery().queryKey });
  };
  return (
    <Card {...(isTitled && { id: 'communities', title: texts.title })}>
      {settledAt ? (
        <>
          <p role="status">{texts.isSettled}</p>
          {problem}
          <Button variant="secondary" busy={isBusy} onClick={() => void press(texts.notSettled, settle)}>
            {texts.notSettled}
          </Button>
        </>
      ) : (
        <>
          <CommunitiesResolver level={isTitled ? 3 : 2} />
          {remindOn && <p>{texts.remind(remindOn)}</p>}
          {problem}
          <Button variant="secondary" busy={isBusy} onClick={() => void press(texts.settled, settle)}>
            {texts.settled}
          </Button>
        </>
      )}
    </Card>
  );
}
