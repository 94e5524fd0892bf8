import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When('Meera saves the {string} from the list', async function (this: ShopWorld, name: string) {
  await this.shopper.savesFromList(name);
});

Given('Meera has saved the {string} and the {string}', async function (this: ShopWorld, one: string, other: string) {
  for (const { sku, slug } of [this.product(one), this.product(other)]) {
    await this.shopper.opens(`/p/${sku}/${slug}`);
    await this.shopper.savesOpenProduct();
  }
});

When('Meera takes the {string} out of the wishlist', async function (this: ShopWorld, name: string) {
  await this.shopper.takesOutOfWishlist(name);
});

When('Meera saves the piece that is open', async function (this: ShopWorld) {
  await this.shopper.savesOpenProduct();
});

When('Meera takes the piece that is open out of the wishlist', async function (this: ShopWorld) {
  await this.shopper.forgetsOpenProduct();
});

When('Meera opens the wishlist', async function (this: ShopWorld) {
  await this.shopper.opensPanel('wishlist');
});

When('Meera closes the wishlist', async function (this: ShopWorld) {
  await this.shopper.closesPanel('wishlist');
});

Then('the wishlist holds {string}', async function (this: ShopWorld, names: string) {
  const saved = await this.shopper.wishlist();
  assert.equal(saved.map(({ name }) => name).join(', '), names);
});

Then('the wishlist shows the {string} for {string}', async function (this: ShopWorld, name: string, price: string) {
  assert.equal((await this.shopper.wishlist()).find((each) => each.name === name)?.price, price);
});

Then('the saved {string} says {string}', async function (this: ShopWorld, name: string, words: string) {
  assert.equal(await this.shopper.wordsOfSaved(name), words);
});

Then('nothing is said of the price of the saved {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await this.shopper.wordsOfSaved(name), null);
});

Then('the saved {string} says of its stock {string}', async function (this: ShopWorld, name: string, words: string) {
  assert.equal(await this.shopper.stockOfSaved(name), words);
});

Then('the wishlist is empty', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.wishlist(), []);
});

When('Meera puts the saved {string} into the cart', async function (this: ShopWorld, name: string) {
  await this.shopper.addsSaved(name);
});

When('Meera goes to choose the saved {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.choosesSaved(name);
});

When('Meera moves the whole wishlist to the cart', async function (this: ShopWorld) {
  await this.shopper.movesWishlist();
});

When('Meera takes back what she has moved', async function (this: ShopWorld) {
  await this.shopper.movesWishlistBack();
});

Then('the wishlist says {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.newsOfWishlist(), words);
});

Then('the saved {string} cannot be put into the cart', async function (this: ShopWorld, name: string) {
  assert.equal(await this.shopper.wayToCart(name), null);
});

When('Meera takes the {string} out on the page of the wishlist', async function (this: ShopWorld, name: string) {
  await this.shopper.takesOutOnWishlistPage(name);
});

Then('the page of the wishlist holds {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.wishlistPage()).join(', '), names);
});
