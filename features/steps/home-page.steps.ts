import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { dayAfter } from '../support/vocabulary.ts';
import type { ShopWorld } from '../support/world.ts';

Given('the home page is planned as {string}', async function (this: ShopWorld, titles: string) {
  await this.sell('Silk Tee');
  await this.fixtures.planHome(titles.split(', '), this.product('Silk Tee'));
});

Given(
  'the home page is planned as {string} and, from {day} to {day}, {string}',
  async function (this: ShopWorld, always: string, first: string, last: string, festive: string) {
    await this.sell('Silk Tee');
    const days = { startsAt: `${first}T00:00:00+05:30`, endsAt: dayAfter(last) };
    await this.fixtures.planHome([always, festive], this.product('Silk Tee'), days);
  },
);

Given(
  'the home page is planned with {string} of the category {string}',
  async function (this: ShopWorld, title: string, category: string) {
    await this.fixtures.plansRowOf(title, category);
  },
);

When('Meera opens the home page', async function (this: ShopWorld) {
  await this.shopper.opens('/');
});

Then('Meera/Asha is on the home page', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'home');
});

Then('Meera is on the home page at {string}', async function (this: ShopWorld, address: string) {
  assert.equal(await this.shopper.place(), 'home');
  assert.equal(await this.shopper.address(), address);
});

Then('the menu offers {string} with {string} below it', async function (this: ShopWorld, name: string, below: string) {
  assert.deepEqual((await this.shopper.menu()).find((entry) => entry.name === name)?.below, [below]);
});

Then('the menu does not offer {string}', async function (this: ShopWorld, name: string) {
  const menu = await this.shopper.menu();
  assert.ok(menu.length > 0 && !menu.some((entry) => entry.name === name));
});

Given('the stores {string} are open', async function (this: ShopWorld, names: string) {
  await this.fixtures.opensStores(names.split(', ').map((name) => ({ name })));
});

Given('the stores {string} are open in {string}', async function (this: ShopWorld, names: string, cities: string) {
  const inOrder = cities.split(', ');
  await this.fixtures.opensStores(names.split(', ').map((name, at) => ({ name, city: inOrder[at] ?? '' })));
});

Then('the home page ends with the stores {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.homeStores()).join(', '), names);
});

Then('the home page shows {string}', async function (this: ShopWorld, titles: string) {
  const rows = await this.shopper.homeRows();
  assert.deepEqual(rows, titles.split(', '));
});

Then('the home page shows a row {string}', async function (this: ShopWorld, title: string) {
  assert.ok((await this.shopper.homeRows()).includes(title));
});

Then('the home page shows no row {string}', async function (this: ShopWorld, title: string) {
  const rows = await this.shopper.homeRows();
  assert.ok(rows.length > 0 && !rows.includes(title), `rows: ${rows.join(', ') || 'none'}`);
});

Then('the row {string} begins with the {string}', async function (this: ShopWorld, title: string, name: string) {
  assert.equal((await this.shopper.homeRow(title))[0], name);
});
