import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { putIntoCart } from '../support/put-into-cart.ts';
import type { ShopWorld } from '../support/world.ts';

When(
  'Meera changes the {string} to {pieces} in the minicart',
  async function (this: ShopWorld, name: string, quantity: number) {
    await this.shopper.changesPiecesInMinicart(name, quantity);
  },
);

When('Meera changes the {string} to {pieces}', async function (this: ShopWorld, name: string, quantity: number) {
  await this.shopper.changesPieces(name, quantity);
});

When('Meera wants to remove the {string} and keeps it', async function (this: ShopWorld, name: string) {
  await this.shopper.removes(name, false);
});

When('Meera removes the {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.removes(name, true);
});

When(
  'Meera changes the {string} in the cart to the size {string}',
  async function (this: ShopWorld, name: string, size: string) {
    await this.shopper.changesChoice(name, 'size', size);
  },
);

When(
  'Meera looks at what else there is of the {string} and leaves it as it is',
  async function (this: ShopWorld, name: string) {
    await this.shopper.leavesChoice(name);
  },
);

When('Meera takes the pieces that are left of the {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.takesWhatIsLeft(name);
});

When('Meera saves the {string} for later', async function (this: ShopWorld, name: string) {
  await this.shopper.savesForLater(name);
});

When('Meera moves the {string} back into the cart', async function (this: ShopWorld, name: string) {
  await this.shopper.movesToCart(name);
});

When('Meera takes the saved {string} out', async function (this: ShopWorld, name: string) {
  await this.shopper.forgetsSaved(name);
});

When('Meera undoes that', async function (this: ShopWorld) {
  await this.shopper.undoes();
});

When('Meera removes the coupon', async function (this: ShopWorld) {
  await this.shopper.removesCoupon();
});

Then(
  '{pieces} of the {string} are saved for later at {string}',
  async function (this: ShopWorld, quantity: number, name: string, price: string) {
    assert.deepEqual(await this.shopper.savedForLater(), [{ name, quantity, price }]);
  },
);

Then('nothing is saved for later', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.savedForLater(), []);
});

When(
  'Meera changes the {string} in the cart to the color {string}',
  async function (this: ShopWorld, name: string, color: string) {
    await this.shopper.changesChoice(name, 'color', color);
  },
);

Then('Meera reads {string} at her choice', async function (this: ShopWorld, problem: string) {
  assert.equal(await this.shopper.choiceProblem(), problem);
});

Then('the line of the {string} says {string}', async function (this: ShopWorld, name: string, words: string) {
  assert.equal(await this.shopper.wordsOfLine(name), words);
});

Then('the line of the {string} reads {string} alone', async function (this: ShopWorld, name: string, price: string) {
  const line = (await this.shopper.cart()).find((each) => each.name === name);
  assert.deepEqual({ price: line?.price, regular: line?.regular }, { price, regular: null });
});

Then(
  'the line of the {string} reads {string} beside a struck-through price of {string}',
  async function (this: ShopWorld, name: string, price: string, regular: string) {
    const line = (await this.shopper.cart()).find((each) => each.name === name);
    assert.deepEqual({ price: line?.price, regular: line?.regular }, { price, regular });
  },
);

Given(
  'Meera has put {int} different products into the cart',
  { timeout: 60_000 },
  async function (this: ShopWorld, count: number) {
    for (let number = 1; number <= count; number += 1) {
      await this.sell(`Tee ${number}`);
      await putIntoCart(this, `Tee ${number}`);
    }
  },
);

Then('the shop was asked for {int} list(s) of stock', async function (this: ShopWorld, count: number) {
  assert.equal(await this.fixtures.asked({ part: 'stocks' }), count);
});

Then('each line says {string}', async function (this: ShopWorld, words: string) {
  const names = (await this.shopper.cart()).map(({ name }) => name);
  for (const name of names) assert.equal(await this.shopper.wordsOfLine(name), words);
});
