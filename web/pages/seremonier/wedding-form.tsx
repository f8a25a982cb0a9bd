import { OpenWeddingWords, requestLimits, WeddingRequest } from '#contract/ceremony-endpoints.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { SenderProof } from '#web/forms/sender-proof.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { useOpenForm } from '#web/forms/use-open-form.ts';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { RequestContactFields, RequestPrivacy } from './request-contact-fields.tsx';
import type { RequestFormProps } from './request-form-props.ts';
import { contactFieldTexts, requestTexts, weddingFieldTexts } from './request-texts.ts';
import { texts as pageTexts } from './seremonier-texts.ts';

const { wedding: texts } = requestTexts;
const empty = { names: '', day: '', place: '', message: '' };

export const WeddingForm = ({ isSignedIn, ...rest }: RequestFormProps) =>
  isSignedIn ? <OwnWeddingForm {...rest} /> : <OpenWeddingForm {...rest} />;

function OwnWeddingForm({ draft, onAsked }: Omit<RequestFormProps, 'isSignedIn'>) {
  const form = useDraftForm({
    draft,
    schema: WeddingRequest,
    initial: empty,
    texts: weddingFieldTexts,
    button: texts.send,
    send: (body, idempotencyKey) => call('POST /api/wedding-requests', { body, idempotencyKey }),
    onSent: ({ id }) => onAsked(id),
  });
  return (
    <DraftForm form={form} button={texts.send} label={pageTexts.wedding.form}>
      <WeddingFields field={form.field} />
      <RequestPrivacy isSignedIn />
    </DraftForm>
  );
}

function OpenWeddingForm({ draft, onAsked }: Omit<RequestFormProps, 'isSignedIn'>) {
  const form = useOpenForm({
    draft,
    schema: OpenWeddingWords,
    initial: { ...empty, name: '', phone: '', email: '' },
    texts: { ...weddingFieldTexts, ...contactFieldTexts },
    button: texts.send,
    send: (body, idempotencyKey) => call('POST /api/open-wedding-requests', { body, idempotencyKey }),
    onSent: () => onAsked(null),
  });
  return (
    <>
      <DraftForm form={form} button={texts.send} label={pageTexts.wedding.form}>
        <WeddingFields field={form.field} />
        <RequestContactFields field={form.field} />
        <RequestPrivacy isSignedIn={false} />
      </DraftForm>
      {form.senderProof && <SenderProof {...form.senderProof} />}
    </>
  );
}

type Field = { name: string; id: string; error: string | undefined };

function WeddingFields({ field }: { field(name: keyof typeof empty): Field }) {
  return (
    <>
      <TextField label={texts.names} hint={texts.namesHint} {...field('names')} />
      <TextField label={texts.day} hint={texts.dayHint} {...field('day')} />
      <TextField label={texts.place} {...field('place')} />
      <TextArea
        label={texts.message}
        rows={4}
        maximum={requestLimits.message.maximum}
        {...field('message')}
      />
    </>
  );
}
