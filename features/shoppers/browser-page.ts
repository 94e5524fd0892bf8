import type { Locator, Page as Tab } from 'playwright-core';
import type { Hands } from './hands.ts';
import type { Page, Target } from './page.ts';
import { type Part, partsOf } from './part-of.ts';
import { createSettle } from './settle-tab.ts';
import { tabUntil } from './tab-until.ts';

/** Hears of every state the page has settled in. */
export type Observer = { readonly saw: (tab: Tab) => Promise<void> };

type Parts = {
  readonly tab: () => Promise<Tab>;
  /** Whether the shopper's browser runs scripts; without them a page is what was sent. */
  readonly runsScripts: () => boolean;
  readonly origin: string;
  readonly hands: () => Hands;
  readonly observer: Observer;
};

/** What is for browsers without scripts, and in one that runs some still a text. */
const UNREAD = 'noscript:not(:has(*))';

/** A page in a real browser. Only what is not hidden can be found, pressed and read. */
export function createBrowserPage({ tab, runsScripts, origin, hands, observer }: Parts): Page {
  const settles = new WeakMap<Tab, () => Promise<void>>();

  return {
    goTo: (address) => act((open) => open.goto(origin + address, { waitUntil: 'domcontentloaded' })),
    comesBack: () => act((open) => open.reload({ waitUntil: 'domcontentloaded' })),
    goBack: () => act((open) => open.goBack({ waitUntil: 'domcontentloaded' })),
    address: () => read((open) => open.url().slice(origin.length)),
    title: () => read((open) => open.title()),
    async press(target, times = 1) {
      await enter();
      await act((open) => hands().press(locatorOf(open, target).last(), times));
    },
    tap: async (target) => hands().press(locatorOf(await tab(), target).last(), 1),
    glimpse,
    async printed(target) {
      const open = await tab();
      await settle(open);
      await open.emulateMedia({ media: 'print' });
      const parts = await glimpse(target);
      await open.emulateMedia({ media: null });
      return parts;
    },
    fill: (target, text) => act((open) => hands().fill(locatorOf(open, target).last(), text)),
    fillAll: (fields) =>
      act(async (open) => {
        for (const [target, text] of fields) await hands().fill(locatorOf(open, target).last(), text);
      }),
    write: (target, text) => act((open) => locatorOf(open, target).last().evaluate(writeInto, text)),
    type: (target, text) => act((open) => hands().fill(locatorOf(open, target).last(), text)),
    typeOn: (target, text) =>
      act(async (open) => {
        await locatorOf(open, target).last().click();
        await open.keyboard.press('End');
        await open.keyboard.type(text);
      }),
    check: (target, isChecked) => act((open) => hands().check(locatorOf(open, target).last(), isChecked)),
    pressKey: (key) => act((open) => (isSending(key) ? sendByEnter(open) : open.keyboard.press(key))),
    tabTo: (name) =>
      act((open) =>
        tabUntil(
          name,
          () => focusedOn(open),
          () => open.keyboard.press('Tab'),
        ),
      ),
    focusedName: () => read(focusedOn),
    settle: async () => settle(await tab()),
    all: (target) => read((open) => locatorOf(open, target).evaluateAll(partsOf)),
  };

  async function glimpse(target: Target): Promise<readonly Part[]> {
    const found = locatorOf(await tab(), target);
    await found
      .first()
      .waitFor({ timeout: GLIMPSE_MS })
      .catch(() => undefined);
    return found.evaluateAll(partsOf);
  }

  /** Who presses something before any page was opened has come by the front door. */
  async function enter(): Promise<void> {
    if ((await tab()).url() === 'about:blank')
      await act((open) => open.goto(origin, { waitUntil: 'domcontentloaded' }));
  }

  /** Without scripts Enter in a form leads to another page, and nothing says that it is on its way. */
  function isSending(key: string): boolean {
    return key === 'Enter' && !runsScripts();
  }

  async function act(deed: (open: Tab) => Promise<unknown>): Promise<void> {
    const open = await tab();
    await deed(open).catch(async (error: unknown) => {
      const heading = await open.locator('h1').allTextContents();
      throw new Error(`On ${open.url()}, "${heading}": ${error}`, { cause: error });
    });
    await settle(open);
    if (runsScripts()) await see(open);
  }

  /** A page that is left while it is looked at is looked at where it leads, as on the way to a page to pay on. */
  async function see(open: Tab): Promise<void> {
    const before = open.url();
    await observer.saw(open).catch(async (error: unknown) => {
      await open.waitForURL((url) => url.href !== before).catch(() => Promise.reject(error));
      await settle(open);
      await observer.saw(open);
    });
  }

  async function read<T>(look: (open: Tab) => T | Promise<T>): Promise<T> {
    const open = await tab();
    await settle(open);
    return look(open);
  }

  /** Without scripts a page has settled when all that it was sent with is there: its styles say what can be seen. */
  async function settle(open: Tab): Promise<void> {
    if (!runsScripts()) {
      await open.waitForLoadState('load');
      return open.locator(UNREAD).first().waitFor({ state: 'detached' });
    }
    const own = settles.get(open) ?? createSettle(open);
    settles.set(open, own);
    await own();
  }
}

/** Runs in the page. */
function writeInto(field: Element, text: string): void {
  if (field instanceof HTMLSelectElement)
    field.value = [...field.options].find(({ label }) => label === text)?.value ?? '';
  else if (field instanceof HTMLInputElement) field.value = text;
}

async function focusedOn(open: Tab): Promise<string> {
  const [focused] = await open.locator(':focus').evaluateAll(partsOf);
  return focused?.name ?? '';
}

const GLIMPSE_MS = 60_000;

async function sendByEnter(open: Tab): Promise<void> {
  const before = open.url();
  await open.keyboard.press('Enter');
  await open.waitForURL((url) => url.href !== before);
}

type Place = Pick<Locator, 'getByRole' | 'getByLabel'>;

function locatorOf(place: Place, target: Target): Locator {
  const { role, name, startsWith, level, within } = target;
  const around: Place = within ? locatorOf(place, within) : place;
  if (role === undefined) return around.getByLabel(name ?? '', { exact: true });
  const named = startsWith ? { name: new RegExp(`^${escaped(startsWith)}`) } : name ? { name, exact: true } : {};
  const options = { ...named, ...(level ? { level } : {}) };
  const [first, ...others] = [role].flat().map((each) => around.getByRole(each as 'button', options));
  if (!first) throw new Error('A target needs a role or a label.');
  return others.reduce((either, other) => either.or(other), first);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
