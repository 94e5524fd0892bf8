import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserPageVisit } from '#app/browser/browser-page-visit.ts';
import { LiveShop } from '#app/browser/live-shop.tsx';
import { offerLanguage } from '#app/browser/offer-language.ts';
import { openBeside } from '#app/browser/open-beside.tsx';
import { createLateParts } from '#app/loading/late-parts.ts';
import { createNavigation, type Navigation } from '#app/navigation/navigation.ts';
import { openPage, pageAt } from '#app/navigation/open-page.ts';
import { createPageHistory } from '#app/navigation/page-history.ts';
import { placeAt } from '#app/navigation/place.ts';
import { placeholderPage } from '#app/navigation/placeholder-page.ts';
import { pageChunks } from '#app/navigation/routes.ts';
import { withoutNetwork } from '#app/navigation/without-network.ts';
import type { Acting, Bringing } from '#app/page/page.ts';
import { panelChunks } from '#app/panels/panel-chunks.ts';
import { ViewContext } from '#app/slots/visit-context.ts';
import { hasPopUps } from '#domain/content/promos.ts';
import type { Shown } from '../shoppers/emulated-tab.ts';
import type { OpenShop } from './open-visit.ts';

type Parts = {
  readonly open: () => Promise<OpenShop>;
  readonly reopen: () => Promise<void>;
  /** Hears that nothing of a page is left. */
  readonly left: () => void;
};

/** The shop's own routes and layouts on an emulated page, over a visit of the scenario. */
export type EmulatedShop = Shown & { readonly close: () => void };

export function createEmulatedShop({ open, reopen, left }: Parts): EmulatedShop {
  let drawn: ReturnType<typeof draw> | null = null;
  const address = () => (drawn ? addressOf(drawn.navigation) : '/');
  const close = (): void => {
    drawn?.root.unmount();
    for (const closes of drawn?.closing ?? []) closes();
    document.body.replaceChildren();
    drawn?.navigation.close();
    drawn = null;
    left();
  };

  return {
    async opensFirst() {
      drawn ??= draw(await open(), '/');
    },
    address,
    defects: () => drawn?.defects ?? [],
    close,
    isMoving: () => drawn?.navigation.get().isMoving ?? false,
    async goTo(wanted) {
      if (drawn) drawn.navigation.push(wanted);
      else drawn = draw(await open(), wanted);
    },
    async comesBack() {
      const before = address();
      close();
      await reopen();
      drawn = draw(await open(), before);
    },
  };
}

/** Code that is wanted later comes at once, as from a browser's cache. */
export async function loadAllCode(): Promise<void> {
  await Promise.all([...Object.values(pageChunks), ...Object.values(panelChunks)].map((chunk) => chunk()));
}

function draw(shop: OpenShop, address: string) {
  // An emulated page has nowhere to put a file.
  const install = async ({ services: { saveFile: _ofBrowser, ...services } }: Bringing) => void shop.extend(services);
  const pages = createLateParts(pageChunks, install);
  const panels = createLateParts(panelChunks, install);
  const pageVisit = createBrowserPageVisit(shop, async () => shop);
  const world = { pages, visit: pageVisit };
  const loadOpening = () => pages.fetch('opening');
  const defects: unknown[] = [];
  const closing: (() => void)[] = [];
  let isDrawn = false;
  const keep = (error: unknown) => void defects.push(error);
  const navigation = createNavigation({
    start: pageAt(placeAt('/error'), 'error'),
    history: createPageHistory(window, shop.viewPath.prefix),
    open: (location, moving) => openPage(world, location, moving),
    placeholder: (location, stands) => placeholderPage(world, location, stands),
    leave: () => undefined,
    endPage: () => isDrawn && shop.endPageNews(),
    withoutNetwork: (page, stands) =>
      withoutNetwork({ ...withoutKept, loadOpening, leaveUnreached: pageVisit.leaveEmpty }, page, stands),
    tellDefect: keep,
    network: shop.connectivity,
    clock: shop.clock,
  });
  const root = openRoot(keep);
  const shown = createElement(LiveShop, { navigation, scroll: { await: stay, arrive: stay }, onAlive: stay });
  const stopWaiting = navigation.subscribe(() => {
    if (navigation.get().isMoving) return;
    isDrawn = true;
    stopWaiting(); // the first page is drawn when it is there, as a server would
    root.render(createElement(ViewContext, { value: { shop, pages, panels } }, shown));
    if (shop.consentPurposes.length > 0) void shop.tellPages(navigation);
    void offerLanguage({ shop, navigation, browser: shop.browser }).catch(keep);
    void openBesideIn(shop, navigation).then((close) => closing.push(close), keep);
  });
  void Promise.all((['error', 'offline'] as const).map(pages.fetch)).then(() => navigation.replace(address));
  return { root, navigation, defects, closing };
}

/** No page is kept on the device. */
const withoutKept = { openKept: async () => false };

function openRoot(keep: (error: unknown) => void) {
  const place = document.body.appendChild(document.createElement('div'));
  return createRoot(place, { onCaughtError: keep, onUncaughtError: keep });
}

/** What lies beside the pages of a shop that has any of it. */
async function openBesideIn(shop: OpenShop, navigation: Navigation): Promise<() => void> {
  await shop.loadPromos();
  const acting: unknown = shop; // in an example all of it acts
  const chat = shop.consentPurposes.includes('chat') ? shop : null;
  if (!chat && !hasPopUps(shop.promos.get())) return stay;
  return openBeside({ shop: acting as Acting, navigation, chat });
}

function addressOf(navigation: Navigation): string {
  const { location } = navigation.get().page;
  return location.pathname + location.search;
}

/** An emulated page has no layout to scroll. */
function stay(): void {}
