import { expect, test } from 'vitest';
import { isForeignWrite, senderOf } from './origin-of-request.ts';

const place = { publicOrigin: 'https://shop.test' };
const sent = (headers: Record<string, string>, method = 'POST') =>
  new Request('http://inside:3000/api/order', { method, headers });

test.each([
  [{}, 'unsaid'],
  [{ 'sec-fetch-site': 'none' }, 'unsaid'],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://shop.test' }, 'own'],
  [{ 'sec-fetch-site': 'same-origin' }, 'own'],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' }, 'foreign'],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.test' }, 'foreign'],
  [{ 'sec-fetch-site': 'what' }, 'foreign'],
  [{ origin: 'https://shop.test' }, 'own'],
  [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, 'own'],
  [{ origin: 'https://evil.test', host: 'shop.test' }, 'foreign'],
  [{ origin: 'null', host: 'shop.test' }, 'foreign'],
] as const)('%j comes from a page that is %s', (headers: Record<string, string>, sender) => {
  expect(senderOf(sent(headers), place)).toBe(sender);
});

test.each(['POST', 'DELETE', 'PUT', 'PATCH'])(
  'a %s of another site is refused, and one of a program is not',
  (method) => {
    expect(isForeignWrite(sent({ origin: 'https://evil.test' }, method), place)).toBe(true);
    expect(isForeignWrite(sent({}, method), place)).toBe(false);
  },
);

test('a page of another site may ask: its browser hides the answer', () => {
  expect(isForeignWrite(sent({ origin: 'https://evil.test' }, 'GET'), place)).toBe(false);
});
