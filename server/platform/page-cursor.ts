/**
 * The place where the next page of a list begins, as a text that only we can have made: the values by which the list
 * is sorted, signed for one list and one reader. It holds what the reader has seen already, and nothing more.
 */
import { createSigner } from './server-secret.ts';

export type PageCursor = {
  /** @param list name of the list with its filters and its reader: a cursor of another one is none */
  seal(list: string, place: readonly (string | number | null)[]): string;
  /** @returns null where it is not ours, or of another list */
  open(list: string, cursor: string): (string | number | null)[] | null;
};

const tagBytes = 16;

/** @param secret what keys are derived from */
export function createPageCursor(secret: Buffer): PageCursor {
  const signer = createSigner(secret, 'page cursor', tagBytes);
  return {
    seal(list, place) {
      const content = Buffer.from(JSON.stringify(place));
      return Buffer.concat([signer.sign(`${list.length} ${list}`, content), content]).toString('base64url');
    },
    open(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      const content = bytes.subarray(tagBytes);
      const isOurs = signer.isOurs(bytes.subarray(0, tagBytes), `${list.length} ${list}`, content);
      if (bytes.length <= tagBytes || !isOurs) return null;
      return JSON.parse(content.toString('utf8')) as (string | number | null)[];
    },
  };
}
