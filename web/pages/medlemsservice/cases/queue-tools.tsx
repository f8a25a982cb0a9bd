/** What is opened in the queue now and then; its forms are fetched then. */
import { AbsenceForm } from './absence-form.tsx';
import { CaseSearchForm } from './case-search.tsx';
import { ClosedTogether, CloseTogether } from './close-together.tsx';
import { QueueTags } from './queue-tags.tsx';
import { QueueViews } from './queue-views.tsx';
import { TurnForm } from './turn-form.tsx';

export const queueTools = {
  AbsenceForm,
  CaseSearchForm,
  ClosedTogether,
  CloseTogether,
  QueueTags,
  QueueViews,
  TurnForm,
};
