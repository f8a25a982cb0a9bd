/** What must not compile. `npm test` type-checks this file: a line that stops failing makes the check fail. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import type { Handlers } from '#server/actor.ts';
import { type BodyOf, defineEndpoints, type RequestOf, type ResponseOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { type ProblemCode, problemCodes } from './problem.ts';

const response = z.object({ answer: z.string() });
const table = defineEndpoints({
  'GET /api/questions/:id': {
    access: 'member',
    summary: 'A question',
    params: z.object({ id: z.uuid() }),
    response,
  },
  'POST /api/questions': {
    access: 'staff',
    summary: 'A new question',
    body: z.object({ text: z.string() }),
    response,
    errors: ['ENQUIRY_CLOSED'],
  },
});

test('a wrong endpoint, a missing handler, a wrong answer and a wrong call do not compile', () => {
  // @ts-expect-error an endpoint without access
  defineEndpoints({ 'GET /api/x': { summary: 'x', response } });
  // @ts-expect-error a code that does not exist
  defineEndpoints({ 'GET /api/x': { access: 'public', summary: 'x', response, errors: ['NO_SUCH_CODE'] } });
  // @ts-expect-error a key without a method
  defineEndpoints({ '/api/x': { access: 'public', summary: 'x', response } });

  // @ts-expect-error a file of a type that is not known
  defineEndpoints({ 'GET /api/x': { access: 'public', summary: 'x', file: ['text/html'] } });
  // @ts-expect-error a file as the answer to a write
  defineEndpoints({ 'POST /api/x': { access: 'public', summary: 'x', file: ['application/pdf'] } });
  // @ts-expect-error both a file and JSON
  defineEndpoints({ 'GET /api/x': { access: 'public', summary: 'x', file: ['application/pdf'], response } });
  const files = defineEndpoints({
    'GET /api/x': { access: 'public', summary: 'x', file: ['application/pdf'] },
  });
  // @ts-expect-error JSON where a file is promised
  const notAFile: Handlers<typeof files>['GET /api/x'] = async () => ({ answer: 'x' });
  assert.ok(notAFile);

  const handlers: Handlers<typeof table> = {
    'GET /api/questions/:id': async ({ params }) => ({ answer: params.id }),
    'POST /api/questions': async ({ body }) => ({ answer: body.text }),
  };
  assert.ok(handlers);
  // @ts-expect-error a missing handler
  const missing: Handlers<typeof table> = { 'POST /api/questions': handlers['POST /api/questions'] };
  assert.ok(missing);
  // @ts-expect-error an answer of the wrong shape
  const wrong: Handlers<typeof table>['POST /api/questions'] = async () => ({ answer: 1 });
  assert.ok(wrong);
  const bodiless: Handlers<typeof table>['GET /api/questions/:id'] = async ({ body }) => {
    // @ts-expect-error a body where none is read
    return { answer: body.text };
  };
  assert.ok(bodiless);
  // @ts-expect-error an error code without a Norwegian sentence
  const texts: Record<ProblemCode, string> = { INTERNAL_ERROR: 'Noe gikk galt' };
  assert.ok(texts);
  // @ts-expect-error a call without its body
  const call: RequestOf<(typeof table)['POST /api/questions']> = {};
  assert.ok(call);

  const body: BodyOf<(typeof table)['POST /api/questions']> = { text: 'x' };
  const answer: ResponseOf<(typeof table)['POST /api/questions']> = { answer: 'x' };
  assert.ok(body && answer);
});

test('every endpoint says who may call and what it is for', () => {
  for (const [key, endpoint] of Object.entries(endpoints)) {
    assert.ok(
      [
        'public',
        'account',
        'joining',
        'signed-in',
        'member',
        'representative',
        'staff',
        'treasurer',
        'administrator',
        'client',
      ].includes(endpoint.access),
      key,
    );
    assert.ok(endpoint.summary.length > 10, key);
  }
  assert.equal(new Set(problemCodes).size, problemCodes.length);
});

test('a value of another kind is refused by the schema of a body, which does not fall over it', () => {
  for (const [key, endpoint] of Object.entries(endpoints)) {
    const { body } = endpoint as { body?: z.ZodMiniType };
    for (const value of [null, undefined, [], '', 0, true]) {
      if (body) assert.equal(body.safeParse(value).success, false, `${key}: ${JSON.stringify(value)}`);
    }
  }
});
