import { useState } from 'react';
import type { Agreement } from '#contract/giving-values.ts';
import { Button } from '#web/ui/button.tsx';
import { goToPageHeading } from '#web/ui/focused-heading.tsx';
import { ChangeAgreement } from './change-agreement.tsx';
import { texts } from './manage-giving-texts.ts';
import { PauseAgreement } from './pause-agreement.tsx';
import { StopAgreement } from './stop-agreement.tsx';
import { useAgreementAct } from './use-agreement-act.ts';

type AgreementActsProps = { agreement: Agreement; onSaved(said: string): void };
type Open = 'change' | 'pause' | 'stop' | null;

/** What can be done now. One thing at a time is open; stopping takes two presses. */
export function AgreementActs({ agreement, onSaved }: AgreementActsProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const done = (said: string) => {
    close();
    onSaved(said);
    goToPageHeading();
  };
  const { act, isBusy, problem } = useAgreementAct(agreement.id);
  const { version, state } = agreement;
  if (open === 'change') return <ChangeAgreement agreement={agreement} onDone={done} onCancel={close} />;
  if (open === 'pause') return <PauseAgreement agreement={agreement} onDone={done} onCancel={close} />;
  if (open === 'stop') return <StopAgreement agreement={agreement} onDone={done} onCancel={close} />;
  const isLiving = state === 'active' || state === 'paused';
  const restart = () =>
    act('POST /api/giving/agreements/:id/restart', { version }, () => onSaved(''), texts.restart.button);
  const resume = () =>
    act(
      'POST /api/giving/agreements/:id/resume',
      { version },
      () => done(texts.resume.saved),
      texts.resume.button,
    );
  return (
    <>
      {problem}
      <div className="actions giving-acts">
        {state === 'active' && (
          <>
            <Button onClick={() => setOpen('change')}>{texts.change.open}</Button>
            <Button variant="secondary" onClick={() => setOpen('pause')}>
              {texts.pause.open}
            </Button>
          </>
        )}
        {state === 'paused' && (
          <Button busy={isBusy} onClick={resume}>
            {texts.resume.button}
          </Button>
        )}
        {(isLiving || state === 'waiting') && (
          <Button variant="tertiary" onClick={() => setOpen('stop')}>
            {texts.stop.open}
          </Button>
        )}
        {!isLiving && state !== 'waiting' && (
          <Button busy={isBusy} onClick={restart}>
            {texts.restart.button}
          </Button>
        )}
      </div>
      {!isLiving && state !== 'waiting' && <p>{texts.restart.text[agreement.rail]}</p>}
    </>
  );
}
