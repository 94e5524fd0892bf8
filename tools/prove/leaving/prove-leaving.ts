import { randomBytes } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page as Tab } from 'playwright-core';
import { comesTo } from '#shared/waiting/until.ts';
import { findChromium } from '../../chromium/find-chromium.ts';
import { WITHOUT_SUGGESTIONS } from '../../chromium/without-suggestions.ts';
import { createShopClient, type ShopClient } from '../../workbench/shop-client.ts';
import type { ShopProcesses } from '../../workbench/shop-processes.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { lookIntoCaches, open, type Person, ready, type Stay, stay, type Tabs } from './leave-traces.ts';
import { type Bench, createBench } from './leaving-bench.ts';
import { LIMITS, PATIENCE_MS, piece } from './leaving-settings.ts';
import { cachedFor, cookiesOf, foundIn, keptFor, shownIn } from './traces-in.ts';

type Wish = { readonly logouts: number; readonly processes: ShopProcesses };

const TOLD_TURNS = 10;

/**
 * As often as is wished somebody signs in on the same device, in a real browser with three tabs, leaves their name, mail,
 * address and tokens in all of them, and logs out in one. Nothing of them, nor of anybody before, may be found afterwards: not
 * in a tab, nor behind its back button, nor in what the device keeps. The third tab has been put away by the browser and is
 * shown again after that. Before they leave, their token ends while all tabs use it, and one of them renews it for all.
 */
export async function proveLeaving({ logouts, processes }: Wish): Promise<ProofResult> {
  const client = createShopClient(processes.apiOrigin);
  const bench = createBench(processes.apiOrigin);
  await client.put('/workbench/products', piece);
  const browser = await launch();
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 }, reducedMotion: 'reduce' });
  const words: string[] = [];
  const faults: string[] = [];
  const times: number[] = [];
  context.on('response', async (response) => {
    if (!/\/api\/user\/(login|refresh)/.test(response.url())) return;
    const answer = (await response.json().catch(() => null)) as { result?: string; meta?: { refreshToken?: string } };
    for (const token of [answer?.result, answer?.meta?.refreshToken])
      if (token && token.length > MUST_BE_LONG) words.push(token);
  });
  try {
    for (let turn = 1; turn <= logouts; turn += 1) {
      const person = await newPerson(client);
      words.push(person.name, person.email, person.street);
      const tabs = await openTabs(context, processes.origin);
      const fault = (sentence: string): void => void faults.push(`logout ${turn}: ${sentence}`);
      if (turn === 1) await untilShopIsKept(tabs[0]);
      await stay({ tabs, person, origin: processes.origin, bench, fault });
      await lookIntoCaches(tabs[0], words, fault);
      times.push(await leave({ tabs, words, fault }));
      await lookBehind({ tabs, context, words, bench, fault });
      for (const tab of tabs) await tab.close();
      if (turn % TOLD_TURNS === 0) console.log(`${turn} of ${logouts} logouts, ${faults.length} faults`);
    }
  } finally {
    await browser.close();
  }
  const slowest = Math.round(Math.max(0, ...times));
  const usual = Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
  const summary = `${times.length} logouts with three tabs, ${words.length} words looked for; after the press clean within ${usual} ms (median), ${slowest} ms (slowest)`;
  return { summary, faults };
}

const MUST_BE_LONG = 20;
// "Ok" is an answer, too

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium was found: name one with CHROMIUM_PATH.');
  const args = [WITHOUT_SUGGESTIONS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath, args });
}

async function newPerson(client: ShopClient): Promise<Person> {
  const name = `Kanari${randomBytes(5).toString('hex')}`;
  const person = { name, email: `${name.toLowerCase()}@mail.test`, password: `madder-${name}`, street: `${name} Road` };
  const customer = { email: person.email, firstname: name, lastname: `${name}son` };
  await client.post('/api/user/create', { customer, password: person.password });
  return person;
}

/** Runs in a page before anything else: it hears of no other tab, as one that the browser has put away. */
function hearNothing(): void {
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined });
}

/** Runs in a page: the browser shows it again, as it stood. */
function comeBack(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

async function openTabs(context: BrowserContext, origin: string): Promise<Tabs> {
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const;
  await tabs[2].addInitScript(hearNothing);
  await Promise.all(tabs.map((tab) => open(tab, `${origin}/compare`)));
  return tabs;
}

/** From then on the worker sees what the tabs ask for. */
async function untilShopIsKept(tab: Tab): Promise<void> {
  await tab.locator('html[data-worker="cached"]').waitFor({ state: 'attached' });
}

type Leaving = Pick<Stay, 'tabs' | 'fault'> & { readonly words: readonly string[] };

/** Logs out in the first tab; answers how long after the press the last tab was clean, in ms. */
async function leave({ tabs, words, fault }: Leaving): Promise<number> {
  const [first, , third] = tabs;
  await first.getByRole('button', { name: 'Account', exact: true }).first().click();
  const way = first.getByRole('dialog', { name: 'Account' }).getByRole('button', { name: 'Log out' });
  await way.waitFor();
  const began = performance.now();
  await way.click();
  const away = foundIn(await shownIn(third), words);
  if (away.length === 0) fault('the tab that was put away had nothing to forget');
  let isAway = true;
  let left: readonly string[] = [];
  const isClean = async () => {
    const dirty = await Promise.all(tabs.map(async (tab) => foundIn(await shownIn(tab), words)));
    const kept = foundIn(await keptFor(first), words); // the worker's caches, which take longer to read, are looked into later
    if (isAway && kept.length === 0) {
      await third.evaluate(comeBack);
      isAway = false;
    }
    left = [...new Set([...kept, ...dirty.flat()])];
    return left.length === 0;
  };
  if (!(await comesTo(isClean, LIMITS))) fault(`${left.join(', ')} still found after ${PATIENCE_MS / 1_000} s`);
  return performance.now() - began;
}

type Behind = Leaving & { readonly context: BrowserContext; readonly bench: Bench };

/** What every tab, its back button and the device still know, and what is sent by whoever is left. */
async function lookBehind({ tabs, context, words, bench, fault }: Behind): Promise<void> {
  await bench.forgetRequests();
  for (const [at, tab] of tabs.entries()) {
    await tab.goBack({ waitUntil: 'domcontentloaded' }).catch(() => null);
    await ready(tab);
    let found: readonly string[] = [];
    const isClean = async () => {
      found = foundIn(await shownIn(tab), words);
      return found.length === 0;
    };
    await comesTo(isClean, LIMITS);
    if (found.length > 0) fault(`the back button of tab ${at + 1} shows ${found.join(', ')}`);
    const kept = foundIn(await keptFor(tab), words);
    if (kept.length > 0) fault(`the device keeps ${kept.join(', ')}`);
  }
  const cached = foundIn(await cachedFor(tabs[0]), words);
  if (cached.length > 0) fault(`the worker keeps ${cached.join(', ')} afterwards`);
  const sent = foundIn(JSON.stringify(await bench.requests()), words);
  if (sent.length > 0) fault(`the shop was sent ${sent.join(', ')} afterwards`);
  const cookies = foundIn(await cookiesOf(context), words);
  if (cookies.length > 0) fault(`a cookie holds ${cookies.join(', ')}`);
}
