import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Welcome } from '#contract/joining-endpoints.ts';
import { call } from '#web/api/call.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CommunitiesResolver } from '#web/ui/communities-resolver.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts } from './velkommen-texts.ts';

/** For whoever is, or may be, registered elsewhere too. */
export function WelcomeCommunities({ welcome: { otherCommunities } }: { welcome: Welcome }) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendOnce(() => call('PUT /api/welcome/communities-settled')),
    onSuccess: (answer) => {
      client.setQueryData(welcomeQuery().queryKey, answer);
      void client.invalidateQueries({ queryKey: ['attention'] });
    },
  });
  if (!otherCommunities || otherCommunities.answer === 'no') return null;
  const { settledAt, remindOn } = otherCommunities;
  return (
    <Card id="communities" title={texts.communities.title}>
      {settledAt ? (
        <p role="status">{texts.communities.isSettled}</p>
      ) : (
        <>
          <CommunitiesResolver level={3} />
          {remindOn && <p>{texts.communities.remind(remindOn)}</p>}
          {error && (
            <NoticeBox tone="danger" announce="alert">
              {failureOf(error, texts.communities.settled, []).text}
            </NoticeBox>
          )}
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            {texts.communities.settled}
          </Button>
        </>
      )}
    </Card>
  );
}
