import { expect, test } from 'vitest';
import { plainView } from '#domain/storeview/configured-view.ts';
import { answerStoreChoice } from './answer-store-choice.ts';

const place = { publicOrigin: 'https://shop.test', view: plainView };
const own = { 'sec-fetch-site': 'same-origin' };

function send(fields: Record<string, string> | string, headers: Record<string, string> = own) {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const request = new Request('http://inside:3000/store-choice', { method: 'POST', body, headers });
  return answerStoreChoice(request, place, { 'x-page': 'yes' });
}

test('a choice is kept and leads back to its page', async () => {
  const answer = await send({ country: 'US', locale: 'en-US', currency: 'USD', back: '/c/sarees?page=2' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/c/sarees?page=2');
  expect(answer.headers.get('set-cookie')).toBe(
    '__Host-store=US.en-US.USD; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [{ country: 'ZZ', locale: '<script>', currency: 'EUR' }, 'GB.hi-IN.GBP'],
  [{ currency: 'INR' }, 'GB.hi-IN.INR'],
  [{ country: 'US\r\nset-cookie: a=b' }, 'GB.hi-IN.GBP'],
  ['%%%', 'GB.hi-IN.GBP'],
  ['__proto__=x&constructor=y', 'GB.hi-IN.GBP'],
  ['', 'GB.hi-IN.GBP'],
])('what is on no list is ignored: %j', async (fields, kept) => {
  const answer = await send(fields, { ...own, cookie: 'store=GB.hi-IN.GBP' });
  expect(answer.headers.get('set-cookie')).toContain(`store=${kept};`);
});

test.each([
  [{ country: 'US', currency: 'GBP' }, 'US.hi-IN.USD'],
  [{ country: 'US', currency: 'INR' }, 'US.hi-IN.INR'],
  [{ country: 'GB', currency: 'INR' }, 'GB.hi-IN.INR'],
])('STORE-26 another country brings its currency, unless that was changed, too: %j', async (fields, kept) => {
  const answer = await send(fields, { ...own, cookie: 'store=GB.hi-IN.GBP' });
  expect(answer.headers.get('set-cookie')).toContain(`store=${kept};`);
});

test.each(['//evil.test', 'https://evil.test/', '/\\evil.test', 'javascript:alert(1)', '', '/\n/evil.test'])(
  'a way back that is no path of this shop (%j) leads home',
  async (back) => {
    expect((await send({ back })).headers.get('location')).toBe('/');
  },
);

test.each([
  [{}, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.test' }, 403],
  [{ origin: 'https://evil.test', host: 'shop.test' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'https://shop.test' }, 303],
  [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 303],
])('only a form of this shop counts: %j', async (headers: Record<string, string>, status) => {
  const answer = await send({ country: 'US' }, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers.has('set-cookie')).toBe(status === 303);
});
