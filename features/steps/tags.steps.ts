import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { TagsSeen } from '../assemblies/world-facts.ts';
import type { ShopWorld } from '../support/world.ts';

Given('the shop has tags of its merchant', async function (this: ShopWorld) {
  await hasTags(this);
});

Given("Meera has allowed the shop's tags", async function (this: ShopWorld) {
  await hasTags(this);
  await this.shopper.opens('/');
  await this.shopper.answersConsent('Allow all');
});

Then('there are no tags', async function (this: ShopWorld) {
  assert.equal((await tags(this)).areThere, false);
});

Then('the tags have forgotten what they knew', async function (this: ShopWorld) {
  const { forgotten, told } = await tags(this);
  assert.ok(told.length > 0);
  assert.equal(forgotten, 1);
});

Then('the tags are told {string}', async function (this: ShopWorld, names: string) {
  assert.equal(namesOf(await tags(this)).join(', '), names);
});

Then('the tags are told {string} once, in this order', async function (this: ShopWorld, names: string) {
  const wanted = names.split(', ');
  const told = namesOf(await tags(this));
  const first = told.indexOf('view_item') - 1;
  assert.deepEqual(told.slice(first, first + wanted.length), wanted);
  assert.deepEqual(
    ['view_item', 'add_to_cart'].map((name) => told.filter((each) => each === name).length),
    [1, 1],
  );
});

Then('the last that the tags are told names the {string}', async function (this: ShopWorld, product: string) {
  const { told } = await tags(this);
  assert.deepEqual(told.at(-1)?.ecommerce['items'], [{ item_id: this.product(product).sku, item_name: product }]);
});

Then('the last that the tags are told is worth {rupees}', async function (this: ShopWorld, rupees: number) {
  assert.equal((await tags(this)).told.at(-1)?.ecommerce['value'], rupees);
});

Then('the tags are told {int} purchase', async function (this: ShopWorld, count: number) {
  assert.equal(namesOf(await tags(this)).filter((name) => name === 'purchase').length, count);
});

Then('the tags are not told of {string}', async function (this: ShopWorld, words: string) {
  const { told } = await tags(this);
  assert.ok(told.length > 0 && !JSON.stringify(told).includes(words));
});

async function hasTags({ fixtures, scenario }: ShopWorld): Promise<void> {
  fixtures.settings.consentPurposes.push('marketing');
  fixtures.settings.marketing.dataLayerUrl = 'https://tags.test/';
  await scenario.builtShop?.hasTags();
}

async function tags(world: ShopWorld): Promise<TagsSeen> {
  await world.shopper.settles();
  return world.fixtures.tagsSeen();
}

function namesOf({ told }: TagsSeen): readonly string[] {
  return told.map(({ name }) => name);
}
