import { expect, test } from 'vitest';
import { createMemoryProducts } from '#adapters/memory/memory-products.ts';
import { createMemorySharedListGateway } from '#adapters/memory/memory-shared-list-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { createEndDeletedLinks, createForgetDeletedLists } from './end-deleted-links.ts';
import type { NamedLists } from './named-lists.ts';

async function open() {
  const products = createMemoryProducts();
  products.put(productForTests('A'));
  const gateway = createMemorySharedListGateway({ products, now: () => 0 });
  const shared = async () => {
    const reply = await gateway.share({ title: '', name: '', skus: ['A'] });
    return reply.kind === 'ok' ? reply.value : null;
  };
  const namedLists = createMemoryCell<NamedLists>([
    { id: 'there', name: 'There', sharing: await shared(), isDeleted: false },
    { id: 'gone', name: 'Gone', sharing: await shared(), isDeleted: true },
    { id: 'plain', name: 'Plain', sharing: null, isDeleted: true },
  ]);
  const network = { isOnline: true };
  const connectivity = { isOnline: () => network.isOnline };
  const endLinks = createEndDeletedLinks({ namedLists, sharedListGateway: gateway, connectivity });
  const forget = createForgetDeletedLists({ namedLists });
  const known = () => namedLists.get().map(({ id, sharing }) => `${id} ${sharing?.list ?? '-'}`);
  return { gateway, network, endLinks, forget, known };
}

test('the links of deleted lists lead nowhere any more, and the others as before', async () => {
  const { gateway, endLinks, forget, known } = await open();
  await endLinks();
  expect(known()).toEqual(['there list-1', 'gone -', 'plain -']);
  expect([await gateway.read('list-1'), await gateway.read('list-2')]).toMatchObject([{ kind: 'ok' }, { code: 404 }]);
  forget();
  expect(known()).toEqual(['there list-1']);
});

test('a link that could not be ended is known until it can be', async () => {
  const { gateway, network, endLinks, forget, known } = await open();
  network.isOnline = false;
  await endLinks();
  network.isOnline = true;
  gateway.failNext({ kind: 'unreachable' });
  await endLinks();
  forget();
  expect(known()).toEqual(['there list-1', 'gone list-2']);
  await endLinks();
  expect(known()).toEqual(['there list-1', 'gone -']);
});

test('a link that the shop does not know any more is not asked about again', async () => {
  const { gateway, endLinks, known } = await open();
  gateway.failNext({ kind: 'refused', code: 404, message: 'No such list', isSilent: true });
  await endLinks();
  expect(known()).toEqual(['there list-1', 'gone -', 'plain -']);
});

test.each([429, 500, 503])(
  'a link that the shop refuses to end with %i is known until it can be ended',
  async (code) => {
    const { gateway, endLinks, forget, known } = await open();
    gateway.failNext({ kind: 'refused', code, message: 'Not now', isSilent: true });
    await endLinks();
    forget();
    expect(known()).toEqual(['there list-1', 'gone list-2']);
    await endLinks();
    expect(known()).toEqual(['there list-1', 'gone -']);
  },
);
