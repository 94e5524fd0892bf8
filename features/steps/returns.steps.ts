import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When(
  'Meera gives back {pieces} of the {string} because it is {string}',
  async function (this: ShopWorld, quantity: number, name: string, reason: string) {
    await this.shopper.givesBack({ name, quantity, reason });
  },
);

When('Meera gives back {pieces} of the {string} for no reason', async function (this: ShopWorld, quantity, name) {
  await this.shopper.givesBack({ name, quantity, reason: null });
});

Given('Meera opens the page to give pieces back', async function (this: ShopWorld) {
  await this.shopper.opensReturn();
});

Given(/^the return has been (received|refused)$/, async function (this: ShopWorld, status: 'received' | 'refused') {
  await this.fixtures.movesReturn(status);
});

Given('the return has been received and refunded', async function (this: ShopWorld) {
  for (const status of ['received', 'refunded'] as const) await this.fixtures.movesReturn(status);
});

Then('Meera reads that her return is noted and that {string} come back', async function (this: ShopWorld, amount) {
  const noted = await this.shopper.returnNoted();
  assert.match(noted, /We have your return AF\d+-R1/);
  assert.ok(noted.includes(`we pay back ${amount}`), noted);
});

Then('Meera reads {string} at the reason of the {string}', async function (this: ShopWorld, words: string, name) {
  assert.equal(await this.shopper.returnProblemAt(name), words);
});

Then('Meera reads of the return {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.returnAnswer(), words);
});

Then('{pieces} of the {string} is still chosen to be given back', async function (this: ShopWorld, quantity, name) {
  assert.equal(await this.shopper.chosenToReturn(name), quantity);
});

Then('the order says of its return {string}', async function (this: ShopWorld, words: string) {
  const { returns } = await this.shopper.returnsTold();
  assert.equal(returns.length, 1);
  assert.ok(returns[0]?.includes(words), returns[0]);
});

Then('the order says of returns {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.returnsTold()).note, words);
});

Then('nothing of the order can be given back', async function (this: ShopWorld) {
  assert.equal((await this.shopper.returnsTold()).isOpen, false);
});
