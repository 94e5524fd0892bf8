import assert from 'node:assert/strict';
import { type DataTable, Given } from '@cucumber/cucumber';
import type { GoodVariant } from '../assemblies/world-facts.ts';
import { amountOf, dayOf } from '../support/vocabulary.ts';
import type { ShopWorld } from '../support/world.ts';

const NEW_ARRIVALS = 304; // the collection of CAT-091

Given('the shop sells a {string}', async function (this: ShopWorld, name: string) {
  await this.sell(name);
});

Given('the shop sells a {string} for {rupees}', async function (this: ShopWorld, name: string, price: number) {
  await this.sell(name, { price });
});

Given(
  'the shop sells a {string} in the category {string}',
  async function (this: ShopWorld, name: string, category: string) {
    await this.list(category, name);
  },
);

Given('the shop sells a {string} in these variants:', async function (this: ShopWorld, name: string, table: DataTable) {
  await this.sellVariants(name, variantsOf(table));
});

Given(
  'the shop sells a {string} by {string} in these variants:',
  async function (this: ShopWorld, name: string, designer: string, table: DataTable) {
    await this.sellVariants(name, variantsOf(table), { designer });
  },
);

Given('the shop sells a {string} with {pieces}', async function (this: ShopWorld, name: string, pieces: number) {
  await this.sell(name, { pieces });
});

Given('the shop sells a {string} with its stock switched off', async function (this: ShopWorld, name: string) {
  await this.sell(name, { isStockOn: false });
});

Given('the shop sells a {string} that is switched off', async function (this: ShopWorld, name: string) {
  await this.sell(name, { status: 2 });
});

Given(
  '{string} is sold no more, and {string} took its place',
  async function (this: ShopWorld, old: string, next: string) {
    await this.sell(next);
    await this.sell(old, { status: 2, successors: [this.good(next).sku] });
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

Given('the {string} has the tag {string}', async function (this: ShopWorld, name: string, tag: string) {
  await this.sell(name, { tag });
});

Given('the {string} costs {rupees}', async function (this: ShopWorld, name: string, price: number) {
  await this.sell(name, { price });
});

Given('the {string} costs {rupees} in the US', async function (this: ShopWorld, name: string, usPrice: number) {
  await this.sell(name, { usPrice });
});

Given('the {string} costs {rupees} elsewhere', async function (this: ShopWorld, name: string, otherPrice: number) {
  await this.sell(name, { otherPrice });
});

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
  await this.fixtures.leaves(this.good(name), 0);
});

Given('the category {string} holds the {string}', async function (this: ShopWorld, category: string, name: string) {
  await this.list(category, name);
});

Given('the category {string} holds {int} products', async function (this: ShopWorld, category: string, count: number) {
  for (let number = 1; number <= count; number += 1) await this.list(category, `Product ${number}`);
});

Given(
  'the category {string} holds {int} products, one for each day of June',
  async function (this: ShopWorld, category: string, count: number) {
    for (let day = 1; day <= count; day += 1) {
      await this.list(category, `${day} June`);
      await this.sell(`${day} June`, { created: dayOf(`${day} June 2026`) });
    }
  },
);

Given(
  'the category {string} holds these products:',
  async function (this: ShopWorld, category: string, table: DataTable) {
    for (const { product = '', price = '', created = '', 'in stock': inStock } of table.hashes()) {
      await this.list(category, product);
      await this.sell(product, { price: amountOf(price), isStockOn: inStock === 'yes', created: dayOf(created) });
    }
  },
);

Given(
  'the shop has the category {string} with {string} below it',
  async function (this: ShopWorld, name: string, below: string) {
    const { id } = await this.haveCategory(name);
    await this.haveCategory(below, { parentId: id });
  },
);

Given(
  'the shop has the category {string} below {string}',
  async function (this: ShopWorld, name: string, above: string) {
    await this.haveCategory(name, { parentId: this.category(above).id });
  },
);

Given(
  'the shop has the category {string} that is left out of the menu',
  async function (this: ShopWorld, name: string) {
    await this.haveCategory(name, { isInMenu: false });
  },
);

Given('the category {string} has the title {string}', async function (this: ShopWorld, name: string, title: string) {
  await this.haveCategory(name, { title });
});

Given('the category {string} is switched off', async function (this: ShopWorld, name: string) {
  await this.haveCategory(name, { isActive: false });
});

Given('the category {string} is unknown', function (this: ShopWorld, name: string) {
  assert.equal(this.hasCategory(name), false);
});

Given('a product is new', async function (this: ShopWorld) {
  await this.sell('Silk Tee', { categoryIds: [NEW_ARRIVALS] });
});

function variantsOf(table: DataTable): readonly GoodVariant[] {
  return table.hashes().map(({ color = '', size = '', price = '', pieces = '', state = 'on' }) => ({
    color,
    size,
    price: amountOf(price),
    pieces: Number(pieces),
    isOn: state === 'on',
  }));
}
