import type { Page as Tab } from 'playwright-core';
import { type BrowserTab, createBrowserTab, type TabParts } from './browser-tab.ts';
import type { Hands } from './hands.ts';
import { locatorOf } from './locator-of.ts';
import type { Page, Target } from './page.ts';
import { type Part, partsOf } from './part-of.ts';
import { tabUntil } from './tab-until.ts';

type Parts = TabParts & { readonly origin: string; readonly hands: () => Hands };

/** What the parts of a page are driven by. */
type Driven = Parts & BrowserTab;

/** A page in a real browser. Only what is not hidden can be found, pressed and read. */
export function createBrowserPage(parts: Parts): Page {
  const driven = { ...parts, ...createBrowserTab(parts) };
  return {
    ...moving(driven),
    ...pressing(driven),
    ...pointing(driven),
    ...fillingIn(driven),
    ...byKeys(driven),
    ...reading(driven),
  };
}

function moving({ origin, act, read }: Driven) {
  return {
    goTo: (address) => act((open) => open.goto(origin + address, { waitUntil: 'domcontentloaded' })),
    comesBack: () => act((open) => open.reload({ waitUntil: 'domcontentloaded' })),
    goBack: () => act((open) => open.goBack({ waitUntil: 'domcontentloaded' })),
    address: () => read((open) => open.url().slice(origin.length)),
    title: () => read((open) => open.title()),
  } satisfies Partial<Page>;
}

function pressing({ tab, origin, hands, act }: Driven) {
  return {
    async press(target, times = 1) {
      await enter();
      await act((open) => hands().press(locatorOf(open, target).last(), times));
    },
    tap: async (target) => hands().press(locatorOf(await tab(), target).last(), 1),
    check: (target, isChecked) => act((open) => hands().check(locatorOf(open, target).last(), isChecked)),
  } satisfies Partial<Page>;

  /** Who presses something before any page was opened has come by the front door. */
  async function enter(): Promise<void> {
    if ((await tab()).url() === 'about:blank')
      await act((open) => open.goto(origin, { waitUntil: 'domcontentloaded' }));
  }
}

function pointing({ tab, settle }: Driven) {
  return {
    async leaves(at, by) {
      if (by !== 'mouse') throw new Error('A browser that is driven has no finger to leave the page with.');
      const open = await tab();
      await settle(open);
      const [x, y] = at === 'top' ? [200, -1] : [-1, 200];
      for (let time = 0; time < MOST_TIMES_LEFT; time += 1) {
        await open.mouse.move(200, 200);
        await open.mouse.move(x, y);
        const answer = open.getByRole('dialog').waitFor({ timeout: HEARD_WITHIN_MS });
        if (await answer.then(yes, no)) return;
      }
    },
  } satisfies Partial<Page>;
}

/** Nothing says that a page has come to rest and hears of it: who leaves does so again until something comes of it. */
const MOST_TIMES_LEFT = 60;
const HEARD_WITHIN_MS = 500;

const yes = () => true;
const no = () => false;

function fillingIn({ hands, act }: Driven) {
  return {
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
  } satisfies Partial<Page>;
}

function byKeys({ runsScripts, act, read }: Driven) {
  return {
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
  } satisfies Partial<Page>;

  /** Without scripts Enter in a form leads to another page, and nothing says that it is on its way. */
  function isSending(key: string): boolean {
    return key === 'Enter' && !runsScripts();
  }
}

function reading({ tab, read, settle }: Driven) {
  return {
    glimpse,
    async printed(target) {
      const open = await tab();
      await settle(open);
      await open.emulateMedia({ media: 'print' });
      const parts = await glimpse(target);
      await open.emulateMedia({ media: null });
      return parts;
    },
    settle: async () => settle(await tab()),
    all: (target) => read((open) => locatorOf(open, target).evaluateAll(partsOf)),
  } satisfies Partial<Page>;

  async function glimpse(target: Target): Promise<readonly Part[]> {
    const found = locatorOf(await tab(), target);
    await found
      .first()
      .waitFor({ timeout: GLIMPSE_MS })
      .catch(() => undefined);
    return found.evaluateAll(partsOf);
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
