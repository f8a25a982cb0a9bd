import { useState } from 'react';
import type { DeathReport } from '#contract/death-endpoints.ts';
import { call } from '#web/api/call.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NoticeBox } from '#web/ui/notice-box.tsx';
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
  const [busy, setBusy] = useState<'end' | 'keep' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const settle = async (how: 'end' | 'keep') => {
    setBusy(how);
    setProblem(null);
    const body = { childId: id, isEnding: how === 'end' };
    const request = { params: { id: reportId }, body, idempotencyKey: crypto.randomUUID() };
    try {
      const answer = await sendOnce(() => call('POST /api/staff/death-reports/:id/children', request));
      keep(answer, how === 'end' ? texts.ended : texts.kept);
    } catch (error) {
      setProblem(failureOf(error, texts[how], []).text);
      setBusy(null);
    }
  };
  return (
    <li className="row">
      <h3 className="row__name">{name}</h3>
      <p className="row__details">
        <span>{texts.born(bornYear)}</span>
        <span>{guardians.length > 0 ? texts.guardians(guardians) : texts.alone}</span>
      </p>
      <div role="alert">{problem && <NoticeBox tone="danger">{problem}</NoticeBox>}</div>
      <p className="actions">
        {(['keep', 'end'] as const).map((how) => (
          <Button
            key={how}
            variant="secondary"
            data-size="sm"
            busy={busy === how}
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
