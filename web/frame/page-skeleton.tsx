/** Holds the place of a page that is not known yet. */
import { uiTexts } from '#web/texts/ui-texts.ts';
import { SkeletonRows, SkeletonText } from '#web/ui/skeleton.tsx';

/**
 * A page has a heading while it is on its way, too; it is no arrival (`page-arrival.ts`).
 * @param title where the heading is known, and the page's own comes later in another place
 */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className="page-skeleton" aria-busy="true">
      <h1 className={title ? undefined : 'ds-sr-only'}>{title ?? uiTexts.loading}</h1>
      {!title && <div className="page-skeleton-heading ds-skeleton" aria-hidden="true" />}
      <SkeletonText lines={2} />
      <SkeletonRows />
    </div>
  );
}
