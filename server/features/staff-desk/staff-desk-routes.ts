import type { attachmentEndpoints } from '#contract/attachment-endpoints.ts';
import type { deskAbsenceEndpoints } from '#contract/desk-absence-endpoints.ts';
import type { deskCaseEndpoints } from '#contract/desk-case-endpoints.ts';
import type { deskPersonEndpoints } from '#contract/desk-person-endpoints.ts';
import type { deskQueueEndpoints } from '#contract/desk-queue-endpoints.ts';
import type { deskSenderEndpoints } from '#contract/desk-sender-endpoints.ts';
import type { deskTurnEndpoints } from '#contract/desk-turn-endpoints.ts';
import type { deskWorkEndpoints } from '#contract/desk-work-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { StaffDeskService } from './staff-desk-service.ts';

export const deskCaseHandlers = ({
  queue,
  cases,
  senders,
}: StaffDeskService): Handlers<
  typeof deskCaseEndpoints &
    typeof deskSenderEndpoints &
    Pick<typeof attachmentEndpoints, 'GET /api/staff/attachments/:id/content'>
> => ({
  'GET /api/staff/enquiries': ({ db, query, ...by }) => {
    const { state, topic = null, owner, tag = null, search, cursor } = query;
    return queue.list(db, by, { state, topic, owner, tag, search }, cursor);
  },
  'GET /api/staff/queue-counts': ({ db, actor, now }) => queue.count(db, actor.personId, now),
  'GET /api/staff/colleagues': ({ db, actor, now }) => queue.listColleagues(db, actor.personId, now),

  'GET /api/staff/enquiries/:id': ({ db, params, ...by }) => cases.getCase(db, by, params.id),
  'GET /api/staff/attachments/:id/content': ({ db, params, ...by }) => cases.getFile(db, by, params.id),
  'PUT /api/staff/enquiries/:id/presence': ({ tx, params, body, ...by }) =>
    cases.setPresence(tx, by, params.id, body.isWriting),
  'DELETE /api/staff/enquiries/:id/presence': ({ tx, params, ...by }) => cases.leave(tx, by, params.id),
  'POST /api/staff/enquiries/:id/answers': ({ tx, params, body, ...by }) =>
    cases.answer(tx, by, { id: params.id, version: body.version }, body),
  'POST /api/staff/enquiries/:id/notes': ({ tx, params, body, ...by }) =>
    cases.addNote(tx, by, params.id, body.note),
  'POST /api/staff/enquiries/:id/assignments': ({ tx, params, body, ...by }) =>
    cases.assign(tx, by, { id: params.id, version: body.version }, body.assigneeId),
  'POST /api/staff/enquiries/:id/topics': ({ tx, params, body, ...by }) =>
    cases.setTopic(tx, by, { id: params.id, version: body.version }, body.topic),
  'POST /api/staff/enquiries/:id/name-corrections': ({ tx, params, body, ...by }) =>
    cases.correctName(tx, by, { id: params.id, version: body.version }, body),
  'POST /api/staff/enquiries/:id/merges': ({ tx, params, body, ...by }) =>
    cases.merge(tx, by, { id: params.id, version: body.version }, body.number),
  'POST /api/staff/enquiries/:id/sender-ties': ({ tx, params, body, ...by }) =>
    senders.tie(tx, by, { id: params.id, version: body.version }, body.personId, body.reason),
  'POST /api/staff/enquiries/:id/sender-unties': ({ tx, params, body, ...by }) =>
    senders.untie(tx, by, { id: params.id, version: body.version }, body.reason),
  'POST /api/staff/enquiries/:id/closings': ({ tx, params, body, ...by }) =>
    cases.close(tx, by, { id: params.id, version: body.version }),
  'POST /api/staff/enquiries/:id/reopenings': ({ tx, params, body, ...by }) =>
    cases.reopen(tx, by, { id: params.id, version: body.version }),
  'POST /api/staff/enquiries/:id/extensions': ({ tx, params, body, ...by }) =>
    cases.extend(tx, by, { id: params.id, version: body.version }, body.reasons),
});

