import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberReason } from '#contract/number-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { forgetDeskNumbers } from '#web/pages/medlemsservice/people/desk-number-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { OpenedForm } from '../frame/opened-form.tsx';
import { ReasonField } from '../frame/reason-field.tsx';
import { decisionTexts, caseTexts as texts } from './desk-number-texts.ts';

type Outcome = 'keep' | 'drop';

/** Two ways to decide, each with why. */
export function NumberDecisionForm({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (outcome) return <Decide key={outcome} id={id} outcome={outcome} onCancel={() => setOutcome(null)} />;
  return (
    <p className="actions">
      <Button variant="secondary" onClick={() => setOutcome('drop')}>
        {texts.drop.title}
      </Button>
      <Button variant="secondary" onClick={() => setOutcome('keep')}>
        {texts.keep.title}
      </Button>
    </p>
  );
}

function Decide({ id, outcome, onCancel }: { id: string; outcome: Outcome; onCancel(): void }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const words = texts[outcome];
  const form = useAnsweredForm({
    keptAs: `number-${outcome}.${id}`,
    schema: NumberReason,
    initial: { reason: '' },
    texts: decisionTexts,
    button: words.send,
    async send(typed, idempotencyKey) {
      const body = { ...typed, outcome };
      await call('POST /api/staff/number-cases/:id/decisions', { params: { id }, body, idempotencyKey });
      showToast(words.done);
      forgetDeskNumbers(client);
      await navigate({ to: deskPaths.deskNumbers });
      return null;
    },
  });
  return (
    <OpenedForm form={form} title={words.title} lead={words.text} button={words.send} onCancel={onCancel}>
      <ReasonField label={texts.reason} {...form.field('reason')} />
    </OpenedForm>
  );
}
