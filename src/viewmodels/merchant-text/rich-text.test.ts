import { expect, test } from 'vitest';
import { LONGEST_TEXT, richText } from './rich-text.ts';

const text = (words: string) => [{ kind: 'text', text: words }];

test('headings, paragraphs, lists, terms and tables keep their kind and order', () => {
  const html = `<h2>How long</h2><p>It takes <strong>three</strong> days.</p>
    <ul><li>One</li><li>Two</li></ul><ol><li>First</li></ol>
    <dl><dt>Bust</dt><dd>Round</dd></dl>
    <table><thead><tr><th>To</th><th>Days</th></tr></thead><tbody><tr><td>India</td><td></td></tr><tr><td>US</td><td>6</td></tr></tbody></table>`;
  expect(richText(html)).toEqual([
    { kind: 'heading', text: 'How long', name: 'how-long' },
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'It takes ' },
        { kind: 'strong', text: 'three' },
        { kind: 'text', text: ' days.' },
      ],
    },
    { kind: 'list', isOrdered: false, items: [text('One'), text('Two')] },
    { kind: 'list', isOrdered: true, items: [text('First')] },
    {
      kind: 'terms',
      terms: [
        { isTerm: true, line: text('Bust') },
        { isTerm: false, line: text('Round') },
      ],
    },
    {
      kind: 'table',
      head: [text('To'), text('Days')],
      rows: [[], [text('India'), []], [text('US'), text('6')]],
    },
  ]);
});

test('headings of the same words have names of their own', () => {
  const names = richText('<h2>Women</h2><p>a</p><h2>Women</h2>').flatMap((each) =>
    each.kind === 'heading' ? each.name : [],
  );
  expect(names).toEqual(['women', 'women-2']);
});

test.each([
  ['<a href="/i/returns">x</a>', '/i/returns'],
  ["<a class='b' href='https://elsewhere.test/a?b=1&amp;c=2'>x</a>", 'https://elsewhere.test/a?b=1&c=2'],
  ['<a href="mailto:help@zari.test">x</a>', 'mailto:help@zari.test'],
])('%s leads to %s', (html, href) => {
  expect(richText(`<p>${html}</p>`)).toEqual([{ kind: 'paragraph', line: [{ kind: 'link', text: 'x', href }] }]);
});

test.each([
  '<p>x<script>alert(1)</script></p>',
  '<p onclick="alert(1)">x</p>',
  '<p><a href="javascript:alert(1)">x</a></p>',
  '<p><a href=" JaVaScRiPt:alert(1)">x</a></p>',
  '<p><a href="java&#115;cript:alert(1)">x</a></p>',
  '<p><a href="//elsewhere.test">x</a></p>',
  '<p><a href="/\\elsewhere.test">x</a></p>',
  '<p><a href="data:text/html,x">x</a></p>',
  '<p>x<img src=x onerror=alert(1)></p>',
  '<p>x<style>p{}</style></p>',
  '<p>x<iframe src="/"></iframe></p>',
])('CONT-20 nothing in %s runs or leads astray, and its words stay', (html) => {
  expect(richText(html)).toEqual([{ kind: 'paragraph', line: text('x') }]);
});

test.each(['', '   ', '<p></p>', '<ul>', '<'.repeat(50_000)])('what is empty or broken says little: %#', (html) => {
  expect(richText(html).length).toBeLessThan(2);
});

/** What the processor does for a text, in microseconds, after a first one like it. */
function costOf(html: string): number {
  richText(html);
  const before = process.threadCpuUsage();
  richText(html);
  return process.threadCpuUsage(before).user;
}

test.each([
  ['paragraphs', '<p>a</p>', ''],
  ['headings', '<h2>a</h2>', ''],
  ['items', '<li>a</li>', '<ul>'],
  ['terms', '<dt>a</dt>', '<dl>'],
  ['rows', '<tr><td>a</td></tr>', '<table>'],
  ['cells', '<td>a</td>', '<table><tr>'],
  ['stressed words', '<b>a</b> b ', '<p>'],
  ['links', '<a href="/">a</a>', '<p>'],
])('as many %s as a text may have are read in no time', (_what, part, head) => {
  const html = head + part.repeat((LONGEST_TEXT - head.length) / part.length);
  expect(costOf(html)).toBeLessThan(1_000_000);
});

test('words without a tag are a paragraph', () => {
  expect(richText('<p>a</p>words')).toEqual([
    { kind: 'paragraph', line: text('a') },
    { kind: 'paragraph', line: text('words') },
  ]);
});

test('a text without an end is read as far as its bound', () => {
  const long = `${'<p>a</p>'.repeat(LONGEST_TEXT / 8 - 1)}<p>b</p><p>c</p>`;
  const blocks = richText(long);
  expect(blocks).toHaveLength(LONGEST_TEXT / 8);
  expect(blocks.at(-1)).toEqual({ kind: 'paragraph', line: text('b') });
  const [words] = richText(`<p>${'a'.repeat(LONGEST_TEXT)}</p>`);
  expect(words).toEqual({ kind: 'paragraph', line: text('a'.repeat(LONGEST_TEXT - '<p>'.length)) });
  const cutInATag = `<p>${'a'.repeat(LONGEST_TEXT - 10)}<a href="/a-long-address">b</a></p>`;
  expect(richText(cutInATag)).toEqual([{ kind: 'paragraph', line: text('a'.repeat(LONGEST_TEXT - 10)) }]);
});

test.each([
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
])('words within %s are marked as %s, and those after it are not', (tag, kind) => {
  expect(richText(`<p>a <${tag}>b</${tag}> c</p>`)).toEqual([
    {
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'a ' },
        { kind, text: 'b' },
        { kind: 'text', text: ' c' },
      ],
    },
  ]);
});

test('a heading of several signs has one name', () => {
  expect(richText('<h2>Care &amp; wear: silk</h2>')).toMatchObject([{ name: 'care-wear-silk' }]);
});

test('a row may come without its table head, and cells without their row', () => {
  expect(richText('<table><td>a</td></table>')).toEqual([{ kind: 'table', head: [], rows: [[text('a')]] }]);
});

test.each(['http://elsewhere.test', 'tel:+912255500101', '/c/sarees'])('a link to %s is one', (href) => {
  expect(richText(`<p><a href="${href}">x</a></p>`)).toMatchObject([{ line: [{ kind: 'link', href }] }]);
});
