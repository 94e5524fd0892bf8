import assert from 'node:assert/strict';
import { Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

When('Meera chooses the {word} {string}', async function (this: ShopWorld, option: string, value: string) {
  await this.shopper.chooses(option, value);
});

When('Meera presses to choose what is missing', async function (this: ShopWorld) {
  await this.shopper.goesToChoose();
});

When('Meera buys it now', async function (this: ShopWorld) {
  await this.shopper.buysNow();
});

When('Meera answers {string}', async function (this: ShopWorld, value: string) {
  await this.shopper.answers(value);
});

Then('Meera is asked for nothing', async function (this: ShopWorld) {
  assert.equal(await this.shopper.askedToChoose(), null);
});

Then('Meera reads that she is to {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.askedToChoose(), words);
});

Then('the product asks to {string}', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.product()).asks, words);
});

Then('what is chosen cannot be put into the cart', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).canAdd, false);
});

Then('the product asks for nothing', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).asks, null);
});

Then('the chosen color is {string} and no size is chosen', async function (this: ShopWorld, color: string) {
  assert.deepEqual((await this.shopper.product()).choice, { color });
});

When('Meera takes {string} instead', async function (this: ShopWorld, name: string) {
  await this.shopper.takesInstead(name);
});

When('Meera turns to the next picture', async function (this: ShopWorld) {
  await this.shopper.turnsGallery('next');
});

When('Meera turns to the previous picture', async function (this: ShopWorld) {
  await this.shopper.turnsGallery('previous');
});

When('Meera looks closely at a picture', async function (this: ShopWorld) {
  await this.shopper.looksClosely();
});

Then('the details name the {string} as {string}', async function (this: ShopWorld, label: string, value: string) {
  assert.equal((await this.shopper.product()).details[label], value);
});

Then('the details do not name the {string}', async function (this: ShopWorld, label: string) {
  assert.equal((await this.shopper.product()).details[label], undefined);
});

Then('Meera/Asha reads a price of {string}', async function (this: ShopWorld, price: string) {
  assert.equal((await this.shopper.product()).price, price);
});

Then('Meera reads no struck-through price', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).regular, null);
});

Then('Meera reads no discount', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).discount, null);
});

Then(
  'Meera reads {string} beside a struck-through price of {string}',
  async function (this: ShopWorld, discount: string, regular: string) {
    const seen = await this.shopper.product();
    assert.deepEqual({ discount: seen.discount, regular: seen.regular }, { discount, regular });
  },
);

Then('Meera reads {string} beside the product', async function (this: ShopWorld, words: string) {
  assert.equal((await this.shopper.product()).error, words);
});

Then('Meera cannot choose the {word} {string}', async function (this: ShopWorld, option: string, value: string) {
  assert.equal(await this.shopper.canChoose(option, value), false);
});

Then('{string} can be had instead', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.offeredInstead()).join(', '), names);
});

Then('nothing can be had instead', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.offeredInstead(), []);
});

Then('the {string} is shown {isOutOfStock}', async function (this: ShopWorld, name: string, isOutOfStock: boolean) {
  const seen = await this.shopper.product();
  assert.deepEqual({ name: seen.name, isOutOfStock: seen.isOutOfStock }, { name, isOutOfStock });
});

Then(
  'the chosen color is {string} and the size {string}',
  async function (this: ShopWorld, color: string, size: string) {
    assert.deepEqual((await this.shopper.product()).choice, { color, size });
  },
);

Then('the gallery stands at picture {int}', async function (this: ShopWorld, place: number) {
  assert.equal((await this.shopper.galleryPlace()).at, place);
});

Then('the gallery stands at picture {int} of {int}', async function (this: ShopWorld, at: number, of: number) {
  assert.deepEqual(await this.shopper.galleryPlace(), { at, of });
});

Then('the gallery stands at its last picture', async function (this: ShopWorld) {
  const { at, of } = await this.shopper.galleryPlace();
  assert.equal(at, of);
});

Then('the gallery has {int} pictures', async function (this: ShopWorld, count: number) {
  assert.equal((await this.shopper.product()).pictures.length, count);
});

Then('the gallery shows the placeholder alone', async function (this: ShopWorld) {
  const { pictures } = await this.shopper.product();
  assert.deepEqual(pictures, []);
});

Then('Meera sees the {string} as it was worn in public', async function (this: ShopWorld, name: string) {
  const seen = await this.shopper.product();
  assert.deepEqual({ name: seen.name, isWornInPublic: seen.isWornInPublic }, { name, isWornInPublic: true });
});

Then('Meera sees the banner of the {string}', async function (this: ShopWorld, name: string) {
  const seen = await this.shopper.product();
  assert.deepEqual({ name: seen.name, hasBanner: seen.hasBanner }, { name, hasBanner: true });
});

Then('Meera can play the film of the {string}', async function (this: ShopWorld, name: string) {
  const seen = await this.shopper.product();
  assert.deepEqual({ name: seen.name, hasFilm: seen.hasFilm }, { name, hasFilm: true });
});

Then('Meera reads that several pieces cost {string}', async function (this: ShopWorld, tiers: string) {
  assert.equal((await this.shopper.product()).tiers.join(', '), tiers);
});

Then('Meera reads of no price for several pieces', async function (this: ShopWorld) {
  assert.deepEqual((await this.shopper.product()).tiers, []);
});

Then('Meera reads that it is ready to ship', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).shipsAtOnce, true);
});

Then('Meera reads nothing of what is ready to ship', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).shipsAtOnce, false);
});

Then(
  'Meera reads that it is made to order and ships in {int} working days',
  async function (this: ShopWorld, days: number) {
    assert.equal((await this.shopper.product()).madeIn, days);
  },
);

Then('Meera reads nothing of how long it takes to make', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).madeIn, null);
});

Then(/^Meera reads that it arrives in (\d+ to \d+) working days$/, async function (this: ShopWorld, days: string) {
  assert.equal((await this.shopper.product()).arrivesIn, days);
});

Then('Meera sees no film', async function (this: ShopWorld) {
  assert.equal((await this.shopper.product()).hasFilm, false);
});

Then('Meera sees neither a banner nor how it was worn', async function (this: ShopWorld) {
  const { isWornInPublic, hasBanner } = await this.shopper.product();
  assert.deepEqual({ isWornInPublic, hasBanner }, { isWornInPublic: false, hasBanner: false });
});

Then('Meera reads the label {string}', async function (this: ShopWorld, label: string) {
  assert.ok(await this.shopper.isLabelled(label), `The product is not labelled ${label}.`);
});
