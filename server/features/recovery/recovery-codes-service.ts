/** The codes of the links, to the new address and to the old one. */
import { createLinkCodes } from '#server/platform/link-codes.ts';

export function createRecoveryCodes(secret: Buffer) {
  const { codeOf, hashOf } = createLinkCodes(secret, 'account recovery');
  return {
    /** Of the link to the new address. @param number counts the links that have been sent @param kept as in `codeOf` */
    linkCode: (id: string, number: number, kept?: Buffer | null): string =>
      codeOf(`link ${number} ${id}`, kept),
    /** Of the link to the old address. */
    stopCode: (id: string, kept?: Buffer | null): string => codeOf(`stop ${id}`, kept),
    hashOf,
  };
}
export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;
