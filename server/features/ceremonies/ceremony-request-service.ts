/** Weddings and funerals are asked for: each request is an enquiry, of the person's or of somebody not signed in. */
import type {
  FuneralRequest,
  OpenFuneralRequest,
  OpenWeddingRequest,
  WeddingRequest,
} from '#contract/ceremony-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { ContactService } from '../contact/contact-service.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';

type Words = { subject: string; message: string };
type Sender = { name: string; email: string; phone: string; ticket: string; proof?: string | undefined };
const topics = { wedding: 'wedding', funeral: 'funeral' } as const;

export type CeremonyRequests = ReturnType<typeof createCeremonyRequests>;

export function createCeremonyRequests(needs: {
  enquiries: Pick<EnquiryService, 'send'>;
  contact: Pick<ContactService, 'receive'>;
  /** In the language of its readers: a request that only member service reads is in bokmål. */
  words: Record<
    Language,
    { wedding(request: WeddingRequest): Words; funeral(request: FuneralRequest): Words }
  >;
}) {
  const send = (tx: Transaction, actor: Actor, kind: keyof typeof topics, words: Words, now: Date) =>
    needs.enquiries.send(tx, actor, { ...words, topic: topics[kind] }, now, `${kind}-request`);
  const receive = (
    tx: Transaction,
    { name, email, phone, ticket, proof }: Sender,
    kind: keyof typeof topics,
    words: Words,
    from: { address: string; now: Date },
  ) =>
    needs.contact.receive(
      tx,
      kind,
      { name, email, phone, ticket, proof, ...words, topic: topics[kind] },
      from.address,
      from.now,
    );
  const { words } = needs;

  return {
    /** @throws Refusal TOO_MANY_ENQUIRIES */
    wedding: (tx: Transaction, actor: Actor, request: WeddingRequest, language: Language, now: Date) =>
      send(tx, actor, 'wedding', words[language].wedding(request), now),
    /** @throws Refusal TOO_MANY_ENQUIRIES */
    funeral: (tx: Transaction, actor: Actor, request: FuneralRequest, language: Language, now: Date) =>
      send(tx, actor, 'funeral', words[language].funeral(request), now),
    /** @throws Refusal CONTACT_TICKET_REFUSED, TOO_MANY_MESSAGES, CONFIRM_CONTACT_FIRST */
    openWedding: (tx: Transaction, request: OpenWeddingRequest, from: { address: string; now: Date }) =>
      receive(tx, request, 'wedding', words.nb.wedding(request), from),
    /** @throws Refusal CONTACT_TICKET_REFUSED, TOO_MANY_MESSAGES, CONFIRM_CONTACT_FIRST */
    openFuneral: (tx: Transaction, request: OpenFuneralRequest, from: { address: string; now: Date }) =>
      receive(tx, request, 'funeral', words.nb.funeral(request), from),
  };
}
