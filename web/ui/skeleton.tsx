/** Holds the place of what is on its way, so that nothing jumps when it comes. Silent: `QueryState` says it. */

/** A word or two within a line that is there already; or as long as the words that come, where these may need two lines. */
export const SkeletonWord = ({ words = '----------' }: { words?: string }) => (
  <span className="ds-skeleton" data-variant="text" data-text={words} aria-hidden="true" />
);

/** Lines of text. */
export const SkeletonText = ({ lines }: { lines?: number }) => <Bones of="text" count={lines} />;

/** A list of rows, as tall as those that come. */
export const SkeletonRows = ({ rows }: { rows?: number }) => <Bones of="rows" count={rows} />;

/** A form with a number of fields, the last one tall. */
export const SkeletonForm = ({ fields }: { fields?: number }) => <Bones of="form" count={fields} />;

function Bones({ of, count = 3 }: { of: 'text' | 'rows' | 'form'; count: number | undefined }) {
  return (
    <div className={`skeleton-${of}`} aria-hidden="true">
      {[...Array(count).keys()].map((place) => (
        <span key={place} className="ds-skeleton" />
      ))}
    </div>
  );
}
