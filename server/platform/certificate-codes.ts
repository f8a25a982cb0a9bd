/** Codes that open a certificate, also without an account. They contain no personal data. */
import { createSigner } from './server-secret.ts';

export type CertificateCodes = {
  codeOf(id: string): string;
  /** @returns null for a code that is not ours */
  idOf(code: string): string | null;
};

const [idBytes, signatureBytes] = [16, 16];

/** @param secret what keys are derived from. @param purpose whose certificates: a code of one opens no other */
export function createCertificateCodes(secret: Buffer, purpose: string): CertificateCodes {
  const { sign, isOurs } = createSigner(secret, purpose, signatureBytes);
  return {
    codeOf(id) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, sign(bytes)]).toString('base64url');
    },
    idOf(code) {
      const bytes = Buffer.from(code, 'base64url');
      const id = bytes.subarray(0, idBytes);
      return id.length === idBytes && isOurs(bytes.subarray(idBytes), id) ? uuidOf(id) : null;
    },
  };
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
