import '#ui/base.css';
import { noAssets } from '#app/frame/built-assets.ts';
import { Document } from '#app/frame/document.tsx';
import { createLateParts } from '#app/loading/late-parts.ts';
import { createNavigation, type Navigation } from '#app/navigation/navigation.ts';
import { openPage, pageAt, standInAt } from '#app/navigation/open-page.ts';
import { createPageHistory } from '#app/navigation/page-history.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import { createScrollMemory } from '#app/navigation/scroll-memory.ts';
import type { Acting } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { ViewContext } from '#app/slots/visit-context.ts';
import { takeCarriedNotice } from '#app/transfer/carried-notice.ts';
import { lacksAnswer, readPageState } from '#app/transfer/page-state.ts';
import { STATE_BLOCK } from '#app/transfer/state-block.ts';
import type { BrowserShop } from '#composition/roots/browser-shop.ts';
import { configOfPage } from '#config/page-config.ts';
import { createBrowserPageVisit } from './browser-page-visit.ts';
import { takeEarlyPress } from './early-press.ts';
import { actingShop, createInstall } from './install.ts';
import { LiveShop } from './live-shop.tsx';

/** Goes on in the browser from the page that the server has drawn. */
async function takeOver(): Promise<void> {
  if (!('withResolvers' in Promise)) await untilLoaded(loadPolyfills);
  const { shows, areas, config, standsAt } = readPageState(document.getElementById(STATE_BLOCK)?.textContent ?? '');
  const tellCarriedNotice = takeCarriedNotice(window, standsAt);
  await nextTask();
  const { createBrowserShop } = await import(/* webpackMode: "eager" */ '#composition/roots/browser-shop.ts');
  await nextTask();
  const shop = createBrowserShop(configOfPage(config), areas);
  const { install, installPanel } = createInstall(shop);
  const pages = createLateParts(pageChunks, install);
  await Promise.all([shop.loadMessages('first'), ...(['error', 'offline', shows] as const).map(pages.fetch)]);
  const history = createPageHistory(window, shop.viewPath.prefix);
  const here = history.here();
  const scroll = createScrollMemory(window, here);
  const visit = createBrowserPageVisit(shop, () => actingShop(shop));
  const start = shows === 'opening' ? standInAt(here, shows) : pageAt(here, shows, { hasFailed: lacksAnswer(areas) });
  const navigation = createNavigation({ start, history, leave: scroll.leave, ...waysOf(shop, { pages, visit }) });
  await nextTask();
  const { hydratePage } = await import(/* webpackMode: "eager" */ './hydrate-page.ts');
  await nextTask();
  const pressAgain = takeEarlyPress(window);
  await hydratePage((onAlive) => (
    <ViewContext value={{ shop, pages, panels: createLateParts(panelChunks, installPanel) }}>
      <Document assets={noAssets}>
        <LiveShop navigation={navigation} scroll={scroll} onAlive={onAlive} />
      </Document>
    </ViewContext>
  ));
  // The server knew the address alone, not who visits nor how much was loaded above, or the catalog was late for it.
  const isHalf = here.state !== null || ['account', 'opening'].includes(shows) || lacksAnswer(areas);
  whenIdle(async () => {
    const acting = await untilLoaded(() => actingShop(shop));
    tellCarriedNotice(acting.notify);
    if (config['products.priceTiers']) (await loadPriceGroups()).followPriceGroup(acting, navigation.reopen);
    await startVisit(acting, navigation, pressAgain);
    if (isHalf) navigation.reopen();
    await acting.untilRest();
    (await untilLoaded(loadRest)).atRest({ pages, visit, shop: acting, config, navigation, loadPlaceholders });
  });
}

/**
 * What the device kept is read after React has taken over, so that both sides draw the same page: on a slow phone whose browser
 * tells of no idle time, as all of Safari's, it would be read in between, and the page drawn anew.
 */
async function startVisit(acting: Acting, navigation: Navigation, pressAgain: () => void): Promise<void> {
  void acting.tellPages(navigation);
  void acting.watchQuota();
  const started = acting.startVisit();
  pressAgain();
  await started;
  document.documentElement.dataset['ready'] = 'true';
}

/** How pages of the shop are opened, and what is done where they cannot be. */
function waysOf(shop: BrowserShop, ports: Parameters<typeof openPage>[0]) {
  return {
    open: (location, moving) => openPage(ports, location, moving),
    placeholder: async (location, stands) => (await loadPlaceholders()).placeholderPage(ports, location, stands),
    endPage: () => void actingShop(shop).then(({ endPageNews }) => endPageNews(), nothingToEnd),
    network: shop.connectivity,
    withoutNetwork: (page, stands) =>
      loadKept().then(
        ({ openWithoutNetwork }) => openWithoutNetwork(ports, page, stands),
        () => page,
      ),
    clock: shop.clock,
    async tellDefect(error, location) {
      console.error('The page could not be opened:', error);
      await import(/* webpackChunkName: "rest" */ './renew-page-at-hand.ts').then(
        ({ renewPageAtHand }) => renewPageAtHand(shop, shop.errorScreen, location),
        () => undefined, // then the error page offers to load it again
      );
    },
  } satisfies Partial<Parameters<typeof createNavigation>[0]>;
}

/** What browsers lack that have not the newest of what is made there. */
function loadPolyfills() {
  return import(/* webpackChunkName: "polyfills" */ '#app/loading/polyfills.ts');
}

/** Nothing was told yet where the code that tells it could not be had. */
function nothingToEnd(): void {}

/** Few shops have prices for groups. */
function loadPriceGroups() {
  return import(/* webpackChunkName: "price-group" */ '#composition/screens/follow-price-group.ts');
}

/** What is drawn of a page that is late; no first page needs it. */
function loadPlaceholders() {
  return import(/* webpackChunkName: "placeholder" */ '#app/navigation/placeholder-page.ts');
}

/** What stands where a page could not be had for lack of a network. */
function loadKept() {
  return import(/* webpackChunkName: "rest" */ './open-without-network.ts');
}

function loadRest() {
  return import(/* webpackChunkName: "rest" */ './at-rest.ts');
}

const TRY_AGAIN_MS = 5_000;

/**
 * A page that lost its network while it loaded comes to life when it has one again. It is said when it is tried again: what a
 * page that is left has given up is no fault.
 */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    console.error('A part could not be loaded and is tried again:', error);
    return untilLoaded(load);
  }
}

/** Taking over comes in pieces, so that a shopper who taps meanwhile is not kept waiting. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const IDLE_WITHIN_MS = 1_000;

function whenIdle(task: () => Promise<void>): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
  else setTimeout(task, 1);
}

void takeOver();
