import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../chromium/find-chromium.ts';
import { openChromium } from './browse-states.ts';
import { misfitsOn, translatedOn, unrulyOn } from './look-at-state.ts';

const executablePath = findChromium();
/** Where there is a browser to look with. */
const onPage = test.skipIf(!executablePath);
const START = '<a href="#main">To the content</a><h1>Cart</h1>';

let browser: Browser;
let tab: Page;

beforeAll(async () => {
  if (!executablePath) return;
  browser = await openChromium(executablePath);
  tab = await browser.newPage({ viewport: { width: 360, height: 740 } });
}, 60_000);
afterAll(() => browser?.close());

const show = (markup: string) => tab.setContent(`<style>body { margin: 0; font: 16px serif }</style>${markup}`);

onPage('what fits and keeps the rules is no finding', async () => {
  await show(`${START}<p>Two pieces of the Silk Tee</p>
    <label>E-mail <input type="email" autocomplete="email" enterkeyhint="next" style="font-size: 16px"></label>
    <p><span>Was</span> <s>₹100</s> ₹90</p><span>Until <time datetime="2026-11-23">23 November</time></span>`);
  expect([await misfitsOn(tab), await unrulyOn(tab)]).toEqual([[], []]);
});

onPage.each([
  ['a page that is too wide', '<p style="width: 400px">Wide</p>', 'the page is 40 px wider than the screen'],
  [
    'a text that is cut off',
    '<p class="tight" style="width: 40px; overflow: hidden; white-space: nowrap">A long name</p>',
    '"A long name" is cut off by p.tight',
  ],
  [
    'a text that sticks out',
    '<p style="width: 40px; background: red; white-space: nowrap">A long name</p>',
    '"A long name" sticks out of p',
  ],
  ['a text off the screen', '<p style="margin-left: -90px">Gone from here</p>', '"Gone from here" is off the screen'],
  [
    'a text over another',
    '<p style="margin: 0">The one</p><p style="margin: -18px 0 0">The other</p>',
    '"The one" lies over "The other"',
  ],
])('%s has no room', async (_, markup, finding) => {
  await show(markup);
  expect(await misfitsOn(tab)).toEqual([finding]);
});

onPage.each([
  ['a text beside something else', '<p>2 <b>pieces</b></p>', ['"2" has no element of its own']],
  ['the name of a designer', '<p>Anjora</p>', ['"Anjora" would be translated']],
  ['the number of an order', '<p>Order AF000070012</p>', ['"Order AF000070012" would be translated']],
  ['a code', '<p>FESTIVE10</p>', ['"FESTIVE10" would be translated']],
  ['a sku that is kept', '<p><b>Sku</b> <bdi translate="no">AJ-KS-1042-M</bdi></p>', []],
])('of %s a translator spoils what it must not', async (_, markup, findings) => {
  await show(markup);
  expect(await translatedOn(tab)).toEqual(findings);
});

onPage('what is for screen readers alone, scrolled in its own box or on a layer of its own has its place', async () => {
  await show(`<p style="position: absolute; left: -90px; clip-path: inset(50%)">Read aloud</p>
    <p style="position: absolute; margin: 0">A layer</p><p style="margin: 0">The page</p>
    <div tabindex="0" style="overflow-x: auto; width: 40px; white-space: nowrap">A table in its box</div>`);
  expect(await misfitsOn(tab)).toEqual([]);
});

onPage('what is said for a moment is not read', async () => {
  await show(
    `${START}<span aria-live="polite" style="display: block; width: 1px"><span>₹ 1,200 until 23 Nov</span></span>`,
  );
  expect(await unrulyOn(tab)).toEqual([]);
});

onPage.each([
  ['a second heading', `${START}<h1>Again</h1>`, 'the page has 2 headings of level 1'],
  ['no way to the content', '<h1>Cart</h1><button>Pay</button>', 'it does not begin with a link to its content'],
  [
    'a small field',
    `${START}<input name="a" type="text" autocomplete="name" enterkeyhint="next" style="font-size: 12px">`,
    'field "a" makes phones zoom in',
  ],
  ['an old price without a word', `${START}<p><s>₹100</s> ₹90</p>`, '"₹100" is struck through without a word'],
  ['a price of odd figures', `${START}<b data-price>₹90</b>`, '"₹90" is not in figures of one width'],
  [
    'a price that is broken',
    `${START}<p style="width: 1px; font-size: 20px">₹ 1,200</p>`,
    '"₹ 1,200" is broken over two lines',
  ],
  ['a bare date', `${START}<p>23 Nov</p>`, '"23 Nov" is a date, and machines do not see it'],
  ['a blind date', `${START}<time datetime="soon">soon</time>`, '"soon" has no date for machines'],
])('%s does not keep the rules', async (_, markup, finding) => {
  await show(markup);
  expect(await unrulyOn(tab)).toEqual([finding]);
});
