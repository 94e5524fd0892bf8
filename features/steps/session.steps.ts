import assert from 'node:assert/strict';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

Given('{word} has an account', async function (this: ShopWorld, name: string) {
  await this.fixtures.opensAccount(this.person(name));
});

Given('{word} is signed in', async function (this: ShopWorld, name: string) {
  await this.fixtures.opensAccount(this.person(name));
  await this.fixtures.remembers(this.person(name));
});

Given('the shop has ended all sessions of {word}', async function (this: ShopWorld, name: string) {
  await this.fixtures.endsSessions(this.person(name));
});

Given('it cannot be shown that a person asks', async function (this: ShopWorld) {
  await this.fixtures.givesNoHumanProof();
});

When('Asha opens the sheet to sign in', async function (this: ShopWorld) {
  await this.shopper.opensSheet('Sign in');
});

When('Asha opens the sheet to register', async function (this: ShopWorld) {
  await this.shopper.opensSheet('Register');
});

When('Asha goes on to {string} in the sheet', async function (this: ShopWorld, way: string) {
  await this.shopper.goesOnTo(way);
});

When('{word} signs in', signIn);
Given('Asha has signed in', async function (this: ShopWorld) {
  await signIn.call(this, 'Asha');
});

When('Asha signs in with the password {string}', async function (this: ShopWorld, password: string) {
  await signInWith(this, this.person('Asha').email, password);
});

When('Asha signs in as {string} with the password {string}', async function (this: ShopWorld, email, password) {
  await signInWith(this, email, password);
});

When('Asha registers', register);
Given('Asha has registered', register);

When('Asha registers with {string} as {string}', async function (this: ShopWorld, text: string, field: string) {
  await registerWith(this, { [field]: text });
});

When('Asha registers without accepting the terms', async function (this: ShopWorld) {
  await registerWith(this, {}, { acceptsTerms: false });
});

When('Asha has forgotten the password', async function (this: ShopWorld) {
  await this.shopper.opensSheet('Sign in');
  await this.shopper.goesOnTo('Forgot password?');
  await this.shopper.fillsSheet({ 'Email address': this.person('Asha').email });
  await this.shopper.sendsSheet();
});

When('Asha changes the password to {string}', async function (this: ShopWorld, next: string) {
  await changePassword(this, { next });
});

When('Asha changes the password from {string} to {string}', async function (this: ShopWorld, current, next) {
  await changePassword(this, { current, next });
});

When('Asha changes the password to {string} and repeats {string}', async function (this: ShopWorld, next, repeated) {
  await changePassword(this, { next, repeated });
});

When('Meera/Asha logs out from the panel', async function (this: ShopWorld) {
  await this.shopper.logsOutFromPanel();
});

Then('the sheet is {string}', async function (this: ShopWorld, heading: string) {
  assert.equal(await this.shopper.sheet(), heading);
});

Then('Asha reads {string} in the sheet', async function (this: ShopWorld, words: string) {
  const shown = await this.shopper.sheetMessages();
  assert.ok(shown.includes(words), `in the sheet: ${shown}`);
});

Then('Asha reads {string} at {string} of the sheet', async function (this: ShopWorld, words: string, field: string) {
  assert.equal(await this.shopper.sheetProblemAt(field), words);
});

Then("{string} of the sheet is Asha's e-mail", async function (this: ShopWorld, field: string) {
  assert.equal(await this.shopper.typedInSheet(field), this.person('Asha').email);
});

Then('Asha reads {string} at {string} of the password form', async function (this: ShopWorld, words, field) {
  assert.equal(await this.shopper.passwordProblemAt(field), words);
});

Then('Asha is signed in by name', async function (this: ShopWorld) {
  const { firstName, lastName } = this.person('Asha');
  assert.equal(await this.shopper.signedInAs(), `${firstName} ${lastName}`);
});

Then('nobody uses the account', async function (this: ShopWorld) {
  assert.equal(await this.shopper.signedInAs(), null);
});

async function signIn(this: ShopWorld, name: string): Promise<void> {
  const { email, password } = this.person(name);
  await signInWith(this, email, password);
}

async function signInWith({ shopper }: ShopWorld, email: string, password: string): Promise<void> {
  await shopper.opensSheet('Sign in');
  await shopper.fillsSheet({ 'Email address': email, Password: password });
  await shopper.sendsSheet();
}

async function register(this: ShopWorld): Promise<void> {
  await registerWith(this);
}

async function registerWith(
  world: ShopWorld,
  otherwise: Readonly<Record<string, string>> = {},
  { acceptsTerms = true } = {},
): Promise<void> {
  const { shopper } = world;
  const { firstName, lastName, email, password } = world.person('Asha');
  const usual = {
    'First name': firstName,
    'Last name': lastName,
    'Email address': email,
    Password: password,
    'Repeat password': password,
  };
  await shopper.opensSheet('Register');
  await shopper.fillsSheet({ ...usual, ...otherwise });
  if (acceptsTerms) await shopper.acceptsTermsInSheet();
  await shopper.sendsSheet();
}

type Change = { readonly next: string; readonly current?: string; readonly repeated?: string };

async function changePassword(world: ShopWorld, { next, current, repeated }: Change): Promise<void> {
  await world.shopper.opens('/my-account');
  await world.shopper.changesPassword({
    'Current password': current ?? world.person('Asha').password,
    'New password': next,
    'Repeat new password': repeated ?? next,
  });
}
