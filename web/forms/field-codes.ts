/**
 * Checks typed values against a schema of the contract and says what is wrong as field codes, the very ones the
 * server answers with. The Norwegian sentence is chosen by the page.
 */
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { type FieldCode, fieldProblemOf } from '#contract/problem.ts';
import { cleanedValues } from './typed-text.ts';

export type FormSchema = z.ZodMiniType<object, object>;

// The message of an issue is its code: the resolver passes on nothing but messages.
z.config({ customError: (issue) => fieldProblemOf(issue).code });

/** For react-hook-form: the values as the contract wants them, or a code for each field that is wrong. */
export function formResolver<Schema extends FormSchema, Values extends FieldValues>(
  schema: Schema,
): Resolver<Values, unknown, z.output<Schema>> {
  const check = standardSchemaResolver(schema as never) as Resolver<Values, unknown, z.output<Schema>>;
  return (values, context, options) => check(cleanedValues(values), context, options);
}

/** The first code of each field that is wrong, by field name. */
export function fieldCodesOf(schema: FormSchema, values: object): Record<string, FieldCode> {
  const codes: Record<string, FieldCode> = {};
  for (const issue of schema.safeParse(cleanedValues(values)).error?.issues ?? []) {
    const name = String(issue.path[0] ?? '');
    codes[name] ??= issue.message as FieldCode;
  }
  return codes;
}
