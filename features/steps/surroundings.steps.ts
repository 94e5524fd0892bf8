import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

const MOST_PRESSES = 100;
/** A device that refuses is tried three times meanwhile. */
const UNTIL_GIVEN_UP_MS = 1_000;

/** A page that opens on a device that fails goes on when time has passed. */
async function comesBackWhile({ shopper, fixtures }: ShopWorld, milliseconds: number): Promise<void> {
  if (fixtures.device.isReal) return; // a page that opens has its own time
  const coming = shopper.comesBack();
  await fixtures.device.asked();
  await fixtures.passes(milliseconds);
  await coming;
}

Given('today is {day}', async function (this: ShopWorld, day: string) {
  await this.fixtures.setTime(Date.parse(`${day}T09:30:00Z`));
});

Given('Meera/Asha is offline', async function (this: ShopWorld) {
  await this.fixtures.goes('offline');
});

Given("the shop's catalog does not answer", async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'catalog', kind: 'no-answer' });
});

Given('the catalog takes its time', async function (this: ShopWorld) {
  this.letCatalogGo = await this.fixtures.holdsCatalog();
});

When('the catalog answers', async function (this: ShopWorld) {
  await this.letCatalogGo();
  await this.shopper.settles();
});

When('the catalog falls silent', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'catalog', kind: 'no-answer' });
  await this.letCatalogGo();
  await this.shopper.settles();
});

Given("the shop's stock does not answer", async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'stock', kind: 'no-answer' });
});

Given("the shop's home data does not answer", async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'home', kind: 'no-answer' });
});

Given('the device cannot read what it kept', async function (this: ShopWorld) {
  this.fixtures.device.failReads();
  await comesBackWhile(this, UNTIL_GIVEN_UP_MS);
});

Given('the next {int} writes to the device fail', function (this: ShopWorld, times: number) {
  this.fixtures.device.failWrites(times);
});

Given('the device is full', function (this: ShopWorld) {
  this.fixtures.device.fill();
});

Given('the device is full of pictures', function (this: ShopWorld) {
  this.fixtures.device.fillWithPictures();
});

Given('the device has set {int} damaged orders aside', function (this: ShopWorld, count: number) {
  this.fixtures.device.reports({ kind: 'set-aside', count });
});

Given('another tab does not let go of the orders', function (this: ShopWorld) {
  this.fixtures.device.reports({ kind: 'held' });
});

Given('the browser does not promise to keep anything', function (this: ShopWorld) {
  this.fixtures.device.promisesNothing();
});

Given('the browser offers to set the shop among its apps', function (this: ShopWorld) {
  this.fixtures.device.offersInstall();
});

Given('the page has come to rest', async function (this: ShopWorld) {
  await this.fixtures.device.comesToRest();
});

When("the page comes to rest on Meera's device", async function (this: ShopWorld) {
  await this.fixtures.device.comesToRest();
});

When('the browser has put the shop on the device', function (this: ShopWorld) {
  this.fixtures.device.keepsShop('cached');
});

When('the browser has put a new version of the shop on the device', function (this: ShopWorld) {
  this.fixtures.device.keepsShop('updated');
});

Then('the browser has asked about the app {int} time(s)', function (this: ShopWorld, times: number) {
  assert.equal(this.fixtures.device.installs(), times);
});

Then('the device keeps no pictures any more', function (this: ShopWorld) {
  assert.equal(this.fixtures.device.keepsPictures(), false);
});

Given('the device does not answer', function (this: ShopWorld) {
  this.fixtures.device.hang();
});

Given('the browser keeps nothing for the shop', async function (this: ShopWorld) {
  this.fixtures.device.block();
  await comesBackWhile(this, UNTIL_GIVEN_UP_MS);
});

When(
  'Meera/Asha comes back later to a device that takes {int} seconds',
  async function (this: ShopWorld, seconds: number) {
    this.fixtures.device.hold();
    await comesBackWhile(this, seconds * 1_000);
  },
);

When('the device answers', async function (this: ShopWorld) {
  this.fixtures.device.letGo();
  await this.shopper.settles();
});

Given('Meera has pressed the heart until the device could write again', async function (this: ShopWorld) {
  const { device } = this.fixtures;
  for (let presses = 0; !device.canWrite(); presses += 1) {
    assert.ok(presses < MOST_PRESSES, 'The shop has given up writing.');
    await (presses % 2 === 0 ? this.shopper.savesOpenProduct() : this.shopper.forgetsOpenProduct());
  }
});

Then('those who run the shop read {string} in the log', async function (this: ShopWorld, words: string) {
  await this.shopper.settles();
  const lines = await this.fixtures.logged();
  assert.equal(lines.filter((line) => line.includes(words)).length, 1, lines.join('\n'));
});

Then('those who run the shop read {string} in the log, once or more', async function (this: ShopWorld, words: string) {
  await this.shopper.settles();
  const lines = await this.fixtures.logged();
  assert.ok(
    lines.some((line) => line.includes(words)),
    lines.join('\n'),
  );
});

When('Meera/Asha is online again', async function (this: ShopWorld) {
  await this.fixtures.goes('online');
  await this.shopper.settles();
});

When('Meera is online twice at once', async function (this: ShopWorld) {
  await this.fixtures.goes('online');
  await this.fixtures.signalsOnline(2);
  await this.shopper.settles();
});

When('the device says online without a network', async function (this: ShopWorld) {
  await this.fixtures.signalsOnline(1);
  await this.shopper.settles();
});

Then('the device was asked anew', function (this: ShopWorld) {
  assert.equal(this.fixtures.device.hasReconnected(), true);
});
