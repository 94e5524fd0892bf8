import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

/** The receipts that were read, the first first. */
const receipts = new WeakMap<ShopWorld, string[]>();

Given(
  'Meera has ordered {pieces} of the {string} to Germany on another device',
  async function (this: ShopWorld, quantity: number, name: string) {
    this.elsewhere = await this.fixtures.hasOrderedAsGuest(this.person('Meera'), this.product(name), quantity, 'DE');
  },
);

Given('her payment for it has come', async function (this: ShopWorld) {
  await this.fixtures.settlesPayment('paid');
});

When('Meera states that she withdraws from the order', async function (this: ShopWorld) {
  await states(this, this.elsewhere.number);
});

When('Meera states that she withdraws from {string}', async function (this: ShopWorld, order: string) {
  await states(this, order);
});

When('Meera states that she withdraws from {string} alone', async function (this: ShopWorld, pieces: string) {
  await states(this, this.elsewhere.number, pieces);
});

When('Meera confirms the withdrawal', async function (this: ShopWorld) {
  await this.shopper.confirmsWithdrawal();
  receipts.set(this, [...(receipts.get(this) ?? []), await this.shopper.withdrawalTold()]);
});

When('Meera takes the way to withdraw', async function (this: ShopWorld) {
  await this.shopper.opensWithdrawing();
});

Then('Meera reads of withdrawing {string}', async function (this: ShopWorld, words: string) {
  const told = await this.shopper.withdrawalTold();
  assert.ok(told.includes(words), told);
});

Then('Meera reads the receipt of the first withdrawal', function (this: ShopWorld) {
  const [first, second] = receipts.get(this) ?? [];
  assert.ok(first?.includes('We have received your withdrawal'), first);
  assert.equal(second, first);
});

Then('Meera reads of withdrawing at {string} {string}', async function (this: ShopWorld, label: string, words: string) {
  assert.equal(await this.shopper.withdrawalProblemAt(label), words);
});

Then('Meera reads why it is not withdrawn from: {string}', async function (this: ShopWorld, words: string) {
  const told = await this.shopper.withdrawalAnswer();
  assert.ok(told.startsWith(words), told);
});

Then('what Meera has to confirm is filled in', async function (this: ShopWorld) {
  const { firstName, lastName, email } = this.person('Meera');
  const { name, order, email: typed } = await this.shopper.withdrawalTyped();
  assert.deepEqual([name, order, typed], [`${firstName} ${lastName}`, this.elsewhere.number, email]);
});

Then('the order cannot be withdrawn from any more', async function (this: ShopWorld) {
  assert.equal(await this.shopper.canWithdraw(), false);
});

function states(world: ShopWorld, order: string, pieces = ''): Promise<void> {
  const { firstName, lastName, email } = world.person('Meera');
  return world.shopper.statesWithdrawal({ name: `${firstName} ${lastName}`, order, email, pieces });
}
