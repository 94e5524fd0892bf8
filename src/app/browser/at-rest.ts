import { isNetworkSpared } from '#app/loading/spared-network.ts';
import type { Navigation } from '#app/navigation/navigation.ts';
import { prefetchPage, type World } from '#app/navigation/open-page.ts';
import { prefetchLinks } from '#app/navigation/prefetch-links.ts';
import type { Acting } from '#app/page/page.ts';
import { createBrowserSaved } from '#composition/areas/browser-saved.ts';
import type { PageConfig } from '#config/page-config.ts';
import { hasPopUps } from '#domain/content/promos.ts';
import type { SuggestLocale } from '#domain/workflows/suggest-locale.ts';
import { lazyPictures } from './lazy-pictures.ts';
import { offerLanguage } from './offer-language.ts';
import { showSaved } from './show-saved.ts';
import { tellOnReturn } from './tell-on-return.ts';
import { tellSaved } from './tell-saved.ts';
import { tellWayBack } from './tell-way-back.ts';

type Ports = World & {
  readonly shop: Acting;
  readonly config: PageConfig;
  readonly navigation: Pick<Navigation, 'get' | 'subscribe'>;
  readonly loadPlaceholders: () => Promise<unknown>;
};

/** What a page does that has come to rest and has the network to spare: it looks ahead, and keeps the shop on the device. */
export function atRest({ pages, visit, shop, config, navigation, loadPlaceholders }: Ports): void {
  if (!isNetworkSpared(navigator)) void loadPlaceholders().catch(ignored); // the next page asks again
  lazyPictures(window);
  tellWayBack(navigation);
  tellOnReturn();
  prefetchLinks(window, (address) => prefetchPage({ pages, visit }, address), shop.viewPath);
  const suggestLocale: SuggestLocale = async (...given) =>
    (await shop.later(loadLanguageOffer)).suggestLocale(...given);
  const { storeView } = shop;
  void offerLanguage({ shop: { storeView, suggestLocale }, navigation, browser: navigator }).catch(ignored);
  void showBeside({ shop, navigation, config }).catch(ignored);
  if (config['serviceWorker.enabled'] === false) return;
  tellSaved({
    navigation,
    connectivity: shop.connectivity,
    home: location.origin + shop.viewPath.prefix,
    show: showSaved,
    ...createBrowserSaved(shop),
  });
  const followPages = (onPage: () => void): void => {
    navigation.subscribe(() => navigation.get().isMoving || onPage());
  };
  void shop.followWorker(followPages).catch(ignored);
}

/** For few: most read a page in their language. */
async function loadLanguageOffer() {
  const { browserLanguageOffer } = await import(
    /* webpackChunkName: "language-offer" */ '#composition/roots/browser-language-offer.ts'
  );
  return browserLanguageOffer;
}

/** What lies beside the pages, for shops that have any of it. */
async function showBeside(ports: Pick<Ports, 'shop' | 'navigation' | 'config'>): Promise<void> {
  await ports.shop.loadPromos(); // they are there already, but for a page that came without
  if (!hasPopUps(ports.shop.promos.get()) && !ports.config['chat.url']) return;
  const { openBesideHere } = await import(/* webpackChunkName: "beside" */ './open-beside.tsx');
  await openBesideHere(ports);
}

/** The next page tries again. */
function ignored(): void {}
