/** How a person wants to be notified: chosen in the portal, or by the link of an e-mail without a sign-in. */
import { isChoosable, isOptional, typeOfNotice } from '#contract/notice-kinds.ts';
import type {
  NoticePreferenceChange,
  NoticePreferences,
  Unsubscription,
} from '#contract/notice-preference-endpoints.ts';
import type { QuietHours } from '#contract/values/quiet-time.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import {
  findReachability,
  findReceiver,
  listPreferences,
  setPreference,
  setSenderNamed,
} from './notice-preference-repository.ts';

export type NoticePreferenceService = ReturnType<typeof createNoticePreferences>;
export type UnsubscribeCodes = ReturnType<typeof createUnsubscribeCodes>;

const [idBytes, signatureBytes] = [16, 12];

/**
 * The code in the link of an e-mail: which notice it was, signed. It names no person, and opens nothing else.
 * @param secret what keys are derived from
 */
export function createUnsubscribeCodes(secret: Buffer) {
  const { sign, isOurs } = createSigner(secret, 'unsubscribe link', signatureBytes);
  return {
    codeOf(noticeId: string): string {
      const id = Buffer.from(noticeId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    /** Null where it is not ours. */
    noticeIdOf(code: string): string | null {
      const bytes = Buffer.from(code, 'base64url');
      if (bytes.length !== idBytes + signatureBytes) return null;
      const id = bytes.subarray(0, idBytes);
      if (!isOurs(bytes.subarray(idBytes), id)) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}

export function createNoticePreferences(needs: {
  codes: UnsubscribeCodes;
  smsQuietHours: QuietHours | null;
}) {
  const { codes, smsQuietHours } = needs;

  const get = async (db: Database, personId: string): Promise<NoticePreferences> => ({
    preferences: await listPreferences(db, personId),
    ...(await findReachability(db, personId)),
    smsQuietHours,
  });

  /** Every code that is not good for something answers alike. @throws Refusal NOT_FOUND */
  async function receiverOf(db: Database, code: string) {
    const noticeId = codes.noticeIdOf(code);
    const receiver = noticeId && (await findReceiver(db, noticeId));
    if (!receiver) throw new Refusal('NOT_FOUND');
    const type = typeOfNotice[receiver.kind];
    if (!isOptional(type)) throw new Refusal('NOT_FOUND');
    return { personId: receiver.personId, type };
  }

  async function answer(db: Database, code: string): Promise<Unsubscription> {
    const { personId, type } = await receiverOf(db, code);
    const { email } = (await listPreferences(db, personId)).find((one) => one.type === type)!;
    return { type, isOff: !email };
  }

  async function unsubscribe(
    tx: Transaction,
    code: string,
    choice: { isOff: boolean; source: 'page' | 'one-click' },
    now: Date,
  ): Promise<Unsubscription> {
    const receiver = await receiverOf(tx, code);
    const { isOff, source } = choice;
    await setPreference(tx, { ...receiver, channel: 'email', isOn: !isOff, source, at: now });
    return { type: receiver.type, isOff };
  }

  return {
    get,
    answer,
    unsubscribe,

    /** @throws Refusal INVALID_INPUT where something cannot be turned off */
    async change(
      tx: Transaction,
      personId: string,
      { changes, isSenderNamed }: { changes: readonly NoticePreferenceChange[]; isSenderNamed?: boolean },
      now: Date,
    ): Promise<NoticePreferences> {
      const place = changes.findIndex(({ type, channel }) => !isChoosable(type, channel));
      if (place >= 0)
        throw new Refusal('INVALID_INPUT', {
          fields: [{ path: `/changes/${place}/channel`, code: 'INVALID' }],
        });
      for (const change of changes)
        await setPreference(tx, { ...change, personId, source: 'portal', at: now });
      if (isSenderNamed !== undefined)
        await setSenderNamed(tx, { personId, isNamed: isSenderNamed, at: now });
      return get(tx, personId);
    },
  };
}
