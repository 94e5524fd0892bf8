import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { firstPlace } from '#domain/listing/first-place-for-tests.ts';
import { openDeviceForTests } from './device-for-tests.ts';

test('a category page says that the shop cannot be asked', async () => {
  const search = createMemorySearchIndex(); // the fake in place of the HTTP adapter
  const { openShop } = openDeviceForTests({ further: { searchIndex: () => search } });
  const { openCategory, categoryView } = openShop();

  search.cut();
  const outcome = await openCategory({ by: { key: 'slug', value: 'sarees' }, place: firstPlace });

  expect(outcome).toBe('failed');
  expect(categoryView.get()).toEqual({ kind: 'failed' });
});
