/** What is opened in the queue now and then; its forms are fetched then. */
import { CaseSearchForm } from './case-search.tsx';
import { ClosedTogether, CloseTogether } from './close-together.tsx';
import { QueueTags } from './queue-tags.tsx';
import { QueueViews } from './queue-views.tsx';

export const queueTools = { CaseSearchForm, ClosedTogether, CloseTogether, QueueTags, QueueViews };
