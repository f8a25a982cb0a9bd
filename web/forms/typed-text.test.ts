import assert from 'node:assert/strict';
import { it } from 'node:test';
import { NewEnquiry } from '#contract/enquiry-endpoints.ts';
import { cleanedValues } from './typed-text.ts';

it('makes pasted text such that the contract takes it', () => {
  const pasted = {
    topic: 'tax',
    subject: 'Skatte\u0007fradrag\u202e',
    message: 'Hei,\u2028jeg lurer på\u000b noe.\r\nHilsen Kari',
  };
  assert.equal(NewEnquiry.safeParse(pasted).success, false);
  const cleaned = NewEnquiry.safeParse(cleanedValues(pasted));
  assert.deepEqual(cleaned.data, {
    topic: 'tax',
    subject: 'Skattefradrag',
    message: 'Hei,\njeg lurer på noe.\nHilsen Kari',
    attachments: [],
    about: null,
    wantsSms: false,
  });
});
