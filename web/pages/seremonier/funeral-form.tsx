import {
  FuneralRequest,
  memberAnswers,
  OpenFuneralWords,
  requestLimits,
} from '#contract/ceremony-endpoints.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { SenderProof } from '#web/forms/sender-proof.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { useOpenForm } from '#web/forms/use-open-form.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { RequestContactFields, RequestPrivacy } from './request-contact-fields.tsx';
import type { RequestFormProps } from './request-form-props.ts';
import { contactFieldTexts, funeralFieldTexts, requestTexts } from './request-texts.ts';
import { texts as pageTexts } from './seremonier-texts.ts';

const { funeral: texts } = requestTexts;
const empty = { deceased: '', relation: '', wasMember: '', day: '', agency: '', message: '' };

export const FuneralForm = ({ isSignedIn, ...rest }: RequestFormProps) =>
  isSignedIn ? <OwnFuneralForm {...rest} /> : <OpenFuneralForm {...rest} />;

function OwnFuneralForm({ draft, onAsked }: Omit<RequestFormProps, 'isSignedIn'>) {
  const form = useDraftForm({
    draft,
    schema: FuneralRequest,
    initial: empty,
    texts: funeralFieldTexts,
    button: texts.send,
    send: (body, idempotencyKey) => call('POST /api/funeral-requests', { body, idempotencyKey }),
    onSent: ({ id }) => onAsked(id),
  });
  return (
    <DraftForm form={form} button={texts.send} label={pageTexts.funeral.form}>
      <FuneralFields field={form.field} />
      <RequestPrivacy isSignedIn />
    </DraftForm>
  );
}

function OpenFuneralForm({ draft, onAsked }: Omit<RequestFormProps, 'isSignedIn'>) {
  const form = useOpenForm({
    draft,
    schema: OpenFuneralWords,
    initial: { ...empty, name: '', phone: '', email: '' },
    texts: { ...funeralFieldTexts, ...contactFieldTexts },
    button: texts.send,
    send: (body, idempotencyKey) => call('POST /api/open-funeral-requests', { body, idempotencyKey }),
    onSent: () => onAsked(null),
  });
  return (
    <>
      <DraftForm form={form} button={texts.send} label={pageTexts.funeral.form}>
        <FuneralFields field={form.field} />
        <RequestContactFields field={form.field} />
        <RequestPrivacy isSignedIn={false} />
      </DraftForm>
      {form.senderProof && <SenderProof {...form.senderProof} />}
    </>
  );
}

type Field = { name: string; id: string; error: string | undefined };

function FuneralFields({ field }: { field(name: keyof typeof empty): Field }) {
  return (
    <>
      <TextField label={texts.deceased} {...field('deceased')} />
      <TextField label={texts.relation} hint={texts.relationHint} {...field('relation')} />
      <RadioGroup
        label={texts.wasMember}
        options={memberAnswers.map((value) => ({ value, label: texts.member[value] }))}
        {...field('wasMember')}
      />
      <TextField label={texts.day} hint={texts.dayHint} {...field('day')} />
      <TextField label={texts.agency} {...field('agency')} />
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        rows={5}
        maximum={requestLimits.message.maximum}
        {...field('message')}
      />
    </>
  );
}
