import { currencyOfCountry, shopCountries, shopCurrencies, shopLocales } from './store-choices.ts';
import { defaultStoreView, type StoreView } from './store-view.ts';

/** What somebody asks for, word by word; nothing in it is trusted. */
export type Proposed = { readonly [Name in keyof StoreView]?: unknown };

/** The store view somebody asks for. What is on none of the shop's lists is ignored: `otherwise` stands in for it. */
export function chosenStoreView({ country, locale, currency }: Proposed, otherwise: StoreView): StoreView {
  return {
    ...otherwise,
    country: shopCountries.find((each) => each === country) ?? otherwise.country,
    locale: shopLocales.find((each) => each === locale) ?? sameLanguage(locale) ?? otherwise.locale,
    currency: shopCurrencies.find((each) => each === currency) ?? otherwise.currency,
  };
}

/** German as it is spoken in Austria was offered once: whoever kept it reads German still. */
function sameLanguage(locale: unknown): string | undefined {
  const [, language] = /^([a-z]{2})-[A-Z]{2}$/.exec(String(locale)) ?? [];
  return shopLocales.find((each) => each.startsWith(`${language}-`));
}

/** As a form asks for it that can propose nothing: another country brings its currency, unless that was changed, too (STORE-26). */
export function sentStoreView(proposed: Proposed, before: StoreView): StoreView {
  const chosen = chosenStoreView(proposed, before);
  const isMoved = chosen.country !== before.country && chosen.currency === before.currency;
  return isMoved ? { ...chosen, currency: currencyOfCountry(chosen.country) } : chosen;
}

/** Reads a kept choice, which anybody may have written; `otherwise` is what counts where nothing is chosen. */
export function storeViewOf(text: string, otherwise: StoreView = defaultStoreView): StoreView {
  const [country, locale, currency, ...rest] = text.split('.');
  return rest.length > 0 ? otherwise : chosenStoreView({ country, locale, currency }, otherwise);
}
