import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

const MOST_LOOKED_AT = 4;

Given('Meera was told {string}', async function (this: ShopWorld, text: string) {
  await this.fixtures.tells({ code: 'cart-added', offersCheckout: true });
  assert.equal((await this.shopper.notices()).at(-1)?.text, text);
});

Given('Meera was told that a coupon is refused', async function (this: ShopWorld) {
  await this.fixtures.tells({ code: 'coupon-refused' });
});

Given('Meera was told that an order waits', async function (this: ShopWorld) {
  await this.fixtures.tells({ code: 'order-queued' });
});

Given('Meera was warned that the stock is unsure', async function (this: ShopWorld) {
  await this.fixtures.tells({ code: 'cart-stock-unsure' });
});

Given('Meera was warned for {milliseconds}', async function (this: ShopWorld, timeToLive: number) {
  await this.fixtures.tells({ code: 'cart-stock-unsure', timeToLive });
});

Given('Meera was told a notice that must be read', async function (this: ShopWorld) {
  await this.fixtures.tells({ code: 'cart-stock-unsure', hasNoTimeout: true });
});

When('Meera is told the same notice twice', async function (this: ShopWorld) {
  await this.fixtures.tells({ code: 'cart-added' });
  await this.fixtures.tells({ code: 'cart-added' });
});

When('Meera is told a notice, another one, and the first again', async function (this: ShopWorld) {
  await this.fixtures.tells({ code: 'cart-added' });
  await this.fixtures.tells({ code: 'cart-stock-unsure' });
  await this.fixtures.tells({ code: 'cart-added' });
});

Given('Meera was told {int} notices', async function (this: ShopWorld, count: number) {
  for (let at = 0; at < count; at += 1)
    await this.fixtures.tells({ code: at % 2 === 0 ? 'cart-added' : 'cart-stock-unsure' });
});

When('Meera looks up what she was told', async function (this: ShopWorld) {
  this.readAgain = await this.shopper.toldBefore();
});

When('Meera presses OK', async function (this: ShopWorld) {
  await this.shopper.pressesOk();
});

When('Meera proceeds to checkout from the notice', async function (this: ShopWorld) {
  await this.shopper.proceedsToCheckout();
});

When('Meera follows the notice to the cart', async function (this: ShopWorld) {
  await this.shopper.viewsCart();
});

When('{milliseconds} pass', async function (this: ShopWorld, milliseconds: number) {
  await this.fixtures.passes(milliseconds);
});

Then('Meera/Asha is told {string}', async function (this: ShopWorld, text: string) {
  const texts = (await this.shopper.notices()).map((notice) => notice.text);
  assert.ok(texts.includes(text), `told: ${texts.slice(-MOST_LOOKED_AT).join(' / ') || 'nothing'}`);
});

Then('Meera is offered to proceed to checkout', async function (this: ShopWorld) {
  assert.equal((await this.shopper.notices()).at(-1)?.offersCheckout, true);
});

Then('Meera is not offered to proceed to checkout', async function (this: ShopWorld) {
  assert.equal((await this.shopper.notices()).at(-1)?.offersCheckout, false);
});

Then('Meera sees no notice', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.notices(), []);
});

Then('Meera sees {int} notice(s)', async function (this: ShopWorld, count: number) {
  assert.equal((await this.shopper.notices()).length, count);
});

Then('Meera reads again {string}', async function (this: ShopWorld, text: string) {
  assert.equal(this.readAgain[0], text);
});

Then('Meera reads again {int} notices', async function (this: ShopWorld, count: number) {
  assert.equal(this.readAgain.length, count);
});
