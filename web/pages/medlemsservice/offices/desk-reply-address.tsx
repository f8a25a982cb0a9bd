import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NewReplyAddress, type ReplyAddress } from '#contract/reply-address-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { ReplyAddressFacts } from '#web/ui/reply-address-facts.tsx';
import { replyAddressFieldTexts, replyAddressTexts as texts } from '#web/ui/reply-address-texts.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { staffReplyAddressQuery } from './desk-office-queries.ts';

/** Where answers to the unit's letters go. A new address gets a link, and is used when it has been opened. */
export function DeskReplyAddress({ unitId }: { unitId: string }) {
  const query = useQuery(staffReplyAddressQuery(unitId));
  return (
    <section aria-labelledby="reply-address-title">
      <h2 id="reply-address-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={2} />}>
        {(address) => (
          <>
            <ReplyAddressFacts address={address} />
            <SendLink key={address.pending?.email} unitId={unitId} address={address} />
            {(address.email || address.pending) && <Remove unitId={unitId} />}
          </>
        )}
      </QueryState>
    </section>
  );
}

const keeping = (client: ReturnType<typeof useQueryClient>, unitId: string) => (answer: ReplyAddress) =>
  keepAnswer(client, staffReplyAddressQuery(unitId).queryKey, answer);

function SendLink({ unitId, address }: { unitId: string; address: ReplyAddress }) {
  const keep = keeping(useQueryClient(), unitId);
  const form = useAnsweredForm({
    keptAs: `reply-address.${unitId}`,
    schema: NewReplyAddress,
    initial: { email: address.pending?.email ?? '' },
    texts: replyAddressFieldTexts,
    button: texts.send,
    idPrefix: 'reply-',
    async send(body) {
      keep(await call('PUT /api/staff/units/:id/reply-address', { params: { id: unitId }, body }));
      showToast(texts.sent);
      return null;
    },
  });
  return (
    <AnsweredForm form={form} button={texts.send} label={texts.title}>
      <TextField label={texts.email} type="email" autoComplete="off" {...form.field('email')} />
    </AnsweredForm>
  );
}

function Remove({ unitId }: { unitId: string }) {
  const keep = keeping(useQueryClient(), unitId);
  const { press, isBusy, problem } = usePress();
  const request = { params: { id: unitId }, body: { email: '' } };
  const remove = () =>
    press(
      texts.remove,
      async () => keep(await call('PUT /api/staff/units/:id/reply-address', request)),
      texts.removed,
    );
  return (
    <>
      <p>
        <Button variant="tertiary" busy={isBusy} onClick={() => void remove()}>
          {texts.remove}
        </Button>
      </p>
      {problem}
    </>
  );
}
