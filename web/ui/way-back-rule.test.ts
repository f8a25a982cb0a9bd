import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routePatternOf, routePatterns } from '#web/build/route-patterns.ts';
import { wayBackFrom } from './way-back-rule.ts';

const withoutOne = /^\/(home|404|500)?$|^\/medlemsservice\/./;

test('every page has one way back, to a page that is there, and following it ends at «Min side»', () => {
  for (const { pattern } of routePatterns) {
    const address = pattern.replaceAll(':id', '0190-x');
    let way = wayBackFrom(address, true);
    assert.equal(way === null, withoutOne.test(pattern), pattern);
    for (let steps = 0; way !== null; steps++) {
      assert.ok(steps < 5, pattern);
      assert.ok(routePatternOf(way.to), `${pattern} → ${way.to}`);
      if (way.to === '/home') break;
      way = wayBackFrom(way.to, true);
    }
  }
});

test('the way leads to the page above', () => {
  for (const [address, to, words] of [
    ['/mine-opplysninger', '/home', 'Min side'],
    ['/activities/0190-x', '/activities', 'aktivitetene'],
    ['/activities/mine/arranger/7/deltakere', '/activities/mine/arranger/7', 'aktiviteten'],
    ['/activities/mine/arranger/7', '/activities/mine/arranger', 'aktivitetene du arrangerer'],
    ['/activities/seremonier/vigsel', '/activities/seremonier', 'seremoniene'],
    ['/kvittering/0190-x', '/administrer-giveravtale', 'gavene dine'],
    ['/kvittering/aar', '/administrer-giveravtale', 'gavene dine'],
    ['/kvittering/aar/2026', '/kvittering/aar', 'årsoppgavene'],
    ['/tillitsvalgt/verv/7', '/tillitsvalgt', 'vervene dine'],
    ['/tillitsvalgt/7/medlemmer', '/tillitsvalgt/7', 'laget'],
    ['/registrere-barn/', '/registrere-barn/bekreftelse', 'barna dine'],
    ['/meldinger/brev/7', '/meldinger', 'varslene dine'],
  ] as const)
    assert.deepEqual(wayBackFrom(address, true), { to, words: `Tilbake til ${words}` }, address);
});

test('a visitor is led to the start page', () => {
  assert.deepEqual(wayBackFrom('/magasininn', false), { to: '/', words: 'Tilbake til forsiden' });
  assert.equal(wayBackFrom('/activities/seremonier/vigsel', false)?.to, '/activities/seremonier');
});
