import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { type Cart, type CartLine, emptyCart, withLine, withoutLine } from '#domain/cart/cart.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { noNotices } from '#domain/notices/notices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '#viewmodels/words/words.ts';
import { CartLinesModel } from './cart-lines-model.ts';
import { lineForTests } from './line-for-tests.ts';
import { createMinicartPanel } from './minicart-panel-model.ts';

function portsWith(names: readonly string[], confirmBeforeRemove = true) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: names.map((name) => lineForTests(name)) });
  return {
    cart,
    storeView: createMemoryCell(defaultStoreView),
    mediaBase: '',
    words: inEnglish,
    rules: { confirmBeforeRemove },
    changePieces: async () => {},
    removeLine: async (key: string) => cart.update((now) => withoutLine(now, key)),
    returnLine: async (line: CartLine) => cart.update((now) => withLine(now, line)),
    panels: createMemoryCell(noPanels),
    isDeviceRead: createMemoryCell(true),
    openCart: async () => {},
    notices: createMemoryCell(noNotices),
    contact: { email: 'help@zari.test' },
  };
}

const names = (model: { readonly all: readonly { readonly name: string }[] }) => model.all.map(({ name }) => name);

test('nothing is removed before the shopper said so', () => {
  const model = new CartLinesModel(portsWith(['Tee', 'Saree']));
  model.askRemoval('Tee');
  expect(model.askedName).toBe('Tee');
  model.keep();
  expect(model.askedName).toBeNull();
  model.askRemoval('Saree');
  model.remove();
  expect(names(model)).toEqual(['Tee']);
  expect(model.announcement).toBe('Saree has been removed.');
});

test('a shop that does not ask removes at once', () => {
  const model = new CartLinesModel(portsWith(['Tee'], false));
  model.askRemoval('Tee');
  expect(names(model)).toEqual([]);
});

test('what was removed can be put back once, until the cart is opened anew', () => {
  const model = new CartLinesModel(portsWith(['Tee', 'Saree']));
  model.undo();
  model.askRemoval('Tee');
  model.remove();
  model.undo();
  model.undo();
  expect(names(model)).toEqual(['Saree', 'Tee']);
  expect(model.announcement).toBe('Tee is back in your cart.');
  model.askRemoval('Tee');
  model.remove();
  model.begin();
  model.undo();
  expect(names(model)).toEqual(['Saree']);
  expect(model.announcement).toBe('');
});

test('answering twice removes once', () => {
  const model = new CartLinesModel(portsWith(['Tee']));
  model.remove();
  expect(names(model)).toEqual(['Tee']);
});

test('the minicart shows the last five lines, the newest on top, and counts the rest', () => {
  const model = createMinicartPanel(portsWith(['A', 'B', 'C', 'D', 'E', 'F', 'G']));
  expect(model.lines.map(({ name }) => name)).toEqual(['G', 'F', 'E', 'D', 'C']);
  expect(model.moreText).toBe('and 2 more pieces in your cart');
  expect(model.total).toBe('₹16,800');
});

test('a minicart that shows everything counts nothing', () => {
  expect(createMinicartPanel(portsWith(['A', 'B', 'C', 'D', 'E'])).moreText).toBeNull();
});
