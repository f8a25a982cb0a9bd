import { lazy, Suspense } from 'react';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { Card } from '#web/ui/card.tsx';
import { OpenedOnPress } from '#web/ui/opened-on-press.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { mergeCardTexts as texts } from './merge-texts.ts';

const MergeDesk = lazy(() =>
  loadPart(() => import('./merge-desk.tsx')).then((part) => ({ default: part.MergeDesk })),
);

export type MergeDeskProps = { personId: string; ground: LookGround };

/** Merges two records of one person, and parts them again; read when it is opened, and a look like any other. */
export function RecordMerges(props: MergeDeskProps) {
  return (
    <Card id="merges" title={texts.title}>
      <p>{texts.lead}</p>
      <OpenedOnPress button={texts.open}>
        <Suspense fallback={<SkeletonRows />}>
          <MergeDesk {...props} />
        </Suspense>
      </OpenedOnPress>
    </Card>
  );
}
