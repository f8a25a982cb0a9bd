/** The parts in which the details are asked for, in their order. An address has these names. */
export const joiningParts = ['hvem', 'kontakt', 'adresse'] as const;
export type JoiningPart = (typeof joiningParts)[number];
