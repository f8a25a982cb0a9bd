import type { Database, Transaction } from '#server/platform/database/database.ts';

export async function addAnswerLetter(
  tx: Transaction,
  letter: { id: string; messageId: string; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('answer_letter')
    .values({ id: letter.id, message_id: letter.messageId, created_at: letter.createdAt })
    .execute();
}

/** What is to leave and where to; undefined when the enquiry has gone meanwhile. */
export async function findAnswerLetter(db: Database, id: string) {
  return db
    .selectFrom('answer_letter as l')
    .innerJoin('enquiry_message as m', 'm.id', 'l.message_id')
    .innerJoin('enquiry as e', 'e.id', 'm.enquiry_id')
    .select([
      'l.id',
      'l.sent_at as sentAt',
      'm.body',
      'e.sender_email as email',
      'e.text_language as language',
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
}

export async function setLetterSent(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('answer_letter').set({ sent_at: at }).where('id', '=', id).execute();
}
