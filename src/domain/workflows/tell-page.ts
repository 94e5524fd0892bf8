import type { Fact, TellFact } from '#domain/analytics/fact.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { type Money, sumOf } from '#domain/shared/money.ts';

/** A page that stands: its address, and the screen that is shown there. */
export type PageShown = { readonly address: string; readonly shows: string };

/**
 * Tells of a page that stands: once for each address (ROUTE-58, TRACK-10), and of what is on it when that has come to stand, however
 * its address then changes.
 */
export type TellPage = (page: PageShown) => void;

type Ports = {
  readonly productView: ReadonlyCell<ProductView>;
  readonly categoryView: ReadonlyCell<CategoryView>;
  readonly cart: ReadonlyCell<Cart>;
  readonly market: () => Market;
  readonly tellFact: TellFact;
};

export function createTellPage(ports: Ports): TellPage {
  const { tellFact } = ports;
  let told = { address: '', subject: '' };
  return ({ address, shows }) => {
    const [subject, fact] = subjectOf(shows, ports);
    if (address !== told.address) void tellFact({ kind: 'page-seen' });
    if (fact && subject !== told.subject) void tellFact(fact);
    told = { address, subject };
  };
}

const nothing = ['', null] as const;

/** What a page is about, and what there is to tell of it. */
function subjectOf(shows: string, ports: Omit<Ports, 'tellFact'>): readonly [string, Fact | null] {
  switch (shows) {
    case 'category': {
      const view = ports.categoryView.get();
      if (view.kind !== 'ready') return nothing;
      return [`category ${view.category.id}`, { kind: 'category-seen', name: view.category.name }];
    }
    case 'product':
    case 'product-set':
      return productSeen(ports);
    case 'checkout': {
      const { lines, totals } = ports.cart.get();
      if (lines.length === 0) return nothing;
      const value =
        totals?.value.grandTotal ??
        sumOf(
          lines.flatMap(({ price, quantity }) => Array<Money>(quantity).fill(price)),
          (price) => price,
        );
      return [shows, { kind: 'checkout-begun', lines, value }];
    }
    default:
      return nothing;
  }
}

function productSeen({ productView, market }: Omit<Ports, 'tellFact'>): readonly [string, Fact | null] {
  const view = productView.get();
  if (view.kind !== 'ready') return nothing;
  const { product } = view;
  const { sku, prices } = product.variants.find((each) => each.sku === view.variant) ?? product;
  const piece = { sku, designer: product.designer, price: priceOf(prices, market()).current };
  return [`product ${product.parentSku}`, { kind: 'product-seen', piece }];
}
