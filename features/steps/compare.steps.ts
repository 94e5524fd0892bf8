import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

async function compares(world: ShopWorld, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { sku, slug } = world.product(name);
    await world.shopper.opens(`/p/${sku}/${slug}`);
    await world.shopper.comparesOpenProduct();
  }
}

When('Meera compares the {string} and the {string}', async function (this: ShopWorld, one: string, other: string) {
  await compares(this, [one, other]);
});

Given('Meera compares {int} pieces', async function (this: ShopWorld, count: number) {
  const names = Array.from({ length: count }, (_, at) => `Piece ${at + 1}`);
  for (const name of names) await this.sell(name);
  await compares(this, names);
});

When('Meera compares the {string} from the list', async function (this: ShopWorld, name: string) {
  await this.shopper.comparesFromList(name);
});

When('Meera compares the piece that is open', async function (this: ShopWorld) {
  await this.shopper.comparesOpenProduct();
});

When('Meera compares the piece that is open no more', async function (this: ShopWorld) {
  await this.shopper.leavesOutOpenProduct();
});

When('Meera takes the {string} out of the comparison', async function (this: ShopWorld, name: string) {
  await this.shopper.takesOutOfComparison(name);
});

When('Meera opens the comparison', async function (this: ShopWorld) {
  await this.shopper.opensComparison();
});

When('Meera wants to see the differences alone', async function (this: ShopWorld) {
  await this.shopper.opensComparison();
  await this.shopper.wantsDifferences();
});

Then('the piece that is open can only be taken out of the comparison', async function (this: ShopWorld) {
  assert.equal(await this.shopper.canCompareOpenProduct(), 'take out');
});

Then('Meera is told that no fifth piece fits', async function (this: ShopWorld) {
  const told = await this.shopper.canCompareOpenProduct();
  assert.equal(told, 'Four pieces are compared already. Take one out to add this one.');
});

Then('Meera compares {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.comparison()).names.join(', '), names);
});

Then('Meera compares nothing', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.comparison(), { names: [], rows: {}, news: null });
});

Then('the comparison names the {string} as {string}', async function (this: ShopWorld, label: string, values: string) {
  assert.equal((await this.shopper.comparison()).rows[label]?.join(', '), values);
});

Then('the comparison does not name the {string}', async function (this: ShopWorld, label: string) {
  assert.equal((await this.shopper.comparison()).rows[label], undefined);
});

Then('the comparison says {string}', async function (this: ShopWorld, text: string) {
  assert.equal((await this.shopper.comparison()).news, text);
});
