/**
 * The place where the next page of a list begins, as a text that only we can have made: the values by which the list
 * is sorted, signed for one list and one reader. It holds what the reader has seen already, and nothing more.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type PageCursor = {
  /** @param list name of the list with its filters and its reader: a cursor of another one is none */
  seal(list: string, place: readonly (string | number | null)[]): string;
  /** @returns null where it is not ours, or of another list */
  open(list: string, cursor: string): (string | number | null)[] | null;
};

const tagBytes = 16;

/** @param secret what keys are derived from */
export function createPageCursor(secret: Buffer): PageCursor {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'page cursor', 32));
  const sign = (list: string, place: Buffer) =>
    createHmac('sha256', key).update(`${list.length} ${list}`).update(place).digest().subarray(0, tagBytes);
  return {
    seal(list, place) {
      const content = Buffer.from(JSON.stringify(place));
      return Buffer.concat([sign(list, content), content]).toString('base64url');
    },
    open(list, cursor) {
      const bytes = Buffer.from(cursor, 'base64url');
      const content = bytes.subarray(tagBytes);
      if (bytes.length <= tagBytes || !timingSafeEqual(sign(list, content), bytes.subarray(0, tagBytes)))
        return null;
      return JSON.parse(content.toString('utf8')) as (string | number | null)[];
    },
  };
}
