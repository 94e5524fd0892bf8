import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { type Sku, skuOf } from '#domain/catalog/product.ts';
import type { StockEntry } from './availability.ts';
import { createReadStocks } from './stock-list.ts';

const skus = (count: number): readonly Sku[] => Array.from({ length: count }, (_, at) => skuOf(`S${at}`));

/** A shop that has as many pieces of a sku as its number, and knows no sku of another name. */
function openShop() {
  const clock = createMemoryClock();
  const asked: (readonly Sku[])[] = [];
  const readStocks = createReadStocks({
    clock,
    stockCheck: {
      async list(wanted) {
        asked.push(wanted);
        return wanted.filter((sku) => sku.startsWith('S')).map(entryOf);
      },
    },
  });
  const read = async (...given: readonly [readonly Sku[], { readonly anew: boolean }?]) => {
    const told: StockEntry[] = [];
    const [wanted, how] = given;
    await readStocks(wanted, (entries) => void told.push(...entries), how);
    return told;
  };
  return { clock, asked, read };
}

function entryOf(sku: Sku): StockEntry {
  const number = Number(sku.slice(1));
  return { sku, productId: 100 + number, level: number > 0 ? 'in-stock' : 'out-of-stock', quantity: number };
}

test.each([
  [0, []],
  [1, [1]],
  [15, [15]],
  [16, [15, 1]],
  [31, [15, 15, 1]],
])('STOCK-16 CONF-52 %i skus are asked for in lists of %j', async (count, sizes) => {
  const { asked, read } = openShop();
  expect(await read(skus(count))).toEqual(skus(count).map(entryOf));
  expect(asked.map(({ length }) => length)).toEqual(sizes);
});

test('STOCK-17 STOCK-18 what was heard is told again without asking, and the rest alone is asked for', async () => {
  const { asked, read } = openShop();
  await read(skus(2));
  expect(await read(skus(3))).toEqual(skus(3).map(entryOf));
  expect(asked).toEqual([skus(2), [skuOf('S2')]]);
});

test('STOCK-18 what nobody knew is asked for again', async () => {
  const { asked, read } = openShop();
  expect(await read([skuOf('NONE')])).toEqual([]);
  await read([skuOf('NONE')]);
  expect(asked).toHaveLength(2);
});

test.each([
  [59_999, 1],
  [60_000, 2],
])('after %i ms the shop was asked %i times', async (milliseconds, times) => {
  const { clock, asked, read } = openShop();
  await read(skus(1));
  await clock.advance(milliseconds);
  await read(skus(1));
  expect(asked).toHaveLength(times);
});

test('anew, everything is asked for', async () => {
  const { asked, read } = openShop();
  await read(skus(2));
  await read(skus(1), { anew: true });
  await read(skus(2));
  expect(asked).toEqual([skus(2), skus(1), [skuOf('S1')]]);
});
