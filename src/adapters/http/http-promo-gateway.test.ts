import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { createHttpPromoGateway } from './http-promo-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open(result: unknown) {
  const http = createMemoryHttpClient();
  http.answer(okAnswer(result));
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, log, gateway: createHttpPromoGateway({ transport, log }) };
}

test('CONT-08 strips and pop-ups are read, and what cannot be read or used is left out', async () => {
  const strip = { id: 1, type: 'strip', title: 'Festive sale', content: '<p>10% off</p>', link: '/c/sale' };
  const { http, gateway, log } = open([
    strip,
    {
      ...strip,
      id: 2,
      type: 'exit_popup',
      content: null,
      link: 'javascript:alert(1)',
      coupon_code: 'STAY5',
      delay_ms: 8_000,
    },
    { ...strip, id: 3, is_active: false },
    { ...strip, id: 4, type: 'banner' },
    { ...strip, id: 'five' },
  ]);
  const reply = await gateway.current();
  expect(http.sent()[0]).toMatchObject({ method: 'GET', url: '/api/home/common-config' });
  expect(reply).toEqual({
    kind: 'ok',
    value: [
      {
        id: 1,
        kind: 'strip',
        title: 'Festive sale',
        content: '<p>10% off</p>',
        link: '/c/sale',
        coupon: '',
        delayMs: 0,
      },
      { id: 2, kind: 'exit-popup', title: 'Festive sale', content: '', link: '', coupon: 'STAY5', delayMs: 8_000 },
    ],
  });
  expect(log.errors()).toEqual([
    'A strip or pop-up was left out of a list: its field "3.type" is not as agreed.',
    'A strip or pop-up was left out of a list: its field "4.id" is not as agreed.',
  ]);
});

test.each([null, -1, '8', 0.5, 2 ** 31])('a pop-up whose delay is %j waits for nothing', async (delay_ms) => {
  const { gateway } = open([{ id: 1, type: 'generic_popup', delay_ms }]);
  expect(await gateway.current()).toMatchObject({ kind: 'ok', value: [{ delayMs: 0 }] });
});

test('CONT-07 a strip, a pop-up on leaving and one on arrival are told apart', async () => {
  const { gateway } = open(['strip', 'exit_popup', 'generic_popup'].map((type, at) => ({ id: at + 1, type })));
  expect(await gateway.current()).toMatchObject({
    kind: 'ok',
    value: [{ kind: 'strip' }, { kind: 'exit-popup' }, { kind: 'generic-popup' }],
  });
});