export const deskQueueHandlers = ({
  closings,
  order,
  caseSearch,
}: StaffDeskService): Handlers<typeof deskQueueEndpoints> => ({
  'POST /api/staff/case-closings': ({ tx, body, ...by }) => closings.close(tx, by, body.cases, body.reason),
  'POST /api/staff/case-closing-undoings': ({ tx, body, ...by }) => closings.undo(tx, by, body.cases),
  'GET /api/staff/tags': ({ db }) => order.listTags(db),
  'POST /api/staff/tags': ({ tx, body, ...by }) => order.addTag(tx, by, body.name),
  'DELETE /api/staff/tags/:id': ({ tx, params }) => order.removeTag(tx, params.id),
  'POST /api/staff/enquiries/:id/tags': ({ tx, params, body, ...by }) =>
    order.setTag(tx, by, params.id, body),
  'GET /api/staff/queue-views': ({ db, ...by }) => order.listViews(db, by),
  'POST /api/staff/queue-views': ({ tx, body, ...by }) => order.saveView(tx, by, body),
  'DELETE /api/staff/queue-views/:id': ({ tx, params, ...by }) => order.removeView(tx, by, params.id),
  'POST /api/staff/case-searches': ({ tx, body, ...by }) => caseSearch.search(tx, by, body),
});

export const deskAbsenceHandlers = ({
  absences,
}: StaffDeskService): Handlers<typeof deskAbsenceEndpoints> => ({
  'GET /api/staff/absences': ({ db, ...by }) => absences.list(db, by),
  'PUT /api/staff/absences/mine': ({ tx, body, ...by }) => absences.set(tx, by, body),
  'DELETE /api/staff/absences/mine': ({ tx, ...by }) => absences.end(tx, by),
});

export const deskTurnHandlers = ({ turns }: StaffDeskService): Handlers<typeof deskTurnEndpoints> => ({
  'GET /api/staff/turn': ({ db, ...by }) => turns.list(db, by),
  'PUT /api/staff/turn/mine': ({ tx, body, ...by }) => turns.set(tx, by, body),
  'DELETE /api/staff/turn/mine': ({ tx, ...by }) => turns.end(tx, by),
});

export const deskPersonHandlers = ({ persons }: StaffDeskService): Handlers<typeof deskPersonEndpoints> => ({
  'POST /api/staff/person-searches': ({ tx, body, ...by }) => persons.search(tx, by, body),
  'POST /api/staff/persons/:id/reasons': ({ tx, params, body, ...by }) =>
    persons.writeReason(tx, by, params.id, body.reason),
  'GET /api/staff/persons/:id': ({ db, params, query, ...by }) => persons.getPerson(db, by, params.id, query),
  'GET /api/staff/persons/:id/fodselsnummer': ({ db, params, query, ...by }) =>
    persons.getFodselsnummer(db, by, params.id, query.reasonId),
});

export const deskWorkHandlers = (desk: StaffDeskService): Handlers<typeof deskWorkEndpoints> => ({
  'GET /api/staff/text-blocks': async ({ db }) => ({ blocks: await desk.blocks.list(db) }),
  'POST /api/staff/text-blocks': ({ tx, body, ...by }) => desk.blocks.add(tx, by, body),
  'PUT /api/staff/text-blocks/:id': ({ tx, params, body, ...by }) =>
    desk.blocks.change(tx, by, params.id, body),
  'DELETE /api/staff/text-blocks/:id': ({ tx, params }) => desk.blocks.remove(tx, params.id),
  'GET /api/staff/statistics': ({ db, query, now }) => desk.getStatistics(db, Number(query.weeks), now),
  'GET /api/staff/deliveries': ({ db, ...by }) => desk.listDeliveries(db, by),
  'POST /api/staff/deliveries/:id/retries': ({ tx, params }) => desk.deliveries.retryNotice(tx, params.id),
  'POST /api/staff/failed-jobs/:id/retries': ({ tx, params }) => desk.deliveries.retryJob(tx, params.id),
  'GET /api/staff/look-control': ({ db, query, now }) => desk.getLookControl(db, query.month, now),
});
