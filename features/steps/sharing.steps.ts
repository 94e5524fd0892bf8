import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When('Meera shares her wishlist', async function (this: ShopWorld) {
  await this.shopper.sharesWishlist({ title: '', name: '' });
});

When(
  'Meera shares her wishlist as {string} by {string}',
  async function (this: ShopWorld, title: string, name: string) {
    await this.shopper.sharesWishlist({ title, name });
  },
);

When('Meera stops sharing her wishlist', async function (this: ShopWorld) {
  this.sharedLink = (await this.shopper.sharedLink()) ?? '';
  await this.shopper.stopsSharing();
});

When('somebody opens the link to her wishlist', async function (this: ShopWorld) {
  this.sharedLink = (await this.shopper.sharedLink()) ?? this.sharedLink;
  await this.shopper.opens(this.sharedLink);
});

When('Meera adds the shared pieces to her wishlist', async function (this: ShopWorld) {
  await this.shopper.savesSeenList();
});

Then('Meera reads of sharing {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.newsOfSharing(), words);
});

Then('the shared list is called {string}', async function (this: ShopWorld, title: string) {
  assert.equal((await this.shopper.seenList()).title, title);
});

Then('the shared list says {string} of who shares it', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.seenList()).by, words);
});

Then('the shared list shows the {string} for {string}', async function (this: ShopWorld, name: string, price: string) {
  assert.equal((await this.shopper.seenList()).pieces.find((piece) => piece.name === name)?.price, price);
});

Then('the shared list holds {string}', async function (this: ShopWorld, names: string) {
  const { pieces } = await this.shopper.seenList();
  assert.equal(pieces.map(({ name }) => name).join(', '), names);
});

When('Meera keeps the link to her wishlist', async function (this: ShopWorld) {
  this.sharedLink = (await this.shopper.sharedLink()) ?? '';
});

Then('the link that she kept leads to {string}', async function (this: ShopWorld, title: string) {
  await this.shopper.opens(this.sharedLink);
  assert.equal((await this.shopper.seenList()).title, title);
});
