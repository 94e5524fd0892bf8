import { expect, test } from 'vitest';
import { USAGE } from './run-orders.ts';
import { json, type Reply, runTool } from './run-tool-for-tests.ts';

const standing = {
  number: 'AF000070012',
  status: 'shipped',
  packed_at: null,
  shipments: [
    {
      carrier: 'Blue\u001b[2J Dart',
      number: 'BD 1234',
      url: 'https://track.example/1',
      shipped_at: '2026-11-21T10:00:00.000Z',
      delivered_at: null,
    },
    {
      carrier: 'DPD',
      number: '7',
      url: null,
      shipped_at: '2026-11-21T10:00:00.000Z',
      delivered_at: '2026-11-23T09:00:00.000Z',
    },
  ],
};

const run = (words: readonly string[], reply: Reply | Error = { code: 200, result: standing }, environment = {}) =>
  runTool(words, reply, environment);

const ADDRESS = 'http://localhost:8080/fulfilment/orders/AF000070012';

test('an order is read, and nothing in it steers the terminal', async () => {
  const { code, asked, printed } = await run(['AF000070012']);
  expect([code, asked]).toEqual([0, [[ADDRESS, 'GET', null, json]]]);
  expect(printed).toEqual([
    `AF000070012: shipped
  Blue [2J Dart BD 1234, sent 2026-11-21T10:00:00.000Z, on its way, https://track.example/1
  DPD 7, sent 2026-11-21T10:00:00.000Z, delivered 2026-11-23T09:00:00.000Z`,
  ]);
});

test('a parcel is told with all that is known of it, in the name of who has the key', async () => {
  const words = ['shipped', 'AF000070012', '--carrier', 'Blue Dart', '--number', 'BD 1', '--link', 'https://a.example'];
  const { code, asked } = await run(words, undefined, { ORDERS_KEY: 'secret', API_URL: 'https://api.example' });
  const body = { status: 'shipped', carrier: 'Blue Dart', number: 'BD 1', url: 'https://a.example' };
  const address = 'https://api.example/fulfilment/orders/AF000070012';
  expect([code, asked]).toEqual([0, [[address, 'POST', body, { ...json, authorization: 'Bearer secret' }]]]);
});

test('a link need not be there', async () => {
  const { asked } = await run(['shipped', 'AF000070012', '--number', '7', '--carrier', 'DPD']);
  expect(asked).toEqual([[ADDRESS, 'POST', { status: 'shipped', carrier: 'DPD', number: '7' }, json]]);
});

const returned = {
  number: 'AF000070012-R1',
  order: 'AF000070012',
  status: 'asked',
  amount: 1_680,
  store_credit_amount: 180,
  payment: 'Cards',
  note: 'Short\u001b[2J sleeves',
  refusal: 'Worn',
  items: [{ qty: 2, sku: 'RT-TE-220', name: 'Tee', reason: 'too_small' }],
};
const RETURN = 'http://localhost:8080/fulfilment/returns/AF000070012-R1';

test('a return is read with all that whoever opens the parcel has to know', async () => {
  const { asked, printed } = await run(['AF000070012-R1'], { code: 200, result: returned });
  expect(asked).toEqual([[RETURN, 'GET', null, json]]);
  expect(printed).toEqual([
    `AF000070012-R1: asked
  2 x RT-TE-220 Tee: too small
  pays back 1680 rupees, of it 180 as store credit (Cards)
  note: Short [2J sleeves
  refused: Worn`,
  ]);
});

test.each([
  ['asked', 'the gateway is asked to give it back'],
  ['failed', 'the gateway refuses to give it back: do it there, and say refunded once more'],
])('a return whose money a gateway gives back says how far it is: %s', async (at_gateway, line) => {
  const received = { ...returned, status: 'received', at_gateway };
  expect((await run(['AF000070012-R1'], { code: 200, result: received })).printed[0]).toContain(`\n  ${line}\n`);
});

