import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

const addresses: Readonly<Record<string, string>> = {
  Profile: '',
  'Shipping details': '/shipping-details',
  Newsletter: '/newsletter',
  Orders: '/orders',
  'Recently viewed': '/recently-viewed',
  'Store credit': '/credit-details',
  'My data': '/my-data',
};

Given('Asha has ordered {pieces} of the {string}', async function (this: ShopWorld, quantity: number, name: string) {
  this.elsewhere = await this.fixtures.hasOrdered(this.person('Asha'), this.product(name), quantity);
});

Given('{word} has {rupees} of store credit', async function (this: ShopWorld, name: string, rupees: number) {
  await this.fixtures.givesCredit(this.person(name), rupees);
});

Given("the newsletter goes to Asha's address already", async function (this: ShopWorld) {
  await this.fixtures.sendsNewsletterTo(this.person('Asha').email);
});

Given('the shop does not answer about orders', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'account', kind: 'no-answer' });
});

When('Meera/Asha opens the account at {string}', async function (this: ShopWorld, block: string) {
  await this.shopper.opens(`/my-account${addresses[block] ?? block}`);
});

When('Asha opens the last order', async function (this: ShopWorld) {
  const [last] = await this.shopper.pastOrders();
  assert.ok(last, 'no order is listed');
  await this.shopper.opensPastOrder(last.name);
});

When('Asha orders that again', async function (this: ShopWorld) {
  await this.shopper.ordersAgain();
});

When('Asha saves {string} as {string}', async function (this: ShopWorld, field: string, text: string) {
  await this.shopper.saves({ [field]: text });
});

When('Asha saves:', async function (this: ShopWorld, table: DataTable) {
  await this.shopper.saves(table.rowsHash());
});

When('Asha wants another e-mail and confirms it', async function (this: ShopWorld) {
  const { email, password } = this.person('Asha');
  await this.shopper.saves({ 'Email address': `new.${email}` });
  await this.shopper.saves({ 'Confirm with your password': password });
});

When('Asha subscribes in the account', async function (this: ShopWorld) {
  await this.shopper.subscribesInAccount(true);
});

When('Asha unsubscribes in the account', async function (this: ShopWorld) {
  await this.shopper.subscribesInAccount(false);
});

When('Asha takes the {string} out of what was viewed', async function (this: ShopWorld, name: string) {
  await this.shopper.forgetsViewed(name);
});

When('Asha clears what was viewed', async function (this: ShopWorld) {
  await this.shopper.clearsViewed();
});

When('Asha logs out', async function (this: ShopWorld) {
  await this.shopper.logsOut();
});

Then('the account offers {string} and no more', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.blocksOffered()).join(', '), names);
});

Then('Asha sees the block {string}', async function (this: ShopWorld, block: string) {
  assert.equal(await this.shopper.block(), block);
});

Then('the orders listed are {string}', async function (this: ShopWorld, orders: string) {
  const listed = await this.shopper.pastOrders();
  assert.equal(listed.map(({ status, total }) => `${status} ${total}`).join(', '), orders);
});

Then('every listed order has a number', async function (this: ShopWorld) {
  const listed = await this.shopper.pastOrders();
  assert.ok(listed.length > 0);
  for (const { name } of listed) assert.match(name, /^Order AF\d+$/);
});

Then('the block says {string}', async function (this: ShopWorld, words: string) {
  const text = await this.shopper.blockMessages();
  assert.ok(text.includes(words), text);
});

Then('the block does not say {string}', async function (this: ShopWorld, words: string) {
  assert.ok(!(await this.shopper.blockMessages()).includes(words));
});

Then('{string} in the account is {string}', async function (this: ShopWorld, field: string, text: string) {
  assert.equal((await this.shopper.accountFields())[field], text);
});

Then('the account asks Asha for {string} behind the street', async function (this: ShopWorld, place: string) {
  const asked = Object.keys(await this.shopper.accountFields());
  const behind = asked.slice(asked.indexOf('Street address') + 1, asked.indexOf('Phone number'));
  assert.equal(behind.join(', '), place);
});

Then("{string} in the account is Asha's new e-mail", async function (this: ShopWorld, field: string) {
  assert.equal((await this.shopper.accountFields())[field], `new.${this.person('Asha').email}`);
});

Then('Asha reads {string} at {string} in the account', async function (this: ShopWorld, words: string, field: string) {
  assert.equal(await this.shopper.accountProblemAt(field), words);
});

Then('the store credit is {string}, booked as {string}', async function (this: ShopWorld, sum: string, booked: string) {
  const { balance, amounts } = await this.shopper.storeCredit();
  assert.deepEqual([balance, amounts.join(', ')], [sum, booked]);
});

Then('the account lists {string} as viewed', async function (this: ShopWorld, names: string) {
  assert.equal((await this.shopper.viewedInAccount()).join(', '), names);
});

Then("the newsletter goes to Asha's address", async function (this: ShopWorld) {
  assert.equal(await this.fixtures.doesNewsletterGoTo(this.person('Asha').email), true);
});

Then("the newsletter does not go to Asha's address", async function (this: ShopWorld) {
  assert.equal(await this.fixtures.doesNewsletterGoTo(this.person('Asha').email), false);
});
