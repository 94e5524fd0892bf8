import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { optionPromptView } from './option-prompt-view.ts';
import { kurta } from './product-for-tests.ts';
import { COLOR, openProductScreen, SIZE } from './product-screen-for-tests.ts';

test('a press without a size asks for one, each time anew, and adds nothing', async () => {
  const [first, ...others] = kurta().variants;
  const sizeless = first ? [{ ...first, choice: { color: COLOR.indigo } }] : [];
  const { model, additions } = openProductScreen(kurta({ variants: [...sizeless, ...others] }));
  expect(await model.buying.add()).toBe(false);
  await model.buying.add();
  expect([model.choosing.missedIn('size'), model.choosing.missedIn('color'), additions.length]).toEqual([2, 0, 0]);
  model.choosing.choose('size', SIZE.m);
  expect([await model.buying.add(), additions.length]).toEqual([true, 1]);
});

test('pressing twice adds once, with the pieces and the price that were seen', async () => {
  const { model, additions } = openProductScreen(kurta());
  model.buying.changeQuantity(3);
  await Promise.all([model.buying.add(), model.buying.add()]);
  expect(additions).toHaveLength(1);
  expect(additions[0]).toMatchObject({
    quantity: 3,
    addition: { address: '/p/K/kurta/INDIGO-S', price: { current: moneyOf(1500) } },
  });
  expect(model.buying.isAdding).toBe(false);
});

test('what is still to be chosen is asked for, and the answer is enough', async () => {
  const { model, additions } = openProductScreen(kurta(), 'INDIGO-M', 'IN', ['size']);
  const added = model.optionPrompt.add();
  expect(optionPromptView(model.optionPrompt).heading).toBe('Choose a size to add');
  expect(
    optionPromptView(model.optionPrompt).answers.map(({ label, told }) => `${label}: ${told}`),
  ).toMatchInlineSnapshot(`
    [
      "S: ₹1,500",
      "M: ₹1,500",
    ]
  `);
  model.optionPrompt.answer(SIZE.m);
  expect([await added, model.optionPrompt.question]).toEqual([true, null]);
  expect(additions.map(({ addition }) => addition.variant?.sku)).toEqual(['INDIGO-M']);
});

test('one question comes after the other, and none that is settled', async () => {
  const { model } = openProductScreen(kurta(), 'INDIGO-M', 'IN', ['color', 'size']);
  const next = model.optionPrompt.buy();
  expect(optionPromptView(model.optionPrompt).heading).toBe('Choose a colour to buy');
  expect(optionPromptView(model.optionPrompt).answers.map(({ told }) => told)).toEqual(['', '']);
  model.optionPrompt.answer(COLOR.ivory);
  expect(optionPromptView(model.optionPrompt).heading).toBe('Choose a size to buy');
  model.optionPrompt.answer(SIZE.m);
  expect(await next).toBe('/checkout');
});

test('who leaves the question gets nothing, and where it cannot be asked the page asks', async () => {
  const { model, additions } = openProductScreen(kurta(), 'INDIGO-M', 'IN', ['size']);
  const left = model.optionPrompt.buy();
  model.optionPrompt.leave();
  const unasked = model.optionPrompt.add();
  model.optionPrompt.askOnPage();
  expect([await left, await unasked, additions, model.choosing.missedIn('size')]).toEqual([null, false, [], 1]);
});

test('nothing is bought at once where the checkout is somebody else’s', () => {
  expect(openProductScreen(kurta()).model.optionPrompt.canBuyNow).toBe(true);
  expect(openProductScreen(kurta(), null, 'IN', [], true).model.optionPrompt.canBuyNow).toBe(false);
});

test('nothing is asked before the shopper wants the piece', () => {
  expect(optionPromptView(openProductScreen(kurta()).model.optionPrompt)).toEqual({ heading: '', answers: [] });
});
