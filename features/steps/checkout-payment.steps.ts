import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When('Meera uses the store credit {string}', async function (this: ShopWorld, label: string) {
  assert.equal(await this.shopper.creditOffered(), label);
  await this.shopper.usesCredit(true);
});

When('Meera takes the store credit off again', async function (this: ShopWorld) {
  await this.shopper.usesCredit(false);
});

Then('Meera reads {string} at the store credit', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.creditMessages(), words);
});

Given('Meera wants an account with the password {string}', async function (this: ShopWorld, password: string) {
  await this.shopper.wantsAccount(password);
});

Then('Meera reads {string} at the password of the account', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.accountProblem(), words);
});

When('Meera chooses to pay by {string}', async function (this: ShopWorld, title: string) {
  await this.shopper.paysBy(title);
});

Given('UPI goes through {string} in India', function (this: ShopWorld, code: string) {
  this.fixtures.settings.paymentRules.india = [{ code, channel: 'upi' }];
});

Then('the chosen way to pay is {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.paymentChosen(), title);
});

Then('the ways to pay are {string}', async function (this: ShopWorld, titles: string) {
  assert.equal((await this.shopper.paymentMethods()).join(', '), titles);
});

Then('Meera reads {string} beside it', async function (this: ShopWorld, words: string) {
  assert.ok((await this.shopper.paymentMessage())?.includes(words));
});
