import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChildAcceptance, ChildRefusal, type ChildDecision as Decision } from '#contract/child-decision.ts';
import type { StaffChildCase } from '#contract/children-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { forgetDeskChildren } from '#web/pages/medlemsservice/children/desk-children-queries.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { OpenedForm } from '../frame/opened-form.tsx';
import { ReasonField } from '../frame/reason-field.tsx';
import { caseTexts, decisionFieldTexts, decisionTexts as texts } from './desk-children-texts.ts';

type DecisionProps = { registration: StaffChildCase };
type OpenProps = DecisionProps & { onCancel(): void };

/** Two ways to decide, each with why; letting it through also with what it is built on. */
export function ChildDecision({ registration }: DecisionProps) {
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  if (open === 'accept') return <Accept registration={registration} onCancel={close} />;
  if (open === 'refuse') return <Refuse registration={registration} onCancel={close} />;
  return (
    <p className="actions">
      <Button onClick={() => setOpen('accept')}>{acceptWords(registration).title}</Button>
      <Button variant="secondary" onClick={() => setOpen('refuse')}>
        {texts.refuse.title}
      </Button>
    </p>
  );
}

const acceptWords = ({ other }: StaffChildCase) => (other ? texts.join : texts.accept);

function Accept({ registration, onCancel }: OpenProps) {
  const words = acceptWords(registration);
  const decide = useDecide(registration.id);
  const form = useAnsweredForm({
    keptAs: `child-acceptance.${registration.id}`,
    schema: ChildAcceptance,
    initial: { ground: '', reason: '' },
    texts: decisionFieldTexts,
    button: words.send,
    send: (typed, key) => decide({ ...typed, isAccepted: true }, key),
  });
  return (
    <OpenedForm form={form} title={words.title} lead={words.text} button={words.send} onCancel={onCancel}>
      <RadioGroup
        label={texts.ground}
        options={registration.grounds.map((value) => ({ value, label: texts.grounds[value] }))}
        {...form.field('ground')}
      />
      <ReasonField label={texts.reason} {...form.field('reason')} />
    </OpenedForm>
  );
}

function Refuse({ registration, onCancel }: OpenProps) {
  const words = texts.refuse;
  const decide = useDecide(registration.id);
  const form = useAnsweredForm({
    keptAs: `child-refusal.${registration.id}`,
    schema: ChildRefusal,
    initial: { reason: '' },
    texts: { reason: decisionFieldTexts.reason },
    button: words.send,
    send: ({ reason }, key) => decide({ reason, ground: null, isAccepted: false }, key),
  });
  return (
    <OpenedForm form={form} title={words.title} lead={words.text} button={words.send} onCancel={onCancel}>
      <ReasonField label={texts.why} {...form.field('reason')} />
    </OpenedForm>
  );
}

function useDecide(id: string) {
  const client = useQueryClient();
  const navigate = useGoTo();
  return async (body: Decision, idempotencyKey: string) => {
    const request = { params: { id }, body, idempotencyKey };
    const { state } = await call('POST /api/staff/child-registrations/:id/decisions', request);
    showToast(caseTexts.done[state as keyof typeof caseTexts.done]);
    forgetDeskChildren(client);
    await navigate({ to: deskPaths.deskChildren });
    return null;
  };
}
