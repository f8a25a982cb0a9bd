import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  DifferenceReason,
  type MoveInBalance,
  type MoveInDifference,
} from '#contract/move-in-balance-endpoints.ts';
import type { MoveInRun } from '#contract/move-in-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { reasonTexts, balanceTexts as texts } from './balance-texts.ts';
import { moveInBalanceKey, moveInQuery } from './move-in-queries.ts';
import { useRunAct } from './run-acts.tsx';

function useRefresh(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: moveInBalanceKey(id) }),
      client.invalidateQueries({ queryKey: moveInQuery(id).queryKey }),
    ]);
}

type SignBalanceProps = { run: MoveInRun; balance: MoveInBalance };

/** A reason for each kind of difference, and the signature. */
export function SignBalance({ run, balance }: SignBalanceProps) {
  const { differences, digest } = balance;
  const refresh = useRefresh(run.id);
  const { press, said } = useRunAct(run.id);
  const names = differences.map(({ difference }) => difference);
  const each = <Value,>(make: (name: MoveInDifference) => Value) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as Record<MoveInDifference, Value>;
  const form = useAnsweredForm({
    keptAs: `move-in-reasons.${run.id}`,
    schema: z.object(each(() => DifferenceReason)),
    initial: each(() => ''),
    texts: each(reasonTexts),
    button: texts.sign,
    async send(typed, idempotencyKey) {
      const reasons = names.map((difference) => ({ difference, reason: typed[difference] }));
      await press(
        texts.sign,
        () =>
          call('POST /api/administration/move-ins/:id/balances', {
            params: { id: run.id },
            body: { digest, reasons },
            idempotencyKey,
          }),
        texts.signed,
      );
      await refresh();
      return null;
    },
  });
  return (
    <>
      {differences.length > 0 && (
        <>
          <h3>{texts.differencesTitle}</h3>
          <p>{texts.differencesText}</p>
        </>
      )}
      <AnsweredForm key={names.join()} form={form} button={texts.sign} label={texts.sign}>
        {differences.map(({ difference, count }) => (
          <TextField
            key={difference}
            label={texts.reasonFor(texts.differences[difference], count)}
            {...form.field(difference)}
          />
        ))}
        <p className="soft">{texts.signText}</p>
      </AnsweredForm>
      {said}
    </>
  );
}

type SecondSignatureProps = { run: MoveInRun; signed: NonNullable<MoveInBalance['signed']> };

/** Of another administrator than the first one. */
export function SecondSignature({ run, signed }: SecondSignatureProps) {
  const refresh = useRefresh(run.id);
  const { press, isBusy, said } = useRunAct(run.id);
  if (signed.isSignedByMe) return <p>{texts.waiting}</p>;
  const sign = async (idempotencyKey: string) => {
    await call('POST /api/administration/move-ins/:id/balance-signatures', {
      params: { id: run.id },
      body: { balanceId: signed.id },
      idempotencyKey,
    });
    showToast(texts.signed);
    await refresh();
  };
  return (
    <>
      {said}
      <p>
        <Button busy={isBusy} onClick={() => void press(texts.signAlso, sign)}>
          {texts.signAlso}
        </Button>
      </p>
    </>
  );
}
