import { currencyOfCountry, shopCountries, shopCurrencies, shopLocales } from './store-choices.ts';
import { defaultStoreView, type StoreView } from './store-view.ts';

/** What somebody asks for, word by word; nothing in it is trusted. */
export type Proposed = { readonly [Name in keyof StoreView]?: unknown };

/** The store view somebody asks for. What is on none of the shop's lists is ignored: `otherwise` stands in for it. */
export function chosenStoreView({ country, locale, currency }: Proposed, otherwise: StoreView): StoreView {
  return {
    country: shopCountries.find((each) => each === country) ?? otherwise.country,
    locale: shopLocales.find((each) => each === locale) ?? otherwise.locale,
    currency: shopCurrencies.find((each) => each === currency) ?? otherwise.currency,
  };
}

/** As a form asks for it that can propose nothing: another country brings its currency, unless that was changed, too (STORE-26). */
export function sentStoreView(proposed: Proposed, before: StoreView): StoreView {
  const chosen = chosenStoreView(proposed, before);
  const isMoved = chosen.country !== before.country && chosen.currency === before.currency;
  return isMoved ? { ...chosen, currency: currencyOfCountry(chosen.country) } : chosen;
}

/** The choice as it is kept between visits: `IN.en-US.INR`. */
export function storeChoiceText({ country, locale, currency }: StoreView): string {
  return `${country}.${locale}.${currency}`;
}

const YEAR_S = 31_536_000;

/** Only this very host can have set it, and only by https; browsers see to that by the name. */
export const SECURE_STORE_COOKIE = '__Host-store';
export const PLAIN_STORE_COOKIE = 'store';

/** The cookie that keeps the choice, as a browser and a server write it; secure where the shop is served by https. */
export function storeCookie(storeView: StoreView, isSecure: boolean): string {
  const [name, secure] = isSecure ? [SECURE_STORE_COOKIE, '; Secure'] : [PLAIN_STORE_COOKIE, ''];
  return `${name}=${storeChoiceText(storeView)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}

/** Reads a kept choice, which anybody may have written. */
export function storeViewOf(text: string): StoreView {
  const [country, locale, currency, ...rest] = text.split('.');
  return rest.length > 0 ? defaultStoreView : chosenStoreView({ country, locale, currency }, defaultStoreView);
}
