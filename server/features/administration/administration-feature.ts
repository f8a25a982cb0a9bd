import { feature } from '#server/feature.ts';
import { representatives } from '../representatives/representatives-feature.ts';
import { staffDesk } from '../staff-desk/staff-desk-feature.ts';
import { administrationHandlers } from './administration-routes.ts';
import { roleJobs } from './role-jobs.ts';
import { createRoles } from './role-service.ts';

/** What administrators set up: who has which role, and the units. */
export const administration = feature({
  name: 'administration',
  needs: { staffDesk, representatives },
  follows: ['role_invitation.invited_by', 'role_invitation.confirmed_by', 'role_invitation.accepted_by'],
  build: (_needs, { jobs, secret }) => createRoles({ jobs, secret }),
  handlers: (roles) => administrationHandlers(roles),
  jobs: (_roles, ports) => roleJobs(ports),
});
