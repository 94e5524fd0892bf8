import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Fact } from '#domain/analytics/fact.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { ChosenFilters } from '#domain/catalog/filters.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { createTellPage } from './tell-page.ts';

function open() {
  const facts: Fact[] = [];
  const searchView = createMemoryCell<SearchView>(noSearchView);
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: [lineForTests('A', 2)] });
  const tellPage = createTellPage({
    productView: createMemoryCell<ProductView>({ kind: 'none' }),
    categoryView: createMemoryCell<CategoryView>({ kind: 'none' }),
    searchView,
    cart,
    market: () => ({ country: 'IN', today: '2026-11-23' }),
    tellFact: async (fact) => void facts.push(fact),
  });
  /** The words found so many pieces, narrowed as chosen. */
  const finds = (text: string, total: number, chosen: ChosenFilters = {}): void =>
    searchView.update(() => ({ kind: 'ready', text, list: { total, chosen } }) as SearchView);
  return { facts, finds, cart, tellPage, kinds: () => facts.map(({ kind }) => kind) };
}

test('a search is told once for its words, and by what it is narrowed', () => {
  const { facts, finds, tellPage } = open();
  finds('shawl', 12);
  tellPage({ address: '/search?q=shawl', shows: 'search' });
  finds('shawl', 3, { color: ['ivory'] });
  tellPage({ address: '/search?q=shawl&color=ivory', shows: 'search' });
  finds('shawl', 5, { color: ['ivory', 'indigo'], size: ['m'] });
  tellPage({ address: '/search?q=shawl&color=ivory,indigo&size=m', shows: 'search' });
  finds('shawl', 12);
  tellPage({ address: '/search?q=shawl', shows: 'search' });
  expect(facts.filter(({ kind }) => kind !== 'page-seen')).toEqual([
    { kind: 'searched', results: 12 },
    { kind: 'filtered', filter: 'color' },
    { kind: 'filtered', filter: 'color' },
    { kind: 'filtered', filter: 'size' },
  ]);
});

test('a list that is opened narrowed was narrowed by nobody, and other words are another search', () => {
  const { finds, tellPage, kinds } = open();
  finds('shawl', 3, { color: ['ivory'] });
  tellPage({ address: '/search?q=shawl&color=ivory', shows: 'search' });
  finds('stole', 1, { size: ['m'] });
  tellPage({ address: '/search?q=stole&size=m', shows: 'search' });
  expect(kinds()).toEqual(['page-seen', 'searched', 'page-seen', 'searched']);
});

test('each step of the checkout is told when it is reached, the first one with the checkout', () => {
  const { facts, tellPage } = open();
  tellPage({ address: '/checkout', shows: 'checkout' });
  tellPage({ address: '/checkout?step=payment', shows: 'checkout' });
  tellPage({ address: '/checkout?step=payment', shows: 'checkout' });
  expect(facts.map((fact) => (fact.kind === 'step-reached' ? fact.step : fact.kind))).toEqual([
    'page-seen',
    'checkout-begun',
    'page-seen',
    'payment',
  ]);
});

test('a checkout without lines, and a list that is not there yet, say nothing', () => {
  const { cart, tellPage, kinds } = open();
  cart.update(() => emptyCart);
  tellPage({ address: '/checkout', shows: 'checkout' });
  tellPage({ address: '/search?q=shawl', shows: 'search' });
  expect(kinds()).toEqual(['page-seen', 'page-seen']);
});
