import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { defaultCartRules } from '#domain/cart/cart-rules-for-tests.ts';
import { createSavedLines } from '#domain/cart/save-for-later.ts';
import type { StockLevel } from '#domain/stock/availability.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { LastDoing } from '../shared/last-doing.ts';
import { lineForTests } from './line-for-tests.ts';
import { SavedLinesModel } from './saved-lines-model.ts';

function openWorld(own: Partial<Cart>, level: StockLevel = 'in-stock') {
  const cart = createMemoryCell<Cart>({ ...emptyCart, ...own });
  const savedLines = createSavedLines({
    cart,
    stockCheck: { look: async () => ({ level, quantity: null }) },
    cartRules: defaultCartRules,
    notify: () => undefined,
    syncCart: async () => ({ kind: 'in-sync' }),
  });
  const storeView = createMemoryCell(defaultStoreView);
  const ports = { cart, cartRules: defaultCartRules, savedLines, storeView, mediaBase: '', messages: inEnglish };
  const doing = new LastDoing();
  const names = () => cart.get().lines.map(({ name }) => name);
  return { cart, doing, names, model: new SavedLinesModel(ports, doing) };
}

test('a saved line is told of, the newest first, and undone it is back where it stood', () => {
  const { model, doing, names } = openWorld({ lines: ['Tee', 'Saree', 'Stole'].map((name) => lineForTests(name)) });
  model.save('Tee');
  model.save('Saree');
  expect(doing.words).toBe('Saree is saved for later.');
  expect(model.all.map(({ name }) => name)).toEqual(['Saree', 'Tee']);
  doing.undo();
  expect(names()).toEqual(['Saree', 'Stole']);
  expect([doing.words, doing.canUndo]).toEqual(['Saree is back in your cart.', false]);
});

test('what is not there is neither saved, moved nor forgotten', async () => {
  const { model, doing } = openWorld({});
  model.save('Tee');
  model.forget('Tee');
  await model.move('Tee');
  expect([doing.words, model.moving]).toEqual(['', null]);
});

test('pressed twice, a line moves once', async () => {
  const { model, doing, names } = openWorld({ saved: [lineForTests('Tee')] });
  const moving = model.move('Tee');
  expect(model.moving).toBe('Tee');
  await Promise.all([moving, model.move('Tee')]);
  expect(names()).toEqual(['Tee']);
  expect([doing.words, doing.count, model.moving]).toEqual(['Tee is back in your cart.', 1, null]);
});

test('a refused line stays saved, and of that the shop has told', async () => {
  const { model, doing } = openWorld({ saved: [lineForTests('Tee')] }, 'out-of-stock');
  await model.move('Tee');
  expect(model.all.map(({ name }) => name)).toEqual(['Tee']);
  expect(doing.words).toBe('');
});

test('a forgotten line can be kept again', () => {
  const { model, doing } = openWorld({ saved: [lineForTests('Tee')] });
  model.forget('Tee');
  expect([doing.words, model.all]).toEqual(['Tee has been removed.', []]);
  doing.undo();
  expect(doing.words).toBe('Tee is saved for later.');
  expect(model.all).toHaveLength(1);
});
