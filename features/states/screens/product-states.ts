import type { Product } from '#domain/catalog/product.ts';
import { tileOf } from '#domain/listing/tile.ts';
import { isSignedIn } from '../asha-is-signed-in.ts';
import { knowsPinCode } from '../knows-pin-code.ts';
import { collection, dearest, free, kurtaSet, longNamed, pictureless, soldOut, withVariants } from '../pieces.ts';
import { shopsFrom } from '../places.ts';
import { reviews, twoHundredReviews } from '../reviews.ts';
import { goesOffline, isDown, isSlow, type OpenPage, type States } from '../state.ts';

const addressOf = ({ sku, slug }: Product): string => `/p/${sku}/${slug}`;
const address = addressOf(kurtaSet);

const partlySoldOut = withVariants(kurtaSet, ({ sku, stock }) =>
  sku.endsWith('-M') || sku.includes('Madder') ? { stock: { ...stock, quantity: 0, isInStock: false, status: 0 } } : {},
);

const FILM = '/img/film/a/j/aj-ks-1042-indigo';
const [front, ...otherSides] = kurtaSet.gallery;
const filmed: Product = {
  ...kurtaSet,
  gallery: [
    ...(front ? [front] : []),
    ...otherSides.map((side) => ({
      ...side,
      video: { url: `${FILM}.webm`, title: 'Seen all round', captions: `${FILM}.vtt`, kind: 'file' as const },
    })),
  ],
};

function compareOthers(shop: OpenPage): void {
  const others = collection.slice(1, 5).map((piece) => tileOf(piece, shop.market(), shop.shopRules));
  shop.compared.update(() => others);
}

export const productStates: States = {
  ready: { address },
  /** Colour and size are chosen. */
  chosen: { address: `${address}/${kurtaSet.sku}-Indigo-S` },
  /** The day on which it arrives at a PIN code that takes no cash. */
  'delivery-told': { address, when: knowsPinCode('781001') },
  'delivery-never': { address, when: knowsPinCode('744301') },
  'delivery-in-error': { address, presses: ['Check'] },
  /** The button was pressed before there was a size: it is asked for. */
  'size-missing': { address, presses: ['Add to cart: Choose a size'] },
  /** Drawn from the card that led there. */
  loading: { address: `/${kurtaSet.urlPath}`, from: '/c/festive', given: isSlow, waitsFor: 'nothing' },
  /** No list has shown it: it was followed from the cart, perhaps. */
  'loading-unseen': { address, given: isSlow, waitsFor: 'nothing' },
  /** Nothing can be chosen: the merchant has switched every variant off. */
  empty: { address, given: ({ api }) => api.fakes.search.put(withVariants(kurtaSet, () => ({ status: 2 }))) },
  error: { address, given: isDown },
  offline: { address, when: goesOffline },
  partial: { address, given: ({ api }) => api.fakes.search.put(partlySoldOut) },
  /** Four other pieces are compared. */
  'compare-full': { address, when: compareOthers },
  'size-guide': { address, presses: ['Size guide'] },
  'why-this-price': { address, presses: ['Why this price?'] },
  'review-in-error': { address, presses: ['Submit review'] },
  zoom: { address, presses: ['Zoom'] },
  /** The second picture stands for a film. */
  film: { address, given: ({ api }) => api.fakes.search.put(filmed), presses: ['Next picture'] },
  /** Size M is sold out in both colours, and Madder in every size. */
  'choice-sold-out': {
    address: `${address}/${kurtaSet.sku}-Indigo-M`,
    given: ({ api }) => api.fakes.search.put(partlySoldOut),
  },
  'sold-out': { address: addressOf(soldOut) },
  /** The form to hear when it is back, open beside the ways on. */
  'notify-me': {
    address: `${address}/${kurtaSet.sku}-Indigo-M`,
    given: ({ api }) => api.fakes.search.put(partlySoldOut),
    presses: ['Notify me'],
  },
  'notify-me-in-error': { address: addressOf(soldOut), presses: ['Notify me', 'Notify me'] },
  'notify-me-done': {
    address: addressOf(soldOut),
    given: isSignedIn,
    presses: ['Notify me', 'Notify me'],
  },
  'long-name': { address: addressOf(longNamed) },
  'no-picture': { address: addressOf(pictureless) },
  dear: { address: addressOf(dearest) },
  'in-dollars': { address, given: shopsFrom('us') },
  'in-pounds': { address, given: shopsFrom('gb') },
  free: { address: addressOf(free), given: ({ api }) => api.fakes.search.put(free) },
  'one-review': { address, given: ({ api }) => api.fakes.reviews.put(kurtaSet.id, reviews.slice(0, 1)) },
  'many-reviews': { address, given: ({ api }) => api.fakes.reviews.put(kurtaSet.id, twoHundredReviews) },
  added: { address, when: (shop) => shop.notify({ code: 'cart-added', offersCheckout: true }) },
};
