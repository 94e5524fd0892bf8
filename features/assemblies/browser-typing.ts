import type { Page as Tab } from 'playwright-core';
import type { ShopProcesses } from '#tools/workbench/shop-processes.ts';
import { createSettle } from '../shoppers/settle-tab.ts';
import type { BrowserVisit } from './browser-visit.ts';
import type { BuiltShop, PageEnd } from './built-shop.ts';
import type { PageWatch } from './page-watch.ts';
import { pressReload } from './press-reload.ts';
import { type Ask, accountsForms, type FormPlace, guestsForms, missingOn, typeInto } from './typed-forms.ts';

type Parts = { readonly processes: ShopProcesses; readonly visit: BrowserVisit; readonly watch: PageWatch };

type Typed = { readonly place: FormPlace; readonly texts: readonly string[] };

/** What leads a tab from page to page and looks at them, whether or not it has crashed meanwhile. */
type Driver = { readonly go: (path: string) => Promise<unknown>; readonly ask: Ask };

/** Types into forms that nobody sends, and looks for it afterwards. */
export function createBrowserTyping(parts: Parts): Pick<BuiltShop, 'typesIntoForms' | 'lostOfTyped'> {
  const { visit } = parts;
  const { origin } = parts.processes;
  let typed: readonly Typed[] = [];

  return {
    async typesIntoForms(products) {
      const tab = await visit.tab();
      const { go, ask } = driverOf(origin, tab);
      const settle = createSettle(tab);
      typed = [];
      for (const place of products ? guestsForms(products) : accountsForms) {
        await go(place.path);
        await settle();
        await missingOn(ask, place.opens, []);
        const texts = await typeInto(tab, place, 'abcdefgh'[typed.length] ?? '');
        await settle();
        typed = [...typed, { place, texts }];
      }
    },
    async lostOfTyped(how) {
      const tab = await visit.tab();
      if (how === 'new build') await takeNewBuild(parts, tab);
      const { go, ask } = how === 'crash' ? await crash(origin, tab) : driverOf(origin, tab);
      const lost: string[] = [];
      for (const { place, texts } of typed.toReversed()) {
        await go(place.path);
        await again(origin, tab, how);
        const missing = await missingOn(ask, place.opens, texts);
        lost.push(...missing.map((text) => `${place.path}: ${text}`));
      }
      return lost;
    },
  };
}

function driverOf(origin: string, tab: Tab): Driver {
  return {
    go: (path) => tab.goto(origin + path, { waitUntil: 'domcontentloaded' }),
    ask: (look, given) => tab.evaluate(look, given),
  };
}

async function again(origin: string, tab: Tab, how: PageEnd): Promise<void> {
  if (how === 'reload') await tab.reload({ waitUntil: 'domcontentloaded' });
  if (how !== 'way back') return;
  await tab.goto(`${origin}/compare`, { waitUntil: 'domcontentloaded' });
  await tab.goBack({ waitUntil: 'domcontentloaded' });
}

/** From then on the browser itself is told what to do with the tab, as by its button to load it again. */
async function crash(origin: string, tab: Tab): Promise<Driver> {
  const control = await tab.context().newCDPSession(tab);
  const crashed = tab.waitForEvent('crash');
  control.send('Page.crash').catch(() => undefined); // nobody is left to answer
  await crashed;
  return {
    go: (path) => control.send('Page.navigate', { url: origin + path }),
    async ask(look, given) {
      const expression = `(${look})(${JSON.stringify(given)})`;
      const { result, exceptionDetails } = await control.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text); // there is no page yet
      return result.value;
    },
  };
}

/** Offered when the browser has found it, and taken by the button beside the word. */
async function takeNewBuild({ processes, watch }: Parts, tab: Tab): Promise<void> {
  watch.expectFailures(); // while one server makes way for the other
  await tab.locator('html:is([data-worker=cached], [data-worker=ready])').waitFor({ state: 'attached' }); // else the new one is the first
  await processes.deploy();
  await tab.reload({ waitUntil: 'domcontentloaded' });
  await tab.evaluate(lookForNewWorker);
  const notices = tab.getByRole('region', { name: 'Notices' }); // the same words are also said by a region that nobody sees
  await notices.getByText('A new version of the shop is ready.').waitFor();
  await pressReload(tab);
}

/** Runs in the page: what a browser does when it sees fit. */
async function lookForNewWorker(): Promise<void> {
  await (await navigator.serviceWorker.ready).update();
}
