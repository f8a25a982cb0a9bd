import { type DeathReceipt, DeathWords } from '#contract/death-endpoints.ts';
import { call } from '#web/api/call.ts';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { SenderProof } from '#web/forms/sender-proof.tsx';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { useOpenForm } from '#web/forms/use-open-form.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { relationWords } from '#web/texts/relation-words.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fieldTexts, texts } from './meld-dodsfall-texts.ts';

const relations = Object.entries(relationWords).map(([value, label]) => ({ value, label }));
const empty = {
  name: '',
  bornOn: '',
  address: '',
  diedOn: '',
  reporterName: '',
  relation: '',
  phone: '',
  email: '',
  wantsTalk: false,
};

export function MeldDodsfallForm({
  draft,
  onSent,
}: {
  draft: OpenDraft;
  onSent(receipt: DeathReceipt, wantsTalk: boolean): void;
}) {
  const { account } = useSession();
  const form = useOpenForm({
    draft,
    schema: DeathWords,
    initial: { ...empty, reporterName: account?.name ?? '' },
    texts: fieldTexts,
    button: texts.send,
    send: (body, idempotencyKey) => call('POST /api/death-reports', { body, idempotencyKey }),
    onSent: (receipt, { wantsTalk }) => onSent(receipt, wantsTalk),
  });
  return (
    <>
      <DraftForm form={form} button={texts.send} label={texts.formTitle}>
        <h2>{texts.dead}</h2>
        <TextField label={texts.name} hint={texts.nameHint} autoComplete="off" {...form.field('name')} />
        <p>{texts.enough}</p>
        <TextField
          label={texts.bornOn}
          hint={texts.dateHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('bornOn')}
        />
        <TextField
          label={texts.address}
          hint={texts.addressHint}
          autoComplete="off"
          {...form.field('address')}
        />
        <TextField
          label={texts.diedOn}
          hint={texts.diedOnHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('diedOn')}
        />
        <h2>{texts.you}</h2>
        <TextField label={texts.reporterName} autoComplete="name" {...form.field('reporterName')} />
        <SelectField
          label={texts.relation}
          placeholder={texts.chooseRelation}
          options={relations}
          {...form.field('relation')}
        />
        <p>{texts.reach}</p>
        <TextField label={texts.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextField label={texts.email} type="email" autoComplete="email" {...form.field('email')} />
        <CheckboxField label={texts.wantsTalk} hint={texts.wantsTalkHint} {...form.field('wantsTalk')} />
        <p>
          {texts.kept} <PageLink to={paths.privacy}>{texts.privacy}</PageLink>
        </p>
      </DraftForm>
      {form.senderProof && <SenderProof {...form.senderProof} />}
    </>
  );
}
