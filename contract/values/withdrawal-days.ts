/** Angrerettloven § 21: 14 days; where goods come regularly, from the first of them. The money is back within as many (§ 24). */
export const withdrawalDays = 14;
