import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the merchant wrote the page {string} that says {string}', async function (this: ShopWorld, name, says) {
  await this.fixtures.writesPage(textCalled(name, this.scenario.nextId(), says));
});

Given(
  'the merchant wrote the page {string} as number {int}, which says {string}',
  async function (this: ShopWorld, name: string, number: number, says: string) {
    await this.fixtures.writesPage(textCalled(name, number, says));
  },
);

Given('the merchant wrote the block {string} that says {string}', async function (this: ShopWorld, name, says) {
  await this.fixtures.writesBlock(textCalled(name, this.scenario.nextId(), says));
});

Given(
  'the merchant wrote the block {string} as number {int}, which says {string}',
  async function (this: ShopWorld, name: string, number: number, says: string) {
    await this.fixtures.writesBlock(textCalled(name, number, says));
  },
);

Given('the block {string} cannot be read', async function (this: ShopWorld, name: string) {
  await this.fixtures.breaks({ part: 'block', identifier: identifierOf(name) });
});

Given('the merchant answers {string} with {string}', async function (this: ShopWorld, title: string, says: string) {
  const id = this.scenario.nextId();
  await this.fixtures.writesBlock({ id, identifier: `faq-${id}`, title, content: `<p>${says}</p>` });
});

Given('in {locale} {string} is {string}', async function (this: ShopWorld, locale: string, own: string, words: string) {
  const [language = ''] = locale.split('-');
  await this.fixtures.translates(language, { [own]: words, [`<p>${own}</p>`]: `<p>${words}</p>` });
});

When('Meera opens the page {string} of the merchant', async function (this: ShopWorld, name: string) {
  await this.shopper.opens(`/i/${identifierOf(name)}`);
});

Then('Meera reads on it {string}', async function (this: ShopWorld, words: string) {
  assert.ok((await this.shopper.pageText()).includes(words), await this.shopper.pageText());
});

Then('Meera reads on it no trace of a block', async function (this: ShopWorld) {
  assert.doesNotMatch(await this.shopper.pageText(), /[{}]|block/);
});

Then('Meera finds an answer to {string}: {string}', async function (this: ShopWorld, question: string, says: string) {
  assert.ok((await this.shopper.questionsAnswered()).includes(question));
  assert.equal(await this.shopper.answerTo(question), says);
});

/** `[Our promise]` within a text is the block of that name, `[7]` the one of that number. */
function textCalled(title: string, id: number, says: string) {
  const content = says.replaceAll(/\[([^\]]+)\]/g, (_, name: string) => `{{block block_id="${identifierOf(name)}"}}`);
  return { id, identifier: identifierOf(title), title, content: `<p>${content}</p>` };
}

function identifierOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
