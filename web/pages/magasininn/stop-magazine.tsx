import { useEffect, useRef } from 'react';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { texts } from './magasininn-texts.ts';
import { useMagazineAct } from './use-magazine-act.ts';

/** The second press. No persuasion, and no reason asked for. */
export function StopMagazine({ isPaid, onDone }: { isPaid: boolean; onDone(): void }) {
  const { stop } = texts;
  const title = useRef<HTMLHeadingElement>(null);
  const { act, isBusy, problem } = useMagazineAct();
  useEffect(() => title.current?.focus(), []);
  const yes = () =>
    act((idempotencyKey) => call('POST /api/magazine/stops', { idempotencyKey }), stop.yes, stop.said);
  return (
    <section className="card card--warm" aria-labelledby="stop-title">
      <h3 className="card__title" id="stop-title" tabIndex={-1} ref={title}>
        {stop.title}
      </h3>
      <p>{stop.text}</p>
      {isPaid && <p>{stop.isPaid}</p>}
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={() => void yes()}>
          {stop.yes}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {stop.no}
        </Button>
      </p>
    </section>
  );
}
