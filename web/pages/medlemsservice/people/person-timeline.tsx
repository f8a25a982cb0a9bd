import { lazy, Suspense } from 'react';
import { loadPart } from '#web/session/code-failure.ts';
import { Card } from '#web/ui/card.tsx';
import { OpenedOnPress } from '#web/ui/opened-on-press.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { timelineCardTexts as texts } from './desk-person-texts.ts';
import type { TimelineProps } from './timeline-kinds.tsx';

const TimelineKinds = lazy(() =>
  loadPart(() => import('./timeline-kinds.tsx')).then((part) => ({ default: part.TimelineKinds })),
);

/** What has happened with a person, newest first; read when it is opened, and a look like any other. */
export function PersonTimeline(props: TimelineProps) {
  return (
    <Card id="timeline" title={texts.title}>
      <p>{texts.lead}</p>
      <OpenedOnPress button={texts.open}>
        <Suspense fallback={<SkeletonRows />}>
          <TimelineKinds {...props} />
        </Suspense>
      </OpenedOnPress>
    </Card>
  );
}
