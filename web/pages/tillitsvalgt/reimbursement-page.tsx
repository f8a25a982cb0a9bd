/**
 * `/tillitsvalgt/:id/refusjon`: money laid out for the unit, asked back with the receipts. With `?krav=`, a returned claim
 * is filled in, except the account number, which the browser does not get, and the receipts.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reimbursementFields } from '#contract/new-reimbursement.ts';
import type { OfficeUnit } from '#contract/office-values.ts';
import type { OwnReimbursement } from '#contract/reimbursement-endpoints.ts';
import { reimbursementLimits } from '#contract/reimbursement-values.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { writeTypedAmount } from '#contract/values/typed-amount.ts';
import { call } from '#web/api/call.ts';
import { forgetOwnReimbursements, ownReimbursementsQuery } from '#web/api/reimbursement-queries.ts';
import { AttachmentsField } from '#web/forms/attachments-field.tsx';
import { DraftForm } from '#web/forms/draft-form.tsx';
import { useDraftForm } from '#web/forms/use-draft-form.ts';
import { type OpenDraft, useOpenDraft } from '#web/forms/use-open-draft.ts';
import { useUploads, withFiles } from '#web/forms/use-uploads.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { useGoTo, usePageSearch } from '#web/ui/page-address.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { reimbursementFieldTexts, reimbursementTexts as texts } from './documents-texts.ts';
import { UnitPage } from './unit-page.tsx';

const schema = z.object({ ...reimbursementFields, spentOn: TypedDate });

export function ReimbursementPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead}>
      {({ unit }) => <Claimed unit={unit} />}
    </UnitPage>
  );
}

function Claimed({ unit }: { unit: OfficeUnit }) {
  const { krav } = usePageSearch();
  const isAgain = typeof krav === 'string';
  const own = useQuery({ ...ownReimbursementsQuery(), enabled: isAgain });
  if (isAgain && own.isPending) return <SkeletonForm />;
  const returned = own.data?.claims.find(
    (claim) => claim.id === krav && claim.state === 'returned' && claim.unit.id === unit.id,
  );
  return (
    <>
      {returned && <Returned claim={returned} />}
      <Drafted unit={unit} returned={returned} />
    </>
  );
}

function Returned({ claim: { what, events, accountEnding } }: { claim: OwnReimbursement }) {
  const note = events.findLast(({ kind }) => kind === 'returned')?.note;
  return (
    <NoticeBox title={texts.returned(what)}>
      {note && <p>{note}</p>}
      <p>{texts.typeAgain(accountEnding)}</p>
    </NoticeBox>
  );
}

type FormProps = { unit: OfficeUnit; returned: OwnReimbursement | undefined };

function Drafted(props: FormProps) {
  const draft = useOpenDraft(`reimbursement.${props.unit.id}`);
  return draft ? <ClaimForm key={draft.key} draft={draft} {...props} /> : <SkeletonForm />;
}

const empty = { what: '', spentOn: '', amount: '', account: '', details: '', attachments: '' };

/** What was typed in a claim, as it is typed. */
const typedIn = ({ what, spentOn, amountOre, details }: OwnReimbursement): typeof empty => ({
  ...empty,
  what,
  spentOn: spentOn.split('-').toReversed().join('.'),
  amount: writeTypedAmount(amountOre),
  details,
});

function ClaimForm({ draft, unit, returned }: FormProps & { draft: OpenDraft }) {
  const client = useQueryClient();
  const navigate = useGoTo();
  const files = useUploads(`reimbursement.${unit.id}`);
  const form = useDraftForm({
    draft,
    schema,
    initial: returned ? typedIn(returned) : empty,
    texts: reimbursementFieldTexts,
    button: texts.send,
    send: (claim, idempotencyKey) =>
      call('POST /api/units/:id/reimbursements', {
        params: { id: unit.id },
        body: { ...claim, attachments: files.readyIds() },
        idempotencyKey,
      }),
    onSent: () => {
      files.uploads.forget();
      void forgetOwnReimbursements(client);
      showToast(texts.sentDone);
      void navigate({ to: officePaths.ownReimbursements, replace: true });
    },
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <DraftForm form={withFiles(form, files)} button={texts.send} label={texts.form}>
      <TextField
        label={texts.what}
        hint={texts.whatHint}
        maximum={reimbursementLimits.what.maximum}
        {...form.field('what')}
      />
      <TextField label={texts.spentOn} hint={texts.dayHint} {...number} {...form.field('spentOn')} />
      <TextField
        label={texts.amount}
        hint={texts.amountHint}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextField label={texts.account} hint={texts.accountHint} {...number} {...form.field('account')} />
      <TextArea
        label={texts.details}
        rows={4}
        maximum={reimbursementLimits.details.maximum}
        {...form.field('details')}
      />
      <AttachmentsField files={files} error={form.field('attachments').error} />
    </DraftForm>
  );
}
