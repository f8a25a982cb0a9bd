import { documentMaker } from '#server/documents/document-maker.ts';
import { feature } from '#server/feature.ts';
import { childCertificate } from '#server/letters/child-certificate-words.ts';
import { notices } from '../notices/notices-feature.ts';
import { createChildNumbers } from './child-number-service.ts';
import { createChildRegistrationService } from './child-registration-service.ts';
import { createChildrenCalendar } from './children-calendar-service.ts';
import { createChildrenDeskService } from './children-desk-service.ts';
import { childrenJobs } from './children-jobs.ts';
import { mergeGuardians } from './children-repository.ts';
import { childrenHandlers } from './children-routes.ts';
import { createChildrenService, createPermits } from './children-service.ts';
import {
  attentionToInvitation,
  createGuardianInvitationService,
  createInvitationCodes,
} from './guardian-invitation-service.ts';

/** Children that their guardians register, until they decide for themselves at 15. */
export const children = feature({
  name: 'children',
  needs: { notices },
  follows: ['child_submission.person_id', 'child_event.person_id', 'guardian_invitation.answered_by'],
  followsRecord: ['child_guardian.person_id'],
  build({ notices: { announce } }, { db, jobs, secret, series, seal, limits, organisation, raise }) {
    const made = documentMaker(organisation);
    const permits = createPermits(secret);
    const codes = createInvitationCodes(secret);
    const { grantList, memberService } = organisation;
    const { answerWithinDays } = memberService;
    const invitations = createGuardianInvitationService({ jobs, announce, limits, codes });
    const own = createChildrenService({
      announce,
      permits,
      grantList,
      answerWithinDays,
      makeCertificate: (facts, language) =>
        made(childCertificate(organisation, facts, language), facts.endedAt, language),
    });
    return {
      children: own,
      childRegistrations: createChildRegistrationService({
        jobs,
        announce,
        permits,
        seal,
        series,
        invitations,
        answerWithinDays,
      }),
      guardianInvitations: invitations,
      childNumbers: createChildNumbers({ invitations, seal }),
      childrenDesk: createChildrenDeskService({ announce, invitations }),
      calendar: createChildrenCalendar({
        db,
        jobs,
        announce,
        grantList,
        children: own,
        turned15: raise.childTurned15,
      }),
    };
  },
  handlers: (service) => childrenHandlers(service),
  on: () => ({ personMerged: mergeGuardians }),
  attention: ({ secret }) => [attentionToInvitation(createInvitationCodes(secret))],
  jobs: ({ calendar, childNumbers: numbers, guardianInvitations: invitations }, ports) =>
    childrenJobs({ ...ports, calendar, numbers, invitations }),
});
