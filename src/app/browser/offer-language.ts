import type { Navigation } from '#app/navigation/navigation.ts';
import type { Shell } from '#app/page/page.ts';
import { suggestedLocale } from '#domain/storeview/suggested-locale.ts';
import type { SuggestLocale } from '#domain/workflows/suggest-locale.ts';
import { boughtOn } from './bought-on.ts';

type Ports = {
  readonly shop: Pick<Shell, 'storeView'> & { readonly suggestLocale: SuggestLocale };
  readonly navigation: Pick<Navigation, 'get' | 'subscribe'>;
  readonly browser: Pick<Navigator, 'languages' | 'userAgent'>;
};

/** What reads a page for others and cannot choose. */
const CRAWLER = /bot|crawl|spider/i;

/** Offers a shopper the language that their browser asks for first; most read the page in theirs, so that nothing is loaded. */
export async function offerLanguage({ shop, navigation, browser }: Ports): Promise<void> {
  const locale = suggestedLocale(browser.languages, shop.storeView.get().locale);
  if (locale === null || CRAWLER.test(browser.userAgent)) return;
  await shop.suggestLocale(locale, () => untilQuiet(navigation));
}

/** Resolves on a page that stands and is none to buy on. */
function untilQuiet(navigation: Ports['navigation']): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const { page, isMoving } = navigation.get();
      if (isMoving || boughtOn.includes(page.shows)) return;
      stop();
      resolve();
    };
    const stop = navigation.subscribe(look);
    look();
  });
}
