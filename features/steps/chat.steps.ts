import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('the merchant answers in a chat', async function (this: ShopWorld) {
  await this.fixtures.answersInChat(null);
});

Given(
  "the merchant answers in a chat from Monday to Saturday, from {int} to {int} o'clock",
  async function (this: ShopWorld, from: number, to: number) {
    await this.fixtures.answersInChat({ firstDay: 1, lastDay: 6, from: from * 60, to: to * 60 });
  },
);

Given('it is {day}, {word} in India', async function (this: ShopWorld, day: string, time: string) {
  await this.fixtures.setTime(Date.parse(`${day}T${time}+05:30`));
});

Given('Meera has a screen of {int} pixels', async function (this: ShopWorld, width: number) {
  await this.fixtures.widens(width);
});

Given('Meera allows the chat', async function (this: ShopWorld) {
  await this.fixtures.decidesOnChat(true);
});

When('Meera allows the chat no more', async function (this: ShopWorld) {
  await this.fixtures.decidesOnChat(false);
});

When('Meera opens the chat', async function (this: ShopWorld) {
  await this.shopper.opensChat();
});

Then('Meera is offered a chat', async function (this: ShopWorld) {
  await this.shopper.chatComes();
});

Then('Meera is offered no chat', async function (this: ShopWorld) {
  assert.equal(await this.shopper.chat(), null);
});

Then('Meera reads in the chat {string}', async function (this: ShopWorld, words: string) {
  const said = await this.shopper.chat();
  assert.ok(said?.includes(words), String(said));
});

Then('the chat was asked for {int} time(s)', async function (this: ShopWorld, times: number) {
  await this.shopper.settles();
  assert.equal((await this.fixtures.chatSeen()).asked, times);
});

Then('the chat is gone', async function (this: ShopWorld) {
  assert.equal((await this.fixtures.chatSeen()).isThere, false);
});
