/** Holds the place of a page that is not known yet. */
import { uiTexts } from '#web/texts/ui-texts.ts';
import { SkeletonRows, SkeletonText } from '#web/ui/skeleton.tsx';

export function PageSkeleton() {
  return (
    <div className="page-skeleton" aria-busy="true">
      <p className="ds-sr-only">{uiTexts.loading}</p>
      <div className="page-skeleton-heading ds-skeleton" aria-hidden="true" />
      <SkeletonText lines={2} />
      <SkeletonRows />
    </div>
  );
}
