import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the shop sells the set {string} of {string}', async function (this: ShopWorld, name: string, parts: string) {
  await this.sell(name, { type: 'grouped', associated: this.skusOf(parts) });
});

Given(
  'the shop sells the bundle {string} with these options:',
  async function (this: ShopWorld, name: string, table: DataTable) {
    const bundle = table.hashes().map(({ option = '', products = '', flagged = '' }) => ({
      title: option,
      skus: this.skusOf(products),
      flagged: this.skusOf(flagged),
    }));
    await this.sell(name, { type: 'bundle', bundle });
  },
);

Given(
  'the shop sells the download {string} for {rupees} with the files {string} and {string} for {rupees} each',
  async function (this: ShopWorld, name: string, price: number, one: string, other: string, each: number) {
    await this.sell(name, {
      type: 'downloadable',
      price,
      files: [one, other].map((title) => ({ title, price: each })),
    });
  },
);

Given('the {string} is switched off', async function (this: ShopWorld, name: string) {
  await this.sell(name, { status: 2 });
});

Given('the size guides of products cannot be had', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'size-guides', kind: 'no-answer' });
});

When('Meera takes {int} of the {string}', async function (this: ShopWorld, quantity: number, part: string) {
  await this.shopper.takes(part, quantity);
});

When('Meera picks the {string} as {string}', async function (this: ShopWorld, part: string, option: string) {
  await this.shopper.picksPart(option, part);
});

When('Meera leaves out the file {string}', async function (this: ShopWorld, file: string) {
  await this.shopper.leavesOut(file);
});

When('Meera adds what was put together', async function (this: ShopWorld) {
  await this.shopper.addsWhole();
});

Then("Meera's cart holds {string}", async function (this: ShopWorld, lines: string) {
  const seen = await this.shopper.cart();
  assert.equal(seen.map(({ quantity, name }) => `${quantity} ${name}`).join(', '), lines);
});

Then(
  "Meera's cart line of the {string} reads {string} for {string}",
  async function (this: ShopWorld, name: string, chosen: string, price: string) {
    const line = (await this.shopper.cart()).find((each) => each.name === name);
    assert.deepEqual({ chosen: line?.chosen, price: line?.price }, { chosen, price });
  },
);

Then('the recently viewed products read {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.recentlyViewed()).join(', '), names);
});

Then('no size guide is offered', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isSizeGuideOffered(), false);
});

Then('Meera is told that the reviews cannot be shown', async function (this: ShopWorld) {
  assert.equal(await this.shopper.areReviewsMissing(), true);
});
