/** What is wrong with a giro file, and where. */
import { problemTexts, refusalTexts } from './giro-texts.ts';

export type RefusalCode = keyof typeof refusalTexts;

/** The file is rejected as a whole: its meaning is not certain. */
export class GiroRefusal extends Error {
  readonly code: RefusalCode;
  readonly line: number;
  readonly position: number;
  /** @param position of the character in the line; both are counted from 1 */
  constructor(code: RefusalCode, line: number, position: number) {
    super(refusalTexts[code]);
    this.code = code;
    this.line = line;
    this.position = position;
  }
}

export type ProblemCode = keyof typeof problemTexts;
export type GiroProblem = { line: number; position: number; code: ProblemCode | RefusalCode; text: string };

/** @param position where the field begins, from 1 */
export const giroProblem = <Code extends ProblemCode>(
  code: Code,
  line: number,
  position: number,
  ...figures: Parameters<(typeof problemTexts)[Code]>
): GiroProblem => ({
  line,
  position,
  code,
  text: (problemTexts[code] as (...values: string[]) => string)(...figures),
});
