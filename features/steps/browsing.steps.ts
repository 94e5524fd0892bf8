import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { dayAfter } from '../support/vocabulary.ts';
import type { ShopWorld } from '../support/world.ts';

Given('{shopper} shops in {word}', async function (this: ShopWorld, _who: string, currency: 'INR' | 'USD' | 'GBP') {
  await this.backdrop.prefers({ currency });
});

Given('{shopper} shops from {word}', async function (this: ShopWorld, _who: string, country: string) {
  await this.backdrop.prefers({ country });
});

Given('the home page is planned as {string}', async function (this: ShopWorld, titles: string) {
  await this.sell('Silk Tee');
  await this.backdrop.planHome(titles.split(', '), this.good('Silk Tee'));
});

Given(
  'the home page is planned as {string} from {day} to {day}',
  async function (this: ShopWorld, titles: string, first: string, last: string) {
    await this.sell('Silk Tee');
    const days = { startsAt: `${first}T00:00:00+05:30`, endsAt: dayAfter(last) };
    await this.backdrop.planHome(titles.split(', '), this.good('Silk Tee'), days);
  },
);

When('{shopper} looks at the {string}', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.opens(`/p/${this.good(name).sku}/${this.good(name).slug}`);
});

When(
  '{shopper} looks at the list {string} with the {string}',
  async function (this: ShopWorld, _who: string, category: string, name: string) {
    const { slug } = await this.list(category, name);
    await this.shopper.opens(`/c/${slug}`);
  },
);

When(
  '{shopper} opens the {string} from the list {string}',
  async function (this: ShopWorld, _who: string, name: string, category: string) {
    const { slug } = await this.list(category, name);
    await this.shopper.opens(`/c/${slug}`);
    await this.shopper.opensFromList(name);
  },
);

When(
  '{shopper} opens the address of the {string} in {string} and {string}',
  async function (this: ShopWorld, _who: string, name: string, color: string, size: string) {
    const { sku, slug } = this.good(name);
    await this.shopper.opens(`/p/${sku}/${slug}/${sku}-${color}-${size}`);
  },
);

When('{shopper} opens the path of the {string}', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.opens(`/${this.good(name).path}`);
});

When('{shopper} opens the sku address of the {string}', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.opens(`/p/${this.good(name).sku}/${this.good(name).slug}`);
});

When('{shopper} opens the path of the category {string}', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.opens(`/${this.category(name).path}`);
});

When(
  '{shopper} opens the path of the category {string} again',
  async function (this: ShopWorld, _who: string, name: string) {
    await this.shopper.opens('/');
    await this.shopper.opens(`/${this.category(name).path}`);
  },
);

When(
  '{shopper} opens the slug address of the category {string}',
  async function (this: ShopWorld, _who: string, name: string) {
    await this.shopper.opens(`/c/${this.category(name).slug}`);
  },
);

When('{shopper} opens the category {string}', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.opens(`/c/${this.category(name).slug}`);
});

When('{shopper} opens the path {string}', async function (this: ShopWorld, _who: string, path: string) {
  await this.shopper.opens(path);
});

When('{shopper} opens the home page', async function (this: ShopWorld, _who: string) {
  await this.shopper.opens('/');
});

When(
  '{shopper} chooses the {word} {string}',
  async function (this: ShopWorld, _who: string, option: string, value: string) {
    await this.shopper.chooses(option, value);
  },
);

When('{shopper} takes {string} instead', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.takesInstead(name);
});

When('{shopper} turns to the next picture', async function (this: ShopWorld, _who: string) {
  await this.shopper.turnsGallery('next');
});

When('{shopper} turns to the previous picture', async function (this: ShopWorld, _who: string) {
  await this.shopper.turnsGallery('previous');
});

When('{shopper} looks closely at a picture', async function (this: ShopWorld, _who: string) {
  await this.shopper.looksClosely();
});

When('{shopper} follows the {string} in the list', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.opensFromList(name);
});

When('{shopper} sets out for the {string}', async function (this: ShopWorld, _who: string, name: string) {
  await this.shopper.setsOutFor(name);
});

