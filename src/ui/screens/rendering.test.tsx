// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { filterCodes } from '#domain/catalog/filters.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { plainHead } from '#domain/content/home.ts';
import type { HomeView } from '#domain/content/home-view.ts';
import { noPromos, nothingClosed } from '#domain/content/promos.ts';
import { noPanels } from '#domain/interface/panels.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { MissingView } from '#domain/listing/missing-view.ts';
import { emptyWishlist } from '#domain/lists/wishlist.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { noProductMore } from '#domain/workflows/product-more.ts';
import { breakable } from '#ui/components/breakable-for-tests.ts';
import { DefaultLayout } from '#ui/layouts/default-layout.tsx';
import { MinimalLayout } from '#ui/layouts/minimal-layout.tsx';
import { createCategoryScreen } from '#viewmodels/catalog/category-screen-model.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { createHomeScreen } from '#viewmodels/content/home-screen-model.ts';
import { createErrorScreen } from '#viewmodels/error/error-screen-model.ts';
import { createFrame, type FrameModel } from '#viewmodels/frame/frame-model.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { createNotFoundScreen } from '#viewmodels/not-found/not-found-screen-model.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createProductScreen, type ProductScreenModel } from '#viewmodels/product/product-screen-model.ts';
import { CategoryScreen } from './catalog/category-screen.tsx';
import { ErrorScreen } from './error/error-screen.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { NotFoundScreen } from './not-found/not-found-screen.tsx';
import { ProductScreen } from './product/product-screen.tsx';

const shopRules = { useUrlPaths: true, listOutOfStockProducts: true };
const filterRules = { defaultFilters: filterCodes, isMultiselect: true };
const delivery = { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } };
const contact = { email: 'help@zari.test' };
const storeView = createMobxCell(defaultStoreView);
const addressBar = { replace: () => {} };
const menu = createMobxCell({
  entries: [{ id: 3, name: 'Women', address: '/women', children: [] }],
  isLoaded: true,
});

