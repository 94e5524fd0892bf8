import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { fillsInToPayInCash } from '../support/pay-in-cash.ts';
import type { ShopWorld } from '../support/world.ts';

When('Meera fills in the PIN code {string} alone', async function (this: ShopWorld, typed: string) {
  await this.shopper.fillsInCheckout({ 'PIN code': typed });
});

When('Meera fills in the ZIP code {string} alone', async function (this: ShopWorld, typed: string) {
  await this.shopper.fillsInCheckout({ 'ZIP code': typed });
});

Given('Meera changes the PIN code of the parcel to {string}', async function (this: ShopWorld, typed: string) {
  await this.shopper.fillsInCheckout({ 'PIN code': typed });
});

Given(
  'Meera has filled in the checkout with the PIN code {string}, to pay in cash',
  async function (this: ShopWorld, pinCode: string) {
    await fillsInToPayInCash(this.shopper, { 'PIN code': pinCode });
  },
);

Then('Meera reads of her parcel {string}', async function (this: ShopWorld, words: string) {
  const said = await this.shopper.parcelWords();
  assert.ok(said.includes(words), `of the parcel: ${JSON.stringify(said)}`);
});

Then('Meera reads nothing of her parcel', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.parcelWords(), []);
});

Then('{string} cannot be chosen, since {string}', async function (this: ShopWorld, title: string, why: string) {
  assert.deepEqual(await this.shopper.paymentsClosed(), [[title, why]]);
});

Then('every way to pay can be chosen', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.paymentsClosed(), []);
});
