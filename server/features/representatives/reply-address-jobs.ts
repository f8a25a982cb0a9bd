import { replyAddressProof } from '#server/letters/unit-letters.ts';
import type { JobDefinition } from '#server/platform/jobs/jobs.ts';
import type { Ports } from '#server/portal-ports.ts';
import { findToProve } from './reply-address-repository.ts';
import { createReplyCodes, type ProveReplyAddress, proveReplyAddressJob } from './reply-address-service.ts';

/** Sent again after a crash, it has the same message id, by which the receiving side knows it. */
export const proveReplyAddress = (
  needs: Pick<Ports, 'db' | 'clock' | 'mail' | 'secret' | 'origin'>,
): JobDefinition<ProveReplyAddress> => {
  const { codeOf } = createReplyCodes(needs.secret);
  return {
    ...proveReplyAddressJob,
    async run({ unitId }) {
      const pending = await findToProve(needs.db, unitId, needs.clock.now());
      if (!pending) return;
      const { email, askedAt, codeHash, language } = pending;
      const link = `${needs.origin}/svaradresse#${codeOf(unitId, askedAt, codeHash)}`;
      const { subject, text } = replyAddressProof({ link, language });
      const id = `${unitId}-reply-${askedAt.getTime()}`;
      await needs.mail.send({ id, to: email, subject, text, language });
    },
  };
};
