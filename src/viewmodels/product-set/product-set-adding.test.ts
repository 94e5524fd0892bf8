import { expect, test } from 'vitest';
import type { AddOutcome } from '#domain/cart/add-to-cart.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { bundle, chosenOf, download, grouped, openProductSet } from './product-set-for-tests.ts';

test('each part of a grouped product that is wanted becomes a line of its own', async () => {
  const { model, added } = openProductSet(grouped);
  model.changePart(0, 'SHAWL', 0);
  model.changePart(0, 'STOLE', 3);
  expect(await model.add()).toBe('added');
  expect(added.map(({ addition, quantity }) => [addition.product.sku, addition.price.current, quantity])).toEqual([
    ['STOLE', moneyOf(500), 3],
  ]);
});

test('of a grouped product at least one piece is taken, and the problem leaves with the next change', async () => {
  const { model, added } = openProductSet(grouped);
  model.changePart(0, 'SHAWL', 0);
  model.changePart(0, 'STOLE', 0);
  expect(await model.add()).toBe('missing');
  expect([added, model.problem, model.isAdding]).toEqual([[], 'Please take at least one piece', false]);
  model.changePart(0, 'STOLE', 1);
  expect(model.problem).toBeNull();
});

test('a grouped product has come into the cart where any part of it has', async () => {
  const answers: AddOutcome[] = [{ kind: 'added' }, { kind: 'refused' }];
  const { model } = openProductSet(grouped, async () => answers.shift() ?? { kind: 'refused' });
  expect(await model.add()).toBe('added');
  expect(await model.add()).toBe('refused');
});

test('a bundle goes into the cart as one line with its picks and its pieces', async () => {
  const { model, added } = openProductSet(bundle);
  model.chooseNone(2);
  model.changePart(1, '11', 2);
  model.changeQuantity(3);
  expect([model.price.current, model.quantity]).toEqual(['₹200', 3]);
  expect(await model.add()).toBe('added');
  expect(added).toMatchObject([
    {
      addition: {
        product: { sku: 'BUNDLE' },
        variant: null,
        price: { current: moneyOf(200) },
        parts: [{ kind: 'bundle', option: 1, selections: [11], quantity: 2, label: 'Wrap', value: '2 × Shawl' }],
      },
      quantity: 3,
    },
  ]);
});

test('what a bundle needs and was left out is named', async () => {
  const { model, added } = openProductSet(bundle);
  model.chooseNone(1);
  expect(chosenOf(model)).toEqual([[], ['Shawl']]);
  expect(await model.add()).toBe('missing');
  expect([added, model.problem]).toEqual([[], 'Please choose: Wrap']);
});

test('of a download with files at least one is taken, one without files is bought as it is', async () => {
  const { model } = openProductSet(download);
  model.choose(0, '31', false);
  expect(await model.add()).toBe('missing');
  expect(model.problem).toBe('Please choose at least one file');
  expect(await openProductSet(productForTests('TEXT', { type: 'downloadable' })).model.add()).toBe('added');
});

test('a second press while the first is dealt with adds nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<AddOutcome>();
  const { model, added } = openProductSet(bundle, () => promise);
  const pressed = model.add();
  expect(model.isAdding).toBe(true);
  expect(await model.add()).toBe('refused');
  resolve({ kind: 'added' });
  expect([await pressed, added.length, model.isAdding]).toEqual(['added', 1, false]);
});

test('a failure of the adding itself leaves nothing busy', async () => {
  const { model } = openProductSet(bundle, () => Promise.reject(new Error('defect')));
  await expect(model.add()).rejects.toThrow('defect');
  expect(model.isAdding).toBe(false);
});
