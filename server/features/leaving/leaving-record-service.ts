/** What is kept of a leaving: its record for member service, and its certificate. */
import type { LeavingRecord } from '#contract/desk-leaving-endpoints.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import { createCertificateCodes } from '#server/platform/certificate-codes.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  type Certificate,
  findLeaving,
  findLeavingByReference,
  type LeavingRow,
} from './leaving-repository.ts';
import { certificateUntilOn, referenceOf } from './leaving-rules.ts';

/** Makes the file. The same leaving gives the same bytes. */
export type CertificateMaker = (
  certificate: Certificate & { reference: string; leftAt: Date },
) => Promise<FileAnswer>;

/** @param needs.secret what the key of the certificates' codes is derived from */
export function createLeavingRecords(needs: { secret: Buffer; makeCertificate: CertificateMaker }) {
  const { codeOf, idOf } = createCertificateCodes(needs.secret, 'leaving certificate');

  return {
    codeOf,

    /** What is known of it; whose it was only as long as its certificate can be fetched. */
    async findByReference(
      db: Database,
      reference: string,
    ): Promise<{ personId: string | null; record: LeavingRecord } | undefined> {
      const leaving = await findLeavingByReference(db, reference.replace(/^U|-/g, '').toLowerCase());
      if (!leaving) return undefined;
      const { id, leftAt, channel, arrivedOn, registeredBy, certificate, personId } = leaving;
      const isOpen = certificate !== null && personId !== null;
      return {
        personId,
        record: {
          reference: referenceOf(id),
          leftAt: leftAt.toISOString(),
          channel,
          arrivedOn,
          registeredBy,
          certificate: isOpen
            ? {
                name: certificate.name,
                number: certificate.number,
                joinedOn: certificate.joinedOn,
                code: codeOf(id),
                untilOn: certificateUntilOn(norwegianDay(leftAt)),
              }
            : null,
        },
      };
    },

    /** @throws Refusal NOT_FOUND for a code that is not ours, and when its time is over */
    async certificateOf(db: Database, code: string): Promise<FileAnswer> {
      const id = idOf(code);
      const leaving = id ? await findLeaving(db, id) : undefined;
      if (!leaving?.certificate) throw new Refusal('NOT_FOUND');
      return needs.makeCertificate(certificateFacts(leaving, leaving.certificate));
    },
  };
}

export const certificateFacts = ({ id, leftAt }: LeavingRow, certificate: Certificate) => ({
  ...certificate,
  leftAt,
  reference: referenceOf(id),
});
