import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { texts } from './magasininn-texts.ts';
import { useMagazineAct } from './use-magazine-act.ts';

/** The second press. No persuasion, and no reason asked for. */
export function StopMagazine({ isPaid, onDone }: { isPaid: boolean; onDone(): void }) {
  const { stop } = texts;
  const { act, isBusy, problem } = useMagazineAct();
  const yes = () =>
    act((idempotencyKey) => call('POST /api/magazine/stops', { idempotencyKey }), stop.yes, stop.said);
  return (
    <Card id="stop" title={stop.title} level={3} tone="warm">
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
    </Card>
  );
}
