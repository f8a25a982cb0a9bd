import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldCodesOf } from '#web/forms/field-codes.ts';
import { activitySchema, contentOf, typedActivity } from './typed-activity.ts';

const typed = {
  ...typedActivity(null),
  unitId: 'd8b5e8a4-6ac3-4a52-9a3c-36a6d0e7e3c1',
  title: 'Navnefest',
  summary: 'En fest for barnet.',
  startsOn: '01.06.2027',
  startsTime: '12',
  endsTime: '13.30',
  place: 'Oslo',
  // Of another kind of activity, before it became a ceremony.
  endsOn: 'i overmorgen',
  isDigital: true,
  digitalLink: 'nett',
  audience: 'members',
  maxGuests: 'mange',
};

test('fields that a ceremony does not have cause no errors, and are not sent', () => {
  assert.deepEqual(Object.keys(fieldCodesOf(activitySchema, { ...typed, type: 'trip' })).toSorted(), [
    'digitalLink',
    'endsOn',
    'maxGuests',
  ]);
  const content = contentOf(activitySchema.parse({ ...typed, type: 'naming' }), null);
  const { startsOn, endsOn, isDigital, digitalLink, audience, takesChildren, maxGuests } = content;
  assert.deepEqual(
    { startsOn, endsOn, isDigital, digitalLink, audience, takesChildren, maxGuests },
    {
      startsOn: '2027-06-01',
      endsOn: '2027-06-01',
      isDigital: false,
      digitalLink: null,
      audience: 'everybody',
      takesChildren: true,
      maxGuests: 0,
    },
  );
});
