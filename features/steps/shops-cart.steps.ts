import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the shop keeps no cart', function (this: ShopWorld) {
  this.fixtures.settings.cartRules.synchronize = false;
});

Given('the shop leaves the sums of carts to the device', function (this: ShopWorld) {
  this.fixtures.settings.cartRules.synchronizeTotals = false;
});

Given(
  "the shop's cart was given {pieces} of the {string} elsewhere",
  async function (this: ShopWorld, quantity: number, name: string) {
    await this.fixtures.putIntoServerCart(this.product(name), quantity);
  },
);

Given("the shop's cart refuses the {string}", async function (this: ShopWorld, name: string) {
  await this.fixtures.breaks({ part: 'cart', kind: 'refuses', sku: this.product(name).sku });
});

Given('the shop has forgotten the cart', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'cart', kind: 'forgotten' });
});

Then("the shop's cart is empty", async function (this: ShopWorld) {
  assert.deepEqual(await this.fixtures.serverCart(), []);
});

Then(
  "the shop's cart holds {pieces} of the {string}",
  async function (this: ShopWorld, quantity: number, name: string) {
    const line = (await this.fixtures.serverCart()).find(({ sku }) => sku === this.product(name).sku);
    assert.equal(line?.quantity, quantity);
  },
);

Then(
  "the shop's cart holds only {pieces} of the {string}",
  async function (this: ShopWorld, quantity: number, name: string) {
    assert.deepEqual(await this.fixtures.serverCart(), [{ sku: this.product(name).sku, quantity }]);
  },
);

Then('the shop was not asked for the cart again', async function (this: ShopWorld) {
  assert.equal(await this.fixtures.asked({ part: 'cart' }), this.askedBefore);
});

Then(
  "the shop's cart holds only {pieces} of the {string} in the size {string}",
  async function (this: ShopWorld, quantity: number, name: string, size: string) {
    const sku = this.variantSku(name, size);
    assert.deepEqual(await this.fixtures.serverCart(), [{ sku, quantity }]);
  },
);
