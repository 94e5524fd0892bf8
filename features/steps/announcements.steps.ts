import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the merchant announces {string}', async function (this: ShopWorld, text: string) {
  await this.announces({ kind: 'strip', title: text });
});

When('the merchant announces {string} as well', async function (this: ShopWorld, text: string) {
  await this.announces({ kind: 'strip', title: text });
});

When('Meera closes the announcement', async function (this: ShopWorld) {
  await this.shopper.closesAnnouncement();
});

Then('Meera reads the announcement {string}', async function (this: ShopWorld, text: string) {
  assert.equal(await this.shopper.announcement(), text);
});

Then('Meera reads no announcement', async function (this: ShopWorld) {
  assert.equal(await this.shopper.announcement(), null);
});

Given(
  'the merchant promotes {string} with the small banners {string}',
  async function (this: ShopWorld, head: string, small: string) {
    await this.fixtures.promotes({ head, small: small.split(', ') });
  },
);

Given('the merchant promotes {string} beside products', async function (this: ShopWorld, titles: string) {
  await this.fixtures.promotes({ head: null, small: [], product: titles.split(', ') });
});

Then('the page of the product leads on to {string}', async function (this: ShopWorld, titles: string) {
  assert.equal((await this.shopper.productBanners()).join(', '), titles);
});

Then('the home page begins with {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.homeHead(), title);
});

Then('the home page ends with the banners {string}', async function (this: ShopWorld, titles: string) {
  assert.equal((await this.shopper.homeBanners()).join(', '), titles);
});
