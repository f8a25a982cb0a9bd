/** The ages that members are counted in, in whole years; `unknown` has no birth date. */
export const ageBands = ['15-25', '26-39', '40-54', '55-66', '67+', 'unknown'] as const;
export type AgeBand = (typeof ageBands)[number];
