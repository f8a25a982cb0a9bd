import type { chapterMoveEndpoints } from '#contract/chapter-move-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ChapterMoveService } from './chapter-move-service.ts';

export const chapterMoveHandlers = (moves: ChapterMoveService): Handlers<typeof chapterMoveEndpoints> => ({
  'GET /api/administration/units/:id/residents': ({ db, params, now }) =>
    moves.getResidents(db, params.id, now),
  'GET /api/administration/chapter-moves': ({ db, now }) => moves.list(db, now),
  'POST /api/administration/chapter-moves': ({ tx, body, ...by }) => moves.move(tx, by, body),
  'POST /api/administration/chapter-moves/:id/undoings': ({ tx, params, ...by }) =>
    moves.undo(tx, by, params.id),
});
