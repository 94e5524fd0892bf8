import type { Page as Tab } from 'playwright-core';
import { comesTo } from '#shared/waiting/until.ts';
import type { Bench } from './leaving-bench.ts';
import { LIMITS, piece } from './leaving-settings.ts';
import { cachedFor, foundIn, shownIn } from './traces-in.ts';

/** Somebody whose words are found nowhere else. */
export type Person = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly street: string;
};

export type Tabs = readonly [Tab, Tab, Tab];

export async function open(tab: Tab, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'domcontentloaded' });
  await ready(tab);
}

/** Also while somebody is signed in, the worker keeps nothing of theirs; and it does keep something. */
export async function lookIntoCaches(tab: Tab, words: readonly string[], fault: Stay['fault']): Promise<void> {
  const cached = await cachedFor(tab);
  const found = foundIn(cached, words);
  if (found.length > 0) fault(`the worker keeps ${found.join(', ')}`);
  if (!cached.includes(piece.name)) fault('the worker has not kept the page of the product');
}

export async function ready(tab: Tab): Promise<void> {
  await tab.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
}

export type Stay = {
  readonly tabs: Tabs;
  readonly person: Person;
  readonly origin: string;
  readonly bench: Bench;
  readonly fault: (sentence: string) => void;
};

/** Traces in every tab: a cart and the details of a checkout, the account with an address, a page to come back to. */
export async function stay({ tabs: [first, second, third], person, origin, bench, fault }: Stay): Promise<void> {
  await open(first, `${origin}/p/${piece.sku}/${piece.url_key}`);
  await first.getByRole('button', { name: 'Account', exact: true }).first().click();
  await first.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Sign in' }).click();
  const sheet = first.getByRole('dialog', { name: 'Sign in' });
  await sheet.getByLabel('Email address').fill(person.email);
  await sheet.getByLabel('Password', { exact: true }).fill(person.password);
  await sheet.getByRole('button', { name: 'Log in' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await first.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await first.getByRole('dialog', { name: 'Cart' }).getByText(piece.name).first().waitFor();
  await first.keyboard.press('Escape');

  await open(second, `${origin}/my-account`);
  await shows(second, person);
  await open(second, `${origin}/store-locator`); // the account lies behind the back button now

  await open(third, `${origin}/checkout`);
  await third.getByLabel('Street address').fill(person.street);
  await renewedOnce({ tabs: [first, second, third], origin, bench, fault });
}

const TOLD_LETTERS = 600;

/** Until the page of the account has come, whose name stands in a field. */
async function shows(tab: Tab, { name }: Person): Promise<void> {
  if (await comesTo(async () => (await shownIn(tab)).includes(name), LIMITS)) return;
  const shown = (await tab.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, TOLD_LETTERS);
  throw new Error(`${tab.url()} does not show ${name}, but: ${shown}`);
}

/** An hour later every tab wants something of the account at once. */
async function renewedOnce({ tabs, origin, bench, fault }: Omit<Stay, 'person'>): Promise<void> {
  await bench.forgetRequests();
  await bench.letTokensEnd();
  const extra = await tabs[0].context().newPage();
  await Promise.all([open(tabs[1], `${origin}/my-account/orders`), open(extra, `${origin}/my-account`)]);
  await extra.getByRole('heading', { level: 1 }).first().waitFor();
  const renewed = async () => (await bench.requests()).filter(({ path }) => path === '/api/user/refresh').length;
  await comesTo(async () => (await renewed()) > 0, LIMITS); // the heading stands before the account was asked for
  await extra.close();
  const renewals = await renewed();
  if (renewals !== 1) fault(`a token that had ended was renewed ${renewals} times`);
}
