import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
}, OPENING_MS);
afterAll(() => shop.api.close());

const ask = (body: unknown) => shop.call('sizeGuideCollection', '/api/product/size-guide-collection', { body });

test('CONT-22 answers the sizes of a house for a kind of clothes, in inches and centimetres', async () => {
  const { status, result } = await ask({ sku: 'AJ-KS-1042', designer: 'Anjora' });
  expect(status).toBe(200);
  expect(result).toMatchObject({
    sku: 'AJ-KS-1042',
    designer: 'Anjora',
    title: 'Anjora kurta sizes',
    tables: [
      { unit: 'in', columns: ['Size', 'Bust', 'Waist', 'Hip'] },
      { unit: 'cm', columns: ['Size', 'Bust', 'Waist', 'Hip'] },
    ],
  });
  expect(result).toHaveProperty('tables.0.rows.2', ['M', '36', '30', '39']);
  expect(result).toHaveProperty('tables.1.rows.2', ['M', '91', '76', '99']);
});

test('says how tall the model is and which size is worn, where a body wears it', async () => {
  expect((await ask({ sku: 'AJ-KS-1042' })).result).toMatchObject({ worn: { height: 175, size: 'S' } });
  expect((await ask({ sku: 'ST-JT-5041' })).result).toMatchObject({ worn: null });
});

test.each([
  ['ST-JT-5041', 'Sitara shoe sizes'],
  ['RT-TE-220', 'Rustam sizes for men'],
  ['VR-LH-2001', 'Vaidehi Rana lehenga sizes'],
])('%s has a guide of its own kind', async (sku, title) => {
  expect((await ask({ sku })).result).toMatchObject({ sku, title });
});

test('a house that cuts wider or closer than the others has a guide of its own', async () => {
  const bust = async (sku: string) => {
    const { result } = await ask({ sku });
    return (result as { tables: readonly { rows: readonly (readonly string[])[] }[] }).tables[1]?.rows[2];
  };
  expect(await bust('AJ-KS-1042')).toEqual(['M', '91', '76', '99']);
  expect(await bust('ST-GW-5002')).toEqual(['M', '89', '74', '97']);
  expect((await ask({ sku: 'ST-GW-5002' })).result).toMatchObject({
    notes: expect.stringContaining('close to the body'),
  });
});

test.each(['ST-JH-5030', 'AJ-KS-1042-M', 'NO-SUCH'])('%s has no size guide', async (sku) => {
  const { status, result } = await ask({ sku });
  expect([status, result]).toEqual([404, 'No size guide for this product']);
});

test('asks for a sku', async () => {
  expect((await ask({})).status).toBe(400);
  expect((await ask({ sku: '' })).status).toBe(400);
});
