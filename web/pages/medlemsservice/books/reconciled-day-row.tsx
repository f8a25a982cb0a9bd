import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { NewMark, type ReconciledDay, type Reconciliation } from '#contract/books-endpoints.ts';
import type { Rail } from '#contract/giving-values.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { showToast } from '#web/frame/toasts.tsx';
import {
  keepReconciliation,
  reconciliationQuery,
} from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { formatDate, formatMoment, kroner } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { originTexts } from './bank-statement-texts.ts';
import { noteTexts, reconciliationTexts as texts } from './books-texts.ts';
import { PayoutForm } from './payout-form.tsx';

type DayProps = { rail: Rail; day: ReconciledDay; shown: Reconciliation; asked: string | undefined };

/** One day of one rail: the sums, what is between them, and the note of the employee who has checked it. */
export function ReconciledDayRow(props: DayProps) {
  const { day } = props;
  const { on, expectedOre, providerOre, feeOre, bankOre, openOre, differences, credits, settled, handled } =
    day;
  const [isMarking, setMarking] = useState(false);
  const isOpen = openOre !== 0 && !handled;
  return (
    <li className="row">
      <h3 className="row__name">{formatDate(on)}</h3>
      <p className="row__tags">
        {isOpen && <StateTag tone="warning">{texts.openTag}</StateTag>}
        {handled && openOre !== 0 && <StateTag tone="info">{texts.handledTag}</StateTag>}
        {openOre === 0 && <StateTag tone="success">{texts.wellTag}</StateTag>}
      </p>
      <FactList
        facts={[
          [texts.expected, kroner(expectedOre)],
          [texts.provider, kroner(providerOre)],
          ...(feeOre ? [[texts.fee, kroner(feeOre)] as const] : []),
          [texts.bank, kroner(bankOre)],
        ]}
      />
      {differences.length > 0 && (
        <ul className="charges" aria-label={texts.differences}>
          {differences.map(({ kind, amountOre, count }) => (
            <li key={kind}>
              <span>
                {texts.kinds[kind]}
                {count !== null && count > 1 && texts.count(count)}
              </span>
              <strong>{kroner(amountOre)}</strong>
            </li>
          ))}
        </ul>
      )}
      {credits.length > 0 && (
        <details className="fold">
          <summary>{texts.credits}</summary>
          <ul className="charges">
            {credits.map(({ id, bookedOn, amountOre, reference, origin, reason }) => (
              <li key={id}>
                <span>
                  {texts.credit(formatDate(bookedOn), reference, originTexts[origin])}
                  {reason && ` «${reason}»`}
                </span>
                <strong>{kroner(amountOre)}</strong>
              </li>
            ))}
          </ul>
        </details>
      )}
      {handled && (
        <p className="row__details">
          <span>«{handled.note}»</span>
          <span>{texts.handled(handled.by, formatMoment(handled.at, new Date()))}</span>
        </p>
      )}
      {isOpen && settled && settled.payoutOre > 0 && credits.length === 0 && (
        <PayoutForm day={{ ...day, settled }} shown={props.shown} asked={props.asked} />
      )}
      {isOpen && !isMarking && (
        <p>
          <Button
            variant="secondary"
            data-size="sm"
            aria-label={texts.markFor(formatDate(on))}
            onClick={() => setMarking(true)}
          >
            {texts.mark}
          </Button>
        </p>
      )}
      {isOpen && isMarking && <MarkForm {...props} />}
    </li>
  );
}

const Note = z.object({ note: NewMark.shape.note });

function MarkForm({ rail, day: { on, openOre }, shown, asked }: DayProps) {
  const client = useQueryClient();
  const form = useAnsweredForm({
    keptAs: `reconciled-day.${rail}.${on}`,
    schema: Note,
    initial: { note: '' },
    texts: { note: noteTexts },
    button: texts.mark,
    idPrefix: `${rail}-${on}-`,
    async send({ note }, idempotencyKey) {
      try {
        const body = { rail, on, note, differenceOre: openOre };
        const answer = await call('POST /api/staff/reconciliation-marks', { body, idempotencyKey });
        showToast(texts.marked);
        keepReconciliation(client, asked, shown, answer);
        return null;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'CHANGED_ELSEWHERE')) throw error;
        await client.invalidateQueries({ queryKey: reconciliationQuery(asked).queryKey });
        return texts.changed;
      }
    },
  });
  return (
    <AnsweredForm form={form} button={texts.mark} label={texts.markFor(formatDate(on))}>
      <TextField label={texts.note} autoFocus {...form.field('note')} />
    </AnsweredForm>
  );
}
