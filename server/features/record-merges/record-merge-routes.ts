import type { recordMergeEndpoints } from '#contract/record-merge-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { RecordMergeService } from './record-merge-service.ts';
import { readWaitingMerges } from './waiting-merge-service.ts';

export const recordMergeHandlers = (merges: RecordMergeService): Handlers<typeof recordMergeEndpoints> => ({
  'GET /api/staff/waiting-merges': ({ db, ...by }) => readWaitingMerges(db, by),
  'GET /api/staff/persons/:id/merges': ({ db, params, query, ...by }) =>
    merges.list(db, by, params.id, query),
  'GET /api/staff/persons/:id/merge-preview': ({ db, params, query, ...by }) =>
    merges.preview(db, by, params.id, query),
  'POST /api/staff/persons/:id/merges': ({ tx, params, body, ...by }) =>
    merges.merge(tx, by, params.id, body),
  'POST /api/staff/record-merges/:id/approvals': ({ tx, params, body, ...by }) =>
    merges.approve(tx, by, params.id, body),
  'POST /api/staff/record-merges/:id/undoings': ({ tx, params, body, ...by }) =>
    merges.undo(tx, by, params.id, body),
});
