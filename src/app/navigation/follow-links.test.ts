// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followLinks } from './follow-links.ts';

const followed: string[] = [];
let stop = (): void => {};

beforeEach(() => {
  window.history.replaceState(null, '', '/c/tees?page=2');
  followed.length = 0;
  stop = followLinks(window, {
    push: (to, _, options) => void followed.push(`push ${to}${options?.preventScrollReset ? ' in place' : ''}`),
    replace: (to) => void followed.push(`replace ${to}`),
  });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Clicks what is in the link; answers whether the browser was left to do what it does. */
function click(link: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const target = document.body.querySelector('b') ?? document.body.querySelector('a');
  return target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event })) ?? true;
}

test('a link of the shop leads on without a load', () => {
  expect(click('<a href="/p/P1/tee?a=b">Tee</a>')).toBe(false);
  expect(followed).toEqual(['push /p/P1/tee?a=b']);
});

test('a name with an ending further down is a page of the shop', () => {
  expect(click('<a href="/p/P1/tee.html">Tee</a>')).toBe(false);
  expect(followed).toEqual(['push /p/P1/tee.html']);
});

test('an address from here on is read as the browser reads it; the same address stays one entry', () => {
  click('<a href="?page=3">3</a>');
  click('<a href="?page=2">2</a>');
  click('<a href="?size=M" data-keep-scroll="true">M</a>');
  expect(followed).toEqual(['push /c/tees?page=3', 'replace /c/tees?page=2', 'push /c/tees?size=M in place']);
});

test.each([
  ['another site', '<a href="https://evil.test/c/tees">x</a>'],
  ['no address', '<a>x</a>'],
  ['a mail', '<a href="mailto:care@zari.example">x</a>'],
  ['a target on this page', '<a href="#main">x</a>'],
  ['another tab', '<a href="/" target="_blank">x</a>'],
  ['a file', '<a href="/pattern.pdf" download>x</a>'],
  ['a page without scripts, which the server alone has', '<a href="/no-js.html">x</a>'],
  ['a document that is no page', '<a href="/raw-output-example.xml?a=b">x</a>'],
  ['a page to be loaded anew', '<a href="/" data-reload>x</a>'],
  ['no link at all', '<b>x</b>'],
])('%s is left to the browser', (_, link) => {
  expect(click(link)).toBe(true);
  expect(followed).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click that asks for more than to follow (%j) is left to the browser',
  (event) => {
    expect(click('<a href="/">x</a>', event)).toBe(true);
    expect(followed).toEqual([]);
  },
);

test('what the page has handled itself is not followed', () => {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('<a href="/">x</a>');
  expect(followed).toEqual([]);
});

test('nothing is followed after it stopped', () => {
  stop();
  expect(click('<a href="/">x</a>')).toBe(true);
  expect(followed).toEqual([]);
});
