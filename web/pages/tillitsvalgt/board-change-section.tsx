import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardChange } from '#contract/handover-endpoints.ts';
import type { UnitPlace } from '#contract/office-endpoints.ts';
import { call } from '#web/api/call.ts';
import { forgetOffices } from '#web/api/office-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';
import { plainDateOf } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
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
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    const idempotencyKey = crypto.randomUUID();
    const params = { id: change.id };
    await sendOnce(() => call('POST /api/board-changes/:id/cancellations', { params, idempotencyKey })).then(
      () => showToast(texts.cancelled),
      (error: unknown) => setProblem(failureOf(error, texts.cancel, []).text),
    );
    await forgetOffices(client);
    setBusy(false);
  };
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
      {problem && (
        <NoticeBox tone="danger" announce="alert">
          <p>{problem}</p>
        </NoticeBox>
      )}
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
