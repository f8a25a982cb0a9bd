/** A page's one `h1`. It can take the focus, so that a screen reader reads it when the page changes. */
import type { ReactNode } from 'react';

export type PlainHeadingProps = {
  children: ReactNode;
  /** One or two sentences on what the page is for. */
  lead?: ReactNode;
  /** A few words above the heading: a state, a number. */
  above?: ReactNode;
};

/** A page has one heading of this kind. */
const aboveId = 'above-title';

export function PlainHeading({ children, lead, above }: PlainHeadingProps) {
  return (
    <div className="page-heading">
      {above && (
        <div className="page-heading__above" id={aboveId}>
          {above}
        </div>
      )}
      <h1 className="page-heading__title" tabIndex={-1} aria-describedby={above ? aboveId : undefined}>
        {children}
      </h1>
      {lead && <p className="page-heading__lead">{lead}</p>}
    </div>
  );
}
