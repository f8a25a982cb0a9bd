/** Ready-made text for answers, kept by the desk itself. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { TextBlock, TextBlockContent } from '#contract/desk-work-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Act } from './desk-case-service.ts';
import {
  changeTextBlock,
  findTextBlockForChange,
  isTitleTaken,
  keepTextBlock,
  listTextBlocks,
  removeTextBlock,
  type TextBlockRow,
} from './text-block-repository.ts';

const shown = (row: TextBlockRow): TextBlock => ({ ...row, changedAt: row.changedAt.toISOString() });
/** Two with one title could not be told apart in the list. */
const titleTaken = () => new Refusal('INVALID_INPUT', { fields: [{ path: '/title', code: 'INVALID' }] });

export const textBlocks = {
  list: async (db: Database): Promise<TextBlock[]> => (await listTextBlocks(db)).map(shown),

  /** @throws Refusal INVALID_INPUT where the title is taken */
  async add(tx: Transaction, { actor, now }: Act, content: TextBlockContent): Promise<TextBlock> {
    const id = randomUUID();
    if (!(await keepTextBlock(tx, { ...content, id, changedBy: actor.personId, at: now })))
      throw titleTaken();
    return shown((await findTextBlockForChange(tx, id))!);
  },

  /** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT where the title is taken */
  async change(
    tx: Transaction,
    { actor, now }: Act,
    id: string,
    { version, ...content }: TextBlockContent & { version: number },
  ): Promise<TextBlock> {
    const before = await findTextBlockForChange(tx, id);
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.version !== version) throw new Refusal('CHANGED_ELSEWHERE');
    if (await isTitleTaken(tx, content.title, id)) throw titleTaken();
    await changeTextBlock(tx, { ...content, id, changedBy: actor.personId, at: now });
    return shown((await findTextBlockForChange(tx, id))!);
  },

  /** @throws Refusal NOT_FOUND */
  async remove(tx: Transaction, id: string): Promise<Record<string, never>> {
    if (!(await removeTextBlock(tx, id))) throw new Refusal('NOT_FOUND');
    return {};
  },
};
