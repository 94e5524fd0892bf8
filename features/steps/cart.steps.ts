import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { putIntoCart } from '../support/put-into-cart.ts';
import type { ShopWorld } from '../support/world.ts';

Given(
  'Meera/Asha has put {pieces} of the {string} into the cart',
  async function (this: ShopWorld, quantity: number, name: string) {
    await putIntoCart(this, name, String(quantity));
  },
);

Given(
  'Meera has put {pieces} of the {string} in the size {string} into the cart',
  async function (this: ShopWorld, quantity: number, name: string, size: string) {
    const { sku, slug } = this.product(name);
    await this.shopper.opens(`/p/${sku}/${slug}`);
    await this.shopper.chooses('size', size);
    await this.shopper.adds(String(quantity));
    await this.shopper.settles();
  },
);

Given('nothing out of stock is allowed in the cart', function (this: ShopWorld) {
  this.fixtures.settings.cartRules.allowOutOfStock = false;
});

Given('only {pieces} of the {string} is/are left', async function (this: ShopWorld, left: number, name: string) {
  await this.fixtures.leaves(this.product(name), left);
});

Given('products for nothing are allowed', function (this: ShopWorld) {
  this.fixtures.settings.cartRules.allowZeroPrice = true;
});

Given('the shop pays elsewhere', function (this: ShopWorld) {
  this.fixtures.settings.cartRules.externalCheckout = true;
});

Given('the cart is set to show no discounts', function (this: ShopWorld) {
  this.fixtures.settings.cartRules.showItemDiscounts = false;
});

Given('the badge is set to count lines', function (this: ShopWorld) {
  this.fixtures.settings.cartRules.countType = 'items';
});

Given('the coupon {word} takes {int} percent off', async function (this: ShopWorld, code: string, percent: number) {
  await this.fixtures.givesCoupon(code, percent);
});

When('Meera adds the {string} to the cart', async function (this: ShopWorld, name: string) {
  await putIntoCart(this, name);
});

When('Meera adds it to the cart', async function (this: ShopWorld) {
  await this.shopper.adds();
});

When('Meera adds it to the cart and {milliseconds} pass', async function (this: ShopWorld, milliseconds: number) {
  const adding = this.shopper.adds();
  await this.fixtures.device.asked();
  await this.fixtures.passes(milliseconds);
  await adding;
});

When(
  'Meera adds {pieces} of the {string} to the cart',
  async function (this: ShopWorld, quantity: number, name: string) {
    await putIntoCart(this, name, String(quantity));
  },
);

When(
  'Meera adds {string} pieces of the {string} to the cart',
  async function (this: ShopWorld, typed: string, name: string) {
    await putIntoCart(this, name, typed);
  },
);

When('Meera applies the coupon {string}', async function (this: ShopWorld, code: string) {
  await this.shopper.appliesCoupon(code);
});

When('Meera opens the cart page', async function (this: ShopWorld) {
  this.askedBefore = await this.fixtures.asked({ part: 'cart' });
  await this.shopper.opens('/cart');
});

When('Meera/Asha comes back later', async function (this: ShopWorld) {
  this.askedBefore = await this.fixtures.asked({ part: 'cart' });
  await this.shopper.comesBack();
});

Then(
  'Meera/Asha has {pieces} of the {string} in the cart',
  async function (this: ShopWorld, quantity: number, name: string) {
    const line = (await this.shopper.cart()).find((each) => each.name === name);
    assert.equal(line?.quantity, quantity);
  },
);

Then(
  'Meera reads {string} for the {string} in the cart',
  async function (this: ShopWorld, price: string, name: string) {
    assert.equal((await this.shopper.cart()).find((each) => each.name === name)?.price, price);
  },
);

Then("Meera's cart is empty", async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.cart(), []);
});

Then(
  'the cart holds {pieces} of the {string} in the size {string} for {string} each',
  async function (this: ShopWorld, quantity: number, name: string, size: string, price: string) {
    const held = (await this.shopper.cart()).map((line) => ({ ...line, size: /Size: (\w+)/i.exec(line.chosen)?.[1] }));
    assert.deepEqual(
      held.map((line) => ({ name: line.name, quantity: line.quantity, size: line.size, price: line.price })),
      [{ name, quantity, size, price }],
    );
  },
);

Then('the order summary says {string}', async function (this: ShopWorld, words: string) {
  assert.ok((await this.shopper.summaryWords()).includes(words));
});

Then('the badge counts {int}', async function (this: ShopWorld, count: number) {
  assert.equal(await this.shopper.badge(), count);
});

Then('the cart comes to {string}', async function (this: ShopWorld, total: string) {
  assert.equal(await this.shopper.cartTotal(), total);
});

Then('Meera reads a discount of {string} in the cart', async function (this: ShopWorld, discount: string) {
  assert.equal(await this.shopper.cartDiscount(), discount);
});

Then('Meera reads that the coupon is not valid', async function (this: ShopWorld) {
  assert.match((await this.shopper.couponProblem()) ?? '', /isn't valid/);
});
