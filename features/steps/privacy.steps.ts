import assert from 'node:assert/strict';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import type { ChoiceRecorded, EventTold } from '../assemblies/world-facts.ts';
import { keptForOthers } from '../support/needed-on-device.ts';
import type { ShopWorld } from '../support/world.ts';

Given('the shop tells an advertising service what is looked at and bought', async function (this: ShopWorld) {
  await advertises(this);
});

Given('the shop tells all that it can what is looked at and bought', async function (this: ShopWorld) {
  const { settings } = this.fixtures;
  settings.consentPurposes.push('measuring');
  settings.marketing.dataLayerUrl = 'https://tags.test/';
  await advertises(this);
  await this.scenario.builtShop?.counts();
  await this.scenario.builtShop?.hasTags();
});

Given('Meera has allowed the shop to tell an advertising service', async function (this: ShopWorld) {
  await advertises(this);
  await this.shopper.opens('/');
  await this.shopper.answersConsent('Allow all');
});

Given('Meera has allowed what the shop asked about when that meant something else', async function (this: ShopWorld) {
  await this.fixtures.choseOfOtherPurposes();
});

Given("Meera's browser asks not to be followed", async function (this: ShopWorld) {
  await this.fixtures.asksToBeLetBe();
});

Given('Meera/Asha allows all', async function (this: ShopWorld) {
  await this.shopper.answersConsent('Allow all');
});

When('Meera refuses all', async function (this: ShopWorld) {
  await this.shopper.answersConsent('Refuse all');
});

When('Meera takes back {string}', async function (this: ShopWorld, purpose: string) {
  await this.shopper.changesConsent({ [purpose]: false });
});

When('Meera takes back all', async function (this: ShopWorld) {
  await this.shopper.changesConsent({ Measuring: false, Marketing: false });
});

When('Meera agrees to {string}', async function (this: ShopWorld, purpose: string) {
  await this.shopper.changesConsent({ [purpose]: true });
});

Then('the merchant has these choices on record:', async function (this: ShopWorld, table: DataTable) {
  const recorded = await choices(this);
  assert.deepEqual(
    recorded.map(({ asked, allowed }) => ({ asked: asked.join(', '), allowed: allowed.join(', ') })),
    table.hashes(),
  );
});

Then('Meera can tell the number of the last one', async function (this: ShopWorld) {
  const { number = '' } = (await choices(this)).at(-1) ?? {};
  assert.match(number, /^[0-9A-F]{4}(-[0-9A-F]{4}){2}$/);
  const words = await this.shopper.consentRecorded();
  assert.ok(words.includes(number), `"${words}" does not say ${number}.`);
});

Then('Meera is asked what she agrees to by {string}', async function (this: ShopWorld, ways: string) {
  assert.deepEqual((await this.shopper.consentAsked())?.ways, ways.split(', '));
});

Then('Meera is not asked what she agrees to', async function (this: ShopWorld) {
  assert.equal(await this.shopper.consentAsked(), null);
});

Then('the advertising service hears nothing', async function (this: ShopWorld) {
  await this.shopper.settles();
  assert.deepEqual(await this.fixtures.eventsTold(), []);
});

Then('the advertising service hears {string}', async function (this: ShopWorld, names: string) {
  assert.deepEqual((await events(this)).map(({ event_name }) => event_name).join(', '), names);
});

Then("Meera's browser has no cookie of the advertising service", async function (this: ShopWorld) {
  assert.deepEqual(await this.fixtures.marketingCookies(), []);
});

Then("Meera's/Asha's device keeps nothing but what the shop needs", async function (this: ShopWorld) {
  await this.shopper.settles();
  const kept = await this.fixtures.deviceKeeps();
  assert.ok(kept.some(({ name }) => name === 'consent'));
  assert.deepEqual(keptForOthers(kept), []);
});

Given("what is to be told of Meera's/Asha's visit waits on the device", async function (this: ShopWorld) {
  await this.shopper.settles();
  assert.notDeepEqual(keptForOthers(await this.fixtures.deviceKeeps()), []);
});

Then('it hears of the last {string}:', async function (this: ShopWorld, name: string, table: DataTable) {
  const last = (await events(this)).findLast(({ event_name }) => event_name === name);
  const told = table.raw().map(([field = '']) => [field, textOf(last, field)]);
  assert.deepEqual(told, table.raw());
});

Then(
  'each event has an id of its own: its name and {int} characters',
  async function (this: ShopWorld, length: number) {
    const told = await events(this);
    for (const { event_name, event_id } of told) {
      const suffix = event_id.slice(event_name.length);
      assert.equal(event_id, event_name + suffix);
      assert.match(suffix, new RegExp(`^[0-9a-f]{${length}}$`));
    }
    assert.equal(new Set(told.map(({ event_id }) => event_id)).size, told.length);
  },
);

Then('each event comes with the cookies of the browser and the time it happened', async function (this: ShopWorld) {
  const cookies = await this.fixtures.marketingCookies();
  const told = await events(this);
  assert.ok(told.length > 0 && cookies.length > 0);
  for (const { event_time, user_data, action_source } of told) {
    assert.deepEqual([user_data['fbc'], user_data['fbp']].filter(Boolean), cookies);
    assert.ok(Number.isInteger(event_time) && event_time > 1e9 && event_time < 1e10, `${event_time} are no seconds.`);
    assert.equal(action_source, 'website');
  }
});

Then('the advertising service has heard of {int} purchase(s)', async function (this: ShopWorld, count: number) {
  const ids = (await events(this))
    .filter(({ event_name }) => event_name === 'Purchase')
    .map(({ event_id }) => event_id);
  assert.equal(ids.length, count);
});

Then(
  'the events {string} and {string} name the {string}',
  async function (this: ShopWorld, one, other, product: string) {
    const { sku } = this.product(product);
    const told = (await events(this)).filter(({ event_name }) => [one, other].includes(event_name));
    assert.deepEqual(
      told.map(({ custom_data }) => custom_data['sku']),
      [sku, sku],
    );
  },
);

Then('the event {string} names the {string}', async function (this: ShopWorld, name: string, product: string) {
  const last = (await events(this)).findLast(({ event_name }) => event_name === name);
  assert.deepEqual(last?.custom_data['content_ids'], [this.product(product).sku]);
});

Then('the last event names the e-mail of Asha', async function (this: ShopWorld) {
  assert.equal((await events(this)).at(-1)?.user_data['em'], this.person('Asha').email);
});

Then('each event says on which page it happened', async function (this: ShopWorld) {
  for (const { event_source_url } of await events(this)) assert.match(event_source_url, /^https?:\/\/[^?#]+$/);
});

async function advertises({ fixtures, scenario }: ShopWorld): Promise<void> {
  fixtures.settings.consentPurposes.push('marketing');
  fixtures.settings.marketing.conversions = true;
  await scenario.builtShop?.advertises();
}

async function choices(world: ShopWorld): Promise<readonly ChoiceRecorded[]> {
  await world.shopper.settles();
  return world.fixtures.choicesRecorded();
}

async function events(world: ShopWorld): Promise<readonly EventTold[]> {
  await world.shopper.settles();
  return world.fixtures.eventsTold();
}

/** What an event says in a field, as `custom_data.price`; '-' where it says nothing. */
function textOf(event: EventTold | undefined, field: string): string {
  const value = field.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), event);
  return value === undefined ? '-' : [value].flat().join(', ');
}
