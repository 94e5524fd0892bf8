import assert from 'node:assert/strict';
import { Given, Then } from '@cucumber/cucumber';
import type { Printed } from '../shoppers/printing.ts';
import type { ShopWorld } from '../support/world.ts';

Given(
  'the seller {string} in {string} is registered as {string} and files a {string} under {string}',
  async function (this: ShopWorld, name: string, address: string, gstin: string, words: string, code: string) {
    Object.assign(this.fixtures.settings.seller, { name, address, gstin, codes: [{ words, code }] });
    await this.scenario.builtShop?.sellsAs({ name, address, gstin, code: `${words}=${code}` });
  },
);

Then('the order is printed as it stands on the page', async function (this: ShopWorld) {
  assert.equal(await this.shopper.printedInvoice(), null);
});

Then('the invoice says {string}', async function (this: ShopWorld, words: string) {
  const { text } = await invoiceOf(this);
  assert.ok(text.includes(words), text);
});

Then('the invoice adds up:', async function (this: ShopWorld, table: { rows(): readonly (readonly string[])[] }) {
  const { sums } = await invoiceOf(this);
  for (const [term = '', amount] of table.rows()) assert.equal(sums[term], amount, term);
});

Then('the invoice does not speak of {string}', async function (this: ShopWorld, words: string) {
  const { text } = await invoiceOf(this);
  assert.ok(!text.includes(words), text);
});

async function invoiceOf({ shopper }: ShopWorld): Promise<Printed> {
  const invoice = await shopper.printedInvoice();
  assert.ok(invoice, 'no invoice is printed');
  return invoice;
}
