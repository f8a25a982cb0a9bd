import type { meetingBoardEndpoints } from '#contract/meeting-board-endpoints.ts';
import type { meetingEndpoints } from '#contract/meeting-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { BoardMeetingService } from './meeting-board-service.ts';
import type { Meetings } from './meeting-service.ts';
import type { Proposals } from './proposal-service.ts';

type MeetingParts = { meetings: Meetings; proposals: Proposals; board: BoardMeetingService };

export const meetingHandlers = ({
  meetings,
  proposals,
}: MeetingParts): Handlers<typeof meetingEndpoints> => ({
  'GET /api/my-democracy': ({ db, actor, now }) => meetings.democracyOf(db, actor.personId, now),
  'GET /api/meetings/:id': ({ db, actor, params, now }) => meetings.get(db, actor.personId, params.id, now),
  'GET /api/meeting-files/:id/content': ({ db, actor, params, now }) =>
    meetings.getFile(db, actor.personId, params.id, now),
  'POST /api/meetings/:id/motions': ({ tx, params, body, ...by }) =>
    proposals.sendMotion(tx, by, params.id, body),
  'PUT /api/motions/:id': ({ tx, params, body, ...by }) => proposals.changeMotion(tx, by, params.id, body),
  'POST /api/motions/:id/withdrawals': ({ tx, params, ...by }) => proposals.withdrawMotion(tx, by, params.id),
  'POST /api/meetings/:id/nominations': ({ tx, params, body, ...by }) =>
    proposals.nominate(tx, by, params.id, body),
  'PUT /api/nominations/:id': ({ tx, params, body, ...by }) =>
    proposals.changeNomination(tx, by, params.id, body),
  'POST /api/nominations/:id/withdrawals': ({ tx, params, ...by }) =>
    proposals.withdrawNomination(tx, by, params.id),
  'POST /api/nominations/:id/answers': ({ tx, params, body, ...by }) =>
    proposals.answer(tx, by, params.id, body.answer),
});

export const meetingBoardHandlers = ({ board }: MeetingParts): Handlers<typeof meetingBoardEndpoints> => ({
  'GET /api/units/:id/meetings': ({ db, params, ...by }) => board.list(db, by, params.id),
  'POST /api/unit-meetings/:id/papers': ({ tx, params, body, ...by }) =>
    board.addPaper(tx, by, params.id, body),
  'POST /api/meeting-papers/:id/removals': ({ tx, params, ...by }) => board.removePaper(tx, by, params.id),
  'POST /api/unit-meetings/:id/publications': ({ tx, params, body, ...by }) =>
    board.publish(tx, by, params.id, body.list),
});