test.each([
  [['received', 'AF000070012-R1'], { status: 'received' }],
  [['refunded', 'AF000070012-R1'], { status: 'refunded' }],
  [['refused', 'AF000070012-R1', '--because', 'Worn'], { status: 'refused', refusal: 'Worn' }],
])('%j is told', async (words, body) => {
  const { code, asked } = await run(words, { code: 200, result: returned });
  expect([code, asked]).toEqual([0, [[RETURN, 'POST', body, json]]]);
});

test('what waits is listed', async () => {
  const waits = [{ number: 'AF1-R1', status: 'asked', asked_at: '2026-12-01T10:00:00.000Z' }];
  const listed = await run(['returns'], { code: 200, result: waits });
  expect(listed.asked).toEqual([['http://localhost:8080/fulfilment/returns/', 'GET', null, json]]);
  expect(listed.printed).toEqual(['AF1-R1: asked, asked 2026-12-01T10:00:00.000Z']);
  expect((await run(['returns'], { code: 200, result: [] })).printed).toEqual(['Nothing waits.']);
});

test('what was canceled and waits to be paid back is listed', async () => {
  const waits = [{ order: 'AF1', payment: 'Cards', amount: 1_680, canceled_at: '2026-12-01T10:00:00.000Z' }];
  const { asked, printed } = await run(['canceled'], { code: 200, result: waits });
  expect(asked).toEqual([['http://localhost:8080/fulfilment/orders/', 'GET', null, json]]);
  expect(printed).toEqual(['AF1: 1680 rupees (Cards), canceled 2026-12-01T10:00:00.000Z']);
});

test.each(['packed', 'refunded'])('an order was %s', async (status) => {
  const packed = { ...standing, status: 'processing', packed_at: '2026-11-21T08:00:00.000Z', shipments: [] };
  const { code, asked, printed } = await run([status, 'AF000070012'], { code: 200, result: packed });
  expect([code, asked]).toEqual([0, [[ADDRESS, 'POST', { status }, json]]]);
  expect(printed).toEqual(['AF000070012: processing, packed 2026-11-21T08:00:00.000Z']);
});

test('an order has arrived', async () => {
  const { code, asked } = await run(['delivered', 'AF000070012']);
  expect([code, asked]).toEqual([0, [[ADDRESS, 'POST', { status: 'delivered' }, json]]]);
});

test.each([
  [[]],
  [['-h']],
  [['shipped']],
  [['delivered']],
  [['lost', 'AF000070012']],
  [['received', 'AF000070012']],
  [['delivered', 'AF000070012-R1']],
  [['refused', 'AF000070012-R1']],
  [['refused', 'AF000070012-R1', '--because']],
  [['refused', 'AF000070012-R1', '--why', 'Worn']],
  [['packed', 'AF000070012-R1']],
  [['packed', 'AF000070012', '--now']],
  [['canceled', 'AF000070012']],
  [['returns', 'AF000070012-R1']],
  [['AF000070012-R']],
  [['AF000070012', 'delivered']],
  [['delivered', '../consents/1']],
  [['delivered', 'AF000070012', '--number', '7']],
  [['shipped', 'AF000070012']],
  [['shipped', 'AF000070012', '--carrier', 'DPD']],
  [['shipped', 'AF000070012', '--carrier', 'DPD', '--number']],
  [['shipped', 'AF000070012', '--carrier', 'DPD', '--number', '7', '--weight', '2']],
])('%j asks nothing and tells how it is called', async (words) => {
  expect(await run(words)).toEqual({ code: 1, asked: [], printed: [], complained: [USAGE] });
});

test.each<[Reply | Error, string]>([
  [{ code: 404, result: 'Not found' }, 'The API does not let you see orders: ORDERS_KEY.'],
  [{ code: 404, result: 'No such order' }, 'No such order.'],
  [{ code: 422, result: 'The order AF000070012 is canceled' }, 'The order AF000070012 is canceled.'],
  [new TypeError('fetch failed'), 'The API does not answer at http://localhost:8080.'],
])('%j is told in a sentence', async (reply, sentence) => {
  expect(await run(['delivered', 'AF000070012'], reply)).toMatchObject({
    code: 1,
    printed: [],
    complained: [sentence],
  });
});
