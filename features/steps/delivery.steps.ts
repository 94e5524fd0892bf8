import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('it is {word} in India on {day}', async function (this: ShopWorld, time: string, day: string) {
  await this.fixtures.setTime(Date.parse(`${day}T${time}:00+05:30`));
});

Given('the shop does not answer about deliveries', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'delivery', kind: 'no-answer' });
});

Given(
  'Meera/Asha has asked when the {string} arrives at {string}',
  async function (this: ShopWorld, name: string, pinCode: string) {
    await this.shopper.opens(`/p/${this.product(name).sku}/${this.product(name).slug}`);
    await this.shopper.asksWhenItArrives(pinCode);
  },
);

When('Meera/Asha asks when it arrives at {string}', async function (this: ShopWorld, pinCode: string) {
  await this.shopper.asksWhenItArrives(pinCode);
});

Then('Meera/Asha reads of the delivery {string}', async function (this: ShopWorld, words: string) {
  const seen = await this.shopper.delivery();
  assert.ok(seen?.words.includes(words), `of the delivery: ${JSON.stringify(seen)}`);
});

Then('Meera/Asha reads nothing of the delivery', async function (this: ShopWorld) {
  assert.deepEqual((await this.shopper.delivery())?.words, []);
});

Then('Meera reads {string} at the PIN code', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.delivery())?.problem, words);
});

Then('the PIN code reads {string}', async function (this: ShopWorld, pinCode: string) {
  assert.equal((await this.shopper.delivery())?.pinCode, pinCode);
});

Then('Meera reads that it is {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.product()).notSent, words);
});

Then('Meera reads no days of its delivery', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).arrivesIn, null);
});

Then('Meera reads nothing of a country that it is not sent to', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).notSent, null);
});

Then('Meera is not asked for a PIN code', async function (this: ShopWorld) {
  assert.equal(await this.shopper.delivery(), null);
});

Then(
  'the shop was asked for the delivery of the {string} in the size {string}',
  async function (this: ShopWorld, name: string, size: string) {
    assert.equal(await this.fixtures.asked({ part: 'delivery', sku: this.variantSku(name, size) }), 1);
  },
);
