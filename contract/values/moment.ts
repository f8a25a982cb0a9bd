/** Moments are ISO 8601 in UTC (`…At`), days are `YYYY-MM-DD` (`…On`). */
import * as z from 'zod/mini';

export const Moment = z.iso.datetime();
export const PlainDate = z.iso.date();
