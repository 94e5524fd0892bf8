import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { createHttpPageGateway } from './http-page-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open(result: unknown) {
  const http = createMemoryHttpClient();
  http.answer(okAnswer(result));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, gateway: createHttpPageGateway({ transport }) };
}

test('a page the merchant wrote is asked for by its identifier', async () => {
  const { http, gateway } = open({
    id: 3,
    identifier: 'returns',
    title: 'Returns',
    content: '<p>x</p>',
    meta_description: 'How to',
    update_time: '2026-08-01T10:00:00Z',
  });
  expect(await gateway.find('re/turns')).toEqual({
    kind: 'ok',
    value: {
      identifier: 'returns',
      title: 'Returns',
      description: 'How to',
      content: '<p>x</p>',
      updatedAt: '2026-08-01T10:00:00Z',
    },
  });
  expect(http.sent()[0]).toMatchObject({
    method: 'GET',
    url: '/api/ext/cms-data/cmsPageIdentifier/re%2Fturns/storeId/1',
  });
});

test('a page that is not as agreed is not shown, and a day that is none is unknown', async () => {
  expect(await open({ identifier: 'x', title: 'X' }).gateway.find('x')).toMatchObject({ kind: 'failed' });
  const { gateway } = open({ identifier: 'x', title: 'X', content: '', update_time: 'lately' });
  expect(await gateway.find('x')).toMatchObject({ value: { updatedAt: '' } });
});
