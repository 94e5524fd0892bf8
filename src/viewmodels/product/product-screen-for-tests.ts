import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { CartAddition } from '#domain/cart/line-of.ts';
import { createChooseVariant } from '#domain/catalog/choose-variant.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { type CountryId, defaultStoreView } from '#domain/storeview/store-view.ts';
import { noProductMore, type ProductMore } from '#domain/workflows/product-more.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from './product-for-tests.ts';
import { createProductScreen } from './product-screen-model.ts';

export const COLOR = { indigo: 49, ivory: 54 };
export const SIZE = { s: 166, m: 167, l: 168 };

export function openProductScreen(
  product: Product,
  variant: string | null = 'INDIGO-S',
  country: CountryId = 'IN',
  toChoose: readonly string[] = [],
  externalCheckout = false,
) {
  const view = createMemoryCell<ProductView>(ready(product, variant, toChoose));
  const more = createMemoryCell<ProductMore>({ ...noProductMore, sku: product.sku });
  const panels = createMemoryCell(noPanels);
  const addresses: string[] = [];
  const additions: { readonly addition: CartAddition; readonly quantity: unknown }[] = [];
  const model = createProductScreen({
    productView: view,
    productMore: more,
    panels,
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country, today: '2026-11-20' }),
    chooseVariant: createChooseVariant({ productView: view }),
    addToCart: async (addition, quantity) => {
      additions.push({ addition, quantity });
      return { kind: 'added' };
    },
    cart: createMemoryCell(emptyCart),
    cartRules: { externalCheckout },
    addressBar: { replace: (address) => addresses.push(address) },
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    deliveryRules: { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } },
    returnDays: 15,
    sessionRules: { hasPriceTiers: false },
    contact: { email: 'help@zari.test' },
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, view, more, panels, addresses, additions };
}

export function ready(product: Product, variant: string | null, toChoose: readonly string[] = []): ProductView {
  const own = product.variants.find(({ sku }) => sku === variant);
  return { kind: 'ready', product, variant: own?.sku ?? null, toChoose, parts: [], details: [], breadcrumbs: [] };
}

export const chosen = ({ choosing }: ReturnType<typeof openProductScreen>['model']) =>
  choosing.groups.map((group) => group.chosen);

/** As `kurta`, with these sold. */
export const withSold = (...skus: readonly string[]): Product => {
  const product = kurta();
  const variants = product.variants.map((variant) =>
    skus.includes(variant.sku) ? { ...variant, stock: { ...variant.stock, quantity: 0 } } : variant,
  );
  return { ...product, variants };
};
