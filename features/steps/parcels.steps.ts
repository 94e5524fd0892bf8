import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the order has left with {string} as parcel {string}', async function (this: ShopWorld, carrier, number) {
  await this.fixtures.ships({ carrier, number, link: 'https://carrier.test/follow' });
});

Given(
  'on {day} the order has left with {string} as parcel {string} and has come',
  async function (this: ShopWorld, day: string, carrier: string, number: string) {
    await this.fixtures.setTime(Date.parse(`${day}T09:30:00Z`));
    await this.fixtures.ships({ carrier, number, link: 'https://carrier.test/follow' });
    await this.fixtures.delivers();
  },
);

Given('the order has come', async function (this: ShopWorld) {
  await this.fixtures.delivers();
});

Then('the order is told to come with {string} as parcel {string}', async function (this: ShopWorld, carrier, number) {
  const [parcel, ...others] = await this.shopper.parcels();
  assert.ok(parcel && others.length === 0, 'it is told to come with one parcel');
  assert.ok(parcel.text.startsWith(carrier), parcel.text);
  assert.ok(parcel.text.includes(number), parcel.text);
  assert.match(parcel.text, /Sent on \d/);
});

Then('the order is told to come with nobody yet', async function (this: ShopWorld) {
  assert.deepEqual(await this.shopper.parcels(), []);
});

Then('the parcel can be followed', async function (this: ShopWorld) {
  const parcels = await this.shopper.parcels();
  assert.deepEqual(
    parcels.map(({ link }) => link?.startsWith('Follow the parcel')),
    [true],
  );
});

Then('the parcel is told to have come', async function (this: ShopWorld) {
  assert.match((await this.shopper.parcels())[0]?.text ?? '', /Delivered on \d/);
});

Then('the parcel is not told to have come', async function (this: ShopWorld) {
  assert.doesNotMatch((await this.shopper.parcels())[0]?.text ?? '', /Delivered/);
});
