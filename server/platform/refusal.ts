import type { FieldProblem, ProblemCode } from '#contract/problem.ts';

/** A rule says no. The endpoint must have declared the code, else the answer is a 500. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly fields: FieldProblem[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: ProblemCode, more: { fields?: FieldProblem[]; retryAfterSeconds?: number } = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
