import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { VisitEvent } from '#domain/analytics/visit-event.ts';
import type { ShopWorld } from '../support/world.ts';

Given('the shop counts what is looked at and bought', async function (this: ShopWorld) {
  await counts(this);
});

Given('Meera has allowed the shop to count', async function (this: ShopWorld) {
  await counts(this);
  await this.shopper.opens('/');
  await this.shopper.answersConsent('Allow all');
});

Then('nothing is counted', async function (this: ShopWorld) {
  assert.deepEqual(await counted(this), []);
});

Then('nothing is counted of the category {string}', async function (this: ShopWorld, name: string) {
  assert.deepEqual(textsOf(await counted(this), name), []);
});

Then('nothing is counted of the cart', async function (this: ShopWorld) {
  const names = namesOf(await counted(this));
  assert.ok(names.length > 0 && !names.includes('Add to cart'));
});

Then('{string} are counted', async function (this: ShopWorld, names: string) {
  assert.equal(namesOf(await counted(this)).join(', '), names);
});

Then('the last that is counted is {string}', async function (this: ShopWorld, name: string) {
  assert.equal((await counted(this)).at(-1)?.name, name);
});

Then('the last is counted with {string}', async function (this: ShopWorld, detail: string) {
  assert.deepEqual(Object.values((await counted(this)).at(-1)?.details ?? {}), [detail]);
});

Then('no count names {string}', async function (this: ShopWorld, words: string) {
  const events = await counted(this);
  assert.ok(events.length > 0);
  assert.deepEqual(textsOf(events, words), []);
});

Then('{string} are among what is counted, in this order', async function (this: ShopWorld, names: string) {
  const wanted = names.split(', ');
  assert.deepEqual(
    namesOf(await counted(this)).filter((name) => wanted.includes(name)),
    wanted,
  );
});

Then('a purchase of {rupees} or more is counted', async function (this: ShopWorld, rupees: number) {
  const revenue = purchases(await counted(this)).map((each) => each.revenue ?? 0);
  assert.ok(revenue.length === 1 && revenue.every((each) => each >= rupees), String(revenue));
});

Then('{int} purchase is counted', async function (this: ShopWorld, count: number) {
  assert.equal(purchases(await counted(this)).length, count);
});

async function counts({ fixtures, scenario }: ShopWorld): Promise<void> {
  fixtures.settings.consentPurposes.push('measuring');
  await scenario.builtShop?.counts();
}

async function counted(world: ShopWorld): Promise<readonly VisitEvent[]> {
  await world.shopper.settles();
  return world.fixtures.visitsCounted();
}

function namesOf(events: readonly VisitEvent[]): readonly string[] {
  return events.map(({ name }) => name);
}

function purchases(events: readonly VisitEvent[]): readonly VisitEvent[] {
  return events.filter(({ name }) => name === 'Purchase');
}

function textsOf(events: readonly VisitEvent[], words: string): readonly string[] {
  return events.map((event) => JSON.stringify(event)).filter((text) => text.includes(words));
}
