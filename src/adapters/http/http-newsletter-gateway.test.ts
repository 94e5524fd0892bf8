import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpNewsletterGateway } from './http-newsletter-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

const MEERA = 'meera+shop@mail.test';
const URL = '/api/ext/mailchimp-subscribe/subscribe';

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, log, newsletter: createHttpNewsletterGateway({ transport }) };
}

test('CUST-29 the status is asked for with the address in the query', async () => {
  const { http, newsletter } = open();
  http.answer(okAnswer('subscribed'));
  expect(await newsletter.status(MEERA)).toEqual({ kind: 'ok', value: 'subscribed' });
  expect(http.sent()).toMatchObject([{ method: 'GET', url: `${URL}?email=meera%2Bshop%40mail.test`, body: null }]);
});

test.each([
  ['CUST-31', 'subscribe', 'POST'],
  ['CUST-32', 'unsubscribe', 'DELETE'],
] as const)('%s to %s is a %s with the address in the body', async (_id, verb, method) => {
  const { http, newsletter } = open();
  http.answer(okAnswer('pending'));
  expect(await newsletter[verb](MEERA)).toEqual({ kind: 'ok', value: 'pending' });
  expect(http.sent()).toMatchObject([{ method, url: URL, body: JSON.stringify({ email: MEERA }) }]);
});

test.each(['unsubscribed', 'cleaned', 'SUBSCRIBED', null, true, { status: 'subscribed' }])(
  'CUST-30 the result %o is no subscription',
  async (result) => {
    const { http, newsletter } = open();
    http.answer(okAnswer(result));
    expect(await newsletter.status(MEERA)).toEqual({ kind: 'ok', value: 'unsubscribed' });
  },
);

test('ERR-01 ERR-02 a refused status is silent, a refused subscription is not', async () => {
  const { http, newsletter } = open();
  http.answer(jsonAnswer(400, { code: 400, result: 'Invalid e-mail provided!' }));
  expect(await newsletter.status('x')).toMatchObject({ kind: 'refused', code: 400, isSilent: true });
  expect(await newsletter.subscribe('x')).toMatchObject({ kind: 'refused', code: 400, isSilent: false });
  expect(await newsletter.unsubscribe('x')).toMatchObject({ kind: 'refused', code: 400, isSilent: false });
});

test('an answer that is no JSON is logged without the address', async () => {
  const { http, log, newsletter } = open();
  http.answer({ kind: 'answer', status: 200, contentType: 'text/html', text: '<p>subscribed</p>' });
  expect(await newsletter.status(MEERA)).toMatchObject({ kind: 'failed' });
  expect(log.errors().join()).not.toContain('meera');
  expect(log.errors()).toHaveLength(1);
});
