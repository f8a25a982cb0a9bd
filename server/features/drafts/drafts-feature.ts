import { feature } from '#server/feature.ts';
import { draftHandlers } from './drafts-routes.ts';

/** What is typed in a form and not sent yet. */
export const drafts = feature({ name: 'drafts', handlers: () => draftHandlers });
