import { expect, test } from 'vitest';
import { passOn } from './pass-on.ts';

const link = { url: 'https://shop.test/wishlist/shared/q7V0', title: 'A shared wishlist' };

function fault(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** A browser that shares and copies as told; null for one that cannot. */
function browser(share: (() => Promise<void>) | null, copy: (() => Promise<void>) | null) {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    await copy?.();
    copied.push(text);
  };
  const navigator = { ...(share && { share }), ...(copy && { clipboard: { writeText } }) };
  return { page: { navigator } as unknown as Window, copied };
}

const works = async () => undefined;
const fails = (name: string) => () => Promise.reject(fault(name));

test.each([
  ['shares it', works, works, 'passed', []],
  ['shares it, and whose shopper has thought better of it', fails('AbortError'), works, 'passed', []],
  ['may not share it now', fails('NotAllowedError'), works, 'copied', [link.url]],
  ['shares nothing', null, works, 'copied', [link.url]],
  ['shares nothing and may not copy', null, fails('NotAllowedError'), 'neither', []],
  ['can do neither', null, null, 'neither', []],
] as const)('a link in a browser that %s', async (_case, share, copy, outcome, texts) => {
  const { page, copied } = browser(share, copy);
  expect([await passOn(page, link), copied]).toEqual([outcome, texts]);
});
