import assert from 'node:assert/strict';
import { type DataTable, Given, Then } from '@cucumber/cucumber';
import type { VariantSpec } from '../assemblies/world-facts.ts';
import { amountOf } from '../support/vocabulary.ts';
import type { ShopWorld } from '../support/world.ts';

Given('the shop sells a {string}', async function (this: ShopWorld, name: string) {
  await this.sell(name);
});

Given('the shop sells a {string} for {rupees}', async function (this: ShopWorld, name: string, price: number) {
  await this.sell(name, { price });
});

Given('the shop sells a {string} in these variants:', async function (this: ShopWorld, name: string, table: DataTable) {
  await this.sellVariants(name, variantsOf(table));
});

Given(
  'the shop sells a {string} by {string} in these variants:',
  async function (this: ShopWorld, name: string, designer: string, table: DataTable) {
    await this.sellVariants(name, variantsOf(table), { designer });
  },
);

Given(
  'the shop sells a {string} of {string} in these variants:',
  async function (this: ShopWorld, name: string, category: string, table: DataTable) {
    await this.list(category, name);
    await this.sellVariants(name, variantsOf(table));
  },
);

Then('the pieces like it read {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.piecesAlike()).join(', '), names);
});

Then('no pieces like it are offered', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.piecesAlike(), []);
});

Given('the shop sells a {string} with {pieces}', async function (this: ShopWorld, name: string, quantity: number) {
  await this.sell(name, { quantity });
});

Given(
  'the shop sells a {string} that is made in {int} working days',
  async function (this: ShopWorld, name: string, makeDays: number) {
    await this.sell(name, { makeDays });
  },
);

Given(
  'the shop sells a {string} that is not sent to the United States',
  async function (this: ShopWorld, name: string) {
    await this.sell(name, { notSentTo: ['US'] });
  },
);

Given('the {string} is no longer sent to Malaysia', async function (this: ShopWorld, name: string) {
  await this.sell(name, { notSentTo: ['MY'] });
});

Given('the shop sells a {string} with its stock switched off', async function (this: ShopWorld, name: string) {
  await this.sell(name, { isStockOn: false });
});

Given('the shop sells a {string} that is switched off', async function (this: ShopWorld, name: string) {
  await this.sell(name, { status: 2 });
});

Given('{string} goes well with the {string}', async function (this: ShopWorld, other: string, name: string) {
  await this.sell(other);
  await this.sell(name, { successors: [this.product(other).sku] });
});

Given(
  '{string} is sold no more, and {string} took its place',
  async function (this: ShopWorld, old: string, next: string) {
    await this.sell(next);
    await this.sell(old, { status: 2, successors: [this.product(next).sku] });
  },
);

Given('the shop sells a {string} that is hidden', async function (this: ShopWorld, name: string) {
  await this.sell(name, { visibility: 1 });
});

Given('the {string} was worn in public', async function (this: ShopWorld, name: string) {
  await this.sell(name, { isWornInPublic: true });
});

Given('the {string} has a banner', async function (this: ShopWorld, name: string) {
  await this.sell(name, { hasBanner: true });
});

Given('the {string} was filmed', async function (this: ShopWorld, name: string) {
  await this.sell(name, { hasFilm: true });
});

Given(
  'the {string} is pictured from behind in {string}',
  async function (this: ShopWorld, name: string, colour: string) {
    await this.sell(name, { backs: [colour] });
  },
);

Given('the {string} has the tag {string}', async function (this: ShopWorld, name: string, tag: string) {
  await this.sell(name, { tag });
});

Given('the {string} costs {rupees}', async function (this: ShopWorld, name: string, price: number) {
  await this.sell(name, { price });
});

Given('the {string} is free of tax', async function (this: ShopWorld, name: string) {
  await this.sell(name, { isTaxFree: true });
});

Given('the {string} costs {rupees} in the US', async function (this: ShopWorld, name: string, usPrice: number) {
  await this.sell(name, { usPrice });
});

Given('the {string} costs {rupees} elsewhere', async function (this: ShopWorld, name: string, otherPrice: number) {
  await this.sell(name, { otherPrice });
});

Given(
  'the {string} costs {rupees} each from {int} pieces on',
  async function (this: ShopWorld, name: string, price: number, quantity: number) {
    await this.sell(name, { tiers: [{ quantity, price }] });
  },
);

Given('groups of customers have prices of their own', async function (this: ShopWorld) {
  this.fixtures.settings.sessionRules.hasPriceTiers = true;
});

Given(
  'the group of {word} pays {rupees} for the {string}',
  async function (this: ShopWorld, _: string, groupPrice: number, name: string) {
    await this.sell(name, { groupPrice });
  },
);

Given('the {string} has a special price of {rupees}', async function (this: ShopWorld, name: string, special: number) {
  await this.sell(name, { special });
});

Given(
  'the {string} has a special price of {rupees} from {day}',
  async function (this: ShopWorld, name: string, special: number, specialFrom: string) {
    await this.sell(name, { special, specialFrom });
  },
);

Given(
  'the {string} has a special price of {rupees} until {day}',
  async function (this: ShopWorld, name: string, special: number, specialTo: string) {
    await this.sell(name, { special, specialTo });
  },
);

Given(
  'the {string} has a special price of {rupees} from {day} to {day}',
  async function (this: ShopWorld, name: string, special: number, specialFrom: string, specialTo: string) {
    await this.sell(name, { special, specialFrom, specialTo });
  },
);

Given('the {string} is made of {string}', async function (this: ShopWorld, name: string, fabric: string) {
  await this.sell(name, { fabric });
});

Given(
  /^shoppers gave the "([^"]+)" ([1-5](?:(?:, | and )[1-5])*) stars$/,
  async function (this: ShopWorld, name: string, stars: string) {
    await this.sell(name, { stars: stars.split(/, | and /).map(Number) });
  },
);

Given('the {string} has no picture', async function (this: ShopWorld, name: string) {
  await this.sell(name, { hasPicture: false });
});

Given('the last {string} is sold', async function (this: ShopWorld, name: string) {
  await this.fixtures.leaves(this.product(name), 0);
});

function variantsOf(table: DataTable): readonly VariantSpec[] {
  return table.hashes().map(({ color = '', size = '', price = '', pieces = '', state = 'on', ...told }) => ({
    color,
    size,
    price: amountOf(price),
    quantity: Number(pieces),
    isOn: state === 'on',
    ...(told['at once'] !== undefined && { ready: Number(told['at once']) }),
    ...(told['made in'] !== undefined && { makeDays: Number(told['made in']) }),
  }));
}
