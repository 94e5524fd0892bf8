import { DATE_FORMAT } from './date-format.ts';
import { signOf } from './display-price.ts';
import { chosenStoreView, storeViewOf } from './store-choice.ts';
import { shopCurrencies } from './store-choices.ts';
import { type Currency, defaultStoreView, type Localised, type StoreView } from './store-view.ts';
import { ONLY_STORE } from './view-address.ts';

/** In which language and currency a store view is read at first, in which currencies it can be read, and how it writes. */
export type Localisation = Localised & { readonly defaultLocale: string; readonly currencyCode: Currency };

/** A store view as the merchant set it up (STORE-04). */
export type ConfiguredView = {
  readonly code: string;
  readonly storeId: number;
  /** As shoppers read it where they choose one. */
  readonly name: string;
  /** Where it has a host of its own, such as `https://de.shop.example`; '' for that of the shop. */
  readonly origin: string;
  /** What stands before its paths, such as `/de`; '' for none. */
  readonly prefix: string;
  /** Nobody can open or choose it. */
  readonly isDisabled: boolean;
  readonly taxCountry: string;
  readonly localisation: Localisation;
};

/** That of the shop where nothing else is set up. */
export const usualLocalisation: Localisation = {
  defaultLocale: defaultStoreView.locale,
  currencyCode: defaultStoreView.currency,
  dateFormat: DATE_FORMAT,
  currencySignPlacement: 'prepend',
  allCurrency: shopCurrencies.map((value) => ({ value, sign: signOf({ currency: value }) })),
};

/** The one of a shop that has no others. */
export const plainView: ConfiguredView = {
  code: 'default',
  storeId: ONLY_STORE,
  name: 'India',
  origin: '',
  prefix: '',
  isDisabled: false,
  taxCountry: defaultStoreView.country,
  localisation: usualLocalisation,
};

/** What a shopper reads who has chosen nothing in it. */
export function firstStoreView({ taxCountry, localisation }: ConfiguredView): StoreView {
  const { defaultLocale: locale, currencyCode: currency, ...localised } = localisation;
  const chosen = { country: taxCountry, locale, currency };
  return localisation === usualLocalisation ? chosen : { ...chosen, localised };
}

/** A choice that was kept for a store view; a currency that it does not offer is none. */
export function storeViewIn(view: ConfiguredView, text: string): StoreView {
  return offeredIn(view, storeViewOf(text, firstStoreView(view)));
}

/** What of a choice a store view offers. */
export function offeredIn(view: ConfiguredView, chosen: StoreView): StoreView {
  const isOffered = view.localisation.allCurrency.some(({ value }) => value === chosen.currency);
  return isOffered ? chosen : chosenStoreView({ currency: view.localisation.currencyCode }, chosen);
}