Then(
  '{shopper} sees the {string} on its way for {string}',
  async function (this: ShopWorld, _who: string, name: string, price: string) {
    assert.deepEqual(await this.shopper.awaited(name), { price, isForSale: false });
  },
);

Then('{shopper} does not see the {string} on its way', async function (this: ShopWorld, _who: string, name: string) {
  assert.equal(await this.shopper.awaited(name), null);
});

When('{shopper} goes back', async function (this: ShopWorld, _who: string) {
  await this.shopper.goesBack();
});

Given('{shopper} has loaded the list to its end', async function (this: ShopWorld, _who: string) {
  await this.shopper.loadsAll();
});

When('{shopper} loads more', async function (this: ShopWorld, _who: string) {
  await this.shopper.loadsMore();
});

When(
  '{shopper} sorts the category {string} by {string}',
  async function (this: ShopWorld, _who: string, category: string, label: string) {
    await this.shopper.opens(`/c/${this.category(category).slug}`);
    await this.shopper.sortsBy(label);
  },
);

Then('the details name the {string} as {string}', async function (this: ShopWorld, label: string, value: string) {
  assert.equal((await this.shopper.product()).details[label], value);
});

Then('the details do not name the {string}', async function (this: ShopWorld, label: string) {
  assert.equal((await this.shopper.product()).details[label], undefined);
});

Then('{shopper} reads a price of {string}', async function (this: ShopWorld, _who: string, price: string) {
  assert.equal((await this.shopper.product()).price, price);
});

Then('{shopper} reads no struck-through price', async function (this: ShopWorld, _who: string) {
  assert.equal((await this.shopper.product()).regular, null);
});

Then('{shopper} reads no discount', async function (this: ShopWorld, _who: string) {
  assert.equal((await this.shopper.product()).discount, null);
});

Then(
  '{shopper} reads {string} beside a struck-through price of {string}',
  async function (this: ShopWorld, _who: string, discount: string, regular: string) {
    const seen = await this.shopper.product();
    assert.deepEqual({ discount: seen.discount, regular: seen.regular }, { discount, regular });
  },
);

Then('{shopper} reads {string} beside the product', async function (this: ShopWorld, _who: string, words: string) {
  assert.equal((await this.shopper.product()).error, words);
});

Then(
  '{shopper} cannot choose the {word} {string}',
  async function (this: ShopWorld, _who: string, option: string, value: string) {
    assert.equal(await this.shopper.canChoose(option, value), false);
  },
);

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

Then('the gallery stands at its last picture', async function (this: ShopWorld) {
  const { at, of } = await this.shopper.galleryPlace();
  assert.equal(at, of);
});

Then('the gallery shows the placeholder alone', async function (this: ShopWorld) {
  const { pictures } = await this.shopper.product();
  assert.equal(pictures.length, 1);
  assert.match(pictures[0] ?? '', /no_selection/);
});

Then('{shopper} sees the {string} as it was worn in public', async function (this: ShopWorld, _who, name: string) {
  const seen = await this.shopper.product();
  assert.deepEqual({ name: seen.name, isWornInPublic: seen.isWornInPublic }, { name, isWornInPublic: true });
});

Then('{shopper} sees the banner of the {string}', async function (this: ShopWorld, _who, name: string) {
  const seen = await this.shopper.product();
  assert.deepEqual({ name: seen.name, hasBanner: seen.hasBanner }, { name, hasBanner: true });
});

Then('{shopper} can play the film of the {string}', async function (this: ShopWorld, _who, name: string) {
  const seen = await this.shopper.product();
  assert.deepEqual({ name: seen.name, hasFilm: seen.hasFilm }, { name, hasFilm: true });
});

Then('{shopper} sees no film', async function (this: ShopWorld, _who) {
  assert.equal((await this.shopper.product()).hasFilm, false);
});

Then('{shopper} sees neither a banner nor how it was worn', async function (this: ShopWorld, _who) {
  const { isWornInPublic, hasBanner } = await this.shopper.product();
  assert.deepEqual({ isWornInPublic, hasBanner }, { isWornInPublic: false, hasBanner: false });
});

Then('{shopper} reads the label {string}', async function (this: ShopWorld, _who, label: string) {
  assert.ok(await this.shopper.isLabelled(label), `The product is not labelled ${label}.`);
});

