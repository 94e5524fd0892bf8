import { expect, test } from 'vitest';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createLoadAttributes } from './load-attributes.ts';

const storeView = createMemoryCell(defaultStoreView);

const fabric = { code: 'fabric', label: 'Fabric', input: 'text', options: [] } as const;
const shown = { ...fabric, isVisible: true, isUserDefined: true, isVisibleOnFront: true, isComparable: false };

function open() {
  const search = createMemorySearchIndex();
  search.putAttributes(shown);
  return { search, load: createLoadAttributes({ storeView, searchIndex: search }) };
}

test('attributes are read once', async () => {
  const { search, load } = open();
  expect(await Promise.all([load(), load()])).toEqual([[shown], [shown]]);
  await load();
  expect(search.calls()).toHaveLength(1);
});

test('a page does without them, and the next one asks again', async () => {
  const { search, load } = open();
  search.failNext(unreachable, { verb: 'attributes' });
  expect(await load()).toEqual([]);
  expect(await load()).toEqual([shown]);
});

test('a question that is rejected keeps no later page from asking', async () => {
  const { search } = open();
  let isBroken = true;
  const attributes: typeof search.attributes = async (query) => {
    if (isBroken) throw new Error('the answer could not be read');
    return search.attributes(query);
  };
  const load = createLoadAttributes({ storeView, searchIndex: { ...search, attributes } });

  await expect(load()).rejects.toThrow('the answer could not be read');
  isBroken = false;
  expect(await load()).toEqual([shown]);
});
