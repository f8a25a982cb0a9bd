import { type DeathReceipt, DeathWords } from '#contract/death-endpoints.ts';
import { call } from '#web/api/call.ts';
import { PartForm } from '#web/forms/part-form.tsx';
import { SenderProof } from '#web/forms/sender-proof.tsx';
import type { useDraftForm } from '#web/forms/use-draft-form.ts';
import type { OpenDraft } from '#web/forms/use-open-draft.ts';
import { useOpenSending } from '#web/forms/use-open-form.ts';
import { usePartForm } from '#web/forms/use-part-form.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { relationWords } from '#web/texts/relation-words.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type DeathReportPart, deathReportParts } from './death-report-parts.ts';
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
type Field = keyof typeof empty;

type MeldDodsfallFormProps = {
  draft: OpenDraft;
  part: DeathReportPart;
  onSent(receipt: DeathReceipt, wantsTalk: boolean): void;
};

export function MeldDodsfallForm({ draft, part, onSent }: MeldDodsfallFormProps) {
  const { account } = useSession();
  const open = useOpenSending(texts.send);
  const parts = usePartForm({
    page: '/meld-dodsfall',
    parts: deathReportParts,
    part,
    draft,
    schema: DeathWords,
    initial: { ...empty, reporterName: account?.name ?? '' },
    texts: fieldTexts,
    buttons: { next: texts.next, send: texts.send },
    send: (words, idempotencyKey) =>
      open.send((more) => call('POST /api/death-reports', { body: { ...words, ...more }, idempotencyKey })),
    onFailure: open.onFailure,
    onSent: (receipt, { wantsTalk }) => onSent(receipt, wantsTalk),
  });
  const { form } = parts;
  const senderProof = open.proofOf(form.watch);
  return (
    <>
      <PartForm of={parts} label={texts.parts[part]}>
        {part === 'avdode' ? <Dead form={form} /> : <Reporter form={form} />}
      </PartForm>
      {senderProof && <SenderProof {...senderProof} />}
    </>
  );
}

type FieldsProps = {
  form: Pick<ReturnType<typeof useDraftForm<typeof DeathWords, Field, unknown>>, 'field'>;
};

function Dead({ form }: FieldsProps) {
  return (
    <>
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
    </>
  );
}

function Reporter({ form }: FieldsProps) {
  return (
    <>
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
    </>
  );
}
