import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { MatchRequest, remarkLimits } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetEnquiryLists } from '#web/api/enquiry-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { matchFieldTexts, texts } from './verifisering-texts.ts';

type Typed = { name: string; bornOn: string };

/** Asks member service to look; it becomes an enquiry. */
export function MatchRequestForm({ typed }: { typed: Typed }) {
  const draft = useOpenDraft('match-request');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {texts.match.title}
      </h3>
      <p>{texts.match.text}</p>
      {draft ? <OpenForm key={draft.key} draft={draft} typed={typed} /> : <SkeletonForm />}
    </>
  );
}

function OpenForm({ draft, typed }: { draft: OpenDraft; typed: Typed }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useDraftForm({
    draft,
    schema: MatchRequest,
    initial: { ...typed, remark: '' },
    texts: matchFieldTexts,
    button: texts.match.send,
    send: (body, idempotencyKey) => call('POST /api/verification/match-requests', { body, idempotencyKey }),
    onSent: ({ id }) => {
      forgetEnquiryLists(client);
      void navigate({ to: '/henvendelser/$id', params: { id }, search: { sendt: 1 } as never });
    },
  });
  return (
    <DraftForm form={form} button={texts.match.send} label={texts.match.title}>
      <TextField
        label={texts.claim.name}
        hint={texts.claim.nameHint}
        autoComplete="name"
        {...form.field('name')}
      />
      <TextField
        label={texts.claim.bornOn}
        hint={texts.claim.bornOnHint}
        autoComplete="bday"
        {...form.field('bornOn')}
      />
      <TextArea
        label={texts.match.remark}
        hint={texts.match.remarkHint}
        maximum={remarkLimits.maximum}
        rows={4}
        {...form.field('remark')}
      />
    </DraftForm>
  );
}
