/** The top of a page: the way back, and the page's one `h1`. */

import type { ReactNode } from 'react';
import { PlainHeading, type PlainHeadingProps } from './plain-heading.tsx';
import { WayBack, type WayBackTo } from './way-back.tsx';

type PageHeadingProps = PlainHeadingProps & {
  /** Where the way back leads when it is not to the page above. */
  back?: WayBackTo | undefined;
  /** Right before the heading: links between pages that belong together, or a drawing that stands beside it. */
  before?: ReactNode;
};

export function PageHeading({ back, before, ...heading }: PageHeadingProps) {
  return (
    <>
      <WayBack instead={back} />
      {before}
      <PlainHeading {...heading} />
    </>
  );
}
