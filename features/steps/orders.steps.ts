import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { PaymentOutcome, PaymentTold } from '../shoppers/paying.ts';
import { meera } from '../support/meera.ts';
import type { ShopWorld } from '../support/world.ts';

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

Then(
  'Meera is told that the order comes to {string} instead of {string}',
  async function (this: ShopWorld, now: string, was: string) {
    const told = (await this.shopper.notices()).map(({ text }) => text).join(' ');
    assert.match(told, new RegExp(`Your order \\S*\\d{5} comes to ${now} instead of ${was}:`));
  },
);

Then('the shop has {int} order(s)', async function (this: ShopWorld, count: number) {
  assert.equal((await this.fixtures.orders()).length, count);
});

Then('the shop has no order', async function (this: ShopWorld) {
  assert.deepEqual(await this.fixtures.orders(), []);
});

Then(
  'the shop has {int} order of {pieces} of the {string} for Meera',
  async function (this: ShopWorld, count: number, quantity: number, name: string) {
    const orders = await this.fixtures.orders();
    assert.equal(orders.length, count);
    assert.equal(orders[0]?.firstName, meera['First name']);
    assert.deepEqual(
      orders[0]?.lines.map((line) => ({ name: this.nameOf(line.sku), quantity: line.quantity })),
      [{ name, quantity }],
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
