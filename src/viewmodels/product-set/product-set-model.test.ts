import { expect, test } from 'vitest';
import type { Product } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { bundle, chosenOf, download, grouped, openProductSet, shawl, stole, viewOf } from './product-set-for-tests.ts';

test.each([
  ['a grouped product', grouped, '₹600', false],
  ['a bundle', bundle, '₹200', true],
  ['a download', download, '₹100', false],
  ['something that stands alone', productForTests('TEE'), '₹100', true],
])(
  '%s costs at first what lists say, and counts as a whole where that makes sense',
  (_name, product, price, counts) => {
    const { model } = openProductSet(product);
    expect([model.price.current, model.countsWhole, model.quantity, model.problem, model.said]).toEqual([
      price,
      counts,
      1,
      null,
      '',
    ]);
  },
);

test('a change of pieces changes the sum of a grouped product, and is read aloud', () => {
  const { model } = openProductSet(grouped);
  model.changePart(0, 'STOLE', 2);
  expect([model.price.current, model.said]).toEqual(['₹1,100', 'Together ₹1,100.']);
});

test('a choice takes the place of another where an option takes one, and stands beside it where it takes many', () => {
  const { model } = openProductSet(bundle);
  expect(chosenOf(model)).toEqual([['Shawl'], ['Shawl']]);
  model.choose(1, '12', true);
  model.choose(2, '22', true);
  expect([chosenOf(model), model.price.current]).toEqual([[['Stole'], ['Shawl', 'Stole']], '₹1,100']);
  model.choose(2, '21', false);
  expect(chosenOf(model)).toEqual([['Stole'], ['Stole']]);
});

test('files are taken and left one by one, and each stands once in the line', async () => {
  const { model, added } = openProductSet(download);
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

test('the next product begins anew', () => {
  const { model, view } = openProductSet(grouped);
  model.changeQuantity(4);
  view.update(() => viewOf(bundle));
  expect([model.quantity, model.said]).toEqual([1, '']);
});

test('what cannot be bought says that first', () => {
  const { model, stock } = openProductSet(grouped);
  stock.error = 'Sold out';
  expect(model.problem).toBe('Sold out');
});

test('what stands alone offers nothing to put together, unless it has parts; a download without files neither', () => {
  const kindsOf = (product: Product, parts: readonly (typeof shawl)[]) => {
    const { model, view } = openProductSet(product);
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
  expect(chosenOf(openProductSet({ ...download, files }).model)).toEqual([['Sheet']]);
});
