import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { AddOutcome } from '#domain/cart/add-to-cart.ts';
import type { CartAddition } from '#domain/cart/line-of.ts';
import { partOf } from '#domain/catalog/part.ts';
import { type BundleSelection, type Product, type ProductLink, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import type { ProductScreenModel } from '../product/product-screen-model.ts';
import { createProductSet } from './product-set-model.ts';

export const shawl = partOf(productForTests('SHAWL', { name: 'Shawl' }));

export const stole = partOf(
  productForTests('STOLE', {
    name: 'Stole',
    prices: { ...shawl.prices, india: { regular: moneyOf(500), special: nothing } },
  }),
);

export const grouped = productForTests('SET', {
  type: 'grouped',
  links: ['SHAWL', 'STOLE'].map(
    (sku): ProductLink => ({ kind: 'associated', type: 'simple', sku: skuOf(sku), quantity: 1 }),
  ),
});

const selection = (id: number, sku: string, change: Partial<BundleSelection> = {}): BundleSelection => ({
  ...{ id, sku: skuOf(sku), quantity: 1, isDefault: false, price: null, canChangeQuantity: true },
  ...change,
});

export const bundle = productForTests('BUNDLE', {
  type: 'bundle',
  bundle: [
    {
      id: 1,
      title: 'Wrap',
      isRequired: true,
      takes: 'one',
      selections: [selection(11, 'SHAWL'), selection(12, 'STOLE')],
    },
    {
      id: 2,
      title: 'Gift',
      isRequired: false,
      takes: 'many',
      selections: [selection(21, 'SHAWL'), selection(22, 'STOLE')],
    },
  ],
});

export const download = productForTests('PATTERN', {
  type: 'downloadable',
  files: [
    { id: 31, title: 'Sheet', price: nothing, sample: null },
    { id: 32, title: 'Film', price: moneyOf(50), sample: null },
  ],
});

export function viewOf(product: Product): ProductView {
  const parts = [shawl, stole];
  return { kind: 'ready', product, variant: null, toChoose: [], parts, details: [], breadcrumbs: [] };
}

export function openProductSet(product: Product, addToCart = async (): Promise<AddOutcome> => ({ kind: 'added' })) {
  const view = createMemoryCell<ProductView>(viewOf(product));
  const added: { readonly addition: CartAddition; readonly quantity: unknown }[] = [];
  const stock: { error: string | null } = { error: null };
  const model = createProductSet({
    productScreen: { stock } as unknown as ProductScreenModel,
    productView: view,
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    addToCart: (addition, quantity) => {
      added.push({ addition, quantity });
      return addToCart();
    },
    shopRules: { useUrlPaths: true },
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, view, added, stock };
}

export const chosenOf = ({ groups }: ReturnType<typeof openProductSet>['model']) =>
  groups.map(({ choices }) => choices.filter(({ isChosen }) => isChosen).map(({ name }) => name));
