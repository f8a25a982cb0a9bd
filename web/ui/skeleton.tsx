/** Holds the place of what is on its way, so that nothing jumps when it comes. Silent: `QueryState` says it. */
const lines = (count: number) => Array.from({ length: count }, (_, place) => place);

/** A word or two within a line that is there already; or as long as the words that come, where these may need two lines. */
export const SkeletonWord = ({ words = '----------' }: { words?: string }) => (
  <span className="ds-skeleton" data-variant="text" data-text={words} aria-hidden="true" />
);

/** Lines of text. */
export function SkeletonText({ lines: count = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-text" aria-hidden="true">
      {lines(count).map((place) => (
        <span key={place} className="ds-skeleton" />
      ))}
    </div>
  );
}

/** A list of rows, as tall as those that come. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return (
    <div className="skeleton-rows" aria-hidden="true">
      {lines(rows).map((place) => (
        <span key={place} className="ds-skeleton" />
      ))}
    </div>
  );
}

/** A form with a number of fields, the last one tall. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  return (
    <div className="skeleton-form" aria-hidden="true">
      {lines(fields).map((place) => (
        <span key={place} className="ds-skeleton" />
      ))}
    </div>
  );
}
