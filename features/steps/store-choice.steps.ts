import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { usualLocalisation } from '#domain/storeview/configured-view.ts';
import { builtShopOf } from '../support/built-shop-of.ts';
import type { ShopWorld } from '../support/world.ts';

Given("Meera's browser keeps the choice {string}", async function (this: ShopWorld, kept: string) {
  await builtShopOf(this).keepsChoice(kept);
});

const englishOf: Readonly<Record<string, string>> = { America: 'en-US', Britain: 'en-GB', India: 'en-IN' };

Given('Meera reads the English of {word}', async function (this: ShopWorld, place: string) {
  await this.fixtures.prefers({ locale: englishOf[place] ?? place });
});

Given('the shop writes moments as {string}', async function (this: ShopWorld, dateFormat: string) {
  await this.fixtures.prefers({ localised: { ...usualLocalisation, dateFormat } });
});

Given('the shop writes the sign behind an amount', async function (this: ShopWorld) {
  await this.fixtures.prefers({ localised: { ...usualLocalisation, currencySignPlacement: 'append' } });
});

Given('the shop writes rupees as {string}', async function (this: ShopWorld, sign: string) {
  const allCurrency = usualLocalisation.allCurrency.map((each) => (each.value === 'INR' ? { ...each, sign } : each));
  await this.fixtures.prefers({ localised: { ...usualLocalisation, allCurrency } });
});

Given("Meera's browser asks for {locale}", async function (this: ShopWorld, locale: string) {
  await this.fixtures.asksFor(locale);
});

When('Meera reads on in the language she is offered', async function (this: ShopWorld) {
  await this.shopper.takesLanguageOffered();
});

Then('Meera is offered {string} by {string}', async function (this: ShopWorld, way: string, text: string) {
  assert.deepEqual(await this.shopper.languageOffered(), { text, way });
});

Then('Meera is offered no language', async function (this: ShopWorld) {
  assert.equal(await this.shopper.languageOffered(), null);
});

Then('the offer is in {string} and read from {side}', async function (this: ShopWorld, language: string, side: string) {
  await this.shopper.languageOffered();
  assert.deepEqual(await builtShopOf(this).writingOfNotice(), { language, side });
});

When('Meera shops on from the United States', async function (this: ShopWorld) {
  await this.shopper.choosesStore({ country: 'US' });
});

When('Meera thinks of shopping on from the United States', async function (this: ShopWorld) {
  await this.shopper.considersCountry('US');
});

Then('Meera reads {string} beside the choice', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.wordsOfChoice(), words);
});

Then('Meera reads nothing of her cart beside the choice', async function (this: ShopWorld) {
  assert.equal(await this.shopper.wordsOfChoice(), null);
});

When('Meera goes on in {word}', async function (this: ShopWorld, currency: 'INR' | 'USD' | 'GBP') {
  await this.shopper.choosesStore({ currency });
});

When('Meera reads on in {locale}', async function (this: ShopWorld, locale: string) {
  await this.shopper.choosesStore({ locale });
});

Then('the page is in {string} and read from {side}', async function (this: ShopWorld, language: string, side: string) {
  assert.deepEqual(await builtShopOf(this).writing(), { language, side });
});

Then(
  'the shop sends Meera the category {string} with {string} and without {string}',
  async function (this: ShopWorld, name: string, there: string, missing: string) {
    const { toShopper } = await builtShopOf(this).sent(`/c/${this.category(name).slug}`);
    assert.ok(toShopper.includes(there), `There is no ${there}.`);
    assert.ok(!toShopper.includes(missing), `There is ${missing}.`);
  },
);
