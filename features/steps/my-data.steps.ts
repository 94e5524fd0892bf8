import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the shop deletes the account, and its answer is lost', async function (this: ShopWorld) {
  await this.fixtures.breaks({ part: 'deletion', kind: 'answer-lost' });
  await deletes.call(this);
  const text = await this.shopper.blockMessages();
  assert.ok(text.includes('The shop did not answer.'), text);
});

When('Asha downloads what is kept of her', async function (this: ShopWorld) {
  await this.shopper.downloadsOwnData();
});

When('Asha deletes the account', deletes);

When('Asha deletes the account with the password {string}', async function (this: ShopWorld, password: string) {
  await this.shopper.deletesAccount(password);
});

When('Asha tracks that order by its number and her e-mail address', async function (this: ShopWorld) {
  const { email } = this.person('Asha');
  await this.shopper.tracksOrder({ 'Order number': this.elsewhere.number, 'Email address': email });
});

Then(
  "the file tells Asha's e-mail, that order and {rupees} of store credit",
  async function (this: ShopWorld, rupees: number) {
    const { kept_by_the_shop: shop } = await fileOf(this);
    const { profile, orders, store_credit: credit } = shop as Told;
    assert.equal(profile.email, this.person('Asha').email);
    assert.deepEqual(
      orders.map(({ increment_id }) => increment_id),
      [this.elsewhere.number],
    );
    assert.equal(credit.balance, rupees);
  },
);

Then('nothing in the file opens anything', async function (this: ShopWorld) {
  const text = JSON.stringify(await fileOf(this));
  assert.ok(!text.includes(this.person('Asha').password));
  assert.doesNotMatch(text, /password|secret|token|"ut[-_]|"rt[-_]/i);
});

Then('the file tells that Asha has looked at the {string}', async function (this: ShopWorld, name: string) {
  const { kept_on_this_device: device } = await fileOf(this);
  assert.deepEqual(device['recently_viewed'], [this.product(name).sku]);
});

Then('nothing was downloaded', async function (this: ShopWorld) {
  assert.equal((await this.fixtures.filesSaved()).length, 0);
});

Then('Asha reads {string} at the password of the deletion', async function (this: ShopWorld, words: string) {
  assert.equal(await this.shopper.deletionProblem(), words);
});

/** What the shop tells, as far as the steps look at it. */
type Told = {
  readonly profile: { readonly email: string };
  readonly orders: readonly { readonly increment_id: string }[];
  readonly store_credit: { readonly balance: number };
};

type Part = Readonly<Record<string, unknown>>;
type Saved = { readonly about: string; readonly kept_by_the_shop: Part; readonly kept_on_this_device: Part };

async function fileOf({ fixtures }: ShopWorld): Promise<Saved> {
  const [file, ...more] = await fixtures.filesSaved();
  assert.ok(file && more.length === 0, 'not one file was saved');
  assert.match(file.name, /^zari-my-data-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(file.text) as Saved;
}

async function deletes(this: ShopWorld): Promise<void> {
  await this.shopper.deletesAccount(this.person('Asha').password);
}
