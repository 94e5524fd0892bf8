import { expect, test } from 'vitest';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { kurta } from './product-for-tests.ts';
import { COLOR, chosen, openProductScreen, ready, SIZE, withSold } from './product-screen-for-tests.ts';

test('the variant of the address is shown first', () => {
  const { model } = openProductScreen(kurta(), 'INDIGO-M');
  expect(chosen(model)).toEqual(['Indigo', 'M']);
  expect(model.stock.told.text).toBe('Only 2 left');
  expect(model.price).toEqual({ current: '₹1,500', regular: '₹2,000', discount: '25% off' });
});

test('what was chosen is what the catalog says, so that another link to the product counts', async () => {
  const { model, view, additions } = openProductScreen(kurta(), 'INDIGO-M');
  model.choosing.choose('color', COLOR.ivory);
  expect(view.get()).toMatchObject({ variant: 'IVORY-M' });
  const { product } = view.get() as Extract<ProductView, { kind: 'ready' }>;
  view.update(() => ready(product, 'INDIGO-M'));
  expect(chosen(model)).toEqual(['Indigo', 'M']);
  await model.buying.add();
  expect(additions[0]?.addition.variant?.sku).toBe('INDIGO-M');
});

test('CAT-024 a choice changes price, stock, picture, address and what is bought together', async () => {
  const { model, addresses, additions } = openProductScreen(kurta(), 'INDIGO-M');
  expect(model.stock.told).toEqual({ level: 'few', text: 'Only 2 left' });
  model.choosing.choose('color', COLOR.ivory);
  expect(model.price).toEqual({ current: '₹1,800', regular: null, discount: null });
  expect(model.stock.told).toEqual({ level: 'enough', text: 'In stock' });
  expect(model.pictures[model.gallery.index]?.path).toBe('ivory.jpg');
  expect(addresses).toEqual(['/p/K/kurta/IVORY-M']);
  expect(model.pictures.map(({ path }) => path)).toEqual(['ivory.jpg']);
  expect(model.choosing.said).toBe('Ivory, M: ₹1,800. In stock.');
  await model.buying.add();
  expect(additions[0]?.addition.variant?.sku).toBe('IVORY-M');
});

test('CAT-023 the variant that has all that is chosen becomes the chosen one', () => {
  const { model, view } = openProductScreen(kurta(), 'IVORY-M');
  model.choosing.choose('color', COLOR.indigo);
  expect(chosen(model)).toEqual(['Indigo', 'M']);
  expect(view.get()).toMatchObject({ variant: 'INDIGO-M' });
});

test('CAT-025 a value that exists only with another choice resets that one', () => {
  const { model } = openProductScreen(kurta());
  model.choosing.choose('color', COLOR.ivory);
  expect(chosen(model)).toEqual(['Ivory', null]);
});

test('CAT-023 no size is chosen for the shopper: the price is the lowest, and nothing is added before there is one', async () => {
  const { model, addresses, additions, view } = openProductScreen(kurta(), 'INDIGO-M', 'IN', ['size']);
  expect([chosen(model), model.choosing.asks, model.price.current]).toEqual([
    ['Indigo', null],
    'Choose a size',
    '₹1,500',
  ]);
  expect(model.stock.told).toEqual({ level: 'enough', text: 'In stock' });
  expect(model.facts.all.at(-1)?.text).toBe('K');
  expect([await model.buying.add(), additions, model.choosing.missedIn('size')]).toEqual([false, [], 1]);
  model.choosing.choose('color', COLOR.ivory);
  expect([chosen(model), addresses.at(-1)]).toEqual([['Ivory', null], '/p/K/kurta/IVORY-M?choose=size']);
  expect(model.choosing.said).toBe('Ivory: ₹1,800. In stock. Choose a size.');
  model.choosing.choose('size', SIZE.m);
  expect([model.choosing.asks, addresses.at(-1)]).toEqual([null, '/p/K/kurta/IVORY-M']);
  expect(view.get()).toMatchObject({ variant: 'IVORY-M', toChoose: [] });
  expect([await model.buying.add(), additions[0]?.addition.variant?.sku]).toEqual([true, 'IVORY-M']);
});

