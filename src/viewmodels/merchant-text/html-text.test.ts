import { expect, test } from 'vitest';
import { plainText, textBlocks } from './html-text.ts';

test('keeps paragraphs and lists apart', () => {
  expect(
    textBlocks('<p>Handwoven <em>chanderi</em>.</p><ul><li>Silk</li><li>Dry clean</li></ul><p>Made in Kutch</p>'),
  ).toEqual([
    { kind: 'paragraph', text: 'Handwoven chanderi.' },
    { kind: 'list', items: ['Silk', 'Dry clean'] },
    { kind: 'paragraph', text: 'Made in Kutch' },
  ]);
});

test('leaves out what is no text', () => {
  expect(plainText('<script>alert(1)</script>A<style>p{}</style><!-- x --> <img src=x onerror=alert(1)>tunic')).toBe(
    'A tunic',
  );
});

test.each([
  ['Fish &amp; Chips', 'Fish & Chips'],
  ['it&#39;s', "it's"],
  ['&#x20B9;500', '₹500'],
  ['&unknown;', '&unknown;'],
  ['&#0;&#x110000;', ''],
  ['5 < 6', '5 < 6'],
  ['', ''],
])('reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['a<!-- <p>of last year</p> -->b', 'ab'],
  ['a<!-- x > y -->b', 'ab'],
  ['a<!-- x --><!-- y -->b', 'ab'],
  ['a<!-- never closed <p>b</p>', 'a'],
  ['a<!-->b', 'ab'],
  ['a<!--->b', 'ab'],
])('what is commented out in %s is not shown', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('an escaped tag is text and stays text', () => {
  expect(plainText('&lt;b&gt;bold&lt;/b&gt;')).toBe('<b>bold</b>');
});

test('a long unclosed tag takes no time', () => {
  const before = process.threadCpuUsage();
  plainText('<script'.repeat(20_000));
  plainText('<!--'.repeat(40_000));
  plainText('<!-- --'.repeat(40_000));
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000);
});

test.each([
  ...[
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['ndash', '–'],
    ['mdash', '—'],
  ],
  ...[
    ['hellip', '…'],
    ['lsquo', '‘'],
    ['rsquo', '’'],
    ['ldquo', '“'],
    ['rdquo', '”'],
    ['eacute', 'é'],
  ],
  ...[
    ['nbsp', ' '],
    ['#9', ' '],
    ['#x41', 'A'],
    ['#65', 'A'],
  ],
])('the entity %s is read as %j', (name, sign) => {
  expect(plainText(`a&${name};b`)).toBe(`a${sign}b`);
});

test('lists and paragraphs follow one another in one line, and an empty list is none', () => {
  expect(plainText('<p>Of</p><ul><li>silk</li><li>wool</li></ul><p>or cotton</p>')).toBe('Of silk wool or cotton');
  expect(textBlocks('<ul></ul><p>A</p>')).toEqual([{ kind: 'paragraph', text: 'A' }]);
  expect(textBlocks('<ol><li>one')).toEqual([{ kind: 'list', items: ['one'] }]);
});

test('declarations and comments are no tags that end a line', () => {
  expect(textBlocks('<!doctype html>a<?x?>b')).toEqual([{ kind: 'paragraph', text: 'ab' }]);
});
