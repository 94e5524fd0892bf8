import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

const NUMBER = 'Order number';
const EMAIL = 'Email address';

Given(
  'Meera has ordered {pieces} of the {string} on another device',
  async function (this: ShopWorld, quantity: number, name: string) {
    this.elsewhere = await this.fixtures.hasOrderedAsGuest(this.person('Meera'), this.product(name), quantity);
  },
);

Given(
  'Meera has ordered {pieces} of the {string} on another device where she is signed in',
  async function (this: ShopWorld, quantity: number, name: string) {
    this.elsewhere = await this.fixtures.hasOrdered(this.person('Meera'), this.product(name), quantity);
  },
);

Given('Meera opens the page to track orders', async function (this: ShopWorld) {
  await this.shopper.opens('/track-order');
});

When('Meera tracks the order by its number', async function (this: ShopWorld) {
  await track(this);
});

When('Meera tracks the order by its number in small letters and with spaces', async function (this: ShopWorld) {
  const { number } = this.elsewhere;
  await track(this, { [NUMBER]: ` ${number.slice(0, 6).toLowerCase()} ${number.slice(6)} ` });
});

When('Meera tracks the order by a number that nobody knows', async function (this: ShopWorld) {
  await track(this, { [NUMBER]: 'AF999999999' });
});

When('Meera tracks the order with the e-mail address {string}', async function (this: ShopWorld, email: string) {
  await track(this, { [EMAIL]: email });
});

When('Meera types {string} as {string} to track the order', async function (this: ShopWorld, text: string, field) {
  await track(this, { [field]: text });
});

When('Meera opens the address of the order', async function (this: ShopWorld) {
  await this.shopper.opens(`/confirmation?orderId=${this.elsewhere.id}`);
});

When('Meera shows the order whole by her e-mail address', async function (this: ShopWorld) {
  await this.shopper.showsOrderWhole(this.person('Meera').email);
});

When('Meera shows the order whole by {string}', async function (this: ShopWorld, email: string) {
  await this.shopper.showsOrderWhole(email);
});

Then('the confirmation says that Meera gets the order', async function (this: ShopWorld) {
  const { firstName, lastName } = this.person('Meera');
  assert.equal(await this.shopper.whoGetsOrder(), `${firstName} ${lastName}`);
});

Then('the confirmation does not say who gets the order', async function (this: ShopWorld) {
  assert.equal(await this.shopper.whoGetsOrder(), null);
  const text = await this.shopper.orderMessages();
  const { lastName, email } = this.person('Meera');
  for (const told of [lastName, email, 'Mumbai', 'Hill Road', '98200'])
    assert.ok(!text.includes(told), `told: ${told}`);
});

Then('Meera reads of the search {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.trackingAnswer(), words);
});

Then('Meera reads {string} at {string} of the search', async function (this: ShopWorld, words: string, field: string) {
  assert.equal(await this.shopper.trackingProblemAt(field), words);
});

Then('what Meera typed to track the order is still there', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.trackingTyped(), this.typed);
});

async function track(world: ShopWorld, otherwise: Readonly<Record<string, string>> = {}): Promise<void> {
  world.typed = { [NUMBER]: world.elsewhere.number, [EMAIL]: world.person('Meera').email, ...otherwise };
  await world.shopper.tracksOrder(world.typed);
}
