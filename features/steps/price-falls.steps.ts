import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given(
  'Meera has saved the {string} and the {string} in a shop that tells of prices',
  async function (this: ShopWorld, one: string, other: string) {
    this.fixtures.settings.priceFallRules.tellsPriceFalls = true;
    await this.scenario.builtShop?.tellsPriceFalls();
    for (const { sku, slug } of [this.product(one), this.product(other)]) {
      await this.shopper.opens(`/p/${sku}/${slug}`);
      await this.shopper.savesOpenProduct();
    }
  },
);

Given('the shop tells of no prices', function (this: ShopWorld) {
  this.fixtures.settings.priceFallRules.tellsPriceFalls = false;
});

Given('the shop does not answer who asks about prices', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'price-falls', kind: 'no-answer' });
});

When('{word} wants to hear of prices', async function (this: ShopWorld, _: string) {
  await this.shopper.wantsToHearOfPrices();
});

When('Meera asks about prices as {string}', async function (this: ShopWorld, email: string) {
  await this.shopper.asksAboutPrices(email);
});

Then('Meera cannot ask about prices', async function (this: ShopWorld) {
  assert.equal(await this.shopper.canAskAboutPrices(), false);
});

Then('Meera reads of prices {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.waitingForPrices()).words, words);
});

Then('Meera reads {string} at the address for prices', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.waitingForPrices()).problem, words);
});

Then('Meera reads that asking about prices failed: {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.waitingForPrices()).failure, words);
});

Then('the address for prices still reads {string}', async function (this: ShopWorld, email: string) {
  assert.equal((await this.shopper.waitingForPrices()).address, email);
});

Then('the address of Asha stands there for prices', async function (this: ShopWorld) {
  assert.equal((await this.shopper.waitingForPrices()).address, this.person('Asha').email);
});

Then('the shop has written to {string} about prices once', async function (this: ShopWorld, email: string) {
  assert.equal(await this.fixtures.priceMailsTo(email), 1);
});

Then('the shop has not written to {string} about prices', async function (this: ShopWorld, email: string) {
  assert.equal(await this.fixtures.priceMailsTo(email), 0);
});
