import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the newsletter goes to {string} already', async function (this: ShopWorld, email: string) {
  await this.fixtures.sendsNewsletterTo(email);
  this.askedBefore = await this.fixtures.asked({ part: 'newsletter' });
});

Given('the shop does not answer about the newsletter', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'newsletter', kind: 'no-answer' });
});

Given('the shop refuses to change the newsletter', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'newsletter', kind: 'refuses' });
});

When('Meera gives the newsletter the address {string}', async function (this: ShopWorld, email: string) {
  await this.shopper.givesAddress(email);
});

When('Meera types the address {string} for the newsletter', async function (this: ShopWorld, email: string) {
  await this.shopper.typesAddress(email);
});

When('Meera subscribes as {string}', async function (this: ShopWorld, email: string) {
  await this.shopper.givesAddress(email);
  await this.shopper.subscribes();
});

When('Meera unsubscribes', async function (this: ShopWorld) {
  await this.shopper.unsubscribes();
});

Then('Meera reads of the newsletter {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.newsletter()).words, words);
});

Then("Meera reads {string} at the newsletter's address", async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.newsletter()).problem, words);
});

Then('Meera reads that the newsletter failed: {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.newsletter()).failure, words);
});

Then("the newsletter's address still reads {string}", async function (this: ShopWorld, email: string) {
  assert.equal((await this.shopper.newsletter()).address, email);
});

Then('Meera is offered to unsubscribe', async function (this: ShopWorld) {
  assert.equal((await this.shopper.newsletter()).offersToUnsubscribe, true);
});

Then('Meera is not offered to unsubscribe', async function (this: ShopWorld) {
  assert.equal((await this.shopper.newsletter()).offersToUnsubscribe, false);
});

Then('the newsletter goes to {string}', async function (this: ShopWorld, email: string) {
  assert.equal(await this.fixtures.doesNewsletterGoTo(email), true);
});

Then('the newsletter does not go to {string}', async function (this: ShopWorld, email: string) {
  assert.equal(await this.fixtures.doesNewsletterGoTo(email), false);
});

Then('the shop was not asked to change the newsletter', async function (this: ShopWorld) {
  assert.equal(await this.fixtures.asked({ part: 'newsletter' }), this.askedBefore);
});
