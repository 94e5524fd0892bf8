import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import { demoSeller } from '#api/demo/seller.ts';
import type { ShopWorld } from '../support/world.ts';

Given('Meera opens the contact page', async function (this: ShopWorld) {
  await this.shopper.opens('/contact-us');
});

Given('the shop says who sells and who answers complaints', function (this: ShopWorld) {
  const { name, address, grievanceOfficer, grievanceEmail: email, grievancePhone: phone } = demoSeller;
  const { settings } = this.fixtures;
  Object.assign(settings.seller, { name, address });
  Object.assign(settings.grievanceOfficer, { name: grievanceOfficer, email, phone });
});

Given('no mail can be sent', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'mails', kind: 'no-token' });
});

When('Meera writes to the shop {string}', async function (this: ShopWorld, message: string) {
  await write(this, { Message: message });
});

When('Meera writes to the shop with {string} as {string}', async function (this: ShopWorld, text, field) {
  await write(this, { [field]: text });
});

Then('Meera reads that an answer comes', async function (this: ShopWorld) {
  const { email } = this.person('Meera');
  assert.equal(await this.shopper.contactMessages(), `We answer to ${email}, usually within one working day.`);
});

Then('Meera reads of the message {string}', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.contactMessages(), words);
});

Then('Meera reads {string} at {string} of the message', async function (this: ShopWorld, words: string, field: string) {
  assert.equal(await this.shopper.messageProblemAt(field), words);
});

Then(/^the message (?:still )?reads "(.*)"$/, async function (this: ShopWorld, message: string) {
  assert.equal(await this.shopper.messageTyped(), message);
});

Then('the shop gets the message {string} of Meera', async function (this: ShopWorld, message: string) {
  const { firstName, lastName, email } = this.person('Meera');
  const text = `${message}\n\n${firstName} ${lastName}`;
  assert.deepEqual(await this.fixtures.mailsToShop(), [{ from: email, subject: 'An order', text }]);
});

Then('the shop gets no message', async function (this: ShopWorld) {
  assert.deepEqual(await this.fixtures.mailsToShop(), []);
});

When('Meera opens the page of the shops', async function (this: ShopWorld) {
  await this.shopper.opens('/store-locator');
});

When('Meera looks for shops in {string}', async function (this: ShopWorld, text: string) {
  await this.shopper.looksForShops(text);
});

Then('Meera sees the shops {string}', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.shopsListed()).join(', '), names);
});

Then('Meera reads that {string} is at {string}', async function (this: ShopWorld, name: string, address: string) {
  assert.equal(asOneLine((await this.shopper.shopTold(name)).address), asOneLine(address));
});

Then('Meera reads that {string} answers {string}', async function (this: ShopWorld, name: string, telephone: string) {
  assert.equal((await this.shopper.shopTold(name)).telephone, telephone);
});

Then(
  'Meera reads that {string} is open on {string} {string}',
  async function (this: ShopWorld, name: string, day: string, hours: string) {
    assert.equal((await this.shopper.shopTold(name)).hours[day], hours);
  },
);

Then('Meera reads {string} above the shops', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.shopsSentence(), words);
});

/** An address stands in lines of its own; how they are parted is not read. */
function asOneLine(address: string): string {
  return address.replaceAll(/[\s,]/g, '');
}

async function write(world: ShopWorld, otherwise: Readonly<Record<string, string>>): Promise<void> {
  const { firstName, lastName, email } = world.person('Meera');
  const filling = { Name: `${firstName} ${lastName}`, 'Email address': email, Message: 'When will it arrive?' };
  await world.shopper.writesToShop({ ...filling, ...otherwise });
}
