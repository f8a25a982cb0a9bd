/** The parts of a form that asks for one thing at a time, in their order, each with its fields in the order of the page. */
export type FormParts<Part extends string, Field extends string> = Record<Part, readonly Field[]>;

export const partsIn = <Part extends string>(parts: FormParts<Part, string>) => Object.keys(parts) as Part[];

/** @param name from the address, where anybody can write anything @returns the first where there is no such part */
export const partNamed = <Part extends string>(parts: readonly Part[], name: unknown): Part =>
  parts.find((one) => one === name) ?? parts[0]!;

/** The first part with a field that is wrong; null: all of them are whole. */
export const firstWrongPart = <Part extends string, Field extends string>(
  parts: FormParts<Part, Field>,
  isWrong: (field: Field) => boolean,
): Part | null => partsIn(parts).find((part) => parts[part].some(isWrong)) ?? null;
