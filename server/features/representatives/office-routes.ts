import type { handoverEndpoints } from '#contract/handover-endpoints.ts';
import type { officeEndpoints } from '#contract/office-endpoints.ts';
import type { replyAddressEndpoints } from '#contract/reply-address-endpoints.ts';
import type { unitDocumentEndpoints } from '#contract/unit-document-endpoints.ts';
import type { unitMemberEndpoints } from '#contract/unit-member-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { Handovers } from './handover-service.ts';
import type { MemberFiles } from './member-file-service.ts';
import type { OfficeActs } from './office-act-service.ts';
import type { ReplyAddresses } from './reply-address-service.ts';
import type { UnitDocuments } from './unit-document-service.ts';
import type { UnitMembers } from './unit-member-service.ts';

type RepresentativeParts = {
  acts: OfficeActs;
  members: UnitMembers;
  handovers: Handovers;
  documents: UnitDocuments;
  files: MemberFiles;
  replies: ReplyAddresses;
};

export const replyAddressHandlers = ({
  replies,
}: RepresentativeParts): Handlers<typeof replyAddressEndpoints> => ({
  'GET /api/staff/units/:id/reply-address': ({ db, params, now }) => replies.show(db, params.id, now),
  'PUT /api/staff/units/:id/reply-address': ({ tx, params, body, now }) =>
    replies.set(tx, params.id, body.email, now),
  'GET /api/units/:id/reply-address': ({ db, params, ...by }) => replies.seen(db, by, params.id),
  'POST /api/units/:id/reply-address-proposals': ({ tx, params, body, ...by }) =>
    replies.propose(tx, by, params.id, body.email),
  'POST /api/reply-address-proofs': ({ tx, body, now }) => replies.prove(tx, body.code, now),
});

export const unitDocumentHandlers = ({
  documents,
}: RepresentativeParts): Handlers<typeof unitDocumentEndpoints> => ({
  'GET /api/units/:id/documents': ({ db, params, language, ...by }) =>
    documents.list(db, by, params.id, language),
});

export const handoverHandlers = ({ handovers }: RepresentativeParts): Handlers<typeof handoverEndpoints> => ({
  'GET /api/units/:id/handover': ({ db, params, ...by }) => handovers.get(db, by, params.id),
  'PUT /api/units/:id/handover-note': ({ tx, params, body, ...by }) =>
    handovers.setNote(tx, by, params.id, body),
  'POST /api/units/:id/board-changes': ({ tx, params, body, ...by }) =>
    handovers.propose(tx, by, params.id, body),
  'POST /api/board-changes/:id/cancellations': ({ tx, params, ...by }) => handovers.cancel(tx, by, params.id),
});

export const unitMemberHandlers = ({
  members,
  files,
}: RepresentativeParts): Handlers<typeof unitMemberEndpoints> => ({
  'GET /api/units/:id/members': ({ db, params, query, ...by }) => members.list(db, by, params.id, query),
  'GET /api/units/:id/new-members': ({ db, params, ...by }) => members.listNew(db, by, params.id),
  'POST /api/units/:id/welcomes': ({ tx, params, body, ...by }) =>
    members.welcome(tx, by, params.id, body.personId),
  'GET /api/units/:id/figures': ({ db, params, ...by }) => members.getFigures(db, by, params.id),
  'GET /api/units/:id/member-files': ({ db, params, ...by }) => files.list(db, by, params.id),
  'GET /api/units/:id/member-file': ({ db, params, query, language, ...by }) =>
    files.take(db, by, params.id, query.purpose, language),
  'GET /api/member-files': ({ db, ...by }) => files.listLeft(db, by),
  'POST /api/member-files/:id/deletions': ({ tx, params, ...by }) => files.confirmDeleted(tx, by, params.id),
  'PUT /api/staff/units/:id/export': ({ tx, params, body }) => files.allow(tx, params.id, body.mayExport),
  'GET /api/chapter-contact': ({ db, ...by }) => members.getContact(db, by),
  'PUT /api/chapter-contact': ({ tx, body, ...by }) => members.setContact(tx, by, body),
});

export const officeHandlers = ({ acts }: RepresentativeParts): Handlers<typeof officeEndpoints> => ({
  'GET /api/offices': ({ db, actor, now }) => acts.listMine(db, actor.personId, now),
  'POST /api/offices/:id/acceptances': ({ tx, params, ...by }) => acts.accept(tx, by, params.id),
  'POST /api/offices/:id/refusals': ({ tx, params, ...by }) => acts.decline(tx, by, params.id),
  'POST /api/offices/:id/declarations': ({ tx, params, ...by }) => acts.declareAnew(tx, by, params.id),
  'POST /api/offices/:id/showings': ({ tx, params, ...by }) => acts.showToNew(tx, by, params.id),
  'POST /api/offices/:id/hidings': ({ tx, params, ...by }) => acts.hideFromNew(tx, by, params.id),
  'POST /api/offices/:id/resignations': ({ tx, params, ...by }) => acts.resign(tx, by, params.id),
  'GET /api/units/:id': ({ db, params, ...by }) => acts.getUnit(db, by, params.id),
  'GET /api/units/:id/offices': ({ db, params, ...by }) => acts.listInUnit(db, by, params.id),
  'GET /api/units/:id/candidates': ({ db, params, query, ...by }) =>
    acts.searchCandidates(db, by, params.id, query.search),
  'POST /api/units/:id/offices': ({ tx, params, body, ...by }) => acts.offerAsBoard(tx, by, params.id, body),
  'POST /api/unit-offices/:id/withdrawals': ({ tx, params, ...by }) => acts.withdraw(tx, by, params.id),
  'GET /api/staff/unit-tree': ({ db, now }) => acts.staff.listUnits(db, now),
  'GET /api/staff/units/:id/offices': ({ db, params, ...by }) => acts.staff.listInUnit(db, by, params.id),
  'POST /api/staff/offices': ({ tx, body, ...by }) => acts.staff.offer(tx, by, body),
  'POST /api/staff/offices/:id/endings': ({ tx, params, ...by }) => acts.staff.end(tx, by, params.id),
});
