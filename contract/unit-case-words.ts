/** What the leader of a unit types about a case: apart from the endpoints, whose shapes the page does not need. */
import * as z from 'zod/mini';
import { replyLimits } from './enquiry-endpoints.ts';
import { multiLine } from './values/text.ts';

export const returnNoteLimits = { minimum: 3, maximum: 500 };
export const UnitAnswer = z.object({ message: multiLine(replyLimits.minimum, replyLimits.maximum) });
export const UnitReturn = z.object({ note: multiLine(returnNoteLimits.minimum, returnNoteLimits.maximum) });
