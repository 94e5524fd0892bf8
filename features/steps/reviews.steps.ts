import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { meera } from '../support/meera.ts';
import type { ShopWorld } from '../support/world.ts';

Given('the shop takes no reviews', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'reviews', kind: 'takes-none' });
});

Given('the network answers with a page of its own when a review is sent', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'reviews', kind: 'answers-page' });
});

Given('only half of the answer comes when a review is sent', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'reviews', kind: 'answers-half' });
});

Given('the shop takes its time over reviews', async function (this: ShopWorld) {
  this.letReviewsGo = await this.fixtures.holdsReviews();
});

When('the shop has the review', async function (this: ShopWorld) {
  await this.letReviewsGo();
  await this.shopper.settles();
});

Given('the reviews of products cannot be had', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'reviews', kind: 'no-answer' });
});

/** What Meera writes, but for what the example is about. */
const worn = { author: meera['First name'] ?? '', detail: 'I wear it all the time.', stars: 5 };

When('Meera reviews the piece as {string}', async function (this: ShopWorld, title: string) {
  await this.shopper.reviews({ ...worn, title, fit: null });
});

When('Meera reviews the piece as {string} and says {string}', async function (this: ShopWorld, title, fit: string) {
  await this.shopper.reviews({ ...worn, title, fit });
});

Then('Meera reads below the review {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.reviewProgress(), words);
});

Then('nothing is left in the review', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.reviewWritten(), { author: '', title: '', detail: '', stars: null, fit: null });
});

Then('the review still reads {string}', async function (this: ShopWorld, title: string) {
  assert.equal((await this.shopper.reviewWritten()).title, title);
});

Then('the review still says {string}', async function (this: ShopWorld, fit: string) {
  assert.equal((await this.shopper.reviewWritten()).fit, fit);
});

Then('the shop has a review {string} that says {string}', async function (this: ShopWorld, title, fit: string) {
  assert.deepEqual((await this.fixtures.reviewsHandedIn()).at(-1), { title, fit });
});

Then('the shop has a review {string} that says nothing of the fit', async function (this: ShopWorld, title: string) {
  assert.deepEqual((await this.fixtures.reviewsHandedIn()).at(-1), { title, fit: null });
});

Then('nobody asks Meera how it fits', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isAskedHowItFits(), false);
});
