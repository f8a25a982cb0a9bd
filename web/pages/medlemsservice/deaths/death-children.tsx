import type { DeathReport } from '#contract/death-endpoints.ts';
import { call } from '#web/api/call.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { deathTexts } from './desk-death-texts.ts';

const texts = deathTexts.children;
type DeathChildrenProps = { report: DeathReport; keep(answer: DeathReport, done: string): void };

/** Registered children whose family somebody has to talk with, before anything of theirs ends. */
export function DeathChildren({ report, keep }: DeathChildrenProps) {
  return (
    <Card title={texts.title} tone="warm">
      <p>{texts.text}</p>
      <ul className="rows" aria-label={texts.title}>
        {report.children.map((child) => (
          <Child key={child.id} reportId={report.id} child={child} keep={keep} />
        ))}
      </ul>
    </Card>
  );
}

type ChildProps = Pick<DeathChildrenProps, 'keep'> & {
  reportId: string;
  child: DeathReport['children'][number];
};

function Child({ reportId, child: { id, name, bornYear, guardians }, keep }: ChildProps) {
  const { press, busy, problem } = usePress();
  const settle = (how: 'end' | 'keep') =>
    press(texts[how], async (idempotencyKey) => {
      const body = { childId: id, isEnding: how === 'end' };
      const request = { params: { id: reportId }, body, idempotencyKey };
      const answer = await call('POST /api/staff/death-reports/:id/children', request);
      keep(answer, how === 'end' ? texts.ended : texts.kept);
    });
  return (
    <li className="row">
      <h3 className="row__name">{name}</h3>
      <p className="row__details">
        <span>{texts.born(bornYear)}</span>
        <span>{guardians.length > 0 ? texts.guardians(guardians) : texts.alone}</span>
      </p>
      {problem}
      <p className="actions">
        {(['keep', 'end'] as const).map((how) => (
          <Button
            key={how}
            variant="secondary"
            data-size="sm"
            busy={busy === texts[how]}
            aria-label={`${texts[how]}: ${name}`}
            onClick={() => void settle(how)}
          >
            {texts[how]}
          </Button>
        ))}
      </p>
    </li>
  );
}
