import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When('Meera opens the minicart', async function (this: ShopWorld) {
  await this.shopper.opensPanel('minicart');
});

When('Meera opens the menu', async function (this: ShopWorld) {
  await this.shopper.opensPanel('menu');
});

When('Meera opens the account', async function (this: ShopWorld) {
  await this.shopper.opensPanel('account');
});

When('Meera closes the account', async function (this: ShopWorld) {
  await this.shopper.closesPanel('account');
});

// Its code is in the page then, and what opens it need not wait for a network.
Given('Meera has looked into the minicart there', async function (this: ShopWorld) {
  await this.shopper.opensPanel('minicart');
  await this.shopper.closesPanel('minicart');
});

When('Meera closes the minicart', async function (this: ShopWorld) {
  await this.shopper.closesPanel('minicart');
});

When('Meera closes the menu', async function (this: ShopWorld) {
  await this.shopper.closesPanel('menu');
});

When('Meera/Asha presses Escape', async function (this: ShopWorld) {
  await this.shopper.pressesKey('Escape');
});

When('Meera goes by keys along {string}', async function (this: ShopWorld, names: string) {
  await this.shopper.goesByKeys(names.split(', '));
});

When('Meera presses Tab', async function (this: ShopWorld) {
  await this.shopper.pressesKey('Tab');
});

Then('the page behind is covered', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isPageCovered(), true);
});

Then('the page behind is uncovered', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isPageCovered(), false);
});

Then('the menu stands at {string} and offers {string}', async function (this: ShopWorld, name: string, offers: string) {
  assert.deepEqual(await this.shopper.menuLevel(), { name, offers: offers.split(', ') });
});

Then('the focus is on the {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await this.shopper.focusedName(), name);
});

Then('the focus is on the heading of the page', async function (this: ShopWorld) {
  assert.equal(await this.shopper.focusedName(), await this.shopper.pageHeading());
});

Then('the focus is on the cart button', async function (this: ShopWorld) {
  assert.match(await this.shopper.focusedName(), /^Cart, /);
});

Then(
  'the minicart shows the {string} and the total {string}',
  async function (this: ShopWorld, name: string, total: string) {
    const seen = await this.shopper.minicart();
    assert.deepEqual({ names: seen.names, total: seen.total }, { names: [name], total });
  },
);

Then('the minicart says {string}', async function (this: ShopWorld, words: string) {
  assert.ok((await this.shopper.minicart()).words.includes(words));
});
