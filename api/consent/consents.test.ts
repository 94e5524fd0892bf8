import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import { CONSENTS } from './consent-page.ts';

const KEY = 'a key of the merchant that is long';
const lines: string[] = [];
let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi({ log: (line) => lines.push(line), moderationKey: KEY });
}, OPENING_MS);
afterAll(() => shop.api.close());

const choice = {
  number: '3FA0-9C11-07B2',
  version: 1,
  asked: ['measuring', 'marketing'],
  allowed: ['measuring'],
  chosen_at: '2026-11-23T09:30:00.000Z',
};
const record = (body: object) => shop.call('consentRecord', '/api/consent/record', { body });
const look = async (number: string, key = KEY) => {
  const headers = { authorization: `Bearer ${key}` };
  return shop.bench<unknown>(`${CONSENTS}${number}`, { headers });
};

test('a choice is shown by its number, as it was made first, with the store view and the time it came', async () => {
  expect(await record(choice)).toMatchObject({ status: 200, result: true });
  expect(await record({ ...choice, allowed: [] })).toMatchObject({ status: 200, result: true });
  const { result } = await look('3fa0-9c11-07b2');
  expect(result).toEqual({ ...choice, store_code: 'default', recorded_at: expect.stringMatching(/^\d{4}-.*Z$/) });
});

test('nothing is allowed that was not asked', async () => {
  const answer = await record({ ...choice, number: '0000-0000-0001', allowed: ['chat'] });
  expect(answer).toMatchObject({ status: 400, result: 'Only what was asked can be allowed' });
  expect(await look('0000-0000-0001')).toMatchObject({ status: 404, result: 'No such record' });
});

test.each([
  ['a number of another form', { number: 'x' }],
  ['a purpose that is none', { asked: ['<b>'] }],
  ['no day', { chosen_at: 'yesterday' }],
  ['a version below one', { version: 0 }],
  ['no list', { allowed: 'measuring' }],
])('%s is refused', async (_what, wrong) => {
  expect(await record({ ...choice, ...wrong })).toMatchObject({ status: 400 });
});

test('who has no key learns nothing, not even whether there is such a number', async () => {
  expect(await look(choice.number, 'another key')).toMatchObject({ status: 404, result: 'Not found' });
  expect(await look('0000-0000-0002', 'another key')).toMatchObject({ status: 404, result: 'Not found' });
  expect(await look('x')).toMatchObject({ status: 400 });
});

const days = (query: string, key = KEY) => look(`?${query}`, key);

test('days are told to who has the key', async () => {
  expect(await days('from=2026-11-01&to=2026-11-30')).toMatchObject({ status: 200, result: { next: null } });
  expect(await days('from=2026-11-01&to=2026-11-30', 'another key')).toMatchObject({
    status: 404,
    result: 'Not found',
  });
});

test.each([
  ['', 'A day is like 2026-11-30'],
  ['from=2026-11-23', 'A day is like 2026-11-30'],
  ['from=2026-02-30&to=2026-11-23', 'A day is like 2026-11-30'],
  ['from=2026-11-23&to=x', 'A day is like 2026-11-30'],
  ['from=2026-11-24&to=2026-11-23', 'The first day comes first'],
  ['from=2026-11-23&to=2026-11-23&after=', 'No page begins there'],
  ['from=2026-11-23&to=2026-11-23&after=2026-11-23T00:00:00.000Z', 'No page begins there'],
  ['from=2026-11-23&to=2026-11-23&after=2026-11-23T00:00:00.000Z~x', 'No page begins there'],
  ['from=2026-11-23&to=2026-11-23&after=2026-13-23T00:00:00.000Z~0000-0000-0001', 'No page begins there'],
])('days asked for as "%s" are refused', async (query, result) => {
  expect(await days(query)).toMatchObject({ status: 400, result });
  expect(await days(query, 'another key')).toMatchObject({ status: 404, result: 'Not found' });
});

test('the log names no choice', () => {
  expect(lines.join()).not.toContain(choice.number);
});
