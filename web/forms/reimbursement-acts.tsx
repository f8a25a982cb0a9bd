/** What the one who decides a claim does with it: approve, return, pay, undo, correct. */
import * as z from 'zod/mini';
import type { NewReimbursementAct, Reimbursement } from '#contract/reimbursement-endpoints.ts';
import { actsIn, type ReimbursementAct, reimbursementLimits } from '#contract/reimbursement-values.ts';
import { TypedDate } from '#contract/values/birth-date.ts';
import { multiLine } from '#contract/values/text.ts';
import { ApiError } from '#web/api/api-error.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { dayHint } from '#web/texts/field-texts.ts';
import { claimActFieldTexts, claimTexts, claimActTexts as texts } from '#web/texts/reimbursement-words.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { AnsweredForm } from './answered-form.tsx';
import { useAnsweredForm } from './use-answered-form.ts';
import { usePress } from './use-press.tsx';

type ReimbursementActsProps = {
  claim: Reimbursement;
  /** Sends it, and keeps the answer. */
  send(doing: NewReimbursementAct, idempotencyKey: string): Promise<void>;
  /** Another has acted meanwhile: the claim is fetched as it stands now. */
  refresh(): Promise<unknown>;
};
type FormProps = ReimbursementActsProps & { act: 'return' | 'correct' };

const Paid = z.object({ paidOn: TypedDate });
const Noted = z.object({
  note: multiLine(reimbursementLimits.note.minimum, reimbursementLimits.note.maximum),
});

export function ReimbursementActs(props: ReimbursementActsProps) {
  const { state, paymentFile } = props.claim;
  const acts = actsIn(state);
  if (paymentFile && state === 'approved')
    return (
      <section>
        <h3>{claimTexts.inFile(paymentFile)}</h3>
        <p>{texts.inFile}</p>
      </section>
    );
  return (
    <>
      <section>
        <h3>{texts.title}</h3>
        {acts.includes('approve') && <p>{texts.approveHint}</p>}
        {acts.includes('approve') && <PressAct {...props} act="approve" />}
        {acts.includes('pay') && <PayForm {...props} />}
      </section>
      {acts.includes('return') && <NoteForm {...props} act="return" />}
      {acts.includes('correct') && <NoteForm {...props} act="correct" />}
      {acts.includes('reopen') && <PressAct {...props} act="reopen" />}
    </>
  );
}

/** @returns the sentence for an act that came too late, null when it went well */
const tooLate = async (error: unknown, refresh: () => Promise<unknown>): Promise<string> => {
  if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
  await refresh();
  return texts.changed;
};

function PressAct({ claim, send, refresh, act }: ReimbursementActsProps & { act: ReimbursementAct }) {
  const { press, isBusy, problem } = usePress((error) =>
    error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE' ? tooLate(error, refresh) : null,
  );
  const { version } = claim;
  const words = texts.buttons[act];
  return (
    <>
      {problem}
      <p>
        <Button
          variant={act === 'approve' ? 'primary' : 'secondary'}
          busy={isBusy}
          onClick={() =>
            void press(
              words,
              (idempotencyKey) => send({ act, version, note: '' }, idempotencyKey),
              texts.done[act],
            )
          }
        >
          {words}
        </Button>
      </p>
    </>
  );
}

function PayForm({ claim: { id, version }, send, refresh }: ReimbursementActsProps) {
  const form = useAnsweredForm({
    keptAs: `reimbursement-payment.${id}`,
    schema: Paid,
    initial: { paidOn: '' },
    texts: { paidOn: claimActFieldTexts.paidOn },
    button: texts.buttons.pay,
    async send({ paidOn }, idempotencyKey) {
      try {
        await send({ act: 'pay', version, note: '', paidOn }, idempotencyKey);
      } catch (error) {
        return tooLate(error, refresh);
      }
      showToast(texts.done.pay);
      return null;
    },
  });
  return (
    <>
      <p>{texts.payHint}</p>
      <AnsweredForm form={form} button={texts.buttons.pay} label={texts.payTitle}>
        <TextField
          label={texts.paidOn}
          hint={dayHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.field('paidOn')}
        />
      </AnsweredForm>
    </>
  );
}

function NoteForm({ claim: { id, version }, send, refresh, act }: FormProps) {
  const form = useAnsweredForm({
    keptAs: `reimbursement-${act}.${id}`,
    schema: Noted,
    initial: { note: '' },
    texts: { note: claimActFieldTexts.note },
    button: texts.buttons[act],
    async send({ note }, idempotencyKey) {
      try {
        await send({ act, version, note }, idempotencyKey);
      } catch (error) {
        return tooLate(error, refresh);
      }
      form.reset();
      showToast(texts.done[act]);
      return null;
    },
  });
  const isReturn = act === 'return';
  const title = isReturn ? texts.returnTitle : texts.correctTitle;
  return (
    <div className="folds">
      <details className="fold">
        <summary>{title}</summary>
        {!isReturn && <p>{texts.correctText}</p>}
        <AnsweredForm form={form} button={texts.buttons[act]} label={title}>
          <TextArea
            label={isReturn ? texts.returnNote : texts.correctNote}
            hint={isReturn ? texts.returnHint : texts.correctHint}
            rows={3}
            maximum={reimbursementLimits.note.maximum}
            {...form.field('note')}
          />
        </AnsweredForm>
      </details>
    </div>
  );
}
