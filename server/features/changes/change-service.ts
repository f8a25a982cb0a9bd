/**
 * Tells open pages that something of their person's has changed. Heard from the database, which tells every process of
 * ours once the change is kept; nothing of the change itself is passed on.
 */
import type { EventFeed } from '#contract/endpoint.ts';
import type { Actor } from '#server/actor.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';

export type ChangeService = ReturnType<typeof createChangeService>;
type Name = 'enquiries' | 'notices';
type Reader = { accountId: string; tell(name: Name): void; end(): void };

/** As many visible tabs and devices as one person can have before their eyes, and as many as one process keeps open. */
export const feedLimits = { perAccount: 6, inAll: 5000, retryAfterSeconds: 60 };
/** What the database says when an enquiry has changed: the id of its person. */
const enquiryChannel = 'enquiry_changed';
/** And when a notice has come or been read: the id of its person. */
const noticeChannel = 'notice_changed';

export function createChangeService(limits = feedLimits) {
  const readers = new Map<string, Set<Reader>>();
  const perAccount = new Map<string, number>();
  let inAll = 0;

  function count(accountId: string, by: 1 | -1): void {
    inAll += by;
    const left = (perAccount.get(accountId) ?? 0) + by;
    if (left > 0) perAccount.set(accountId, left);
    else perAccount.delete(accountId);
  }

  const tellOf =
    (name: Name) =>
    (personId: string): void => {
      for (const reader of readers.get(personId) ?? []) reader.tell(name);
    };
  const [tell, tellOfNotices] = [tellOf('enquiries'), tellOf('notices')];

  return {
    tell,
    tellOfNotices,

    /** @throws Refusal TOO_MANY_REQUESTS: the page then asks from time to time */
    async open({ accountId, personId }: Pick<Actor, 'accountId' | 'personId'>): Promise<EventFeed<Name>> {
      const isFull = inAll >= limits.inAll || (perAccount.get(accountId) ?? 0) >= limits.perAccount;
      if (isFull) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: limits.retryAfterSeconds });
      return {
        listen(tell, end) {
          const reader = { accountId, tell, end };
          const ofPerson = readers.get(personId) ?? new Set();
          readers.set(personId, ofPerson.add(reader));
          count(accountId, 1);
          return () => {
            if (!ofPerson.delete(reader)) return;
            count(accountId, -1);
            if (ofPerson.size === 0 && readers.get(personId) === ofPerson) readers.delete(personId);
          };
        },
      };
    },

    /** Something may have been missed: everybody asks once. */
    tellAll(): void {
      for (const personId of readers.keys()) {
        tell(personId);
        tellOfNotices(personId);
      }
    },

    /** The server stops: browsers come again, to this one or another. */
    close(): void {
      for (const ofPerson of readers.values()) for (const reader of [...ofPerson]) reader.end();
    },

    count: () => inAll,
  };
}

/** Hears from the database what has changed. @returns ends that */
export async function hearChanges(
  database: Pick<OpenDatabase, 'listen'>,
  { tell, tellOfNotices, tellAll: missed }: Pick<ChangeService, 'tell' | 'tellOfNotices' | 'tellAll'>,
): Promise<() => Promise<void>> {
  const listening = await Promise.all([
    database.listen(enquiryChannel, { heard: tell, missed }),
    database.listen(noticeChannel, { heard: tellOfNotices, missed }),
  ]);
  return async () => {
    for (const stop of listening) await stop();
  };
}
