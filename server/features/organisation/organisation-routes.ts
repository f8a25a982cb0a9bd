import type { organisationEndpoints } from '#contract/organisation-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import { lookUpPostalCode } from './organisation-service.ts';

export const organisationHandlers: Handlers<typeof organisationEndpoints> = {
  'GET /api/postal-codes/:code': async ({ params }) => lookUpPostalCode(params.code),
};
