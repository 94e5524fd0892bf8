import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, jsonAnswer, okAnswer } from './http-client-for-tests.ts';
import { createHttpSharedListGateway } from './http-shared-list-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, log, lists: createHttpSharedListGateway({ transport }) };
}

const given = { list: 'q7V0', secret: '4fJp', expires_at: '2027-02-27T10:00:00Z' };
const sharing = { list: 'q7V0', secret: '4fJp', expiresAt: Date.parse(given.expires_at) };

test('a list is shared with its skus, title and name, and nothing else that is known of it', async () => {
  const { http, lists } = open();
  http.answer(okAnswer(given));
  const list = { title: 'For Diwali', name: '', skus: ['A'], tiles: ['B'] };
  expect(await lists.share(list)).toEqual({ kind: 'ok', value: sharing });
  const body = JSON.stringify({ skus: ['A'], title: 'For Diwali', name: '' });
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/api/wishlist/share', body }]);
});

test.each([null, true, { ...given, secret: '' }, { ...given, list: 7 }, { ...given, expires_at: 'soon' }])(
  'the result %o is no list that is shared',
  async (result) => {
    const { http, lists } = open();
    http.answer(okAnswer(result));
    expect(await lists.share({ title: '', name: '', skus: ['A'] })).toMatchObject({ kind: 'failed' });
  },
);

test('a list is read by its name, whatever stands in an address', async () => {
  const { http, lists } = open();
  http.answer(okAnswer({ title: 'For Diwali', name: 'Meera', skus: ['A'], shared_at: '', expires_at: '' }));
  const value = { title: 'For Diwali', name: 'Meera', skus: ['A'] };
  expect(await lists.read('q7&V0')).toEqual({ kind: 'ok', value });
  expect(http.sent()).toMatchObject([{ method: 'GET', url: '/api/wishlist/shared?list=q7%26V0' }]);
});

test.each([
  null,
  { title: 1, name: '', skus: [] },
  { title: '', name: '', skus: 'A' },
  { title: '', name: '', skus: [''] },
])('the result %o is no list', async (result) => {
  const { http, lists } = open();
  http.answer(okAnswer(result));
  expect(await lists.read('q7V0')).toMatchObject({ kind: 'failed' });
});

test('of a link that leads nowhere no notice is shown', async () => {
  const { http, lists } = open();
  http.answer(jsonAnswer(404, { code: 404, result: 'No such list' }));
  expect(await lists.read('q7V0')).toMatchObject({ kind: 'refused', code: 404, isSilent: true });
});

test('it is ended with its secret, which stands in the body alone', async () => {
  const { http, lists } = open();
  http.answer(okAnswer(true));
  expect(await lists.end(sharing)).toEqual({ kind: 'ok', value: true });
  const body = JSON.stringify({ list: 'q7V0', secret: '4fJp' });
  expect(http.sent()).toMatchObject([{ method: 'POST', url: '/api/wishlist/unshare', body }]);
  http.answer(okAnswer(false));
  expect(await lists.end(sharing)).toMatchObject({ kind: 'failed' });
});
