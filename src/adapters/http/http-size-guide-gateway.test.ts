import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient, okAnswer } from './http-client-for-tests.ts';
import { createHttpSizeGuideGateway } from './http-size-guide-gateway.ts';
import { browserLimits, createTransport } from './transport.ts';

function open() {
  const http = createMemoryHttpClient();
  const log = createMemoryLog();
  const storeView = createMemoryCell(defaultStoreView);
  const transport = createTransport({ http, storeView, log, baseUrl: '', limits: browserLimits });
  return { http, sizeGuides: createHttpSizeGuideGateway({ transport }) };
}

const guide = { sku: 'K', tables: [{ title: 'Kurta', unit: 'in', columns: ['Size'], rows: [['S']] }] };
const kurta = { sku: skuOf('K'), designer: 'Anjora' };

test('CONT-22 the size guide is asked for by sku and designer', async () => {
  const { http, sizeGuides } = open();
  http.answer(okAnswer(guide));
  expect(await sizeGuides.find(kurta)).toEqual({
    kind: 'ok',
    value: { title: '', notes: '', worn: null, tables: guide.tables },
  });
  expect(http.sent()[0]).toMatchObject({
    method: 'POST',
    url: expect.stringContaining('/api/product/size-guide-collection'),
    body: JSON.stringify({ sku: 'K', designer: 'Anjora' }),
  });
});

const worn = { height: 175, size: 'S' };

test.each([
  [worn, worn],
  [null, null],
  ['175 cm', null],
  [{ height: 175 }, null],
  [{ ...worn, size: '' }, null],
  [{ ...worn, height: '175' }, null],
  [{ ...worn, height: 69 / 2 }, null], // feet, or inches
  [{ ...worn, height: 1_750 }, null],
])('who wears the piece, told as %j, is read as %j, and the guide stays', async (told, read) => {
  const { http, sizeGuides } = open();
  http.answer(okAnswer({ ...guide, worn: told }));
  expect(await sizeGuides.find(kurta)).toMatchObject({ kind: 'ok', value: { worn: read, tables: guide.tables } });
});

test.each([
  [{ sku: 'K' }],
  [{ sku: 'K', tables: [{ ...guide.tables[0], unit: 'yards' }] }],
  [{ sku: 'K', tables: [{ ...guide.tables[0], rows: [['S', 36]] }] }],
])('CONT-23 a size guide that cannot be read whole is none: %j', async (result) => {
  const { http, sizeGuides } = open();
  http.answer(okAnswer(result));
  expect(await sizeGuides.find(kurta)).toMatchObject({ kind: 'failed' });
});
