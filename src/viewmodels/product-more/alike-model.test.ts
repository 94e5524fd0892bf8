import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { noProductView, type ProductView } from '#domain/catalog/product-view.ts';
import type { Missed } from '#domain/listing/find-alike.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from '../product/product-for-tests.ts';
import { createAlike } from './alike-model.ts';

const [INDIGO, IVORY] = [skuOf('INDIGO-S'), skuOf('IVORY-M')];
const shows = (variant: typeof INDIGO, change: Parameters<typeof kurta>[0] = {}): ProductView => ({
  ...{ kind: 'ready', product: kurta(change), variant, toChoose: [] },
  ...{ parts: [], details: [], breadcrumbs: [] },
});

function open(view: ProductView) {
  const productView = createMemoryCell(view);
  const asked: Missed[] = [];
  const answers: ((tiles: readonly Tile[]) => void)[] = [];
  const model = createAlike({
    productView,
    findAlike: (missed) => {
      asked.push(missed);
      const { promise, resolve } = Promise.withResolvers<readonly Tile[]>();
      answers.push(resolve);
      return promise;
    },
    storeView: createMemoryCell(defaultStoreView),
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, productView, asked, answer: (tiles: readonly Tile[]) => answers.shift()?.(tiles) };
}

const names = ({ cards }: ReturnType<typeof open>['model']) => cards.map(({ name }) => name);

test('what is like the chosen colour is looked for in the deepest category', async () => {
  const breadcrumbs = [3, 14].map((id) => ({ id, name: '', address: '' }));
  const { model, asked, answer } = open({ ...shows(INDIGO), breadcrumbs } as ProductView);
  const looking = model.find();
  answer([tileForTests('Plain Kurta')]);
  await looking;
  expect([asked.map(({ category, choice }) => [category, choice['color']]), names(model)]).toEqual([
    [[14, 49]],
    ['Piece Plain Kurta'],
  ]);
});

test('what comes late for another colour is shown by nobody', async () => {
  const { model, productView, answer } = open(shows(INDIGO));
  const looking = model.find();
  productView.update(() => shows(IVORY));
  answer([tileForTests('Plain Kurta')]);
  await looking;
  expect(names(model)).toEqual([]);
});

test.each([
  ['no product is open', noProductView],
  ['it lies in no category', shows(INDIGO, { categoryIds: [] })],
])('nothing is looked for where %s', async (_why, view) => {
  const { model, asked } = open(view);
  await model.find();
  expect([model.about, asked]).toEqual([null, []]);
});
