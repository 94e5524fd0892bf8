import type { Fact, TellFact } from '#domain/analytics/fact.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type ChosenFilters, chosenCodes, noFilters } from '#domain/catalog/filters.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
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
  readonly searchView: ReadonlyCell<SearchView>;
  readonly cart: ReadonlyCell<Cart>;
  readonly market: () => Market;
  readonly tellFact: TellFact;
};

export function createTellPage(ports: Ports): TellPage {
  const { tellFact } = ports;
  let told: Seen & Pick<PageShown, 'address'> = { ...nothing, address: '' };
  return (page) => {
    const seen = seenOn(page, ports);
    if (page.address !== told.address) void tellFact({ kind: 'page-seen' });
    if (seen.subject !== told.subject) {
      if (seen.fact) void tellFact(seen.fact);
    } else for (const fact of changesBetween(told, seen)) void tellFact(fact);
    told = { ...seen, address: page.address };
  };
}

/** What a page is about, what there is to tell of it, and what may change on it without its becoming another one. */
type Seen = {
  readonly subject: string;
  readonly fact: Fact | null;
  readonly chosen: ChosenFilters;
  readonly step: string;
};

const nothing: Seen = { subject: '', fact: null, chosen: noFilters, step: '' };

type Shown = Omit<Ports, 'tellFact'>;

function seenOn({ shows, address }: PageShown, shown: Shown): Seen {
  switch (shows) {
    case 'category':
      return categorySeen(shown);
    case 'search':
      return searchSeen(shown);
    case 'product':
    case 'product-set':
      return productSeen(shown);
    case 'checkout':
      return checkoutSeen(address, shown);
    default:
      return nothing;
  }
}

function changesBetween(before: Seen, now: Seen): readonly Fact[] {
  const isNew = (code: keyof ChosenFilters): boolean =>
    now.chosen[code]?.some((id) => !before.chosen[code]?.includes(id)) ?? false;
  return [
    ...chosenCodes(now.chosen)
      .filter(isNew)
      .map((filter) => ({ kind: 'filtered', filter }) as const),
    ...(now.step !== '' && now.step !== before.step ? [{ kind: 'step-reached', step: now.step } as const] : []),
  ];
}

function categorySeen({ categoryView }: Shown): Seen {
  const view = categoryView.get();
  if (view.kind !== 'ready') return nothing;
  const { id, name } = view.category;
  const pieces = view.list.tiles.map(({ sku, name }) => ({ parentSku: sku, name }));
  return {
    ...nothing,
    subject: `category ${id}`,
    fact: { kind: 'category-seen', name, pieces },
    chosen: view.list.chosen,
  };
}

function searchSeen({ searchView }: Shown): Seen {
  const view = searchView.get();
  if (view.kind !== 'ready') return nothing;
  const { total, chosen } = view.list;
  return { ...nothing, subject: `search ${view.text}`, fact: { kind: 'searched', results: total }, chosen };
}

function productSeen({ productView, market }: Shown): Seen {
  const view = productView.get();
  if (view.kind !== 'ready') return nothing;
  const { product } = view;
  const { sku, prices } = product.variants.find((each) => each.sku === view.variant) ?? product;
  const piece = { sku, designer: product.designer, price: priceOf(prices, market()).current };
  return { ...nothing, subject: `product ${product.parentSku}`, fact: { kind: 'product-seen', piece } };
}

function checkoutSeen(address: string, { cart }: Shown): Seen {
  const { lines, totals } = cart.get();
  if (lines.length === 0) return nothing;
  const value =
    totals?.value.grandTotal ??
    sumOf(
      lines.flatMap(({ price, quantity }) => Array<Money>(quantity).fill(price)),
      (price) => price,
    );
  const step = new URLSearchParams(address.split('?')[1]).get('step') ?? '';
  return { ...nothing, subject: 'checkout', fact: { kind: 'checkout-begun', lines, value }, step };
}
