import assert from 'node:assert/strict';
import { type DataTable, Given } from '@cucumber/cucumber';
import { amountOf, dayOf } from '../support/vocabulary.ts';
import type { ShopWorld } from '../support/world.ts';

const NEW_ARRIVALS = 304; // the collection of CAT-091

Given(
  'the shop sells a {string} in the category {string}',
  async function (this: ShopWorld, name: string, category: string) {
    await this.list(category, name);
  },
);

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
  'the category {string} holds these pieces from elsewhere:',
  async function (this: ShopWorld, category: string, table: DataTable) {
    for (const { product = '', 'made in': origin = '' } of table.hashes()) {
      await this.list(category, product);
      await this.sell(product, { origin });
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

Given('the category {string} has a banner', async function (this: ShopWorld, name: string) {
  await this.haveCategory(name, { hasBanner: true });
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
