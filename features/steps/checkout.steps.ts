import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { meera } from '../support/meera.ts';
import { fillsInToPayInCash } from '../support/pay-in-cash.ts';
import type { ShopWorld } from '../support/world.ts';

Given('Meera has filled in the checkout', async function (this: ShopWorld) {
  await this.shopper.fillsInCheckout(meera);
});

Given('Meera has filled in the checkout and accepts the terms', async function (this: ShopWorld) {
  await this.shopper.fillsInCheckout(meera);
  await this.shopper.acceptsTerms(true);
});

Given('Meera has filled in the checkout, accepts the terms and pays in cash', async function (this: ShopWorld) {
  await fillsInToPayInCash(this.shopper);
});

Given(
  'Meera has filled in the checkout with an e-mail of no account, to pay in cash',
  async function (this: ShopWorld) {
    await fillsInToPayInCash(this.shopper, { 'Email address': this.person('Meera').email });
  },
);

Given('Meera has begun to fill in the checkout', async function (this: ShopWorld) {
  await this.shopper.fillsInCheckout({ 'First name': 'Meera' });
});

When(
  'Meera fills in the checkout with {string} as {string}',
  async function (this: ShopWorld, field: string, typed: string) {
    await this.shopper.fillsInCheckout({ ...meera, [field]: typed });
  },
);

When('Meera fills in the checkout with:', async function (this: ShopWorld, table: DataTable) {
  await this.shopper.fillsInCheckout({ ...meera, ...table.rowsHash() });
});

Given("Meera's browser has written her details into the checkout without a word", async function (this: ShopWorld) {
  await this.shopper.hasWrittenIn(meera);
});

When('Meera goes on from her address', async function (this: ShopWorld) {
  const nothing = {};
  await this.shopper.fillsInCheckout(nothing);
});

When('Meera fills in the checkout with the city alone', async function (this: ShopWorld) {
  await this.shopper.fillsInCheckout({ City: meera['City'] ?? '' });
});

When('Meera fills in nothing of the checkout', async function (this: ShopWorld) {
  await this.shopper.fillsInCheckout({ 'First name': '' });
});

When(
  'Meera types {string} as her own first name and {string} as that of the address',
  async function (this: ShopWorld, own: string, other: string) {
    await this.shopper.typesFirstNames(own, other);
  },
);

Then(
  'the first names in the checkout are {string} and {string}',
  async function (this: ShopWorld, own: string, other: string) {
    assert.deepEqual(await this.shopper.firstNames(), [own, other]);
  },
);

When(
  'Meera has the bill sent to {string} in {string} with the tax ID {string}',
  async function (this: ShopWorld, company: string, city: string, taxId: string) {
    await this.shopper.billsElsewhere({ ...meera, City: city, Company: company, 'Tax ID': taxId });
  },
);

When('Meera opens the checkout', async function (this: ShopWorld) {
  await this.shopper.opens('/checkout');
});

Then("the checkout knows Meera's name and e-mail", async function (this: ShopWorld) {
  const { firstName, lastName, email } = this.person('Meera');
  const known = await this.shopper.filledIn();
  assert.equal(known['Email address'], email);
  assert.deepEqual([known['First name'], known['Last name']], [firstName, lastName]);
});

Then('Meera is signed in as {string}', async function (this: ShopWorld, name: string) {
  assert.equal(await this.shopper.signedInAs(), name);
});

When('Meera has the parcel sent to {string}', async function (this: ShopWorld, country: string) {
  await this.shopper.deliversTo(country);
});

Then('Meera is asked for {string} behind the street', async function (this: ShopWorld, place: string) {
  const asked = await this.shopper.placeAsked();
  const behind = asked.slice(asked.indexOf('Street address') + 1, asked.indexOf('Phone number'));
  assert.equal(behind.join(', '), place);
});

When('Meera has it sent to India instead', async function (this: ShopWorld) {
  await this.shopper.takesCountryBack();
});

Then('Meera reads {string} beside the country', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.wordsOfCountry(), words);
});

Then('Meera reads nothing beside the country', async function (this: ShopWorld) {
  assert.equal(await this.shopper.wordsOfCountry(), '');
});

Then('Meera reads nothing wrong at {string}', async function (this: ShopWorld, field: string) {
  assert.equal(await this.shopper.problemAt(field), null);
});

When('Meera takes the way to the cart beside the country', async function (this: ShopWorld) {
  await this.shopper.goesToCartFromCountry();
});

Then('the parcel would go to {word}', async function (this: ShopWorld, country: string) {
  assert.equal(await this.shopper.countryOfDelivery(), country);
});

Then('Meera reads {string} at {string}', async function (this: ShopWorld, words: string, field: string) {
  assert.equal(await this.shopper.problemAt(field), words);
});

Then('Meera reads that the cart is empty', async function (this: ShopWorld) {
  assert.equal(await this.shopper.place(), 'checkout');
  assert.deepEqual(await this.shopper.cart(), []);
});

Then("the checkout still knows Meera's details", async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.filledIn(), meera);
});

Then('the checkout still knows {string} as {string}', async function (this: ShopWorld, typed: string, field: string) {
  assert.equal((await this.shopper.filledIn())[field], typed);
});

Then('the checkout knows nothing of Meera', async function (this: ShopWorld) {
  const written = Object.values(await this.shopper.filledIn());
  assert.deepEqual(
    Object.values(meera).filter((text) => written.includes(text)),
    [],
  );
});

Then('the chosen shipping method is {string}', async function (this: ShopWorld, title: string) {
  assert.equal(await this.shopper.shippingMethod(), title);
});

Then('the button that orders begins with {string}', async function (this: ShopWorld, words: string) {
  assert.ok((await this.shopper.orderButton()).startsWith(words));
});

Then('Meera is warned {string}', async function (this: ShopWorld, words: string) {
  assert.ok((await this.shopper.changesTold()).includes(words));
});

Then('Meera does not read on the page {string}', async function (this: ShopWorld, words: string) {
  assert.ok(!(await this.shopper.mainText()).includes(words));
});

When('Meera follows {string} on the page', async function (this: ShopWorld, name: string) {
  await this.shopper.follows(name);
});

Then('Meera reads on the page {string}', async function (this: ShopWorld, words: string) {
  assert.ok((await this.shopper.mainText()).includes(words));
});
