import type { verificationEndpoints } from '#contract/verification-endpoints.ts';
import type { Handlers } from '#server/actor.ts';
import type { ClaimService } from './claim-service.ts';
import type { VerificationService } from './verification-service.ts';

export const verificationHandlers = (
  verification: VerificationService,
  claims: ClaimService,
): Handlers<typeof verificationEndpoints> => ({
  'GET /api/verification/contact-points': ({ db, actor, now }) =>
    verification.getContactPoints(db, actor, now),

  'POST /api/verification/codes': ({ tx, actor, body, now, address }) =>
    verification.startContactPointProof(tx, actor, body.kind, now, address),

  'POST /api/verification/confirmations': async ({ tx, actor, body, now }) => ({
    outcome: await verification.confirmContactPoint(tx, actor, body, now),
  }),

  'POST /api/verification/claims': async ({ tx, actor, body, now }) => ({
    outcome: await claims.claim(tx, actor, body, now),
  }),

  'POST /api/verification/match-requests': ({ tx, actor, body, language, now }) =>
    claims.requestMatch(tx, actor, body, language, now),
});
