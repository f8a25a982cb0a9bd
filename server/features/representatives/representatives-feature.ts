import { feature } from '#server/feature.ts';
import { memberFileWords } from '#server/letters/member-file-words.ts';
import { notices } from '../notices/notices-feature.ts';
import { attentionToOffices } from '../offices/office-service.ts';
import { createHandovers } from './handover-service.ts';
import { createMemberFiles } from './member-file-service.ts';
import { createOfficeActs } from './office-act-service.ts';
import { removeOffers } from './office-clock-repository.ts';
import { officeJobs } from './office-jobs.ts';
import {
  handoverHandlers,
  officeHandlers,
  replyAddressHandlers,
  unitDocumentHandlers,
  unitMemberHandlers,
} from './office-routes.ts';
import { proveReplyAddress } from './reply-address-jobs.ts';
import { createReplyAddresses } from './reply-address-service.ts';
import { tieToActivity } from './summons-repository.ts';
import { createUnitDocuments } from './unit-document-service.ts';
import { createUnitMembers } from './unit-member-service.ts';
import { unitMessageJobs } from './unit-message-jobs.ts';
import { unitMessageHandlers } from './unit-message-routes.ts';
import { createUnitMessages } from './unit-message-service.ts';

/** Those elected in the units: their offices, their members, and what they write to them. */
export const representatives = feature({
  name: 'representatives',
  needs: { notices },
  follows: [
    'unit_message.author_id',
    'office.person_id',
    'office.offered_by',
    'member_welcome.welcomed_by',
    'member_file.taken_by',
    'board_change.proposed_by',
    'unit_reply_proof.proposed_by',
    'handover_note.changed_by',
  ],
  build({ notices: { announce } }, { jobs, secret, organisation, cursors }) {
    const acts = createOfficeActs({ announce });
    return {
      acts,
      files: createMemberFiles({ words: memberFileWords }),
      replies: createReplyAddresses({ jobs, secret }),
      handovers: createHandovers({ acts }),
      documents: createUnitDocuments({ organisation }),
      members: createUnitMembers({ cursors }),
      unitMessages: createUnitMessages({ announce }),
    };
  },
  handlers: (service) => ({
    ...officeHandlers(service),
    ...unitMemberHandlers(service),
    ...handoverHandlers(service),
    ...unitDocumentHandlers(service),
    ...replyAddressHandlers(service),
    ...unitMessageHandlers(service.unitMessages),
  }),
  jobs: ({ unitMessages: messages }, ports, { notices: { announce } }) => [
    ...officeJobs({ ...ports, announce }),
    proveReplyAddress(ports),
    ...unitMessageJobs({ ...ports, messages }),
  ],
  on: () => ({
    annualMeetingListed: tieToActivity,
    personLeft: removeOffers,
  }),
  attention: () => [attentionToOffices],
});
