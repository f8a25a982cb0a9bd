/** A longer queue needs no exact number, and counting it would take as long as it is. */
export const mostCounted = 99;
