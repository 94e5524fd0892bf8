import type { ReactElement } from 'react';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { noPromos, nothingClosed } from '#domain/content/promos.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noProductMore } from '#domain/workflows/product-more.ts';
import { DefaultLayout } from '#ui/layouts/default-layout.tsx';
import { createFrame, type FrameModel } from '#viewmodels/frame/frame-model.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createProductScreen, type ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { ProductScreen } from './product/product-screen.tsx';

export const shopRules = { useUrlPaths: true, listOutOfStockProducts: true };
const delivery = { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } };
export const contact = { email: 'help@zari.test' };
export const storeView = createMobxCell(defaultStoreView);
export const addressBar = { replace: () => {} };

export const menu = createMobxCell({
  entries: [{ id: 3, name: 'Women', address: '/women', children: [] }],
  isLoaded: true,
});

export function frame(): FrameModel {
  return createFrame({
    storeView,
    menu,
    promos: createMobxCell(noPromos),
    searchText: createMobxCell(''),
    closedPromos: createMobxCell(nothingClosed),
    closePromo: async () => {},
    wishlist: createMobxCell(emptyWishlist),
    cart: createMobxCell(emptyCart),
    panels: createMobxCell(noPanels),
    waitingOrders: createMobxCell([]),
    isOnline: createMobxCell(true),
    clock: createMemoryClock(),
    cartRules: { countType: 'quantities' },
    contact,
    messages: inEnglish,
  });
}

export function framed(screen: ReactElement, model = frame()): ReactElement {
  return <DefaultLayout frame={model}>{screen}</DefaultLayout>;
}

export function product(view: ProductView): ReactElement {
  return framed(<ProductScreen model={productModel(view)} />);
}

export function productModel(view: ProductView): ProductScreenModel {
  return createProductScreen({
    productView: createMobxCell(view),
    productMore: createMemoryCell(noProductMore),
    panels: createMemoryCell(noPanels),
    storeView,
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    sessionRules: { hasPriceTiers: false },
    chooseVariant: () => undefined,
    addToCart: async () => ({ kind: 'added' }),
    cart: createMemoryCell(emptyCart),
    cartRules: { externalCheckout: false },
    addressBar,
    shopRules,
    deliveryRules: delivery,
    returnDays: 15,
    contact,
    mediaBase: '',
    messages: inEnglish,
  });
}

export const view: Extract<ProductView, { readonly kind: 'ready' }> = {
  kind: 'ready',
  product: kurta(),
  variant: kurta().variants[0]?.sku ?? null,
  toChoose: [],
  parts: [],
  details: [],
  breadcrumbs: [{ id: 3, name: 'Women', address: '/women' }],
};
