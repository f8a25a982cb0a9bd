/** The tools of the queue: each is fetched when it is opened. */
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { QueueFilter } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { toolTexts as texts } from './row-texts.ts';

type Tools = typeof import('./queue-tools.tsx')['queueTools'];
const tool = <Props,>(pick: (tools: Tools) => ComponentType<Props>) =>
  lazy(() =>
    loadPart(() => import('./queue-tools.tsx')).then(({ queueTools }) => ({ default: pick(queueTools) })),
  );
const QueueViews = tool((tools) => tools.QueueViews);
const QueueTags = tool((tools) => tools.QueueTags);
const AbsenceForm = tool((tools) => tools.AbsenceForm);
const TurnForm = tool((tools) => tools.TurnForm);
const CaseSearchForm = tool((tools) => tools.CaseSearchForm);
export const CloseTogether = tool((tools) => tools.CloseTogether);
export const ClosedTogether = tool((tools) => tools.ClosedTogether);

export const QueueFolds = ({ filter }: { filter: QueueFilter }) => (
  <div className="folds">
    <Fold title={texts.views}>
      <QueueViews filter={filter} />
    </Fold>
    <Fold title={texts.tags}>
      <QueueTags />
    </Fold>
    <Fold title={texts.search}>
      <CaseSearchForm />
    </Fold>
    <Fold title={texts.absence}>
      <AbsenceForm />
    </Fold>
    <Fold title={texts.turn}>
      <TurnForm />
    </Fold>
  </div>
);

function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="fold" onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && <Suspense fallback={<SkeletonForm fields={1} />}>{children}</Suspense>}
    </details>
  );
}
