/** Input is parsed once, at the edge, by the contract's schemas; unknown fields are stripped. */
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { type FieldProblem, fieldProblemOf } from '#contract/problem.ts';
import { Refusal } from '../refusal.ts';

/** Fastify's validator for zod schemas. A malformed id in the path is an object that does not exist, like any other. */
export const parseInput: FastifySchemaCompiler<z.ZodMiniType> =
  ({ schema, httpPart }) =>
  (data) => {
    // The input is needed to tell an empty field from a short one; it goes no further than `fieldProblemOf`.
    const result = z.safeParse(schema, data, { reportInput: true });
    if (result.success) return { value: result.data };
    if (httpPart === 'params') return { error: new Refusal('NOT_FOUND') };
    return {
      error: new Refusal('INVALID_INPUT', { fields: onePerField(result.error.issues.map(fieldProblemOf)) }),
    };
  };

const onePerField = (fields: FieldProblem[]): FieldProblem[] =>
  fields.filter((field, place) => fields.findIndex((other) => other.path === field.path) === place);
