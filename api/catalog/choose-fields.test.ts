import { expect, test } from 'vitest';
import { createFieldChoice } from './choose-fields.ts';

/** An entity like a product with its variants; what its names are asked for is counted by whoever gives the list. */
const entity = (id: number) => ({
  id,
  name: 'Kurta',
  stock: { qty: 3, is_in_stock: true },
  variants: Array.from({ length: 20 }, (_, at) => ({ sku: `K-${at}`, size: at, stock: { qty: at } })),
});

/** Names that tell how often they were read. */
function counted(names: readonly string[]): { readonly names: readonly string[]; readonly reads: () => number } {
  let reads = 0;
  const watched = new Proxy(names, {
    get: (list, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(list, key);
    },
  });
  return { names: watched, reads: () => reads };
}

test.each(['include', 'exclude'] as const)('each path is compared once for all rows of a page: %s', (list) => {
  const { names, reads } = counted(Array.from({ length: 100 }, (_, at) => `*a*e*x${at}`));
  const { choose } = createFieldChoice({ include: [], exclude: [], [list]: names });
  choose(entity(0));
  const first = reads();
  for (let id = 1; id < 4_000; id += 1) choose(entity(id));
  expect(first).toBeGreaterThanOrEqual(100);
  expect(reads()).toBe(first);
});

test('the worst names that are let through take no time to speak of', () => {
  const include = Array.from({ length: 100 }, (_, at) => `${'a'.repeat(90)}*a*a*x${at}`);
  const { choose } = createFieldChoice({ include, exclude: [] });
  const before = process.cpuUsage();
  for (let id = 0; id < 4_000; id += 1) choose({ id, ['a'.repeat(5_000)]: 1 });
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(2_000); // milliseconds of the processor; comparing for each row takes a minute
});

test.each<[string, readonly string[], readonly string[], boolean]>([
  ['nothing is chosen', [], [], true],
  ['it is named', ['stock'], [], true],
  ['something below it is named', ['stock.qty'], [], true],
  ['a wildcard may mean it', ['st*'], [], true],
  ['a wildcard may mean something below it', ['st*.qty'], [], true],
  ['a wildcard begins below it', ['stock.q*'], [], true],
  ['another is named', ['name'], [], false],
  ['a longer name is meant', ['stocks*'], [], false],
  ['it is left out', [], ['stock'], false],
  ['a part of it is left out', [], ['stock.qty'], true],
  ['it is named and left out', ['stock'], ['s*'], false],
])('whether a field is wanted when %s', (_what, include, exclude, isWanted) => {
  const fields = createFieldChoice({ include, exclude });
  expect(fields.wants('stock')).toBe(isWanted);
  expect('stock' in fields.choose(entity(1))).toBe(isWanted);
});
