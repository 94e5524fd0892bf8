import type { BrowserParts } from './browser-parts.ts';
import type { BuiltShop } from './built-shop.ts';

const HOME = 'India';
const OTHER_HOST = '127.0.0.1'; // the same machine by another name

/** The built shop with several store views, of which one has a host to itself. */
export function standingInViews({ processes, page, visit, watch }: BrowserParts) {
  const otherOrigin = processes.origin.replace('localhost', OTHER_HOST);
  const homes: Record<string, string> = { [HOME]: processes.origin, Germany: otherOrigin };
  return {
    async opensStoreViews(path) {
      homes['Britain'] = processes.origin + path;
      watch.expectFailures();
      await processes.start({
        ZARI__storeViews__multistore: 'true',
        ZARI__storeViews__views: viewsAt(path, otherOrigin),
      });
    },
    async opensIn(country, address) {
      const home = homes[country];
      if (home === undefined) throw new Error(`There is no shop in ${country}.`);
      await (await visit.tab()).goto(home + address, { waitUntil: 'domcontentloaded' });
      await page.settle();
    },
    async shopsTold() {
      const links = (await visit.tab()).locator('link[rel="alternate"][hreflang]');
      const told = await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const),
      );
      return Object.fromEntries(told.map(([locale, address]) => [locale, shortened(address)]));
    },
  } satisfies Partial<BuiltShop>;

  function shortened(address: string): string {
    const path = new URL(address).pathname;
    return address.startsWith(otherOrigin) ? `${path} of its own host` : path;
  }
}

/** In the words of the settings. */
function viewsAt(path: string, otherOrigin: string): string {
  const britain = {
    ...{ code: 'uk', storeId: 2, name: 'United Kingdom', url: path, taxCountry: 'GB' },
    localisation: { defaultLocale: 'en-GB', currencyCode: 'GBP' },
  };
  const germany = {
    ...{ code: 'de', storeId: 3, name: 'Deutschland', url: otherOrigin, taxCountry: 'DE' },
    localisation: { defaultLocale: 'de-DE', currencyCode: 'USD' },
  };
  return JSON.stringify([britain, germany]);
}
