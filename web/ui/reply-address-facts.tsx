import type { ReplyAddress } from '#contract/reply-address-endpoints.ts';
import { FactList } from './fact-list.tsx';
import { replyAddressTexts as texts } from './reply-address-texts.ts';

/** Which address is used, and which is on its way. */
export function ReplyAddressFacts({ address: { email, pending } }: { address: ReplyAddress }) {
  const state = pending?.isExpired ? texts.expired : pending?.isSent ? texts.pending : texts.proposed;
  return (
    <FactList
      facts={[[texts.now, email ?? texts.none], ...(pending ? [[state, pending.email] as const] : [])]}
      isLong
    />
  );
}
