import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NewReplyAddress } from '#contract/reply-address-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { ReplyAddressFacts } from '#web/ui/reply-address-facts.tsx';
import { replyAddressFieldTexts, replyAddressTexts as texts } from '#web/ui/reply-address-texts.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { unitReplyAddressQuery } from './office-queries.ts';

/** Where answers go, and another address for member service to look at. */
export function ProposeReplyAddress({ unitId }: { unitId: string }) {
  const query = useQuery(unitReplyAddressQuery(unitId));
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `reply-address-proposal.${unitId}`,
    schema: NewReplyAddress,
    initial: { email: '' },
    texts: replyAddressFieldTexts,
    button: texts.propose,
    idPrefix: 'reply-',
    async send(body, idempotencyKey) {
      const request = { params: { id: unitId }, body, idempotencyKey };
      const answer = await call('POST /api/units/:id/reply-address-proposals', request);
      keepAnswer(client, unitReplyAddressQuery(unitId).queryKey, answer);
      showToast(texts.proposedDone);
      form.reset();
      return null;
    },
  });
  return (
    <section aria-labelledby="reply-address-title">
      <h2 id="reply-address-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={1} />}>
        {(address) => <ReplyAddressFacts address={address} />}
      </QueryState>
      <p>{texts.proposeHelp}</p>
      <AnsweredForm form={form} button={texts.propose} label={texts.title}>
        <TextField label={texts.email} type="email" autoComplete="off" {...form.field('email')} />
      </AnsweredForm>
    </section>
  );
}
