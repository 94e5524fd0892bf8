import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PaymentOutcome, PaymentTold } from '../shoppers/paying.ts';
import { meera } from '../support/meera.ts';
import { fillsInToPayInCash } from '../support/pay-in-cash.ts';
import type { ShopWorld } from '../support/world.ts';

Given('Meera has placed an order offline, to be paid in cash', async function (this: ShopWorld) {
  await fillsInToPayInCash(this.shopper);
  await this.fixtures.goes('offline');
  await this.shopper.placesOrder();
});

When('Meera installs the app', async function (this: ShopWorld) {
  await this.shopper.answersInstall('yes');
});

When('Meera declines the app', async function (this: ShopWorld) {
  await this.shopper.answersInstall('no');
});

Then('the confirmation offers the app', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isOfferedInstall(), true);
});

Then('the confirmation does not offer the app', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isOfferedInstall(), false);
});

Given('Meera has left the thank-you page', async function (this: ShopWorld) {
  await this.shopper.opens('/');
});

Given('waiting orders are sent by themselves', async function (this: ShopWorld) {
  this.fixtures.settings.orderRules.automaticTransmission = true;
  await this.scenario.builtShop?.sendsOrdersByItself();
});

Given("the shop's orders fail", async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'orders', kind: 'fails' });
});

Given("the shop's orders do not answer", async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'orders', kind: 'no-answer' });
});

Given("the shop's answer to the next order gets lost", async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'next-order', kind: 'answer-lost' });
});

Given('the shop finds the next order faulty', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'next-order', kind: 'found-faulty' });
});

Given('the shop hears that the payment {outcome}', async function (this: ShopWorld, outcome: PaymentOutcome) {
  await this.fixtures.settlesPayment(outcome);
});

When("Meera's payment {outcome}", async function (this: ShopWorld, outcome: PaymentOutcome) {
  await this.shopper.paysElsewhere(outcome);
});

Then('Meera reads that the payment {standing}', async function (this: ShopWorld, told: PaymentTold | null) {
  assert.equal(await this.shopper.paymentTold(), told);
});

Then('Meera can pay now', async function (this: ShopWorld) {
  assert.equal(await this.shopper.canPayNow(), true);
});

When('Meera places the order', async function (this: ShopWorld) {
  await this.shopper.placesOrder();
});

When('Meera accepts the terms and places the order', async function (this: ShopWorld) {
  await this.shopper.acceptsTerms(true);
  await this.shopper.placesOrder();
});

When('Meera places the order again', async function (this: ShopWorld) {
  await this.shopper.placesOrder();
});

When('Meera places the order twice at once', async function (this: ShopWorld) {
  await this.shopper.placesOrder(2);
});

When('Meera places the order without accepting the terms', async function (this: ShopWorld) {
  await this.shopper.acceptsTerms(false);
  await this.shopper.placesOrder();
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

Then(
  'Meera is told that the order comes to {string} instead of {string}',
  async function (this: ShopWorld, now: string, was: string) {
    const told = (await this.shopper.notices()).map(({ text }) => text).join(' ');
    assert.match(told, new RegExp(`Your order \\S*\\d{5} comes to ${now} instead of ${was}:`));
  },
);

When('Meera copies the number of the order', async function (this: ShopWorld) {
  await this.shopper.copiesNumber();
});

Then('the page of the order names it by a number of two letters and nine digits', async function (this: ShopWorld) {
  assert.match(await this.shopper.orderMessages(), /(?<![A-Z])[A-Z]{2}\d{9}(?!\d)/);
});

Then('the page of the order does not tell its id', async function (this: ShopWorld) {
  const [text, address] = [await this.shopper.orderMessages(), await this.shopper.address()];
  const id = new URLSearchParams(address.split('?')[1]).get('orderId') ?? '';
  assert.match(id, /^\d{13}-[\da-f-]{36}$/);
  assert.ok(text !== '' && !text.includes(id), text);
});

When('Meera opens the confirmation again', async function (this: ShopWorld) {
  await this.shopper.comesBack();
});

When('Meera opens the confirmation of an unknown order', async function (this: ShopWorld) {
  await this.shopper.opens('/confirmation?orderId=1795168800123-7f3c9a52-4b1e-4c0d-9a77-000000000000');
});

When('Meera opens the confirmation without a number', async function (this: ShopWorld) {
  await this.shopper.opens('/confirmation');
});

Then('the shop has {int} order(s)', async function (this: ShopWorld, count: number) {
  assert.equal((await this.fixtures.orders()).length, count);
});

Then('the shop has no order', async function (this: ShopWorld) {
  assert.deepEqual(await this.fixtures.orders(), []);
});

Then(
  'the shop has {int} order of {pieces} of the {string} for Meera',
  async function (this: ShopWorld, count: number, pieces: number, name: string) {
    const orders = await this.fixtures.orders();
    assert.equal(orders.length, count);
    assert.equal(orders[0]?.firstName, meera['First name']);
    assert.deepEqual(
      orders[0]?.lines.map((line) => ({ name: this.nameOf(line.sku), pieces: line.pieces })),
      [{ name, pieces }],
    );
  },
);

Then('the shop keeps the order exactly as it was sent', async function (this: ShopWorld) {
  const { sent, stored } = await this.fixtures.lastOrder();
  assert.deepEqual(stored, sent);
});

Then('the shop knows that the order is paid by {string}', async function (this: ShopWorld, channel: string) {
  const { stored } = await this.fixtures.lastOrder();
  assert.deepEqual(stored.paymentAdditional, { channel });
});

Then('the shop knows nothing more of how the order is paid', async function (this: ShopWorld) {
  const { stored } = await this.fixtures.lastOrder();
  assert.deepEqual(stored.paymentAdditional, {});
});

Then('the order is to be paid by {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.orderPaidBy(), title);
});

Then('Meera is thanked for the order', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isThanked(), true);
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

Then(
  'the confirmation shows {pieces} of the {string} and the total {string}',
  async function (this: ShopWorld, pieces: number, name: string, total: string) {
    assert.deepEqual(await this.shopper.confirmation(), { lines: [{ name, pieces }], total });
  },
);

Then('the confirmation says that the order cannot be shown', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'confirmation');
  assert.equal(await this.shopper.confirmation(), null);
});

Then('the account lists {int} order(s) of {string}', async function (this: ShopWorld, count: number, total: string) {
  assert.deepEqual(
    await this.shopper.ordersListed(),
    Array.from({ length: count }, () => total),
  );
});

Then('the account lists the order as {string}', async function (this: ShopWorld, words: string) {
  const [name = ''] = await this.shopper.orderNames();
  assert.ok(name.includes(words), `listed as: ${name}`);
});

Then('the account lists no order', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.ordersListed(), []);
});
