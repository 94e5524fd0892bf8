import { expect, test } from 'vitest';
import { createPlausibleVisitCounter } from './plausible-visit-counter.ts';

const url = 'https://stats.shop.test/api/event';
const event = { name: 'Search', address: 'https://shop.test/search', details: { results: '3' }, revenue: null };

function answering(answer: () => Response) {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = [];
  const ask: typeof fetch = async (to, init) => {
    asked.push({ url: String(to), init });
    return answer();
  };
  return { asked, counter: createPlausibleVisitCounter({ url, ask }) };
}

test('an event goes out in the words of the service, without cookies, and outlives its page', async () => {
  const { asked, counter } = answering(() => new Response('ok', { status: 202 }));
  expect(await counter.count(event)).toBe('taken');
  const [{ init } = { init: undefined }] = asked;
  expect(asked.map((each) => each.url)).toEqual([url]);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer' });
  expect(init?.headers).toEqual({ 'content-type': 'text/plain' });
  expect(JSON.parse(String(init?.body))).toEqual({
    name: 'Search',
    url: 'https://shop.test/search',
    domain: 'shop.test',
    props: { results: '3' },
  });
});

test('TRACK-17 a purchase says its amount in rupees', async () => {
  const { asked, counter } = answering(() => new Response('ok'));
  await counter.count({ ...event, name: 'Purchase', revenue: 8_960.5 });
  expect(JSON.parse(String(asked[0]?.init?.body))).toMatchObject({ revenue: { currency: 'INR', amount: '8960.50' } });
});

test.each([
  ['a refusal', 400, 'refused'],
  ['a page that is not there', 404, 'refused'],
  ['a service that is down', 503, 'unreachable'],
] as const)('%s', async (_what, status, outcome) => {
  expect(await answering(() => new Response('', { status })).counter.count(event)).toBe(outcome);
});

test('a browser that lets nothing out', async () => {
  const { counter } = answering(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await counter.count(event)).toBe('unreachable');
});

test('a service that does not answer is given up', async () => {
  const ask: typeof fetch = (_to, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  expect(await createPlausibleVisitCounter({ url, ask, limitMs: 1 }).count(event)).toBe('unreachable');
});
