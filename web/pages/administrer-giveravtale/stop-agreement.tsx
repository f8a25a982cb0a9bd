import { useState } from 'react';
import { type Agreement, type StopReason, stopReasons } from '#contract/giving-values.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { texts } from './manage-giving-texts.ts';
import { useAgreementAct } from './use-agreement-act.ts';

const words = texts.stop;
type StopAgreementProps = { agreement: Agreement; onDone(said: string): void; onCancel(): void };

/** The second press. No persuasion, and the reason may be left out. */
export function StopAgreement({ agreement, onDone, onCancel }: StopAgreementProps) {
  const [reason, setReason] = useState<StopReason | ''>('');
  const { act, isBusy, problem } = useAgreementAct(agreement.id);
  const stop = () =>
    act('POST /api/giving/agreements/:id/stop', { reason }, () => onDone(words.saved), words.yes);
  return (
    <Card id="stop" title={words.title} tone="warm">
      <p>{words.text}</p>
      {agreement.rail === 'avtalegiro' && <p>{words.bank}</p>}
      <SelectField
        name="reason"
        label={words.reason}
        value={reason}
        onChange={(event) => setReason(event.target.value as StopReason | '')}
        options={[
          { value: '', label: words.none },
          ...stopReasons.map((value) => ({ value, label: words.reasons[value] })),
        ]}
      />
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={() => void stop()}>
          {words.yes}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {words.no}
        </Button>
      </p>
    </Card>
  );
}
