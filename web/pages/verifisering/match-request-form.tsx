import { useQueryClient } from '@tanstack/react-query';
import { MatchRequest, remarkLimits } from '#contract/verification-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetEnquiryLists } from '#web/api/enquiry-queries.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { matchFieldTexts, texts } from './verifisering-texts.ts';

type MatchRequestFormProps = {
  /** Name and birth date, as they were tried. */
  typed: { name: string; bornOn: string };
  /** To the fields they were typed in. */
  onChange(): void;
};

/** Asks member service to find a person that the claim did not find; it becomes an enquiry. */
export function MatchRequestForm({ typed, onChange }: MatchRequestFormProps) {
  const draft = useOpenDraft('match-request');
  return (
    <>
      <h3>{texts.match.title}</h3>
      <p>{texts.match.text}</p>
      <FactList
        facts={[
          [texts.claim.name, typed.name],
          [texts.claim.bornOn, typed.bornOn],
        ]}
      />
      <p>
        <Button variant="tertiary" onClick={onChange}>
          {texts.match.change}
        </Button>
      </p>
      {draft ? <OpenForm key={draft.key} draft={draft} typed={typed} /> : <SkeletonForm />}
    </>
  );
}

function OpenForm({ draft, typed }: { draft: OpenDraft } & Pick<MatchRequestFormProps, 'typed'>) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const form = useDraftForm({
    // What has just been tried counts, and not what a draft says of another day.
    draft: { ...draft, values: { ...draft.values, ...typed } },
    schema: MatchRequest,
    initial: { ...typed, remark: '' },
    texts: matchFieldTexts,
    button: texts.match.send,
    send: (body, idempotencyKey) => call('POST /api/verification/match-requests', { body, idempotencyKey }),
    onSent: ({ id }) => {
      forgetEnquiryLists(client);
      void navigate({ to: paths.enquiry(id), search: { sendt: 1 } });
    },
  });
  return (
    <DraftForm form={form} button={texts.match.send} label={texts.match.title}>
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
