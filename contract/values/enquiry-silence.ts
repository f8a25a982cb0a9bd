/** What happens to an enquiry that nobody writes in any more (domain reference 6.17). Days are `YYYY-MM-DD`, in Norway. */
import { addDays } from './working-days.ts';

/** After so many days we remind whoever we wait for. */
export const reminderAfterDays = 7;
/** After so many days of silence it closes by itself. */
export const closesAfterDays = 21;
/** Nobody's is closed sooner after the reminder, whenever that left. */
export const daysAfterReminder = 14;

/** The day on which the reminder is due. @param lastMessageOn when the last word was written */
export const reminderDay = (lastMessageOn: string): string => addDays(lastMessageOn, reminderAfterDays);

/**
 * The day on which it closes unless somebody writes.
 * @param isWaiting for the person, who is told beforehand: then the reminder counts
 * @param remindedOn null: not yet, so not before today
 */
export function closingDay(
  silence: { isWaiting: boolean; lastMessageOn: string; remindedOn: string | null },
  today: string,
): string {
  const usual = addDays(silence.lastMessageOn, closesAfterDays);
  if (!silence.isWaiting) return usual;
  const reminderOn = silence.remindedOn ?? laterOf(reminderDay(silence.lastMessageOn), today);
  return laterOf(usual, addDays(reminderOn, daysAfterReminder));
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);
