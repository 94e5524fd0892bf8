import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { builtShopOf } from '../support/built-shop-of.ts';
import { meera } from '../support/meera.ts';
import type { ShopWorld } from '../support/world.ts';

Given("Meera's browser keeps the shop", function (this: ShopWorld) {
  builtShopOf(this).keepsShop();
});

Given("the page is on Meera's device", async function (this: ShopWorld) {
  await builtShopOf(this).hasKeptPage();
});

Given('the device keeps what Meera is told of the {string}', async function (this: ShopWorld, name: string) {
  await builtShopOf(this).followsCardUntilTold(name);
});

Given('Meera goes to the {string} by its card', async function (this: ShopWorld, name: string) {
  await builtShopOf(this).followsCard(name);
});

Then('its code, styles and fonts come from the device', async function (this: ShopWorld) {
  assert.equal(await builtShopOf(this).bytesOfCode(), 0);
});

When('the shop is to be kept on no device any more', async function (this: ShopWorld) {
  await builtShopOf(this).endsKeeping();
});

Then("nothing of the shop is left on Meera's device", async function (this: ShopWorld) {
  await builtShopOf(this).hasLeftDevice();
});

When('Meera closes the browser and opens it again without a network', async function (this: ShopWorld) {
  await builtShopOf(this).reopensWithoutNetwork();
});

Given('the shop is released anew', async function (this: ShopWorld) {
  await builtShopOf(this).releasesAnew();
});

Given("the new version is on Meera's device", async function (this: ShopWorld) {
  await builtShopOf(this).hasNewBuild();
});

When('Meera takes the new version', async function (this: ShopWorld) {
  await builtShopOf(this).takesNewBuild();
});

Then('the page lists {string} among what is saved', async function (this: ShopWorld, name: string) {
  assert.ok((await builtShopOf(this).savedPages()).includes(name));
});

Then('the page says since when it is saved', async function (this: ShopWorld) {
  assert.match(await builtShopOf(this).savedNote(), / · Saved on this device, \d+ [A-Z][a-z]+ \d{4} \d+:\d\d [ap]m/);
});

Then('no page but home is left on the device', async function (this: ShopWorld) {
  await builtShopOf(this).keepsNoPages();
});

Then(
  'the {string} is among what the device keeps of the shop, and nothing of {word}',
  async function (this: ShopWorld, product: string, name: string) {
    const kept = await builtShopOf(this).keptOfShop();
    const { email } = name === 'Meera' ? { email: meera['Email address'] } : this.person(name);
    const personal = [email ?? '', meera['Street address'] ?? '', '9820012345'];
    assert.ok(kept.includes(product));
    assert.deepEqual(
      personal.filter((word) => word === '' || kept.includes(word)),
      [],
    );
  },
);

Given('Meera has closed the shop', async function (this: ShopWorld) {
  await builtShopOf(this).closesShop();
});

When('the network is back and the browser reminds the shop of what waits', async function (this: ShopWorld) {
  await builtShopOf(this).remindsOfWaiting();
});