Then('{shopper} is on the page of the {string}', async function (this: ShopWorld, _who: string, name: string) {
  assert.equal(await this.shopper.place(), 'product');
  assert.equal((await this.shopper.product()).name, name);
});

Then(
  '{shopper} is on the page of the {string} by {string}',
  async function (this: ShopWorld, _who: string, name: string, designer: string) {
    const seen = await this.shopper.product();
    assert.deepEqual({ name: seen.name, designer: seen.designer }, { name, designer });
  },
);

Then('{shopper} is on the page of the category {string}', async function (this: ShopWorld, _who: string, name: string) {
  assert.equal(await this.shopper.place(), 'category');
  assert.equal((await this.shopper.list()).heading, name);
});

Then('{shopper} is on the home page', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.place(), 'home');
});

Then('{shopper} is on the home page at {string}', async function (this: ShopWorld, _who: string, address: string) {
  assert.equal(await this.shopper.place(), 'home');
  assert.equal(await this.shopper.address(), address);
});

Then('{shopper} is on the cart page', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.place(), 'cart');
});

Then('{shopper} is on the checkout page', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.place(), 'checkout');
});

Then('the head of the page offers {string} and no more', async function (this: ShopWorld, names: string) {
  assert.deepEqual(await this.shopper.head(), names.split(', '));
});

Then('the head of the page offers the {string} too', async function (this: ShopWorld, name: string) {
  assert.ok((await this.shopper.head()).includes(name));
});

Then('{shopper} is told that the page cannot be found', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.place(), 'not-found');
});

Then('the missing page makes way for {string}', async function (this: ShopWorld, name: string) {
  const [first = ''] = await this.shopper.standIns();
  assert.ok(first.includes(name), `offered: ${first}`);
});

Then('{shopper} is told that the product cannot be shown now', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.place(), 'failed');
});

Then('the list shows {int} of {int} products', async function (this: ShopWorld, shown: number, total: number) {
  const seen = await this.shopper.list();
  assert.deepEqual({ shown: seen.tiles.length, total: seen.total }, { shown, total });
});

Then('the list begins with the product of {int} June', async function (this: ShopWorld, day: number) {
  assert.equal((await this.shopper.list()).tiles[0]?.name, `${day} June`);
});

Then('the list reads {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.list()).tiles.map(({ name }) => name).join(', '), names);
});

Then('the list shows the {string} for {string}', async function (this: ShopWorld, name: string, price: string) {
  assert.equal((await this.shopper.list()).tiles.find((tile) => tile.name === name)?.price, price);
});

Then(
  'the list shows the {string} {isOutOfStock}',
  async function (this: ShopWorld, name: string, isOutOfStock: boolean) {
    assert.equal((await this.shopper.list()).tiles.find((tile) => tile.name === name)?.isOutOfStock, isOutOfStock);
  },
);

Then('the menu offers {string} with {string} below it', async function (this: ShopWorld, name: string, below: string) {
  assert.deepEqual((await this.shopper.menu()).find((entry) => entry.name === name)?.below, [below]);
});

Then('the menu does not offer {string}', async function (this: ShopWorld, name: string) {
  const menu = await this.shopper.menu();
  assert.ok(menu.length > 0 && !menu.some((entry) => entry.name === name));
});

Then('the home page shows {string}', async function (this: ShopWorld, titles: string) {
  const rows = await this.shopper.homeRows();
  assert.deepEqual(rows, titles.split(', '));
});

Then('the home page shows a row {string}', async function (this: ShopWorld, title: string) {
  assert.ok((await this.shopper.homeRows()).includes(title));
});

Then('the home page shows no row {string}', async function (this: ShopWorld, title: string) {
  assert.ok(!(await this.shopper.homeRows()).includes(title));
});

Then('the title of the page is {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.title(), title);
});

Then('the title of the page begins with {string}', async function (this: ShopWorld, title: string) {
  assert.ok((await this.shopper.title()).startsWith(title));
});

Then('the shop was asked once for the path of the category {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await this.backdrop.asked({ part: 'path', path: this.category(name).path }), 1);
});
