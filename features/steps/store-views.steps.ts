import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { builtShopOf } from '../support/built-shop-of.ts';
import type { ShopWorld } from '../support/world.ts';

Given(
  'the shop is open in Britain at {string}, and in Germany at a host of its own',
  async function (this: ShopWorld, path: string) {
    await builtShopOf(this).opensStoreViews(path);
  },
);

When('Meera opens the {string} in {word}', async function (this: ShopWorld, name: string, country: string) {
  const { sku, slug } = this.product(name);
  await builtShopOf(this).opensIn(country, `/p/${sku}/${slug}`);
});

When('Meera puts it into the cart', async function (this: ShopWorld) {
  await this.shopper.addsWhole();
});

Then('Meera stands at {string}', async function (this: ShopWorld, address: string) {
  assert.equal(await this.shopper.address(), address);
});

Then('search engines are led to these shops:', async function (this: ShopWorld, table: DataTable) {
  const told = table.hashes().map(({ language = '', address = '' }) => [language, address]);
  assert.deepEqual(await builtShopOf(this).shopsTold(), Object.fromEntries(told));
});
