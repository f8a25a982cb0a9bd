/** Draws pages at build time, as a signed-out visitor sees them before any script. */
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { queryClient } from './api/query-client.ts';
import { createAppRouter } from './router.tsx';
import { session } from './session/session.ts';
import { signedOutState, startupState } from './session/session-state.ts';
import { documentTitle } from './texts/document-title.ts';
import { pageDescriptions, titleAt } from './texts/page-titles.ts';

/**
 * @param path address of a page
 * @param status `none`: signed out; `startup`: not known yet, which is the shell of the signed-in pages
 */
export async function renderPage(
  path: string,
  status: 'none' | 'startup',
): Promise<{ title: string; description: string | null; body: string }> {
  session.setPrerendered(status === 'none' ? signedOutState : startupState);
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const body = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // What a page has asked for would be kept for minutes, and keep the build from ending.
  queryClient.clear();
  const description = (pageDescriptions as Partial<Record<string, string>>)[path] ?? null;
  return { title: titleOf(path), description, body };
}

/** @param path address or pattern of a page */
export const titleOf = (path: string): string => documentTitle(titleAt(path));
