import { expect, test } from 'vitest';
import { moneyOf } from '#domain/shared/money.ts';
import { kurta } from './product-for-tests.ts';
import { COLOR, chosen, openProductScreen, ready, SIZE, withSold } from './product-screen-for-tests.ts';

test('CONT-23 the size guide is there to open once it is known', () => {
  const { model, more, panels } = openProductScreen(kurta());
  expect(model.choosing.hasSizeGuide).toBe(false);
  more.update((now) => ({ ...now, sizeGuide: { title: 'Kurtas', notes: '', worn: null, tables: [] } }));
  expect(model.choosing.hasSizeGuide).toBe(true);
  model.choosing.openSizeGuide();
  expect(panels.get().open).toBe('size-guide');
});

test('CAT-014 what ships at once says so, but not of a choice that is sold out', () => {
  const { model } = openProductScreen({ ...withSold('INDIGO-M'), readyToShip: 'In 2 days.' });
  expect(model.stock.dispatch).toEqual({ label: 'Ready to ship', text: 'In 2 days.' });
  model.choosing.choose('size', SIZE.m);
  expect(model.stock.dispatch).toBeNull();
});

test('CAT-019 what several pieces cost is told of what is chosen', () => {
  const tiers = [{ quantity: 3, price: moneyOf(1_400) }];
  const variants = kurta().variants.map((each) =>
    each.sku === 'INDIGO-M' ? { ...each, prices: { ...each.prices, tiers } } : each,
  );
  const { model } = openProductScreen(kurta({ variants }), 'INDIGO-S', 'IN', ['size']);
  model.choosing.choose('size', SIZE.m);
  expect(model.facts.explained.prices.tiers).toEqual(tiers);
  model.choosing.choose('size', SIZE.s);
  expect(model.facts.explained.prices.tiers).toBeUndefined();
});

test('CAT-105 the gallery has the pictures of the chosen colour, its own first', () => {
  const named = (path: string) => ({ path, alt: '' });
  const behind = (path: string, color: number) => ({ ...named(path), color });
  const [indigo, ivory] = [behind('behind.jpg', COLOR.indigo), behind('ivory-back.jpg', COLOR.ivory)];
  const gallery = [named('wash.jpg'), named('indigo.jpg'), indigo, named('ivory.jpg'), ivory];
  const { model, view } = openProductScreen(kurta({ gallery }), 'IVORY-M');
  const paths = () => model.pictures.map(({ path }) => path);
  expect(paths()).toEqual(['ivory.jpg', 'ivory-back.jpg', 'wash.jpg']);
  expect(model.pictures[0]?.alt).toBe('Kurta');
  model.gallery.show(2);
  model.choosing.choose('color', COLOR.indigo);
  expect([paths(), model.gallery.index]).toEqual([['indigo.jpg', 'behind.jpg', 'wash.jpg'], 0]);
  model.gallery.show(2);
  view.update(() => ready(kurta({ gallery: [named('ivory.jpg')] }), 'IVORY-M'));
  expect([paths(), model.gallery.index]).toEqual([['ivory.jpg'], 0]);
});

test('CAT-105 a choice without a picture of its own leaves the one that is looked at', () => {
  const variants = kurta().variants.map((each) =>
    each.choice['color'] === COLOR.indigo ? { ...each, image: '' } : each,
  );
  const { model } = openProductScreen(kurta({ variants, gallery: [{ path: 'front.jpg', alt: '' }] }), 'IVORY-M');
  model.gallery.show(1);
  const looked = () => model.pictures[model.gallery.index]?.path;
  expect(looked()).toBe('front.jpg');
  model.choosing.choose('color', COLOR.indigo);
  expect([looked(), model.pictures.length]).toEqual(['front.jpg', 2]);
});

test('groups have the names that assistive technology relies on', () => {
  expect(openProductScreen(kurta()).model.choosing.groups.map(({ label }) => label)).toEqual(['Colour', 'Size']);
});

test('CAT-022 a product that cannot be bought says why beside its button, any other what there is of it', () => {
  const { model } = openProductScreen(kurta({ error: 'no-variants' }), null);
  expect(model.stock.error).toBe('No available product variants');
  const loaded = openProductScreen(kurta()).model.stock;
  expect([loaded.error, loaded.told.text]).toEqual([null, 'In stock']);
});

test.each([
  ['simple', 'In stock', /checkout/],
  ['virtual', 'Available', /not sent/],
  ['downloadable', 'Available', /not sent/],
] as const)('a product that is %s is told as "%s", and what it costs to send it', (type, text, delivery) => {
  const { model } = openProductScreen(kurta({ type, options: [], variants: [] }), null);
  expect(model.stock.told.text).toBe(text);
  expect(model.facts.delivery).toMatch(delivery);
});

