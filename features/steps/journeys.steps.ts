import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { LostTab, Means, PageEnd } from '../assemblies/built-shop.ts';
import { builtShopOf } from '../support/built-shop-of.ts';
import { meera } from '../support/meera.ts';
import type { ShopWorld } from '../support/world.ts';

/** How many times as long a phone of few rupees takes. */
const SLOW = 10;

/** Of a page that stands still; from 0 to 1. */
const STILL = 0.001;

const pagesOfShopper = ['/', '/cart', '/checkout', '/confirmation'];

Given('Meera shops with {means}', async function (this: ShopWorld, means: Means) {
  await this.scenario.builtShop?.hands(means); // without a page all means are the same
});

Given('Meera reads the shop translated', function (this: ShopWorld) {
  builtShopOf(this).translates();
});

Given("extensions of Meera's browser change every page", function (this: ShopWorld) {
  builtShopOf(this).hasExtensions();
});

Given('Meera has typed into the page {string} before its code came:', typeUnheard);

async function typeUnheard(this: ShopWorld, path: string, table: DataTable): Promise<void> {
  await builtShopOf(this).opensWithoutCode(path);
  await builtShopOf(this).typesUnheard(table.rowsHash());
}

Then('Meera finds what she has typed:', async function (this: ShopWorld, table: DataTable) {
  const texts = table.rowsHash();
  assert.deepEqual(await builtShopOf(this).standsIn(Object.keys(texts)), texts);
});

Given('Meera taps the card of the {string}', async function (this: ShopWorld, name: string) {
  await builtShopOf(this).tapsCard(name);
});

When('Meera opens and closes {string}', async function (this: ShopWorld, names: string) {
  for (const name of names.split(', ')) await builtShopOf(this).opensAndCloses(name);
});

Then(
  'it took at most {int} taps and {int} typed fields',
  function (this: ShopWorld, mostTaps: number, mostFields: number) {
    const { taps, fields } = builtShopOf(this).effort();
    assert.ok(taps <= mostTaps && fields <= mostFields, `It took ${taps} taps and ${fields} fields.`);
  },
);

Then('nothing has moved by more than {float}', async function (this: ShopWorld, most: number) {
  const { moves: movesOf, movedParts } = builtShopOf(this);
  const [moves, parts] = [await movesOf(), await movedParts()];
  const told = [`After the taps this has moved: ${moves.join(', ')}`, ...parts].join('\n');
  assert.ok(moves.length > 0 && Math.max(...moves) <= most, told);
});

Then('the page has stood still', async function (this: ShopWorld) {
  const { movedUnasked, moves, movedParts } = builtShopOf(this);
  const [unasked, afterTaps, parts] = [await movedUnasked(), await moves(), await movedParts()];
  const told = [`Without a press ${unasked} has moved, and by taps ${afterTaps.join(', ')}.`, ...parts].join('\n');
  assert.ok(Math.max(unasked, ...afterTaps) < STILL, told);
});

Given("Meera's tab {word} while the order is on its way", async function (this: ShopWorld, how: LostTab) {
  await builtShopOf(this).losesTabInPlacing(how);
});

Given(
  'Meera has typed into every form, also about the {string} and the sold-out {string}',
  async function (this: ShopWorld, there: string, soldOut: string) {
    await builtShopOf(this).typesIntoForms({ there: addressOf(this, there), soldOut: addressOf(this, soldOut) });
  },
);

Given('Asha has typed into every form of the account', async function (this: ShopWorld) {
  await builtShopOf(this).typesIntoForms(null);
});

Then('nothing of it is lost when {pageEnd}', async function (this: ShopWorld, how: PageEnd) {
  assert.deepEqual(await builtShopOf(this).lostOfTyped(how), []);
});

Given('the code of the page of the {string} is late', async function (this: ShopWorld, name: string) {
  await builtShopOf(this).opensWithoutCode(addressOf(this, name));
});

Given('Meera presses {string} in vain', async function (this: ShopWorld, name: string) {
  await builtShopOf(this).pressesInVain(name);
});

When('the code has come', async function (this: ShopWorld) {
  await builtShopOf(this).letsCodeCome();
});

Then('no page was drawn anew', function (this: ShopWorld) {
  assert.equal(builtShopOf(this).drawnAnew(), 0);
});

When('Meera loads the page again', async function (this: ShopWorld) {
  await builtShopOf(this).loadsAgain();
});

Given("Meera's phone is a slow one", async function (this: ShopWorld) {
  await builtShopOf(this).slowsDown(SLOW);
});

Given("Meera's browser is the oldest that the shop runs in", function (this: ShopWorld) {
  builtShopOf(this).usesBrowser('oldest');
});

Given("Meera's browser is older than the shop runs in", function (this: ShopWorld) {
  builtShopOf(this).usesBrowser('too old');
});

Given("Meera's browser runs no scripts", async function (this: ShopWorld) {
  await builtShopOf(this).switchesScriptsOff();
});

Given('the shop loses its power and starts again', async function (this: ShopWorld) {
  await builtShopOf(this).losesPower();
});

Given("the shop's API is down", async function (this: ShopWorld) {
  await builtShopOf(this).stopsApi();
});

Given('the catalog is late for the next page', async function (this: ShopWorld) {
  await builtShopOf(this).delaysCatalog();
});

Then(
  'Meera sees the {string} for {string} with its picture',
  async function (this: ShopWorld, name: string, price: string) {
    assert.deepEqual(await builtShopOf(this).showcase(name), { price, isPictured: true });
  },
);

Then('the shop sends Meera the same pages as a stranger', async function (this: ShopWorld) {
  for (const address of pagesOfShopper) {
    const { toShopper, toStranger } = await builtShopOf(this).sent(address);
    assert.equal(toShopper, toStranger);
    assert.ok(!toShopper.includes(meera['Email address'] ?? ''));
  }
});

Then('Meera is offered {string}', async function (this: ShopWorld, way: string) {
  assert.ok((await this.shopper.ways()).includes(way));
});

Then('search engines are told that there is nothing', function (this: ShopWorld) {
  assert.equal(builtShopOf(this).status(), 404);
});

Then('search engines are told to come back later', function (this: ShopWorld) {
  assert.equal(builtShopOf(this).status(), 503);
});

function addressOf(world: ShopWorld, name: string): string {
  const { sku, slug } = world.product(name);
  return `/p/${sku}/${slug}`;
}
