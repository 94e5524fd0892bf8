import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When('Meera makes a list {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.makesList(name);
});

When('Meera begins a list and leaves it', async function (this: ShopWorld) {
  await this.shopper.leavesNaming();
});

When('Meera opens her list {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.looksAtList(name);
});

When('Meera calls the open list {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.renamesList(name);
});

When('Meera deletes the open list', async function (this: ShopWorld) {
  await this.shopper.deletesList();
});

When('Meera thinks better of it', async function (this: ShopWorld) {
  await this.shopper.takesBackOnPage();
});

When('Meera moves the {string} to her list {string}', async function (this: ShopWorld, piece: string, list: string) {
  await this.shopper.movesToList(piece, list);
});

When('Meera moves the whole open list to the cart', async function (this: ShopWorld) {
  await this.shopper.movesListToCart();
});

Then('her lists are {string}', async function (this: ShopWorld, lists: string) {
  assert.equal((await this.shopper.ownLists()).join('; '), lists);
});

Then('Meera reads of her lists {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.newsOfLists(), words);
});

Then('Meera reads of the name {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.problemOfName(), words);
});

Then('the wishlist says of the {string} {string}', async function (this: ShopWorld, piece: string, words: string) {
  assert.equal(await this.shopper.listOfSaved(piece), words);
});
