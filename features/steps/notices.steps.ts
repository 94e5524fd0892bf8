import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

const MOST_LOOKED_AT = 4;

Given('{shopper} was told {string}', async function (this: ShopWorld, _who: string, text: string) {
  await this.backdrop.tells({ code: 'cart-added', offersCheckout: true });
  assert.equal((await this.shopper.notices()).at(-1)?.text, text);
});

Given('{shopper} was told that a coupon is refused', async function (this: ShopWorld, _who: string) {
  await this.backdrop.tells({ code: 'coupon-refused' });
});

Given('{shopper} was told that an order waits', async function (this: ShopWorld, _who: string) {
  await this.backdrop.tells({ code: 'order-queued' });
});

Given('{shopper} was warned that the stock is unsure', async function (this: ShopWorld, _who: string) {
  await this.backdrop.tells({ code: 'cart-stock-unsure' });
});

Given('{shopper} was warned for {milliseconds}', async function (this: ShopWorld, _who: string, timeToLive: number) {
  await this.backdrop.tells({ code: 'cart-stock-unsure', timeToLive });
});

Given('{shopper} was told a notice that must be read', async function (this: ShopWorld, _who: string) {
  await this.backdrop.tells({ code: 'cart-stock-unsure', hasNoTimeout: true });
});

When('{shopper} is told the same notice twice', async function (this: ShopWorld, _who: string) {
  await this.backdrop.tells({ code: 'cart-added' });
  await this.backdrop.tells({ code: 'cart-added' });
});

When('{shopper} is told a notice, another one, and the first again', async function (this: ShopWorld, _who: string) {
  await this.backdrop.tells({ code: 'cart-added' });
  await this.backdrop.tells({ code: 'cart-stock-unsure' });
  await this.backdrop.tells({ code: 'cart-added' });
});

Given('{shopper} was told {int} notices', async function (this: ShopWorld, _who: string, count: number) {
  for (let at = 0; at < count; at += 1)
    await this.backdrop.tells({ code: at % 2 === 0 ? 'cart-added' : 'cart-stock-unsure' });
});

When('{shopper} looks up what she was told', async function (this: ShopWorld, _who: string) {
  this.readAgain = await this.shopper.toldBefore();
});

When('{shopper} presses OK', async function (this: ShopWorld, _who: string) {
  await this.shopper.pressesOk();
});

When('{shopper} proceeds to checkout from the notice', async function (this: ShopWorld, _who: string) {
  await this.shopper.proceedsToCheckout();
});

When('{shopper} follows the notice to the cart', async function (this: ShopWorld, _who: string) {
  await this.shopper.viewsCart();
});

When('{milliseconds} pass', async function (this: ShopWorld, milliseconds: number) {
  await this.backdrop.passes(milliseconds);
});

Then('{shopper} is told {string}', async function (this: ShopWorld, _who: string, text: string) {
  const texts = (await this.shopper.notices()).map((notice) => notice.text);
  assert.ok(texts.includes(text), `told: ${texts.slice(-MOST_LOOKED_AT).join(' / ') || 'nothing'}`);
});

Then('{shopper} is offered to proceed to checkout', async function (this: ShopWorld, _who: string) {
  assert.equal((await this.shopper.notices()).at(-1)?.offersCheckout, true);
});

Then('{shopper} is not offered to proceed to checkout', async function (this: ShopWorld, _who: string) {
  assert.equal((await this.shopper.notices()).at(-1)?.offersCheckout, false);
});

Then('{shopper} sees no notice', async function (this: ShopWorld, _who: string) {
  assert.deepEqual(await this.shopper.notices(), []);
});

Then('{shopper} sees {int} notice(s)', async function (this: ShopWorld, _who: string, count: number) {
  assert.equal((await this.shopper.notices()).length, count);
});

Then('{shopper} reads again {string}', async function (this: ShopWorld, _who: string, text: string) {
  assert.equal(this.readAgain[0], text);
});

Then('{shopper} reads again {int} notices', async function (this: ShopWorld, _who: string, count: number) {
  assert.equal(this.readAgain.length, count);
});
