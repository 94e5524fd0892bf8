import { createCookieStoreChosen } from '#adapters/browser/cookie-store-chosen.ts';
import { languageOffer } from '../screens/language-offer.ts';

type Where = { readonly viewPath: { readonly prefix: string } };

/** Over the cookies of this browser. */
export const browserLanguageOffer = {
  ...languageOffer,
  isStoreChosen: ({ viewPath }: Where) => createCookieStoreChosen(viewPath.prefix),
};
