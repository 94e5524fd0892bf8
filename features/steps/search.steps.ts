import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the shop sells these pieces:', async function (this: ShopWorld, table: DataTable) {
  for (const { piece = '', category = '' } of table.hashes()) await this.list(category, piece);
});

When('Meera types {string} into the search', async function (this: ShopWorld, text: string) {
  await this.shopper.typesSearch(text);
});

When('Meera searches for {string}', async function (this: ShopWorld, text: string) {
  await this.shopper.searches(text);
});

When('Meera searches for the article number of the {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.searches(this.product(name).sku.toLowerCase());
});

When('Meera insists on the spelling', async function (this: ShopWorld) {
  await this.shopper.insistsOnSpelling();
});

When('Meera forgets the search for {string}', async function (this: ShopWorld, text: string) {
  await this.shopper.forgetsSearch(text);
});

When('Meera goes down into the offers', async function (this: ShopWorld) {
  await this.shopper.pressesKey('ArrowDown');
});

Then('the search offers {string}', async function (this: ShopWorld, names: string) {
  assert.equal(distinct((await this.shopper.offer()).products), names);
});

Then('the search offers nothing', async function (this: ShopWorld) {
  assert.deepEqual((await this.shopper.offer()).products, []);
});

Then('the search offers the category {string}', async function (this: ShopWorld, names: string) {
  assert.equal(distinct((await this.shopper.offer()).categories), names);
});

Then('the search offers the phrase {string}', async function (this: ShopWorld, phrase: string) {
  const { phrases } = await this.shopper.offer();
  assert.ok(phrases.includes(phrase), phrases.join(', '));
});

Then('the search says that nothing was found', async function (this: ShopWorld) {
  assert.ok((await this.shopper.offer()).hasFoundNothing);
});

Then('{string} is remembered', async function (this: ShopWorld, texts: string) {
  assert.equal((await this.shopper.offer()).recent.join(', '), texts);
});

Then('no search is remembered', async function (this: ShopWorld) {
  assert.deepEqual((await this.shopper.offer()).recent, []);
});

Then('the results read {string}', async function (this: ShopWorld, names: string) {
  const { products } = await this.shopper.results();
  assert.equal(distinct(products.map(({ name }) => name)), names);
});

Then('the results show the {string} for {string}', async function (this: ShopWorld, name: string, price: string) {
  const { products } = await this.shopper.results();
  assert.ok(products.some((each) => each.name === name && each.price === price));
});

Then('there are no results', async function (this: ShopWorld) {
  assert.deepEqual((await this.shopper.results()).products, []);
});

Then('the results are for {string} instead', async function (this: ShopWorld, text: string) {
  assert.equal((await this.shopper.results()).corrected, text);
});

Then('the results are for what was typed', async function (this: ShopWorld) {
  assert.equal((await this.shopper.results()).corrected, null);
});

Then('the results are in the size {string}', async function (this: ShopWorld, sizes: string) {
  assert.equal((await this.shopper.results()).sizes, sizes);
});

Then('the results are in no size of their own', async function (this: ShopWorld) {
  assert.equal((await this.shopper.results()).sizes, '');
});

Then('the results lead to the category {string}', async function (this: ShopWorld, names: string) {
  assert.equal(distinct((await this.shopper.results()).categories), names);
});

Then('the shop offers to search for {string}', async function (this: ShopWorld, texts: string) {
  assert.equal((await this.shopper.results()).shorter.join(', '), texts);
});

Then('Meera reads of the results {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.results()).note, words);
});

Then('Meera is told that the results cannot be shown now', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'failed');
});

/** A shop that many examples share sells the pieces of each, so a name may come more than once. */
function distinct(names: readonly string[]): string {
  return [...new Set(names)].join(', ');
}
