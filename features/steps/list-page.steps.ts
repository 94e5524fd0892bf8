import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When(
  'Meera looks at the list {string} with the {string}',
  async function (this: ShopWorld, category: string, name: string) {
    const { slug } = await this.list(category, name);
    await this.shopper.opens(`/c/${slug}`);
  },
);

When(
  'Meera opens the {string} from the list {string}',
  async function (this: ShopWorld, name: string, category: string) {
    const { slug } = await this.list(category, name);
    await this.shopper.opens(`/c/${slug}`);
    await this.shopper.opensFromList(name);
  },
);

When('Meera follows the {string} in the list', async function (this: ShopWorld, name: string) {
  await this.shopper.opensFromList(name);
});

Given('Meera has loaded the list to its end', async function (this: ShopWorld) {
  await this.shopper.loadsAll();
});

When('Meera loads more', async function (this: ShopWorld) {
  await this.shopper.loadsMore();
});

When('Meera loads more {int} times', async function (this: ShopWorld, times: number) {
  for (let time = 0; time < times; time += 1) await this.shopper.loadsMore();
});

When(
  'Meera sorts the category {string} by {string}',
  async function (this: ShopWorld, category: string, label: string) {
    await this.shopper.opens(`/c/${this.category(category).slug}`);
    await this.shopper.sortsBy(label);
  },
);

When('Meera sorts the list by {string}', async function (this: ShopWorld, label: string) {
  await this.shopper.sortsBy(label);
});

Then('the list shows {int} of {int} products', async function (this: ShopWorld, shown: number, total: number) {
  const seen = await this.shopper.list();
  assert.deepEqual({ shown: seen.tiles.length, total: seen.total }, { shown, total });
});

Then('the list begins with the product of {int} June', async function (this: ShopWorld, day: number) {
  assert.equal((await this.shopper.list()).tiles[0]?.name, `${day} June`);
});

Then('the list reads {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.list()).tiles.map(({ name }) => name).join(', '), names);
});

Then('the list shows the {string} for {string}', async function (this: ShopWorld, name: string, price: string) {
  assert.equal((await this.shopper.list()).tiles.find((tile) => tile.name === name)?.price, price);
});

Then('the card of the {string} says {string}', async function (this: ShopWorld, name: string, rating: string) {
  assert.equal((await ratingsOf(this))[name], rating);
});

Then('the card of the {string} says nothing of a rating', async function (this: ShopWorld, name: string) {
  assert.equal((await ratingsOf(this))[name], null);
});

Then(
  'the list shows the {string} {isOutOfStock}',
  async function (this: ShopWorld, name: string, isOutOfStock: boolean) {
    assert.equal((await this.shopper.list()).tiles.find((tile) => tile.name === name)?.isOutOfStock, isOutOfStock);
  },
);

/** What each card of the list says of its rating, by name. */
async function ratingsOf({ shopper }: ShopWorld): Promise<Readonly<Record<string, string | null>>> {
  const { tiles } = await shopper.list();
  return Object.fromEntries(tiles.map(({ name, rating }) => [name, rating]));
}
