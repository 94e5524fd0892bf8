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

/** Follows the links of a page of the store view `/uk`, beside which `/de` and the shop's own are open. */
function inView(prefix: string, neighbours: readonly string[]): void {
  stop();
  window.history.replaceState(null, '', `${prefix}/c/tees`);
  const push = (to: unknown) => void followed.push(String(to));
  stop = followLinks(window, { push, replace: push }, { prefix, neighbours });
}

test('ROUTE-57 within the store view a link is followed in place, by the path that it has there', () => {
  inView('/uk', ['', '/de']);
  expect(click('<a href="/uk/cart?a=1">Cart</a>')).toBe(false);
  expect(click('<a href="/uk/">Home</a>')).toBe(false);
  expect(followed).toEqual(['/cart?a=1', '/']);
  inView('', ['/uk', '/de']);
  expect(click('<a href="/ukulele">Ukulele</a>')).toBe(false);
  expect(followed.at(-1)).toBe('/ukulele');
});

test.each([
  ['/uk', ['', '/de'], '/cart'],
  ['/uk', ['', '/de'], '/de/cart'],
  ['/uk', ['', '/de'], '/ukulele'],
  ['', ['/uk', '/de'], '/uk'],
  ['', ['/uk', '/de'], '/uk/cart'],
])('ROUTE-56 from "%s" beside %j, %s is another one’s and loaded by the browser', (prefix, neighbours, address) => {
  inView(prefix, neighbours);
  const left: boolean[] = [];
  const leave = (event: Event): void => {
    left.push(!event.defaultPrevented);
    event.preventDefault(); // the page stays for the next test
  };
  window.addEventListener('click', leave, { once: true });
  click(`<a href="${address}">x</a>`);
  expect([left, followed]).toEqual([[true], []]);
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
