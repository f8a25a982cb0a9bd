import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

type WithdrawYearProps = {
  texts: { withdraw: string; withdrawSure: string; withdrawYes: string; withdrawNo: string };
  act(): void;
  isBusy: boolean;
  problem: ReactNode;
};

/** Withdraws the report or the list of a year, after a question. */
export function WithdrawYear({ texts, act, isBusy, problem }: WithdrawYearProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <p className="actions">
        <Button variant="tertiary" data-size="sm" onClick={() => setAsking(true)}>
          {texts.withdraw}
        </Button>
      </p>
    );
  return (
    <fieldset className="choices">
      <legend>{texts.withdrawSure}</legend>
      {problem}
      <p className="actions">
        <Button data-size="sm" busy={isBusy} onClick={act}>
          {texts.withdrawYes}
        </Button>
        <Button variant="secondary" data-size="sm" onClick={() => setAsking(false)}>
          {texts.withdrawNo}
        </Button>
      </p>
    </fieldset>
  );
}
