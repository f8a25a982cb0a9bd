/** The parts in which the details are asked for: one thing at a time. */

/** In their order. An address has these names. */
export const joiningParts = ['hvem', 'kontakt', 'adresse'] as const;
export type JoiningPart = (typeof joiningParts)[number];

/** @param name from the address, where anybody can write anything */
export const partNamed = (name: unknown): JoiningPart => joiningParts.find((one) => one === name) ?? 'hvem';
