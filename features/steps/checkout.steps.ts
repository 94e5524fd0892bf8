import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { meera } from '../support/meera.ts';
import { fillsInToPayInCash } from '../support/pay-in-cash.ts';
import type { ShopWorld } from '../support/world.ts';

Given('{shopper} has filled in the checkout', async function (this: ShopWorld, _who: string) {
  await this.shopper.fillsInCheckout(meera);
});

Given('{shopper} has filled in the checkout and accepts the terms', async function (this: ShopWorld, _who: string) {
  await this.shopper.fillsInCheckout(meera);
  await this.shopper.acceptsTerms(true);
});

Given(
  '{shopper} has filled in the checkout, accepts the terms and pays in cash',
  async function (this: ShopWorld, _who: string) {
    await fillsInToPayInCash(this.shopper);
  },
);

Given('{shopper} has begun to fill in the checkout', async function (this: ShopWorld, _who: string) {
  await this.shopper.fillsInCheckout({ 'First name': 'Meera' });
});

When(
  '{shopper} fills in the checkout with {string} as {string}',
  async function (this: ShopWorld, _who: string, field: string, typed: string) {
    await this.shopper.fillsInCheckout({ ...meera, [field]: typed });
  },
);

When(
  '{shopper} types {string} as her own first name and {string} as that of the address',
  async function (this: ShopWorld, _who: string, own: string, other: string) {
    await this.shopper.typesFirstNames(own, other);
  },
);

Then(
  'the first names in the checkout are {string} and {string}',
  async function (this: ShopWorld, own: string, other: string) {
    assert.deepEqual(await this.shopper.firstNames(), [own, other]);
  },
);

When('{shopper} opens the checkout', async function (this: ShopWorld, _who: string) {
  await this.shopper.opens('/checkout');
});

When('{shopper} has the parcel sent to {string}', async function (this: ShopWorld, _who: string, country: string) {
  await this.shopper.deliversTo(country);
});

When('{shopper} has it sent to India instead', async function (this: ShopWorld, _who: string) {
  await this.shopper.takesCountryBack();
});

Then('{shopper} reads {string} beside the country', async function (this: ShopWorld, _who: string, words: string) {
  assert.equal(await this.shopper.wordsOfCountry(), words);
});

Then('{shopper} reads nothing beside the country', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.wordsOfCountry(), '');
});

Then('the parcel would go to {word}', async function (this: ShopWorld, country: string) {
  assert.equal(await this.shopper.countryOfDelivery(), country);
});

When('{shopper} chooses to pay by {string}', async function (this: ShopWorld, _who: string, title: string) {
  await this.shopper.paysBy(title);
});

Then(
  '{shopper} reads {string} at {string}',
  async function (this: ShopWorld, _who: string, words: string, field: string) {
    assert.equal(await this.shopper.problemAt(field), words);
  },
);

Then('{shopper} reads that the cart is empty', async function (this: ShopWorld, _who: string) {
  assert.equal(await this.shopper.place(), 'checkout');
  assert.deepEqual(await this.shopper.cart(), []);
});

Then("the checkout still knows {shopper}'s details", async function (this: ShopWorld, _who: string) {
  assert.deepEqual(await this.shopper.filledIn(), meera);
});

Then('the chosen shipping method is {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.shippingMethod(), title);
});

Then('the ways to pay are {string}', async function (this: ShopWorld, titles: string) {
  assert.equal((await this.shopper.paymentMethods()).join(', '), titles);
});

Then('{shopper} reads {string} beside it', async function (this: ShopWorld, _who: string, words: string) {
  assert.ok((await this.shopper.paymentMessage())?.includes(words));
});

Then('{shopper} is warned {string}', async function (this: ShopWorld, _who: string, words: string) {
  assert.ok((await this.shopper.changesTold()).includes(words));
});

Then('{shopper} reads on the page {string}', async function (this: ShopWorld, _who: string, words: string) {
  assert.ok((await this.shopper.mainText()).includes(words));
});