test('a colour that is sold out says so before a size is chosen, and leads to one that is there', () => {
  const { model } = openProductScreen(withSold('IVORY-M'), 'IVORY-M', 'IN', ['size']);
  expect(model.stock.soldOut?.text).toBe('Ivory is sold out.');
  expect(model.stock.soldOut?.others.map(({ name }) => name)).toContain('M in Indigo');
  const all = openProductScreen(withSold('INDIGO-S', 'INDIGO-M', 'IVORY-M'), 'INDIGO-S', 'IN', ['size']).model;
  expect(all.stock.soldOut).toEqual({ text: 'This piece is sold out.', awaited: null, others: [] });
});

test('CAT-025 a value without any variant cannot be chosen and says so', () => {
  const { model, addresses } = openProductScreen(kurta());
  const large = model.choosing.groups[1]?.choices.find(({ label }) => label === 'L');
  expect(large).toMatchObject({ canChoose: false, note: 'Not available' });
  model.choosing.choose('size', SIZE.l);
  expect(addresses).toEqual([]);
});

test('a value that is sold out with the present choice names it', () => {
  const { model } = openProductScreen(kurta(), 'IVORY-M');
  const small = model.choosing.groups[1]?.choices.find(({ label }) => label === 'S');
  expect(small).toMatchObject({ canChoose: true, note: 'Sold out in Ivory' });
  expect(model.choosing.groups[1]?.choices.find(({ label }) => label === 'M')?.note).toBeNull();
});

test('what is switched off comes back for nobody', () => {
  const all = kurta().variants;
  const variants = all.map((each) => ({ ...each, stock: { quantity: 0, isInStock: false, status: 0 } }));
  const off = variants.map((each) => (each.sku === 'INDIGO-S' ? { ...each, status: 2 } : each));
  expect(openProductScreen(kurta({ variants: off })).model.stock.soldOut?.awaited).toBeNull();
  expect(openProductScreen(kurta({ variants })).model.stock.soldOut?.awaited).toBe('INDIGO-S');
});

test('a choice that is sold out says so and offers the nearest, aloud too; one press takes it', () => {
  const { model, addresses } = openProductScreen(withSold('INDIGO-M'));
  model.choosing.choose('size', SIZE.m);
  expect(model.stock.soldOut).toEqual({
    text: 'M in Indigo is sold out.',
    awaited: 'INDIGO-M',
    others: [
      { sku: 'INDIGO-S', name: 'S in Indigo', address: '/p/K/kurta/INDIGO-S' },
      { sku: 'IVORY-M', name: 'M in Ivory', address: '/p/K/kurta/IVORY-M' },
    ],
  });
  expect(model.choosing.said).toBe('Indigo, M: ₹1,500. Out of stock. Available: S in Indigo, M in Ivory.');
  model.choosing.chooseVariant('IVORY-M');
  expect([chosen(model), model.stock.soldOut, addresses.at(-1)]).toEqual([['Ivory', 'M'], null, '/p/K/kurta/IVORY-M']);
});

test('a variant that nobody knows is not chosen', () => {
  const { model, addresses } = openProductScreen(kurta());
  model.choosing.chooseVariant('IVORY-XXL');
  expect([chosen(model), addresses]).toEqual([['Indigo', 'S'], []]);
});

test('what is sold out altogether offers nothing else, and what was never for sale says only why', () => {
  const all = openProductScreen(withSold('INDIGO-S', 'INDIGO-M', 'IVORY-M'));
  expect(all.model.stock.soldOut).toMatchObject({ text: 'S in Indigo is sold out.', awaited: 'INDIGO-S', others: [] });
  all.model.choosing.choose('color', COLOR.ivory);
  expect(all.model.choosing.said).toBe('Ivory: ₹1,800. Out of stock.');
  const simple = kurta({ options: [], variants: [], stock: { quantity: 0, isInStock: false, status: 0 } });
  expect(openProductScreen(simple, null).model.stock.soldOut).toEqual({
    text: 'This piece is sold out.',
    awaited: simple.sku,
    others: [],
  });
  expect(openProductScreen(kurta({ error: 'no-variants' }), null).model.stock.soldOut).toBeNull();
});
