import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { fillsInToPayInCash } from '../support/pay-in-cash.ts';
import type { ShopWorld } from '../support/world.ts';

Given('Meera has placed an order offline, to be paid in cash', async function (this: ShopWorld) {
  await fillsInToPayInCash(this.shopper);
  await this.fixtures.goes('offline');
  await this.shopper.placesOrder();
});

Given('waiting orders are sent by themselves', async function (this: ShopWorld) {
  this.fixtures.settings.orderRules.automaticTransmission = true;
  await this.scenario.builtShop?.sendsOrdersByItself();
});

When('Meera sends the waiting orders', async function (this: ShopWorld) {
  await this.shopper.answersForWaiting('send');
});

When('Meera cancels the waiting orders', async function (this: ShopWorld) {
  await this.shopper.answersForWaiting('cancel');
});

When('Meera sends the waiting order', async function (this: ShopWorld) {
  await this.shopper.handlesWaiting('send');
});

When('Meera edits the waiting order', async function (this: ShopWorld) {
  await this.shopper.handlesWaiting('edit');
});

When('Meera cancels the waiting order', async function (this: ShopWorld) {
  await this.shopper.handlesWaiting('cancel');
});

Then('Meera reads that the order may have reached the shop', async function (this: ShopWorld) {
  assert.match(await this.shopper.answerForWaiting(), /This order may already have reached the shop/);
});

Then('Meera is told the number of the order and how to cancel it at the shop', async function (this: ShopWorld) {
  const [name = ''] = await this.shopper.orderNames();
  const number = /Order (\S+),/.exec(name)?.[1] ?? '';
  const told = (await this.shopper.notices()).map(({ text }) => text).join(' ');
  assert.match(number, /\d{5}/);
  assert.ok(told.includes(`as number ${number}. To cancel it there, write to `), `told: ${told}`);
});

Then('Meera reads that the order waits to be sent', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isToldToWait(), true);
});

Then('Meera has {int} waiting order(s)', async function (this: ShopWorld, count: number) {
  assert.equal(await this.shopper.waitingOrders(), count);
});

Then('Meera is asked about {int} waiting order(s)', async function (this: ShopWorld, count: number) {
  assert.equal(await this.shopper.askedAbout(), count);
});
