import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

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

Then('the order is to be paid by {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.orderPaidBy(), title);
});

Then('Meera is thanked for the order', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isThanked(), true);
});

Then(
  'the confirmation shows {pieces} of the {string} and the total {string}',
  async function (this: ShopWorld, quantity: number, name: string, total: string) {
    assert.deepEqual(await this.shopper.confirmation(), { lines: [{ name, quantity }], total });
  },
);

Then('the confirmation says that the order cannot be shown', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'confirmation');
  assert.equal(await this.shopper.confirmation(), null);
});
