/** The title of the document: the route's own, unless the page on the screen knows a better one. */
import { useEffect } from 'react';
import { documentTitle } from '#web/texts/document-title.ts';

let routeTitle = '';
let pageTitle: string | null = null;

const write = () => {
  document.title = documentTitle(pageTitle ?? routeTitle);
};

export function setRouteTitle(title: string): void {
  routeTitle = title;
  write();
}

/** For a page whose title depends on what it shows. Null while that is not known. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    pageTitle = title;
    if (title) write();
    return () => {
      pageTitle = null;
    };
  }, [title]);
}
