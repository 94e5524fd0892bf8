import type { Locator, Page } from 'playwright-core';
import { type Deed, type Thing, things } from './schedule.ts';

/** What a shopper does, in three parts: comes to where it can be pressed, presses, and looks at what comes of it. */
export type Doing = {
  /** Answers why it cannot be pressed; null when it can. */
  readonly prepare: (page: Page) => Promise<string | null>;
  readonly press: (page: Page) => Promise<void>;
  readonly look: (page: Page) => Promise<unknown>;
};

export function skuOf(thing: Thing): string {
  return `BROWSER-${things.indexOf(thing) + 1}`;
}

function addressOf(thing: Thing): string {
  return `/p/${skuOf(thing)}/${slugOf(thing)}`;
}

export function slugOf(thing: Thing): string {
  return thing.toLowerCase().replace(' ', '-');
}

export function doingOf(deed: Deed, origin: string): Doing {
  switch (deed.kind) {
    case 'adds':
      return undisturbed({
        prepare: (page) => comesTo(page, origin + addressOf(deed.thing)),
        press: (page) => page.getByRole('button', { name: 'Add to cart', exact: true }).first().click(),
        look: (page) => page.getByRole('dialog', { name: 'Cart' }).getByText(deed.thing).first().waitFor(),
      });
    case 'places':
      return undisturbed({
        prepare: (page) => comesToPay(page, origin),
        press: (page) => placing(page).click(),
        look: outcome,
      });
    case 'cancels':
      return answersFor(origin, (page) => page.getByRole('button', { name: /^Cancel( orders)?$/ }));
    case 'sends':
      return answersFor(origin, (page) => page.getByRole('button', { name: 'Send now' }));
    case 'reloads':
      return { prepare: nothing, press: (page) => goes(page.reload({ waitUntil: 'commit' })), look: ready };
    case 'comes home':
      return { prepare: nothing, press: (page) => goes(page.goto(`${origin}/`, { waitUntil: 'commit' })), look: ready };
    default:
      return deed satisfies never;
  }
}

/** Whoever is asked about waiting orders meanwhile puts it off, and goes on. */
function undisturbed(doing: Doing): Doing {
  const putOff = async (page: Page): Promise<void> => {
    await page.addLocatorHandler(waitingOrders(page), () => page.keyboard.press('Escape'));
  };
  return {
    async prepare(page) {
      await putOff(page);
      return doing.prepare(page);
    },
    async press(page) {
      await doing.press(page);
      await page.removeLocatorHandler(waitingOrders(page)).catch(() => undefined); // the press may have closed the page
    },
    look: doing.look,
  };
}

export function waitingOrders(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Waiting orders' });
}

async function nothing(): Promise<null> {
  return null;
}

/** What does not open is seen as the page that is there instead. */
async function goes(opening: Promise<unknown>): Promise<void> {
  await opening;
}

/** The page has come to life. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
}

async function comesTo(page: Page, address: string): Promise<null> {
  if (page.url() !== address) await page.goto(address, { waitUntil: 'commit' });
  await ready(page);
  return null;
}

const placing = (page: Page): Locator => page.getByRole('button', { name: /^Place order/ });

/** Thanks, a place to wait, or a word beside the button. */
function outcome(page: Page): Promise<void> {
  const headings = page.getByRole('heading', { level: 1, name: /^(Thank you|Waiting to be sent|Your order)/ });
  const words = page.getByText(/Order has been queued|Your order is saved on this device|could not|canceled/);
  return headings.or(words).first().waitFor();
}

/** Where orders wait there is a page or a dialog that offers what to do; the dialog comes at home. */
function answersFor(origin: string, button: (page: Page) => Locator): Doing {
  return {
    async prepare(page) {
      if (await button(page).first().isVisible()) return null;
      await comesTo(page, `${origin}/`);
      const isOffered = await button(page)
        .first()
        .waitFor({ timeout: OFFER_MS })
        .then(
          () => true,
          () => false,
        );
      return isOffered ? null : 'nothing waits here';
    },
    press: (page) => button(page).first().click(),
    look: (page) => button(page).first().waitFor({ state: 'hidden' }),
  };
}

const OFFER_MS = 1_500;

const details: readonly (readonly [region: string, label: string, text: string])[] = [
  ['Personal details', 'First name', 'Meera'],
  ['Personal details', 'Last name', 'Iyer'],
  ['Personal details', 'Email address', 'meera.iyer@mail.test'],
  ['Shipping address', 'Street address', 'Hill Road, Bandra West'],
  ['Shipping address', 'City', 'Mumbai'],
  ['Shipping address', 'State', 'Maharashtra'],
  ['Shipping address', 'PIN code', '400050'],
  ['Shipping address', 'Phone number', '98200 12345'],
];

/** Through the steps of the checkout, as far as they are still to be gone. */
async function comesToPay(page: Page, origin: string): Promise<string | null> {
  if (!(await placing(page).isVisible())) {
    await page.goto(`${origin}/checkout`, { waitUntil: 'commit' });
    await ready(page);
  }
  const region = (name: string): Locator => page.getByRole('region', { name });
  const parts = {
    address: region('Personal details'),
    shipping: region('Shipping method'),
    empty: page.getByText('Your cart is empty'),
  };
  await parts.address.or(parts.shipping).or(placing(page)).or(parts.empty).first().waitFor();
  if (await parts.empty.isVisible()) return 'the cart is empty';
  if (await parts.address.isVisible()) {
    for (const [name, label, text] of details) await region(name).getByLabel(label, { exact: true }).fill(text);
    await goesOn(page);
    await parts.shipping.or(placing(page)).first().waitFor();
  }
  if (await parts.shipping.isVisible()) await goesOn(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  const terms = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
  if (await terms.isVisible()) await terms.check();
  await placing(page).waitFor();
  return null;
}

function goesOn(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Continue' }).last().click();
}

/** How many pieces lie in the cart, on its page. */
export async function cartOn(page: Page): Promise<ReadonlyMap<Thing, number>> {
  const fields = await Promise.all(
    things.map(async (thing) => {
      const fields = page.getByRole('spinbutton', { name: `Quantity of ${thing}` });
      const typed = await fields.evaluateAll((found) =>
        found.map((field) => Number((field as HTMLInputElement).value)),
      );
      return [thing, typed[0] ?? 0] as const;
    }),
  );
  return new Map(fields);
}
