/** Closes a chapter or region that nothing belongs to any more, says what does, and opens it again. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type AdministeredUnit,
  AdministrationReason,
  type Units,
} from '#contract/administration-endpoints.ts';
import { type UnitHindrances, unitHindrances } from '#contract/unit-closing-endpoints.ts';
import { call } from '#web/api/call.ts';
import { AnsweredForm } from '#web/forms/answered-form.tsx';
import { useAnsweredForm } from '#web/forms/use-answered-form.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';
import { Folded } from '#web/ui/folded.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { keepUnits } from './administration-queries.ts';
import { LogRow } from './log-row.tsx';
import { unitClosingFieldTexts as fieldTexts, unitClosingTexts as texts } from './unit-closing-texts.ts';
import { unitsTexts } from './units-texts.ts';

export function CloseUnit({ unit }: { unit: AdministeredUnit }) {
  const client = useQueryClient();
  const [hindrances, setHindrances] = useState<UnitHindrances | null>(null);
  const form = useAnsweredForm({
    keptAs: `unit-closing.${unit.id}`,
    schema: z.object({ reason: AdministrationReason }),
    initial: { reason: '' },
    texts: fieldTexts,
    button: texts.button,
    idPrefix: 'closing-',
    async send({ reason }, idempotencyKey) {
      setHindrances(null);
      const answer = await call('POST /api/administration/unit-closings', {
        body: { unitId: unit.id, reason },
        idempotencyKey,
      });
      if (!answer.isClosed) setHindrances(answer.hindrances);
      keepUnits(client, answer.units);
      return null;
    },
  });
  return (
    <section>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      {hindrances && (
        <NoticeBox tone="warning">
          <p tabIndex={-1} ref={focusWhenShown}>
            {texts.hindered}
          </p>
          <ul>
            {unitHindrances
              .filter((one) => hindrances[one] > 0)
              .map((one) => (
                <li key={one}>{texts.hindrance[one](hindrances[one])}</li>
              ))}
          </ul>
        </NoticeBox>
      )}
      <AnsweredForm form={form} button={texts.button} label={texts.title}>
        <TextField label={texts.reason} hint={texts.reasonHint} {...form.field('reason')} />
      </AnsweredForm>
    </section>
  );
}

export function ClosedUnit({ unit }: { unit: AdministeredUnit & { closedOn: string } }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress();
  const reopen = async (idempotencyKey: string) => {
    const { units } = await call('POST /api/administration/units/:id/reopenings', {
      params: { id: unit.id },
      idempotencyKey,
    });
    keepUnits(client, units);
  };
  return (
    <>
      <NoticeBox>
        <p tabIndex={-1} ref={focusWhenShown}>
          {texts.closed(unit.closedOn)}
        </p>
      </NoticeBox>
      {problem}
      <p>
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void press(texts.reopen, reopen, texts.reopened)}
        >
          {texts.reopen}
        </Button>
      </p>
    </>
  );
}

/** The newest first. */
export function UnitClosingLog({ closings }: Pick<Units, 'closings'>) {
  if (closings.length === 0) return null;
  return (
    <section>
      <h2>{texts.log}</h2>
      <Folded items={closings} shown={10} earlier={unitsTexts.earlier}>
        {(some) => (
          <ul className="rows">
            {some.map((closing) => (
              <LogRow
                key={closing.id}
                words={texts.line(closing)}
                at={closing.closedAt}
                madeBy={closing.madeBy}
                reason={closing.reason}
                more={[closing.reopenedBy && texts.reopenedBy(closing.reopenedBy)]}
              />
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}
