/** What is done with a run as a whole: applied, undone, discarded. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MoveInDetails } from '#contract/move-in-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
import { useGoTo } from '#web/ui/page-address.ts';
import { administrationPaths } from '../administration-paths.ts';
import { moveInPageTexts as texts } from './move-in-page-texts.ts';
import { keepMoveIn, moveInQuery, moveInsQuery } from './move-in-queries.ts';

type RunProps = { details: MoveInDetails };

/** One act on a run that asks for a recent sign-in. */
export function useRunAct(id: string) {
  const client = useQueryClient();
  const { login } = useSession();
  const [isTooOld, setTooOld] = useState(false);
  const { press, isBusy, problem } = usePress((error) => {
    setTooOld(error instanceof ApiError && error.code === 'SIGN_IN_AGAIN');
    void client.invalidateQueries({ queryKey: moveInQuery(id).queryKey });
  });
  const signIn = isTooOld && (
    <NoticeBox tone="warning" title={texts.again.title} announce="alert">
      <p>{texts.again.text}</p>
      <Button variant="secondary" onClick={() => void login(administrationPaths.moveIn(id), 'login')}>
        {texts.again.button}
      </Button>
    </NoticeBox>
  );
  return { press, isBusy, said: isTooOld ? signIn : problem };
}

/** Writes the rows, once nothing is undecided. */
export function ApplyRun({ details }: RunProps) {
  const { id, counts } = details.run;
  const client = useQueryClient();
  const { press, isBusy, said } = useRunAct(id);
  const open = details.duplicates.reduce((sum, one) => sum + one.open, 0);
  const decided = details.duplicates.reduce((sum, one) => sum + one.decided, 0);
  const coming = counts?.new ?? 0;
  const apply = async (idempotencyKey: string) =>
    keepMoveIn(
      client,
      await call('POST /api/administration/move-ins/:id/applications', { params: { id }, idempotencyKey }),
    );
  return (
    <section>
      <h2>{texts.apply}</h2>
      {open > 0 ? (
        <p>{texts.undecided}</p>
      ) : coming + decided === 0 ? (
        <p>{texts.applyNone}</p>
      ) : (
        <>
          <p>{texts.applyText(coming, decided)}</p>
          {said}
          <p>
            <Button busy={isBusy} onClick={() => void press(texts.apply, apply, texts.applying)}>
              {texts.apply}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

/** Asks again before something is done that cannot be undone. */
function Sure(props: { act: string; sure: string; yes: string; no: string; isBusy: boolean; onYes(): void }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {props.act}
        </Button>
      </p>
    );
  return (
    <>
      <p>{props.sure}</p>
      <p className="form__send">
        <Button busy={props.isBusy} onClick={props.onYes}>
          {props.yes}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {props.no}
        </Button>
      </p>
    </>
  );
}

/** All that came with the file is taken out again. */
export function UndoRun({ details }: RunProps) {
  const { id } = details.run;
  const client = useQueryClient();
  const { press, isBusy, said } = useRunAct(id);
  const undo = async (idempotencyKey: string) =>
    keepMoveIn(
      client,
      await call('POST /api/administration/move-ins/:id/undoings', { params: { id }, idempotencyKey }),
    );
  return (
    <section>
      <h2>{texts.undo}</h2>
      <p>{texts.undoText}</p>
      {said}
      <Sure
        act={texts.undo}
        sure={texts.undoSure}
        yes={texts.undoYes}
        no={texts.undoNo}
        isBusy={isBusy}
        onYes={() => void press(texts.undoYes, undo, texts.undoing)}
      />
    </section>
  );
}

/** A file that is not applied is deleted. */
export function DiscardRun({ details }: RunProps) {
  const { id } = details.run;
  const client = useQueryClient();
  const goTo = useGoTo();
  const { press, isBusy, said } = useRunAct(id);
  const discard = async (idempotencyKey: string) => {
    await call('POST /api/administration/move-ins/:id/discards', { params: { id }, idempotencyKey });
    await goTo({ to: administrationPaths.moveIns });
    client.removeQueries({ queryKey: moveInQuery(id).queryKey });
    await client.invalidateQueries({ queryKey: moveInsQuery().queryKey });
  };
  return (
    <>
      {said}
      <Sure
        act={texts.discard}
        sure={texts.discardSure}
        yes={texts.discardYes}
        no={texts.discardNo}
        isBusy={isBusy}
        onYes={() => void press(texts.discardYes, discard, texts.discarded)}
      />
    </>
  );
}
