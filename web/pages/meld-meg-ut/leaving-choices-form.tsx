import { useForm, useWatch } from 'react-hook-form';
import { type LeavingOverview, leavingReasons } from '#contract/leaving-endpoints.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { LeavingChoices } from './leaving-choices.ts';
import { reasonNames, texts } from './meld-meg-ut-texts.ts';

const { choices: words } = texts;

type LeavingChoicesFormProps = {
  overview: LeavingOverview;
  initial: LeavingChoices;
  onNext(choices: LeavingChoices): void;
};

/** Magazine, sign-in, e-mail and gifts: each a choice of its own. Nothing here can be filled in wrongly. */
export function LeavingChoicesForm({ overview, initial, onNext }: LeavingChoicesFormProps) {
  const form = useForm<LeavingChoices>({ defaultValues: initial });
  const { magazine, email } = overview;
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => void form.handleSubmit(onNext)(event)}
      aria-labelledby="choices-title"
    >
      <div>
        <h2 id="choices-title">{words.title}</h2>
        <p>{words.lead}</p>
      </div>
      {magazine !== 'none' && (
        <RadioGroup
          label={words.magazine.label}
          options={[
            { value: 'stop', label: words.magazine.stop },
            { value: 'keep', label: words.magazine.keep[magazine] },
          ]}
          {...form.register('magazine')}
        />
      )}
      <AccountChoice overview={overview} form={form} />
      {email ? (
        <RadioGroup
          label={words.email.label}
          hint={words.email.hint}
          options={[
            { value: 'yes', label: words.email.yes(email) },
            { value: 'no', label: words.email.no },
          ]}
          {...form.register('email')}
        />
      ) : (
        <p>{words.email.missing}</p>
      )}
      <Gifts hasAgreement={overview.giving.hasAgreement} />
      <SelectField
        id="reason"
        label={words.reason.label}
        hint={words.reason.hint}
        placeholder={words.reason.placeholder}
        options={leavingReasons.map((value) => ({ value, label: reasonNames[value] }))}
        {...form.register('reason')}
      />
      <div className="form__send">
        <Button type="submit">{words.next}</Button>
        <p>{words.nextHint}</p>
      </div>
    </form>
  );
}

type AccountChoiceProps = {
  overview: LeavingOverview;
  form: ReturnType<typeof useForm<LeavingChoices>>;
};

function AccountChoice({ overview, form }: AccountChoiceProps) {
  const { accountEnding, openEnquiries, giving } = overview;
  const account = useWatch({ control: form.control, name: 'account' });
  if (accountEnding === 'kept') return <p>{words.account.stays}</p>;
  return (
    <>
      <RadioGroup
        label={words.account.label}
        hint={accountEnding === 'detached' ? words.account.detachedHint : words.account.keepHint}
        options={[
          { value: 'keep', label: words.account.keep },
          { value: 'delete', label: words.account.delete[accountEnding] },
        ]}
        {...form.register('account')}
      />
      <div role="status">
        {account === 'delete' && (openEnquiries > 0 || giving.hasAgreement) && (
          <NoticeBox tone="warning">
            {openEnquiries > 0 && <p>{words.account.openEnquiries}</p>}
            {giving.hasAgreement && <p>{words.giving.withoutAccount}</p>}
          </NoticeBox>
        )}
      </div>
    </>
  );
}

function Gifts({ hasAgreement }: { hasAgreement: boolean }) {
  const { giving } = words;
  return (
    <div>
      <h3>{giving.title}</h3>
      <p>{hasAgreement ? giving.agreement : giving.none}</p>
      {hasAgreement && (
        <p>
          <PageLink to={paths.manageDonorAgreement}>{giving.link}</PageLink>
        </p>
      )}
    </div>
  );
}
