import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the {string} has a size guide', async function (this: ShopWorld, name: string) {
  await this.fixtures.measures(this.product(name));
});

Given(
  '{int} found the {string} small, {int} as expected and {int} large',
  async function (this: ShopWorld, small: number, name: string, expected: number, large: number) {
    const fits = [
      ...Array<'small'>(small).fill('small'),
      ...Array<'as-expected'>(expected).fill('as-expected'),
      ...Array<'large'>(large).fill('large'),
    ];
    await this.sell(name, { fits });
  },
);

When('Meera reads the size guide in {string}', async function (this: ShopWorld, unit: string) {
  await this.shopper.readsSizeGuideIn(unit);
});

Then(
  'the size guide says of an {string} a bust of {string} in {string}',
  async function (this: ShopWorld, size: string, bust: string, unit: string) {
    const guide = await this.shopper.sizeGuide();
    assert.deepEqual([guide.unit, guide.measures[size]], [unit, bust]);
  },
);

Then('beside the sizes stands {string}', async function (this: ShopWorld, note: string) {
  const notes = await this.shopper.sizeNotes();
  assert.ok(notes.includes(note), notes.join(' '));
});

Then('nothing of what others found stands beside the sizes', async function (this: ShopWorld) {
  assert.doesNotMatch((await this.shopper.sizeNotes()).join(' '), /shoppers/);
});

Then('nothing of what she ordered stands beside the sizes', async function (this: ShopWorld) {
  assert.doesNotMatch((await this.shopper.sizeNotes()).join(' '), /ordered|kept/);
});