function frame(): FrameModel {
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

function notFound(view: MissingView): ReactElement {
  const ports = { menu, storeView, mediaBase: '', messages: inEnglish };
  return framed(<NotFoundScreen model={createNotFoundScreen({ ...ports, missingView: createMobxCell(view) })} />);
}

function framed(screen: ReactElement, model = frame()): ReactElement {
  return <DefaultLayout frame={model}>{screen}</DefaultLayout>;
}

function quietly(screen: ReactElement): ReactElement {
  return <MinimalLayout frame={frame()}>{screen}</MinimalLayout>;
}

function category(view: CategoryView): ReactElement {
  const ports = {
    storeView,
    loadMore: async () => 'ready' as const,
    addressBar,
    filterRules,
    sorts: [],
    shopRules,
    mediaBase: '',
    messages: inEnglish,
  };
  return framed(
    <CategoryScreen
      model={createCategoryScreen({ categoryView: createMobxCell(view), isOnline: createMobxCell(true), ...ports })}
    />,
  );
}

function product(view: ProductView): ReactElement {
  return framed(<ProductScreen model={productModel(view)} />);
}

function productModel(view: ProductView): ProductScreenModel {
  return createProductScreen({
    productView: createMobxCell(view),
    productMore: createMemoryCell(noProductMore),
    panels: createMemoryCell(noPanels),
    storeView,
    market: () => ({ country: 'IN', today: '2026-11-20' }),
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

function home(view: HomeView): ReactElement {
  return framed(
    <HomeScreen
      model={createHomeScreen({ homeView: createMobxCell(view), storeView, mediaBase: '', messages: inEnglish })}
    />,
  );
}

const list: CategoryView = {
  kind: 'ready',
  category: categoryForTests('Sarees'),
  breadcrumbs: [],
  below: [{ id: 8, name: 'Silk sarees', address: '/silk-sarees' }],
  list: listForTests({
    sort: 'price:asc',
    firstPage: 1,
    lastPage: 1,
    chosen: { color: ['49'], price: ['150-*'] },
    facets: [
      {
        code: 'color',
        values: [
          { id: '49', label: 'Indigo', count: 3 },
          { id: '50', label: 'Ivory', count: 0 },
        ],
      },
      { code: 'price', values: [{ id: '150-*', label: '', count: 60 }] },
    ],
    tiles: [tileForTests()],
    total: 60,
  }),
};
const emptyList: CategoryView = { ...list, list: listForTests() };
const banner = {
  title: 'The Edit',
  subtitle: 'New',
  image: 'b.jpg',
  narrowImage: 'n.jpg',
  link: '/c/x',
  buttonText: 'Go',
  sku: '',
};
const front: HomeView = {
  isLoaded: true,
  rows: [
    { ...plainHead, kind: 'banners', id: 1, title: '', banners: [banner] },
    { ...plainHead, kind: 'doors', id: 2, title: 'Doors', banners: [banner] },
    { ...plainHead, kind: 'tiles', id: 3, title: 'New in', subtitle: 'Fresh', link: '/c/new', tiles: [tileForTests()] },
  ],
};
const view: ProductView = {
  kind: 'ready',
  product: kurta(),
  variant: kurta().variants[0]?.sku ?? null,
  toChoose: [],
  parts: [],
  details: [],
  breadcrumbs: [{ id: 3, name: 'Women', address: '/women' }],
};
const errorScreen = <ErrorScreen model={createErrorScreen({ contact })} />;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each([
  ['home', home(front), 'The Edit'],
  ['home without anything', home({ rows: [], isLoaded: true }), 'Zari'],
  ['a list', category(list), 'Sarees'],
  ['an empty list', category(emptyList), 'Sarees'],
  ['a list that failed', category({ kind: 'failed' }), 'We cannot show these pieces right now'],
  ['a product', product(view), 'Kurta'],
  ['a product that failed', product({ kind: 'failed' }), 'We cannot show this piece right now'],
  ['no page', notFound({ successor: null, near: [tileForTests()] }), 'We cannot find this page'],
  ['an error', quietly(errorScreen), 'Something went wrong on our side'],
])('the server draws %s, and the browser takes it over as it is', (_name, page, heading) => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const routed = () => <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(routed());
  document.body.append(root);
  expect(root.innerHTML).not.toContain('style=');
  expect(headings(root)).toEqual([heading]);

  const differences: unknown[] = [];
  render(routed(), { container: root, hydrate: true, onRecoverableError: (error) => differences.push(error) });
  expect(differences).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  expect(headings(root)).toEqual([heading]);
});

function headings(root: HTMLElement): readonly (string | null)[] {
  return [...root.querySelectorAll('h1')].map(({ textContent }) => textContent);
}

test("the merchant's words are read from their own side, whatever the page is", () => {
  const described = { ...kurta(), description: '<p>Woven by hand.</p><ul><li>Dry clean.</li></ul>' };
  const page = product({ ...view, product: described });
  const root = document.createElement('div');
  root.innerHTML = renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
  const words = [...root.querySelectorAll('[dir="auto"]')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Woven by hand.', 'Dry clean.']);
});

const whole = () => ({ head: frame(), model: productModel(view) });
const breaking: readonly (readonly [string, () => { readonly page: ReactElement; readonly mend: () => void }])[] = [
  ...(['cartLabel'] as const).map((name) => {
    const breakIt = () => {
      const { model: head, mend } = breakable(frame(), name);
      return { page: framed(<ProductScreen model={whole().model} />, head), mend };
    };
    return [`the part of the frame that shows its ${name}`, breakIt] as const;
  }),
  ...(['gallery', 'facts'] as const).map((name) => {
    const breakIt = () => {
      const { model, mend } = breakable(whole().model, name);
      return { page: framed(<ProductScreen model={model} />), mend };
    };
    return [`the part of the product that shows its ${name}`, breakIt] as const;
  }),
];

test.each(breaking)('%s breaks alone, says so, and is there when it is tried again', (_part, breakIt) => {
  const { page, mend } = breakIt();
  const onCaughtError = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />, { onCaughtError });
  const canBuy = () => screen.getAllByRole('button', { name: /^Add to cart/ }).length;
  expect(screen.getByRole('alert').textContent).toBe('This part cannot be shown right now.');
  expect([canBuy(), onCaughtError.mock.calls.length]).toEqual([1, 1]);
  mend();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect([screen.queryByRole('alert'), canBuy()]).toEqual([null, 1]);
});
