import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMapPoint, writeMapPoint } from './map-point.ts';

const point = { latitude: 59.91387, longitude: 10.75225 };

test('a place is read from coordinates, and from the links of the maps that people use', () => {
  for (const typed of [
    '59.91387, 10.75225',
    ' 59.91387 10.75225 ',
    '59.91387,10.75225',
    'geo:59.91387,10.75225',
    'https://www.openstreetmap.org/?mlat=59.91387&mlon=10.75225#map=17/60.1/11.2',
    'https://www.openstreetmap.org/#map=17/59.913870/10.752250',
    'https://www.google.com/maps/place/Youngstorget/@60.1,11.2,17z/data=!3m1!4b1!4m6!3d59.9138700!4d10.7522500',
    'https://www.google.com/maps/@59.9138699,10.7522501,15z',
    'https://www.google.com/maps/search/?api=1&query=59.91387%2C10.75225',
    'https://maps.apple.com/?ll=59.91387,10.75225&q=Youngstorget',
  ])
    assert.deepEqual(readMapPoint(typed), point, typed);
  assert.deepEqual(readMapPoint('-33.9, 151'), { latitude: -33.9, longitude: 151 });
  assert.deepEqual(readMapPoint(writeMapPoint(point)), point);
});

test('what names no place on earth is not read', () => {
  for (const typed of [
    '',
    'Youngstorget 1',
    '59.91387',
    '95.0, 10.7',
    '59.9, 181',
    '0160 Oslo',
    'https://maps.app.goo.gl/abc123',
    'https://www.openstreetmap.org/node/1',
  ])
    assert.equal(readMapPoint(typed), null, typed);
});
