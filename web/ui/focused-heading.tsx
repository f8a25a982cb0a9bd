import { type ComponentProps, useEffect } from 'react';
import { usePageTitle } from '#web/frame/page-title.ts';
import { PageHeading } from './page-heading.tsx';

type FocusedHeadingProps = ComponentProps<typeof PageHeading> & {
  children: string;
  /** Comes in place of another view of the same address: then no other code moves the focus. */
  takesFocus?: boolean;
};

/** The heading of one of several views of the same address; the title follows it. */
export function FocusedHeading({ takesFocus = false, ...props }: FocusedHeadingProps) {
  usePageTitle(props.children);
  useEffect(() => {
    if (takesFocus) goToPageHeading();
  }, [takesFocus]);
  return <PageHeading {...props} />;
}

/** To the top of the page, for the eye and for a screen reader. */
export function goToPageHeading(): void {
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
