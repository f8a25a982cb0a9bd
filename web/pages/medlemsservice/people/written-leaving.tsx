import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { WrittenLeavingForm, type WrittenLeavingReceipt } from '#contract/desk-leaving-endpoints.ts';
import { call } from '#web/api/call.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OpenedForm } from '../frame/opened-form.tsx';
import { CertificateButton } from './certificate-button.tsx';
import { writtenTexts as texts, writtenFieldTexts } from './desk-leaving-texts.ts';

type WrittenLeavingProps = {
  personId: string;
  ground: LookGround;
  isMember: boolean;
  /** There is a confirmed address that the certificate could go to. */
  hasEmail: boolean;
};

/** Writes in a leaving that came in a letter or an e-mail. What came of it stays on the page. */
export function WrittenLeaving({ isMember, ...form }: WrittenLeavingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [receipt, setReceipt] = useState<WrittenLeavingReceipt | null>(null);
  if (receipt) return <Registered receipt={receipt} />;
  if (!isMember) return null;
  if (isOpen) return <LeavingForm {...form} onDone={setReceipt} onCancel={() => setIsOpen(false)} />;
  return (
    <p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
    </p>
  );
}

function Registered({ receipt: { reference, code, untilOn, sentTo } }: { receipt: WrittenLeavingReceipt }) {
  return (
    <div ref={focusWhenShown} tabIndex={-1}>
      <NoticeBox tone="success">
        {texts.done} {texts.reference} <span className="unbroken">{reference}</span>.{' '}
        {sentTo && texts.sentTo(sentTo)}
      </NoticeBox>
      <p>{texts.post(formatDate(untilOn))}</p>
      <CertificateButton code={code} />
    </div>
  );
}

type LeavingFormProps = Omit<WrittenLeavingProps, 'isMember'> & {
  onDone(receipt: WrittenLeavingReceipt): void;
  onCancel(): void;
};

function LeavingForm({ personId, ground, hasEmail, onDone, onCancel }: LeavingFormProps) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `written-leaving.${personId}`,
    schema: WrittenLeavingForm,
    initial: { channel: '', arrivedOn: '', magazine: '', email: hasEmail ? '' : 'no' },
    texts: writtenFieldTexts,
    button: texts.send,
    async send(values, idempotencyKey) {
      const receipt = await call('POST /api/staff/persons/:id/leavings', {
        params: { id: personId },
        body: { ...values, ...ground },
        idempotencyKey,
      });
      onDone(receipt);
      void client.invalidateQueries({ queryKey: ['desk-person', personId] });
      return null;
    },
  });
  return (
    <OpenedForm
      form={form}
      title={texts.title}
      lead={`${texts.lead} ${texts.signIn}`}
      button={texts.send}
      heading="h3"
      onCancel={onCancel}
    >
      <RadioGroup label={texts.channel} options={texts.channels} {...form.field('channel')} />
      <TextField
        label={texts.arrivedOn}
        hint={texts.arrivedOnHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('arrivedOn')}
      />
      <RadioGroup label={texts.magazine} options={texts.magazines} {...form.field('magazine')} />
      {hasEmail && <RadioGroup label={texts.email} options={texts.emails} {...form.field('email')} />}
    </OpenedForm>
  );
}
