import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pauseMonths } from '#contract/giving-endpoints.ts';
import type { Agreement } from '#contract/giving-values.ts';
import { pausePreviewQuery } from '#web/api/giving-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { UpcomingCharges } from '#web/ui/upcoming-charges.tsx';
import { texts } from './manage-giving-texts.ts';
import { useAgreementAct } from './use-agreement-act.ts';

type Months = (typeof pauseMonths)[number];
type PauseAgreementProps = { agreement: Agreement; onDone(said: string): void; onCancel(): void };

export function PauseAgreement({ agreement, onDone, onCancel }: PauseAgreementProps) {
  const [months, setMonths] = useState<Months>('1');
  const preview = useQuery(pausePreviewQuery(agreement.id, months));
  const { act, isBusy, problem } = useAgreementAct(agreement.id);
  const { pause } = texts;
  const save = () =>
    act(
      'POST /api/giving/agreements/:id/pause',
      { version: agreement.version, months },
      () => onDone(pause.saved),
      pause.save,
    );
  return (
    <Card title={pause.title} tone="warm">
      <SelectField
        name="months"
        label={pause.label}
        value={months}
        onChange={(event) => setMonths(event.target.value as Months)}
        options={pauseMonths.map((value) => ({ value, label: pause.months(value) }))}
      />
      <div aria-live="polite">
        {preview.data?.resumesOn && <p>{pause.resumes(preview.data.resumesOn)}</p>}
        {preview.data && <UpcomingCharges charges={preview.data.upcoming} />}
      </div>
      {problem}
      <p className="actions">
        <Button busy={isBusy} onClick={() => void save()}>
          {pause.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {texts.change.cancel}
        </Button>
      </p>
    </Card>
  );
}
