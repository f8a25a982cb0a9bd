/** Holds the place of a page that is not known yet. */
import { uiTexts } from '#web/texts/ui-texts.ts';
import { SkeletonRows, SkeletonText } from '#web/ui/skeleton.tsx';

/** @param title where the heading is known, and the page's own comes later in another place */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className="page-skeleton" aria-busy="true">
      <p className="ds-sr-only">{uiTexts.loading}</p>
      {title ? <h1>{title}</h1> : <div className="page-skeleton-heading ds-skeleton" aria-hidden="true" />}
      <SkeletonText lines={2} />
      <SkeletonRows />
    </div>
  );
}
