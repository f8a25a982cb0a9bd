import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TaxWishNumber } from '#contract/giving-endpoints.ts';
import type { Donor } from '#contract/giving-values.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { keepDonor } from '#web/api/giving-queries.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { failureOf } from '#web/forms/sending.ts';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { givingYearPlace, paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { FodselsnummerField } from '#web/ui/fodselsnummer-field.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { texts, wishFieldTexts } from './manage-giving-texts.ts';

const words = texts.wish;

/** One switch for the deduction, behind a recent sign-in. The number is asked for only with a yes, and may come later. */
export function TaxWishSwitch({ donor }: { donor: Donor }) {
  const client = useQueryClient();
  const { login } = useSession();
  const { wantsTaxDeduction: isOn, hasFodselsnummer } = donor;
  const [isAsking, setIsAsking] = useState(false);
  const [isTooOld, setIsTooOld] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = () => void login(`${paths.manageDonorAgreement}#${givingYearPlace}`, 'login');

  /** @throws what the server refused, but not that the sign-in is too old: the way on is shown then */
  const save = async (wantsTaxDeduction: boolean, fodselsnummer: string) => {
    try {
      const saved = await call('PUT /api/giving/tax-wish', { body: { wantsTaxDeduction, fodselsnummer } });
      await keepDonor(client, saved);
      setIsAsking(false);
      showToast(wantsTaxDeduction ? words.savedOn : words.savedOff);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'SIGN_IN_AGAIN')) throw error;
      setIsTooOld(true);
    }
  };
  const press = async () => {
    if (!donor.isSignInRecent) return setIsTooOld(true);
    if (!isOn && !hasFodselsnummer) return setIsAsking(true);
    setIsBusy(true);
    setProblem(null);
    await save(!isOn, '').catch((error) => setProblem(failureOf(error, words.label, []).text));
    setIsBusy(false);
  };

  return (
    <div className="tax-wish">
      <Button
        variant="tertiary"
        role="switch"
        aria-checked={isOn}
        aria-describedby="tax-wish-now"
        busy={isBusy}
        onClick={() => void press()}
      >
        <span className="switch" aria-hidden="true" />
        {words.label}
      </Button>
      <p id="tax-wish-now">{isOn ? words.on : words.off}</p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      {isTooOld && (
        <NoticeBox announce="alert">
          <p>{words.signIn}</p>
          <p>
            <Button onClick={signIn}>{words.signInButton}</Button>
          </p>
        </NoticeBox>
      )}
      {isOn && !hasFodselsnummer && !isAsking && !isTooOld && (
        <p>
          <Button
            variant="secondary"
            onClick={() => (donor.isSignInRecent ? setIsAsking(true) : setIsTooOld(true))}
          >
            {words.giveNumber}
          </Button>
        </p>
      )}
      {isAsking && !isTooOld && (
        <NumberForm
          button={isOn ? words.saveNumber : words.save}
          save={(fodselsnummer) => save(true, fodselsnummer)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

type NumberFormProps = { button: string; save(fodselsnummer: string): Promise<void>; onCancel(): void };

/** What is typed is kept nowhere in the browser. */
function NumberForm({ button, save, onCancel }: NumberFormProps) {
  const form = useAnsweredForm({
    keptAs: null,
    schema: TaxWishNumber,
    initial: { fodselsnummer: '' },
    texts: wishFieldTexts,
    button,
    async send({ fodselsnummer }) {
      await save(fodselsnummer);
      return null;
    },
  });
  return (
    <AnsweredForm
      form={form}
      button={button}
      label={words.label}
      more={
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
      }
    >
      <p>{words.numberLead}</p>
      <FodselsnummerField label={words.number} why={words.numberWhy} {...form.field('fodselsnummer')} />
    </AnsweredForm>
  );
}
