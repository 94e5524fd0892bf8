import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Then('Meera reads that the message waits', async function (this: ShopWorld) {
  const { email } = this.person('Meera');
  const words = `Saved on this device. It is sent to the shop when it can be reached, and we answer to ${email}.`;
  assert.equal(await this.shopper.contactMessages(), words);
});

Then(
  'the shop knows of a cart of Asha with {pieces} for {rupees} each',
  async function (this: ShopWorld, quantity: number, price: number) {
    const told = (await this.fixtures.cartsTold()).filter(({ email }) => email === this.person('Asha').email);
    assert.deepEqual(
      told.map(({ lines }) => lines.map((line) => [line.quantity, line.price])),
      [[[quantity, price]]],
    );
  },
);

Then('the shop knows of no cart', async function (this: ShopWorld) {
  assert.deepEqual(await this.fixtures.cartsTold(), []);
});
