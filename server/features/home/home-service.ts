/** The cards of «Min side», and the code on the membership card. */
import type { Attention, Matters, MembershipCard, UnaskedQuestion } from '#contract/home-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { qrPath } from '#server/platform/qr-code.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import type { EnquiryService } from '../enquiries/enquiry-service.ts';
import type { NoticeCentre } from '../notices/notice-centre-service.ts';
import { persons } from '../persons/person-service.ts';
import { findAttentionFacts, findMembership, isMembershipActive, listChildrenOf } from './home-repository.ts';
import { mattersOf, unaskedOf } from './home-rules.ts';

/**
 * What another feature asks of a person: a payment that failed, an office that ends. Each feature says its own in its `…-feature.ts`.
 * @param today in Norway, `YYYY-MM-DD`
 */
export type AttentionSource = (db: Database, personId: string, today: string) => Promise<Attention[]>;

export type HomeService = ReturnType<typeof createHomeService>;

/** Sixteen bytes of the membership's id, two of the year, twelve of the signature. */
const [idBytes, yearBytes, signatureBytes] = [16, 2, 12];

/** @param needs.secret what keys are derived from @param needs.origin where the page that confirms a card is */
export function createHomeService(needs: {
  secret: Buffer;
  origin: string;
  enquiries: Pick<EnquiryService, 'countOpen'>;
  notices: Pick<NoticeCentre, 'countUnread'>;
  attentionSources: readonly AttentionSource[];
}) {
  const { sign, isOurs } = createSigner(needs.secret, 'membership card', signatureBytes);

  function codeOf(membershipId: string, year: number): string {
    const content = Buffer.alloc(idBytes + yearBytes);
    content.write(membershipId.replaceAll('-', ''), 'hex');
    content.writeUInt16BE(year, idBytes);
    return Buffer.concat([content, sign(content)]).toString('base64url');
  }

  async function listMatters(db: Database, personId: string, now: Date): Promise<Matters> {
    const today = norwegianDay(now);
    const others = await Promise.all(needs.attentionSources.map((ask) => ask(db, personId, today)));
    const facts = await findAttentionFacts(db, personId);
    const unasked = unaskedOf(facts);
    return {
      matters: mattersOf(facts, today, others.flat()),
      ...(unasked.length > 0 && { unasked }),
    };
  }

  return {
    async getMembershipCard(db: Database, personId: string, now: Date): Promise<MembershipCard | null> {
      const membership = await findMembership(db, personId);
      if (!membership) return null;
      const { id, ...shown } = membership;
      const validYear = norwegianYear(now);
      const code = codeOf(id, validYear);
      return { ...shown, validYear, code, qr: qrPath(`${needs.origin}/medlemskort/${code}`) };
    },

    /** Ours, of this year, and of somebody who has not left. */
    async isCardValid(db: Database, code: string, now: Date): Promise<boolean> {
      const bytes = Buffer.from(code, 'base64url');
      if (bytes.length !== idBytes + yearBytes + signatureBytes) return false;
      const content = bytes.subarray(0, idBytes + yearBytes);
      if (!isOurs(bytes.subarray(idBytes + yearBytes), content)) return false;
      if (content.readUInt16BE(idBytes) !== norwegianYear(now)) return false;
      return isMembershipActive(db, uuidOf(content.subarray(0, idBytes)));
    },

    listChildren: (db: Database, personId: string, now: Date) =>
      listChildrenOf(db, personId, norwegianDay(now)),

    /** What stands beside the ways to the lists, on every page. */
    async countNews(db: Database, personId: string) {
      const enquiries = await needs.enquiries.countOpen(db, personId);
      return { ...enquiries, unreadNotices: await needs.notices.countUnread(db, personId) };
    },

    listMatters,

    async skipQuestion(tx: Transaction, personId: string, question: UnaskedQuestion, now: Date) {
      await persons.skipQuestion(tx, personId, question);
      return listMatters(tx, personId, now);
    },
  };
}

const norwegianYear = (now: Date): number => Number(norwegianDay(now).slice(0, 4));

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