test.each([
  ['IN', 'At your door 4 to 7 working days after the order.'],
  ['GB', 'At your door 8 to 14 working days after the order.'],
] as const)('in %s the days on the way are those that the merchant promises there', (country, words) => {
  expect(openProductScreen(kurta(), 'INDIGO-S', country).model.facts.arrival).toBe(words);
});

test('what is still to be made is available, and does not lie in the store', () => {
  const told = (change: Parameters<typeof kurta>[0]) =>
    openProductScreen(kurta({ options: [], variants: [], ...change }), null).model.stock.told.text;
  expect([told({ makeDays: 8 }), told({ makeDays: 8, readyToShip: '' }), told({})]).toEqual([
    ...['Available', 'In stock', 'In stock'],
  ]);
});

test('what takes longer to make arrives later, abroad too', () => {
  const sewn = kurta({ readyToShip: null, makeDays: 8 });
  expect(openProductScreen(sewn, 'INDIGO-S', 'GB').model.facts.arrival).toBe(
    'At your door 13 to 19 working days after the order.',
  );
});

test('what is not sent does not arrive', () => {
  expect(openProductScreen(kurta({ type: 'virtual', options: [], variants: [] }), null).model.facts.arrival).toBeNull();
});

test('what the merchant says of a product stands between what was chosen and its number', () => {
  const { model, view } = openProductScreen(kurta());
  const details = [
    { label: 'Fabric', value: ['Mulmul', 'Silk'] },
    { label: 'Lined', value: true },
    { label: 'Washable', value: false },
  ];
  view.update((now) => ({ ...now, details }));
  expect(model.facts.all.slice(-6)).toEqual([
    { term: 'Size', text: 'S', isOfCatalog: true },
    { term: 'Fabric', text: 'Mulmul, Silk', isOfCatalog: true },
    { term: 'Lined', text: 'Yes' },
    { term: 'Washable', text: 'No' },
    { term: 'Maximum retail price', text: '₹2,000 (Incl. of all taxes)' },
    { term: 'Article number', text: 'INDIGO-S', isName: true },
  ]);
});

test('what was chosen is gone with the next opening', () => {
  const { model, view } = openProductScreen(kurta());
  model.choosing.choose('color', COLOR.ivory);
  model.buying.changeQuantity(4);
  view.update(() => ready(kurta({ name: 'Other' }), 'INDIGO-S'));
  expect([chosen(model), model.buying.quantity, model.choosing.said]).toEqual([['Indigo', 'S'], 1, '']);
});

test.each(['none', 'failed'] as const)('a view that is %s says that the product could not be had', (kind) => {
  const { model, view } = openProductScreen(kurta());
  view.update(() => ({ kind }));
  expect(model.state).toBe('failed');
});

test('CAT-013 what is said of a piece in a word stands together, with what the merchant calls it', () => {
  expect(openProductScreen(kurta({ isNew: false })).model.labels).toEqual([]);
  expect(openProductScreen(kurta({ isNew: false, tag: 'Handloom' })).model.labels).toEqual(['Handloom']);
  expect(openProductScreen(kurta({ tag: 'Handloom' })).model.labels).toHaveLength(2);
});

test('the picture that is looked at is one that there is, and a piece without any has a drawing', () => {
  const { model } = openProductScreen(kurta());
  model.gallery.show(1);
  expect(model.gallery.index).toBe(Math.min(1, model.pictures.length - 1));
  model.gallery.show(99);
  expect(model.gallery.index).toBe(model.pictures.length - 1);
  const bare = kurta({ image: '', gallery: [], variants: [], options: [], type: 'simple' });
  expect(openProductScreen(bare, null).model.pictures).toMatchObject([{ path: '', alt: 'Kurta', large: { src: '' } }]);
});

test('STOCK-12 what was never for sale is not called sold out, and what is sold out says where to go on', () => {
  const gone = kurta().variants.map((each) => ({ ...each, stock: { quantity: 0, isInStock: false, status: 0 } }));
  const stock = { quantity: 0, isInStock: false, status: 0 };
  expect(openProductScreen(kurta({ variants: gone, stock })).model.stock.soldOut).not.toBeNull();
  const never = openProductScreen(kurta({ variants: gone, stock, error: 'no-variants' })).model.stock;
  expect([never.soldOut, never.error === null]).toEqual([null, false]);
});
