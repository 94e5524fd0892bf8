import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { meera } from '../support/meera.ts';
import type { ShopWorld } from '../support/world.ts';

Given('the shop takes no reviews', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'reviews', kind: 'takes-none' });
});

Given('the reviews of products cannot be had', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'reviews', kind: 'no-answer' });
});

When('Meera reviews the piece as {string}', async function (this: ShopWorld, title: string) {
  await this.shopper.reviews({ author: meera['First name'] ?? '', title, detail: 'I wear it all the time.', stars: 5 });
});

Then('nothing is left in the review', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.reviewWritten(), { author: '', title: '', detail: '', stars: null });
});

Then('the review still reads {string}', async function (this: ShopWorld, title: string) {
  assert.equal((await this.shopper.reviewWritten()).title, title);
});
