import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardChange } from '#contract/handover-endpoints.ts';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/own-office-queries.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { plainDateOf } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { BoardChangeForm } from './board-change-form.tsx';
import { handoverTexts as texts } from './handover-texts.ts';
import { OfficeRoster } from './office-roster.tsx';

/** The one under way, or the way to begin one. */
export function BoardChangeSection({ place, change }: { place: UnitPlace; change: BoardChange | null }) {
  const [isOpen, setOpen] = useState(false);
  const mayPropose = place.powers.includes('offices');
  const isToCome = change !== null && change.takesOverOn > plainDateOf(new Date());
  return (
    <section aria-labelledby="change">
      <h2 id="change">{texts.change}</h2>
      {change && <UnderWay change={change} mayCancel={mayPropose && isToCome} />}
      {mayPropose && !isToCome && (
        <>
          <p>{texts.changeLead}</p>
          {isOpen ? (
            <BoardChangeForm unit={place.unit} onDone={() => setOpen(false)} />
          ) : (
            <p>
              <Button variant="secondary" onClick={() => setOpen(true)}>
                {texts.start}
              </Button>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function UnderWay({ change, mayCancel }: { change: BoardChange; mayCancel: boolean }) {
  const client = useQueryClient();
  const { press, isBusy, problem } = usePress(() => forgetOffices(client));
  const cancel = () =>
    press(
      texts.cancel,
      async (idempotencyKey) => {
        await call('POST /api/board-changes/:id/cancellations', {
          params: { id: change.id },
          idempotencyKey,
        });
        await forgetOffices(client);
      },
      texts.cancelled,
    );
  return (
    <>
      <p>
        {texts.underWay(change.meetingOn, change.takesOverOn)}{' '}
        {change.proposedBy && texts.proposedBy(change.proposedBy)}
      </p>
      <h3>{texts.newBoard}</h3>
      <OfficeRoster offices={change.proposed} mayWithdraw={false} label={texts.newBoard} />
      {change.ending.length > 0 && (
        <>
          <h3>{texts.leaving}</h3>
          <OfficeRoster offices={change.ending} mayWithdraw={false} label={texts.leaving} />
        </>
      )}
      {problem}
      {mayCancel && (
        <details className="fold">
          <summary>{texts.cancel}</summary>
          <p>{texts.cancelHelp}</p>
          <p>
            <Button variant="secondary" busy={isBusy} onClick={() => void cancel()}>
              {texts.cancel}
            </Button>
          </p>
        </details>
      )}
    </>
  );
}
