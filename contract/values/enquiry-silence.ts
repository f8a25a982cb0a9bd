/** What happens to an enquiry without new messages (docs/rules/enquiries.md). Days are `YYYY-MM-DD`, in Norway. */
import { addDays } from './working-days.ts';

/** Days until the person whose answer is pending is reminded. */
export const reminderAfterDays = 7;
/** Days without messages until it closes. */
export const closesAfterDays = 21;
/** Minimum days between the reminder and closing, whenever the reminder was sent. */
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
