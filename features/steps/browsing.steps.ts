import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('Meera/Asha shops in {word}', async function (this: ShopWorld, currency: 'INR' | 'USD' | 'GBP') {
  await this.fixtures.prefers({ currency });
});

Given('Meera/Asha shops from {word}', async function (this: ShopWorld, country: string) {
  await this.fixtures.prefers({ country });
});

Given("the shop's pages load what is their own alone", function (this: ShopWorld) {
  this.fixtures.settings.loaderRules.mixesIn = false;
});

When('Meera/Asha looks at the {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.opens(`/p/${this.product(name).sku}/${this.product(name).slug}`);
});

When(
  'Meera opens the address of the {string} in {string} and {string}',
  async function (this: ShopWorld, name: string, color: string, size: string) {
    const { sku, slug } = this.product(name);
    await this.shopper.opens(`/p/${sku}/${slug}/${sku}-${color}-${size}`);
  },
);

When('Meera opens the path of the {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.opens(`/${this.product(name).path}`);
});

When('Meera opens the sku address of the {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.opens(`/p/${this.product(name).sku}/${this.product(name).slug}`);
});

When('Meera opens the path of the category {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.opens(`/${this.category(name).path}`);
});

/** The shop of an example has paths of its own, which are written as the name is. */
When(
  'Meera opens the path of the category {string} as {string}',
  async function (this: ShopWorld, name: string, pasted: string) {
    const { path } = this.category(name);
    const written = name.toLowerCase();
    await this.shopper.opens(pasted.replace(written, path).replace(written.toUpperCase(), path.toUpperCase()));
  },
);

When('Meera opens the path of the category {string} again', async function (this: ShopWorld, name: string) {
  await this.shopper.opens('/');
  await this.shopper.opens(`/${this.category(name).path}`);
});

When('Meera opens the slug address of the category {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.opens(`/c/${this.category(name).slug}`);
});

When('Meera/Asha opens the category {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.opens(`/c/${this.category(name).slug}`);
});

When('Meera opens the path {string}', async function (this: ShopWorld, path: string) {
  await this.shopper.opens(path);
});

When('Meera sets out for the {string}', async function (this: ShopWorld, name: string) {
  await this.shopper.setsOutFor(name);
});

Then('Meera sees the {string} on its way for {string}', async function (this: ShopWorld, name: string, price: string) {
  assert.deepEqual(await this.shopper.awaited(name), { price, isForSale: false });
});

Then('Meera sees that a page is on its way', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isWaiting(), true);
});

Then('Meera sees that no page is on its way', async function (this: ShopWorld) {
  assert.equal(await this.shopper.isWaiting(), false);
});

Then('Meera does not see the {string} on its way', async function (this: ShopWorld, name: string) {
  assert.equal(await this.shopper.awaited(name), null);
});

When('Meera goes back', async function (this: ShopWorld) {
  await this.shopper.goesBack();
});

Then('Meera is on the page of the {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await this.shopper.place(), 'product');
  assert.equal((await this.shopper.product()).name, name);
});

Then(
  'Meera is on the page of the {string} by {string}',
  async function (this: ShopWorld, name: string, designer: string) {
    const seen = await this.shopper.product();
    assert.deepEqual({ name: seen.name, designer: seen.designer }, { name, designer });
  },
);

Then('the list of {string} closes with its banner', async function (this: ShopWorld, name: string) {
  const { heading, hasBanner } = await this.shopper.list();
  assert.deepEqual({ heading, hasBanner }, { heading: name, hasBanner: true });
});

Then('the list of {string} closes without a banner', async function (this: ShopWorld, name: string) {
  const { heading, hasBanner } = await this.shopper.list();
  assert.deepEqual({ heading, hasBanner }, { heading: name, hasBanner: false });
});

Then('Meera is on the page of the category {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await this.shopper.place(), 'category');
  assert.equal((await this.shopper.list()).heading, name);
});

Then('Meera is on the cart page', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'cart');
});

Then('Meera is on the checkout page', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'checkout');
});

Then('the head of the page offers {string} and no more', async function (this: ShopWorld, names: string) {
  assert.deepEqual(await this.shopper.head(), names.split(', '));
});

Then('the head of the page offers the {string} too', async function (this: ShopWorld, name: string) {
  assert.ok((await this.shopper.head()).includes(name));
});

Then('the head of the page does not offer the {string}', async function (this: ShopWorld, name: string) {
  assert.ok(!(await this.shopper.head()).includes(name));
});

Then('Meera is told that the page cannot be found', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'not-found');
});

Then('the missing page makes way for {string}', async function (this: ShopWorld, name: string) {
  const [first = ''] = await this.shopper.standIns();
  assert.ok(first.includes(name), `offered: ${first}`);
});

Then('Meera is told that the product cannot be shown now', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'failed');
});

Then('the title of the page is {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.title(), title);
});

Then('the title of the page begins with {string}', async function (this: ShopWorld, title: string) {
  assert.ok((await this.shopper.title()).startsWith(title));
});

Then(
  'the shop was asked for the {string} {int} time(s)',
  async function (this: ShopWorld, name: string, times: number) {
    assert.equal(await this.fixtures.asked({ part: 'path', path: this.product(name).path }), times);
  },
);

Then(
  'the shop was not asked what lives at the path of the category {string}',
  async function (this: ShopWorld, name: string) {
    assert.equal(await this.fixtures.asked({ part: 'path', path: this.category(name).path }), 0);
  },
);
