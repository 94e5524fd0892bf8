import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the merchant announces {string}', async function (this: ShopWorld, text: string) {
  await this.announces(text);
});

When('the merchant announces {string} as well', async function (this: ShopWorld, text: string) {
  await this.announces(text);
});

When('{shopper} closes the announcement', async function (this: ShopWorld, _who: string) {
  await this.shopper.closesAnnouncement();
});

Then('{shopper} reads the announcement {string}', async function (this: ShopWorld, _who: string, text: string) {
  assert.equal(await this.shopper.announcement(), text);
});

Then('{shopper} reads no announcement', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.announcement(), null);
});
