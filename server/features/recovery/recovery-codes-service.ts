/** The codes of the links: 128 bits that only the server can make, so that none has to be kept. */
import { createHash, createHmac, hkdfSync } from 'node:crypto';

export function createRecoveryCodes(secret: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'account recovery', 32));
  const codeOf = (text: string): string =>
    createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
  return {
    /** Of the link to the new address. @param number counts the links that have been sent */
    linkCode: (id: string, number: number): string => codeOf(`link ${number} ${id}`),
    /** Of the link to the old address. */
    stopCode: (id: string): string => codeOf(`stop ${id}`),
    hashOf: (code: string): Buffer => createHash('sha256').update(code).digest(),
  };
}
export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
