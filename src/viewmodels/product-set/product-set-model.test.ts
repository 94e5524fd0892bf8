import { expect, test } from 'vitest';
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

const shawl = partOf(productForTests('SHAWL', { name: 'Shawl' }));
const stole = partOf(
  productForTests('STOLE', {
    name: 'Stole',
    prices: { ...shawl.prices, india: { regular: moneyOf(500), special: nothing } },
  }),
);

const grouped = productForTests('SET', {
  type: 'grouped',
  links: ['SHAWL', 'STOLE'].map(
    (sku): ProductLink => ({ kind: 'associated', type: 'simple', sku: skuOf(sku), pieces: 1 }),
  ),
});

const selection = (id: number, sku: string, change: Partial<BundleSelection> = {}): BundleSelection => ({
  ...{ id, sku: skuOf(sku), pieces: 1, isDefault: false, price: null, canChangePieces: true },
  ...change,
});

const bundle = productForTests('BUNDLE', {
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

const download = productForTests('PATTERN', {
  type: 'downloadable',
  files: [
    { id: 31, title: 'Sheet', price: nothing, sample: null },
    { id: 32, title: 'Film', price: moneyOf(50), sample: null },
  ],
});

function viewOf(product: Product): ProductView {
  const parts = [shawl, stole];
  return { kind: 'ready', product, variant: null, toChoose: [], parts, details: [], breadcrumbs: [] };
}

function open(product: Product, addToCart = async (): Promise<AddOutcome> => ({ kind: 'added' })) {
  const view = createMemoryCell<ProductView>(viewOf(product));
  const added: { readonly addition: CartAddition; readonly pieces: unknown }[] = [];
  const stock: { error: string | null } = { error: null };
  const model = createProductSet({
    productScreen: { stock } as unknown as ProductScreenModel,
    productView: view,
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    addToCart: (addition, pieces) => {
      added.push({ addition, pieces });
      return addToCart();
    },
    shopRules: { useUrlPaths: true },
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, view, added, stock };
}

const chosenOf = ({ groups }: ReturnType<typeof open>['model']) =>
  groups.map(({ choices }) => choices.filter(({ isChosen }) => isChosen).map(({ name }) => name));

test.each([
  ['a grouped product', grouped, '₹600', false],
  ['a bundle', bundle, '₹200', true],
  ['a download', download, '₹100', false],
  ['something that stands alone', productForTests('TEE'), '₹100', true],
])(
  '%s costs at first what lists say, and counts as a whole where that makes sense',
  (_name, product, price, counts) => {
    const { model } = open(product);
    expect([model.price.current, model.countsWhole, model.pieces, model.problem, model.said]).toEqual([
      price,
      counts,
      1,
      null,
      '',
    ]);
  },
);

test('a change of pieces changes the sum of a grouped product, and is read aloud', () => {
  const { model } = open(grouped);
  model.changePart(0, 'STOLE', 2);
  expect([model.price.current, model.said]).toEqual(['₹1,100', 'Together ₹1,100.']);
});

test('each part of a grouped product that is wanted becomes a line of its own', async () => {
  const { model, added } = open(grouped);
  model.changePart(0, 'SHAWL', 0);
  model.changePart(0, 'STOLE', 3);
  expect(await model.add()).toBe('added');
  expect(added.map(({ addition, pieces }) => [addition.product.sku, addition.price.current, pieces])).toEqual([
    ['STOLE', moneyOf(500), 3],
  ]);
});

test('of a grouped product at least one piece is taken, and the problem leaves with the next change', async () => {
  const { model, added } = open(grouped);
  model.changePart(0, 'SHAWL', 0);
  model.changePart(0, 'STOLE', 0);
  expect(await model.add()).toBe('missing');
  expect([added, model.problem, model.isAdding]).toEqual([[], 'Please take at least one piece', false]);
  model.changePart(0, 'STOLE', 1);
  expect(model.problem).toBeNull();
});

test('a grouped product has come into the cart where any part of it has', async () => {
  const answers: AddOutcome[] = [{ kind: 'added' }, { kind: 'refused' }];
  const { model } = open(grouped, async () => answers.shift() ?? { kind: 'refused' });
  expect(await model.add()).toBe('added');
  expect(await model.add()).toBe('refused');
});

test('a choice takes the place of another where an option takes one, and stands beside it where it takes many', () => {
  const { model } = open(bundle);
  expect(chosenOf(model)).toEqual([['Shawl'], ['Shawl']]);
  model.choose(1, '12', true);
  model.choose(2, '22', true);
  expect([chosenOf(model), model.price.current]).toEqual([[['Stole'], ['Shawl', 'Stole']], '₹1,100']);
  model.choose(2, '21', false);
  expect(chosenOf(model)).toEqual([['Stole'], ['Stole']]);
});

test('a bundle goes into the cart as one line with its picks and its pieces', async () => {
  const { model, added } = open(bundle);
  model.chooseNone(2);
  model.changePart(1, '11', 2);
  model.changePieces(3);
  expect([model.price.current, model.pieces]).toEqual(['₹200', 3]);
  expect(await model.add()).toBe('added');
  expect(added).toMatchObject([
    {
      addition: {
        product: { sku: 'BUNDLE' },
        variant: null,
        price: { current: moneyOf(200) },
        parts: [{ kind: 'bundle', option: 1, selections: [11], pieces: 2, label: 'Wrap', value: '2 × Shawl' }],
      },
      pieces: 3,
    },
  ]);
});

test('what a bundle needs and was left out is named', async () => {
  const { model, added } = open(bundle);
  model.chooseNone(1);
  expect(chosenOf(model)).toEqual([[], ['Shawl']]);
  expect(await model.add()).toBe('missing');
  expect([added, model.problem]).toEqual([[], 'Please choose: Wrap']);
});

test('files are taken and left one by one, and each stands once in the line', async () => {
  const { model, added } = open(download);
  expect(chosenOf(model)).toEqual([['Sheet']]);
  model.choose(0, '32', true);
  model.choose(0, '32', true);
  expect([chosenOf(model), model.price.current]).toEqual([[['Sheet', 'Film']], '₹150']);
  model.choose(0, '31', false);
  expect(await model.add()).toBe('added');
  expect(added[0]?.addition.parts).toEqual([
    { kind: 'custom', option: 'link', choice: '32', label: 'Download', value: 'Film' },
  ]);
});

test('of a download with files at least one is taken, one without files is bought as it is', async () => {
  const { model } = open(download);
  model.choose(0, '31', false);
  expect(await model.add()).toBe('missing');
  expect(model.problem).toBe('Please choose at least one file');
  expect(await open(productForTests('TEXT', { type: 'downloadable' })).model.add()).toBe('added');
});

test('a second press while the first is dealt with adds nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<AddOutcome>();
  const { model, added } = open(bundle, () => promise);
  const pressed = model.add();
  expect(model.isAdding).toBe(true);
  expect(await model.add()).toBe('refused');
  resolve({ kind: 'added' });
  expect([await pressed, added.length, model.isAdding]).toEqual(['added', 1, false]);
});

test('a failure of the adding itself leaves nothing busy', async () => {
  const { model } = open(bundle, () => Promise.reject(new Error('defect')));
  await expect(model.add()).rejects.toThrow('defect');
  expect(model.isAdding).toBe(false);
});

test('the next product begins anew', () => {
  const { model, view } = open(grouped);
  model.changePieces(4);
  view.update(() => viewOf(bundle));
  expect([model.pieces, model.said]).toEqual([1, '']);
});

test('what cannot be bought says that first', () => {
  const { model, stock } = open(grouped);
  stock.error = 'Sold out';
  expect(model.problem).toBe('Sold out');
});

test('what stands alone offers nothing to put together, unless it has parts; a download without files neither', () => {
  const kindsOf = (product: Product, parts: readonly (typeof shawl)[]) => {
    const { model, view } = open(product);
    view.update(() => ({ ...viewOf(product), parts }) as ProductView);
    return model.groups.map(({ takes }) => takes);
  };
  expect(kindsOf(productForTests('TEE'), [])).toEqual([]);
  expect(kindsOf(productForTests('TEE'), [shawl])).toEqual(['pieces']);
  expect(kindsOf(productForTests('TEXT', { type: 'downloadable' }), [shawl])).toEqual([]);
  expect(kindsOf(bundle, [shawl, stole])).toEqual(['one', 'many']);
});

test('a download begins with its first file where none is free', () => {
  const files = download.files.map((file) => ({ ...file, price: moneyOf(50) }));
  expect(chosenOf(open({ ...download, files }).model)).toEqual([['Sheet']]);
});
