import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the merchant greets with {string}', async function (this: ShopWorld, title: string) {
  await this.announces({ kind: 'generic-popup', title });
});

Given(
  'the merchant greets with {string} after {milliseconds}',
  async function (this: ShopWorld, title: string, delayMs: number) {
    await this.announces({ kind: 'generic-popup', title, delayMs });
  },
);

Given('the merchant greets with {string}, to join the newsletter', async function (this: ShopWorld, title: string) {
  await this.announces({ kind: 'generic-popup', title, link: '#newsletter' });
});

Given('the merchant asks {string} of whoever leaves', async function (this: ShopWorld, title: string) {
  await this.announces({ kind: 'exit-popup', title });
});

When('Meera leaves the page at the top', async function (this: ShopWorld) {
  await this.shopper.leavesAtTop();
});

When('Meera leaves the page at the side', async function (this: ShopWorld) {
  await this.shopper.leavesAtSide();
});

When('Meera leaves the page at the top with a finger', async function (this: ShopWorld) {
  await this.shopper.swipesOffTop();
});

When('Meera closes the pop-up', async function (this: ShopWorld) {
  await this.shopper.closesOffer();
});

When('Meera presses beside the pop-up', async function (this: ShopWorld) {
  await this.shopper.pressesBesideOffer();
});

When('Meera comes back another day', async function (this: ShopWorld) {
  this.fixtures.device.endsVisit();
  await this.shopper.comesBack();
});

When('Meera joins by the pop-up as {string}', async function (this: ShopWorld, email: string) {
  await this.shopper.subscribesInOffer(email);
});

Then('Meera reads the pop-up {string}', async function (this: ShopWorld, title: string) {
  assert.equal((await this.shopper.popUpComes()).title, title);
});

Then('Meera reads no pop-up', async function (this: ShopWorld) {
  assert.equal(await this.shopper.popUp(), null);
});

Then('Meera reads in the pop-up {string}', async function (this: ShopWorld, words: string) {
  const offer = await this.shopper.popUpComes();
  assert.ok(offer.words.includes(words), offer.words);
});

Then('Meera reads {string} at the address in the pop-up', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.problemInOffer(), words);
});
