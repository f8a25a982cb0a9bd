import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from './sending.ts';

const names = ['subject', 'message'];

describe('what the person is told when sending fails', () => {
  it('is said at the fields the server named', () => {
    const error = new ApiError({
      status: 422,
      code: 'INVALID_INPUT',
      errors: [
        { path: '/subject', code: 'TOO_LONG' },
        { path: '/subject', code: 'INVALID' },
      ],
    });
    assert.deepEqual(failureOf(error, 'Send', names), { fields: { subject: 'TOO_LONG' }, text: null });
  });

  it('is said above the button where the server names no field of this form', () => {
    const error = new ApiError({
      status: 422,
      code: 'INVALID_INPUT',
      errors: [{ path: '/other', code: 'INVALID' }],
    });
    const { fields, text } = failureOf(error, 'Send', names);
    assert.deepEqual(fields, {});
    assert.match(text ?? '', /Se over feltene/);
  });

  it('has the reference of a failure', () => {
    const error = new ApiError({ status: 500, code: 'INTERNAL_ERROR', reference: 'ab-12' });
    assert.match(failureOf(error, 'Send', names).text ?? '', /ab-12/);
  });

  it('is a sentence for unexpected errors too', () => {
    assert.match(failureOf(new TypeError('x'), 'Send', names).text ?? '', /Last siden på nytt/);
  });
});
