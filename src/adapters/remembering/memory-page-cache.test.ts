import { expect, test } from 'vitest';
import { cachedPage, pageCacheRules } from '../contracts/page-cache-rules.ts';
import { createMemoryPageCache } from './memory-page-cache.ts';

test.each(pageCacheRules)('$rule', ({ prove }) => prove(createMemoryPageCache({ mostBytes: 1_000_000 })));

test('of too many bytes the pages go that nobody has asked for longest', async () => {
  const cache = createMemoryPageCache({ mostBytes: 3 * 1_040 });
  for (const key of ['a', 'b', 'c']) await cache.store(key, cachedPage(key, 'home'), '0');
  await cache.find('a');
  await cache.store('d', cachedPage('d', 'home'), '0');
  const kept = await Promise.all(['a', 'b', 'c', 'd'].map((key) => cache.find(key)));
  expect(kept.map((page) => page?.etag)).toEqual(['W/"a"', undefined, 'W/"c"', 'W/"d"']);
});

test('a page that is larger than all that may be kept is not, and drops no other', async () => {
  const cache = createMemoryPageCache({ mostBytes: 2_000 });
  await cache.store('a', cachedPage('a', 'home'), '0');
  await cache.store('large', cachedPage('x'.repeat(2_000), 'home'), '0');
  expect(await cache.find('large')).toBeNull();
  expect(await cache.find('a')).not.toBeNull();
});

test('where it is forgotten when a tag was invalidated, nothing counts that is older', async () => {
  const cache = createMemoryPageCache({ mostBytes: 100_000, mostTags: 2 });
  await cache.store('kurta', cachedPage('kurta', 'P12'), await cache.mark());
  for (const tag of ['P12', 'P13', 'P14'] as const) await cache.invalidate([tag]);
  expect(await cache.find('kurta')).toBeNull();
  expect(await cache.store('kurta', cachedPage('kurta', 'P12'), '0')).toBe(false);
});

test('in 10,000 ways in which drawing and invalidating meet no page is found with a price of before', async () => {
  const cache = createMemoryPageCache({ mostBytes: 100_000 });
  let [price, seed] = [0, 20_261_129];
  const draw = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const turn = async (times: number): Promise<void> => {
    for (let at = 0; at < times; at += 1) await Promise.resolve();
  };
  const shown: number[] = [];
  const render = async (): Promise<void> => {
    await turn(draw() * 8);
    const mark = await cache.mark();
    await turn(draw() * 4);
    const read = price;
    await turn(draw() * 4);
    await cache.store('kurta', cachedPage(String(read), 'P12'), mark);
  };
  const change = async (): Promise<void> => {
    await turn(draw() * 6);
    price += 1;
    await cache.invalidate(['P12']);
  };
  for (let at = 0; at < 10_000; at += 1) {
    await Promise.all([render(), change(), render()]);
    const found = await cache.find('kurta');
    if (found !== null) shown.push(price - Number(found.etag.replace(/\D/g, '')));
  }
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((behind) => behind !== 0)).toEqual([]);
});
