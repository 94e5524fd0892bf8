import { expect, test } from 'vitest';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { itemsIn, type ListId, presentLists } from '#domain/lists/named-lists.ts';
import { withWishlisted } from '#domain/lists/wishlist.ts';
import { ownLists } from '../screens/own-lists.ts';
import { sharing } from '../screens/sharing.ts';
import { wishlistPieces } from '../screens/wishlist-pieces.ts';
import { openDeviceForTests } from './device-for-tests.ts';
import { asha, quiet } from './leaving-for-tests.ts';

/** A device with two tabs; in the first two pieces are saved. */
async function openTwo() {
  const device = openDeviceForTests({ further: { ...wishlistPieces, ...ownLists, ...sharing } });
  device.api.accounts.add(asha);
  const [here, there] = [await device.openTab(), await device.openTab()];
  for (const sku of ['A', 'B']) here.wishlist.update((now) => withWishlisted(now, tileForTests(sku)));
  await quiet();
  return { ...device, here, there };
}

type Tab = Awaited<ReturnType<typeof openTwo>>['here'];

const called = (typed: string) => ({ typed, first: 'Wishlist' });

function made({ listChanges }: Tab, name: string): string {
  const list = listChanges.make(called(name));
  if (typeof list === 'string') throw new Error(list);
  return list.id;
}

const namesIn = (tab: Tab) => presentLists(tab.namedLists.get()).map(({ name }) => name);
const skusIn = (tab: Tab, id: ListId) =>
  itemsIn(tab.wishlist.get(), id, tab.namedLists.get()).map(({ tile }) => tile.sku);

test('what two tabs do with lists at the same time comes together, by list and by piece', async () => {
  const { here, there, openTab } = await openTwo();
  const diwali = made(here, 'Diwali');
  await quiet();
  const holi = made(here, 'Holi');
  made(there, 'Eid');
  here.listChanges.rename(diwali, called('Diwali 2027'));
  there.listChanges.move('A', diwali);
  here.listChanges.move('B', holi);
  await quiet();
  for (const tab of [here, there, await openTab()]) {
    expect(namesIn(tab).toSorted()).toEqual(['Diwali 2027', 'Eid', 'Holi']);
    expect([skusIn(tab, null), skusIn(tab, diwali), skusIn(tab, holi)]).toEqual([[], ['A'], ['B']]);
  }
});

test('a list that was deleted stays deleted, whatever another tab does with it; what came into it is in the first', async () => {
  const { here, there } = await openTwo();
  const diwali = made(here, 'Diwali');
  here.listChanges.move('A', diwali);
  await quiet();
  there.listChanges.rename(diwali, called('Diwali 2027'));
  there.listChanges.move('B', diwali);
  here.listChanges.remove(diwali);
  await quiet();
  for (const tab of [here, there]) expect([namesIn(tab), skusIn(tab, null)]).toEqual([[], ['B']]);
});

test('a piece that one tab takes out and the other moves is taken out', async () => {
  const { here, there } = await openTwo();
  const diwali = made(here, 'Diwali');
  await quiet();
  there.listChanges.move('A', diwali);
  await here.removeFromWishlist('A');
  await quiet();
  for (const tab of [here, there]) expect(skusIn(tab, diwali)).toEqual([]);
});

test('a list that comes back after another tab has forgotten it is there with its pieces', async () => {
  const { here, there } = await openTwo();
  const diwali = made(here, 'Diwali');
  here.listChanges.move('A', diwali);
  await quiet();
  const deleted = here.listChanges.remove(diwali);
  await quiet();
  there.forgetDeletedLists();
  await quiet();
  deleted?.undo();
  await quiet();
  for (const tab of [here, there]) expect([namesIn(tab), skusIn(tab, diwali)]).toEqual([['Diwali'], ['A']]);
});

test('lists of a guest are theirs who sign in, and go with them from all tabs and from the device', async () => {
  const { here, there, kept } = await openTwo();
  const diwali = made(here, 'Diwali');
  here.listChanges.move('A', diwali);
  here.chosenList.update(() => diwali);
  await here.signIn(asha);
  await quiet();
  for (const tab of [here, there]) expect([namesIn(tab), skusIn(tab, diwali)]).toEqual([['Diwali'], ['A']]);
  await here.signOut();
  await quiet();
  for (const tab of [here, there])
    expect([tab.namedLists.get(), tab.wishlist.get(), tab.chosenList.get()]).toEqual([[], [], null]);
  expect([...kept.keys()].filter((key) => key === 'namedLists')).toEqual([]);
});

test('the link of a list is kept with it, and ends with it', async () => {
  const { here, there, api } = await openTwo();
  api.products.put(productForTests('A'));
  const diwali = made(here, 'Diwali');
  here.listChanges.move('A', diwali);
  expect(await here.shareWishlist({ title: '', name: '' }, diwali)).toBe('done');
  await quiet();
  const link = there.sharings.of(diwali).get()?.list ?? '';
  expect(await api.sharedLists.read(link)).toMatchObject({ kind: 'ok', value: { skus: ['A'] } });
  there.listChanges.remove(diwali);
  await there.endDeletedLinks();
  expect(await api.sharedLists.read(link)).toMatchObject({ code: 404 });
});
