import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { putIntoCart } from '../support/put-into-cart.ts';
import type { ShopWorld } from '../support/world.ts';

Given(
  '{word} has put {pieces} of a {string} for {rupees} into the cart of her account on another device',
  async function (this: ShopWorld, name: string, quantity: number, product: string, price: number) {
    await this.fixtures.opensAccount(this.person(name));
    await addElsewhere(this, name, { product, price, quantity });
  },
);

When(
  '{word} puts {pieces} of a {string} for {rupees} into the cart of her account on another device',
  async function (this: ShopWorld, name: string, quantity: number, product: string, price: number) {
    await addElsewhere(this, name, { product, price, quantity });
  },
);

Given(
  'Meera has put {pieces} of a {string} for {rupees} into the cart of this device',
  async function (this: ShopWorld, quantity: number, product: string, price: number) {
    await this.sell(product, { price });
    await putIntoCart(this, product, String(quantity));
  },
);

When('Meera has the carts apart again', async function (this: ShopWorld) {
  await this.shopper.undoesMerge();
});

When('Meera leaves the carts together', async function (this: ShopWorld) {
  await this.shopper.keepsMerged();
});

Then('Meera reads on the cart page that {string} came together', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.mergeReceipt(), words);
});

Then('nothing on the cart page came together', async function (this: ShopWorld) {
  assert.equal(await this.shopper.mergeReceipt(), null);
});

Then(
  "the cart of Meera's account holds {pieces} of the {string}",
  async function (this: ShopWorld, quantity: number, product: string) {
    const lines = await this.fixtures.cartOfAccount(this.person('Meera'));
    assert.equal(lines.find(({ sku }) => sku === this.product(product).sku)?.quantity, quantity);
  },
);

Then(
  "the cart of Meera's account holds only {pieces} of the {string}",
  async function (this: ShopWorld, quantity: number, product: string) {
    const lines = await this.fixtures.cartOfAccount(this.person('Meera'));
    assert.deepEqual(
      lines.map((line) => [line.sku, line.quantity]),
      [[this.product(product).sku, quantity]],
    );
  },
);

type Added = { readonly product: string; readonly price: number; readonly quantity: number };

async function addElsewhere(world: ShopWorld, name: string, { product, price, quantity }: Added): Promise<void> {
  await world.sell(product, { price });
  await world.fixtures.putsIntoAccount(world.person(name), world.product(product), quantity);
}
