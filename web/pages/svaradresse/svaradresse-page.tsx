/** `/svaradresse#code`: the link to an address for answers. Asks first: programs that look at links prove nothing. */
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './svaradresse-texts.ts';

export function SvaradressePage() {
  const code = useLocation({ select: ({ hash }) => hash });
  const [outcome, setOutcome] = useState<'proven' | 'gone' | null>(null);
  const { press, isBusy, problem } = usePress();
  const prove = () =>
    press(texts.yes, async (idempotencyKey) => {
      setOutcome((await call('POST /api/reply-address-proofs', { body: { code }, idempotencyKey })).outcome);
    });
  if (outcome) {
    const { title, text } = texts.outcomes[outcome];
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <NoticeBox tone={outcome === 'proven' ? 'success' : 'info'} announce="status">
          <p>{text}</p>
        </NoticeBox>
      </>
    );
  }
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <p>{texts.help}</p>
      <p>
        <Button busy={isBusy} onClick={() => void prove()}>
          {texts.yes}
        </Button>
      </p>
      {problem}
    </>
  );
}
