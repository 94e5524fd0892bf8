import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the shop does not answer who waits', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'restock', kind: 'no-answer' });
});

When('Meera wants to wait for the {string} of it', async function (this: ShopWorld, part: string) {
  await this.shopper.wantsToWaitForPart(part);
});

When('{word} wants to be told', async function (this: ShopWorld, _: string) {
  await this.shopper.wantsToBeTold();
});

When('Meera asks to be told as {string}', async function (this: ShopWorld, email: string) {
  await this.shopper.asksToBeTold(email);
});

When('the {string} is back in the size {string}', async function (this: ShopWorld, name: string, size: string) {
  const sku = this.variantSku(name, size);
  await this.fixtures.restocks(sku, 2);
});

Then('Meera cannot ask to be told', async function (this: ShopWorld) {
  assert.equal(await this.shopper.canAskToBeTold(), false);
});

Then('Meera reads of waiting {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.waiting()).words, words);
});

Then('Meera reads {string} at the address', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.waiting()).problem, words);
});

Then('Meera reads that waiting failed: {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.waiting()).failure, words);
});

Then('the address still reads {string}', async function (this: ShopWorld, email: string) {
  assert.equal((await this.shopper.waiting()).address, email);
});

Then('the address of Asha stands there already', async function (this: ShopWorld) {
  assert.equal((await this.shopper.waiting()).address, this.person('Asha').email);
});

Then('the shop has written to {string} once', async function (this: ShopWorld, email: string) {
  assert.equal(await this.fixtures.restockMailsTo(email), 1);
});

Then('the shop has not written to {string}', async function (this: ShopWorld, email: string) {
  assert.equal(await this.fixtures.restockMailsTo(email), 0);
});
