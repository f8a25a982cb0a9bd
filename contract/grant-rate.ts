import * as z from 'zod/mini';
import { MoneyOre } from './values/money-ore.ts';

/** What the state paid for each person in a year. */
export const GrantRate = z.object({ year: z.int(), amountOre: MoneyOre, source: z.string() });
export type GrantRate = z.infer<typeof GrantRate>;
