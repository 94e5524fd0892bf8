import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { PriceEnd } from '../shoppers/browsing.ts';
import { amountOf } from '../support/vocabulary.ts';
import type { ShopWorld } from '../support/world.ts';

Given(
  'the category {string} holds these pieces:',
  async function (this: ShopWorld, category: string, table: DataTable) {
    for (const { product = '', color = '', size = '', price = '', 'special price': special = '' } of table.hashes()) {
      await this.list(category, product);
      const change = special === '' ? {} : { special: amountOf(special) };
      await this.sellVariants(product, [{ color, size, price: amountOf(price), quantity: 5, isOn: true }], change);
    }
  },
);

Given('the {string} is ready to ship', async function (this: ShopWorld, name: string) {
  await this.sell(name, { isReadyToShip: true });
});

Given('the shop lets shoppers choose one value of a filter', function (this: ShopWorld) {
  this.fixtures.settings.filterRules.isMultiselect = false;
});

Given('the shop offers price ranges that fit each list', function (this: ShopWorld) {
  this.fixtures.settings.priceRangeRules.fitsPrices = true;
});

Given('the shop lets shoppers go by the country of origin', function (this: ShopWorld) {
  const { settings } = this.fixtures;
  settings.filterRules.defaultFilters = [...settings.filterRules.defaultFilters, 'country_of_origin'];
  settings.sorts.push('country_of_origin:asc');
});

Given('the {string} was made in {word}', async function (this: ShopWorld, name: string, origin: string) {
  await this.sell(name, { origin });
});

When('Meera picks the {word} {string}', async function (this: ShopWorld, filter: string, value: string) {
  await this.shopper.picks(filter, value);
});

When('Meera picks the country of origin {string}', async function (this: ShopWorld, country: string) {
  await this.shopper.picks('country of origin', country);
});

When('Meera slides the {priceEnd} price to {int} percent', async function (this: ShopWorld, end: PriceEnd, percent) {
  await this.shopper.slidesPrice(end, percent);
});

When('Meera removes the filter {string}', async function (this: ShopWorld, value: string) {
  await this.shopper.removesFilter(value);
});

When('Meera clears all filters', async function (this: ShopWorld) {
  await this.shopper.clearsFilters();
});

When(
  'Meera opens the address with {string} instead of {string}',
  async function (this: ShopWorld, words: string, before: string) {
    await this.shopper.opens((await this.shopper.address()).replace(before, words));
  },
);

/** Which number a value has is the shop's affair: `…` stands for it. */
Then('the address ends in {string}', async function (this: ShopWorld, end: string) {
  assert.equal(`?${(await this.shopper.address()).split('?')[1]}`.replaceAll(/(=[a-z][a-z-]*)-\d+/g, '$1-…'), end);
});

Then('the filters stand in the order {string}', async function (this: ShopWorld, names: string) {
  const wanted = names.split(', ');
  const seen = (await this.shopper.filters()).map(({ name }) => name);
  assert.deepEqual(
    seen.filter((name) => wanted.includes(name)),
    wanted,
  );
});

Then('the filter {string} offers {string}', async function (this: ShopWorld, filter: string, values: string) {
  const seen = (await this.shopper.filters()).find(({ name }) => name === filter)?.values ?? [];
  assert.equal(seen.map(({ name, count }) => `${name} ${count}`).join(', '), values);
});

Then('Meera cannot pick the {word} {string}', async function (this: ShopWorld, filter: string, value: string) {
  const group = (await this.shopper.filters()).find(({ name }) => name.toLowerCase() === filter);
  assert.equal(group?.values.find(({ name }) => name === value)?.canChoose, false);
});

Then('there is no filter {string}', async function (this: ShopWorld, filter: string) {
  assert.ok(!(await this.shopper.filters()).some(({ name }) => name === filter));
});

Then('{string} is chosen', async function (this: ShopWorld, values: string) {
  assert.deepEqual((await this.shopper.chosenFilters()).toSorted(), values.split(', ').toSorted());
});

Then('nothing is chosen', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.chosenFilters(), []);
});
