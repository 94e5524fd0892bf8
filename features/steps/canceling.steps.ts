import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the shop has packed the order', async function (this: ShopWorld) {
  await this.fixtures.packs();
});

Given('Meera opens the page to cancel the order', async function (this: ShopWorld) {
  await this.shopper.opensCanceling();
});

When('Meera cancels the order that the shop has', async function (this: ShopWorld) {
  await this.shopper.cancelsPlaced();
});

Then('Meera reads of canceling {string}', async function (this: ShopWorld, words: string) {
  const told = await this.shopper.cancelingTold();
  assert.ok(told.includes(words), told);
});

Then('Meera reads why it is not canceled: {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.cancelingAnswer(), words);
});

Then('the page of the order says {string}', async function (this: ShopWorld, words: string) {
  const { text } = await this.shopper.cancellationTold();
  assert.ok(text.includes(words), text);
});

Then(/^the order (can|cannot) be canceled$/, async function (this: ShopWorld, whether: 'can' | 'cannot') {
  assert.equal((await this.shopper.cancellationTold()).isOpen, whether === 'can');
});
