/** `/svaradresse#code`: the link to an address for answers. Asks first: programs that look at links prove nothing. */
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { call } from '#web/api/call.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { texts } from './svaradresse-texts.ts';

export function SvaradressePage() {
  const code = useLocation({ select: ({ hash }) => hash });
  const key = useRef('');
  const prove = useMutation({
    mutationFn: () => {
      key.current ||= crypto.randomUUID();
      const request = { body: { code }, idempotencyKey: key.current };
      return sendOnce(() => call('POST /api/reply-address-proofs', request));
    },
  });
  if (prove.data) {
    const { title, text } = texts.outcomes[prove.data.outcome];
    return (
      <>
        <PageHeading>{title}</PageHeading>
        <NoticeBox tone={prove.data.outcome === 'proven' ? 'success' : 'info'} announce="status">
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
        <Button busy={prove.isPending} onClick={() => prove.mutate()}>
          {texts.yes}
        </Button>
      </p>
      <div role="alert">
        {prove.error && <NoticeBox tone="danger">{failureOf(prove.error, texts.yes, []).text}</NoticeBox>}
      </div>
    </>
  );
}
