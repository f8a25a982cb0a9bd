/** Each open page is sent with the rules that its elements need: it must look as it does with all of them. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const dist = path.resolve(import.meta.dirname, '../../dist');
type Route = { file: string; isPublic: boolean };
const { routes } = JSON.parse(fs.readFileSync(path.join(dist, 'pages.json'), 'utf8')) as { routes: Route[] };
const files = [...routes.filter(({ isPublic }) => isPublic).map(({ file }) => file), 'home.html'];
const criticalFile = fs
  .readdirSync(path.join(dist, 'assets'))
  .find((name) => /^critical-.*\.css$/.test(name));
const allRules = fs.readFileSync(path.join(dist, 'assets', criticalFile!), 'utf8');

/** What each element looks like: where it is, and in which colours, letters and lines. */
function looksOf(): string[] {
  for (const animation of document.getAnimations()) animation.cancel();
  return [...document.querySelectorAll('body, body *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, font, textDecoration, border, outline, boxShadow, fill, stroke } =
      getComputedStyle(element);
    const { content } = getComputedStyle(element, '::before');
    return [
      `${element.tagName}.${element.getAttribute('class')} at ${[x, y, width, height]}`,
      ...[color, backgroundColor, font, textDecoration, border, outline, boxShadow, fill, stroke, content],
    ].join('; ');
  });
}

for (const [width, colorScheme, state] of [
  [390, 'light', ''],
  [1280, 'dark', 'signed-in returning'],
] as const)
  test(`the open pages and the shell look as with all rules: ${width} px, ${colorScheme} ${state}`, async ({
    browser,
  }) => {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ viewport, colorScheme, javaScriptEnabled: false });
    let html = '';
    await page.route('**/*', (route) =>
      new URL(route.request().url()).pathname === '/page'
        ? route.fulfill({ contentType: 'text/html', body: html })
        : route.abort(),
    );
    for (const file of files) {
      html = fs
        .readFileSync(path.join(dist, 'pages', file), 'utf8')
        .replace('<html ', `<html class="${state}" `)
        .replaceAll('<details', '<details open');
      await page.goto('http://localhost/page');
      const sent = await page.evaluate(looksOf);
      await page.evaluate((css) => {
        document.querySelector('style')!.textContent = css;
      }, allRules);
      const whole = await page.evaluate(looksOf);
      expect(
        sent.find((look, at) => look !== whole[at]),
        file,
      ).toBeUndefined();
    }
    await page.close();
  });
