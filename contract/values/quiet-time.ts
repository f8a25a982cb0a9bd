import * as z from 'zod/mini';

/** `HH:MM` */
export const TimeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** On the clock in Norway: from the first until just before the second, over midnight where the first is the later one. */
export const QuietHours = z.object({ from: TimeOfDay, until: TimeOfDay });
export type QuietHours = z.infer<typeof QuietHours>;
