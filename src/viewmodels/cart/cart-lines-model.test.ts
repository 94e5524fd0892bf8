import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Cart, type CartLine, emptyCart } from '#domain/cart/cart.ts';
import { withoutLine } from '#domain/cart/cart-lines.ts';
import { withLineReturned } from '#domain/cart/remove-line.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { noNotices } from '#domain/notices/notices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { LastDoing } from '../shared/last-doing.ts';
import { CartLinesModel } from './cart-lines-model.ts';
import { lineForTests } from './line-for-tests.ts';
import { createMinicartPanel } from './minicart-panel-model.ts';

function portsWith(names: readonly string[], confirmBeforeRemove = true) {
  const cart = createMemoryCell<Cart>({ ...emptyCart, lines: names.map((name) => lineForTests(name)) });
  return {
    cart,
    storeView: createMemoryCell(defaultStoreView),
    mediaBase: '',
    messages: inEnglish,
    renewShop: async () => undefined,
    cartRules: { confirmBeforeRemove, showItemDiscounts: true },
    changeQuantity: async () => {},
    removeLine: async (key: string) => cart.update((now) => withoutLine(now, key)),
    returnLine: async (line: CartLine, place?: number) => cart.update((now) => withLineReturned(now, line, place)),
    panels: createMemoryCell(noPanels),
    isDeviceRead: createMemoryCell(true),
    isDeviceLate: createMemoryCell(false),
    openCart: async () => {},
    notices: createMemoryCell(noNotices),
    contact: { email: 'help@zari.test' },
  };
}

function linesWith(names: readonly string[], confirmBeforeRemove = true) {
  const doing = new LastDoing();
  return { doing, model: new CartLinesModel(portsWith(names, confirmBeforeRemove), doing) };
}

const names = (model: CartLinesModel) => model.slice().map(({ name }) => name);

test('CART-28 nothing is removed before the shopper said so', () => {
  const { model, doing } = linesWith(['Tee', 'Saree']);
  model.askRemoval('Tee');
  expect(model.askedName).toBe('Tee');
  model.keep();
  expect(model.askedName).toBeNull();
  model.askRemoval('Saree');
  model.remove();
  expect(names(model)).toEqual(['Tee']);
  expect(doing.words).toBe('Saree has been removed.');
});

test('the question at a line is over with the opening of the minicart it was asked in', () => {
  const model = createMinicartPanel(portsWith(['Tee']));
  model.items.askRemoval('Tee');
  model.opened();
  expect(model.items.askedName).toBeNull();
});

test('a shop that does not ask removes at once', () => {
  const { model } = linesWith(['Tee'], false);
  model.askRemoval('Tee');
  expect(names(model)).toEqual([]);
});

test('what was removed can be put back once, until the cart is opened anew', () => {
  const { model, doing } = linesWith(['Tee', 'Saree']);
  doing.undo();
  model.askRemoval('Tee');
  model.remove();
  doing.undo();
  doing.undo();
  expect(names(model)).toEqual(['Tee', 'Saree']);
  expect(doing.words).toBe('Tee is back in your cart.');
  model.askRemoval('Tee');
  model.remove();
  doing.begin();
  doing.undo();
  expect(names(model)).toEqual(['Saree']);
  expect(doing.words).toBe('');
});

/** How many texts are looked up to write the first two of these lines. */
function textsForTwoOf(names: readonly string[]): number {
  let looked = 0;
  const messages: typeof inEnglish = (part) => {
    looked += 1;
    return inEnglish(part);
  };
  new CartLinesModel({ ...portsWith(names), messages }, new LastDoing()).slice(0, 2);
  return looked;
}

test('of many lines only those are written that are asked for', () => {
  expect(textsForTwoOf(['A', 'B', 'C', 'D', 'E'])).toBe(textsForTwoOf(['A', 'B']));
});

test('answering twice removes once', () => {
  const { model } = linesWith(['Tee']);
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
