import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { CartAddition } from '#domain/cart/line-of.ts';
import { createChooseVariant } from '#domain/catalog/choose-variant.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { type CountryId, defaultStoreView } from '#domain/storeview/store-view.ts';
import { noProductMore, type ProductMore } from '#domain/workflows/product-more.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { optionPromptView } from './option-prompt-view.ts';
import { kurta } from './product-for-tests.ts';
import { createProductScreen } from './product-screen-model.ts';

const COLOR = { indigo: 49, ivory: 54 };
const SIZE = { s: 166, m: 167, l: 168 };

function open(
  product: Product,
  variant: string | null = 'INDIGO-S',
  country: CountryId = 'IN',
  toChoose: readonly string[] = [],
  externalCheckout = false,
) {
  const view = createMemoryCell<ProductView>(ready(product, variant, toChoose));
  const more = createMemoryCell<ProductMore>({ ...noProductMore, sku: product.sku });
  const panels = createMemoryCell(noPanels);
  const addresses: string[] = [];
  const additions: { readonly addition: CartAddition; readonly pieces: unknown }[] = [];
  const model = createProductScreen({
    productView: view,
    productMore: more,
    panels,
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country, today: '2026-11-20' }),
    chooseVariant: createChooseVariant({ productView: view }),
    addToCart: async (addition, pieces) => {
      additions.push({ addition, pieces });
      return { kind: 'added' };
    },
    cart: createMemoryCell(emptyCart),
    cartRules: { externalCheckout },
    addressBar: { replace: (address) => addresses.push(address) },
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    deliveryRules: { india: { least: 4, most: 7 }, abroad: { least: 8, most: 14 } },
    returnDays: 15,
    contact: { email: 'help@zari.test' },
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, view, more, panels, addresses, additions };
}

function ready(product: Product, variant: string | null, toChoose: readonly string[] = []): ProductView {
  const own = product.variants.find(({ sku }) => sku === variant);
  return { kind: 'ready', product, variant: own?.sku ?? null, toChoose, parts: [], details: [], breadcrumbs: [] };
}

const chosen = ({ choosing }: ReturnType<typeof open>['model']) => choosing.groups.map((group) => group.chosen);

test('the variant of the address is shown first', () => {
  const { model } = open(kurta(), 'INDIGO-M');
  expect(chosen(model)).toEqual(['Indigo', 'M']);
  expect(model.stock.told.text).toBe('Only 2 left');
  expect(model.price).toEqual({ current: '₹1,500', regular: '₹2,000', discount: '25% off' });
});

test('what was chosen is what the catalog says, so that another link to the product counts', async () => {
  const { model, view, additions } = open(kurta(), 'INDIGO-M');
  model.choosing.choose('color', COLOR.ivory);
  expect(view.get()).toMatchObject({ variant: 'IVORY-M' });
  const { product } = view.get() as Extract<ProductView, { kind: 'ready' }>;
  view.update(() => ready(product, 'INDIGO-M'));
  expect(chosen(model)).toEqual(['Indigo', 'M']);
  await model.buying.add();
  expect(additions[0]?.addition.variant?.sku).toBe('INDIGO-M');
});

test('CAT-024 a choice changes price, stock, picture, address and what is bought together', async () => {
  const { model, addresses, additions } = open(kurta(), 'INDIGO-M');
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
  const { model, view } = open(kurta(), 'IVORY-M');
  model.choosing.choose('color', COLOR.indigo);
  expect(chosen(model)).toEqual(['Indigo', 'M']);
  expect(view.get()).toMatchObject({ variant: 'INDIGO-M' });
});

test('CONT-23 the size guide is there to open once it is known', () => {
  const { model, more, panels } = open(kurta());
  expect(model.choosing.hasSizeGuide).toBe(false);
  more.update((now) => ({ ...now, sizeGuide: { title: 'Kurtas', notes: '', tables: [] } }));
  expect(model.choosing.hasSizeGuide).toBe(true);
  model.choosing.openSizeGuide();
  expect(panels.get().open).toBe('size-guide');
});

test('CAT-025 a value that exists only with another choice resets that one', () => {
  const { model } = open(kurta());
  model.choosing.choose('color', COLOR.ivory);
  expect(chosen(model)).toEqual(['Ivory', null]);
});

test('CAT-023 no size is chosen for the shopper: the price is the lowest, and nothing is added before there is one', async () => {
  const { model, addresses, additions, view } = open(kurta(), 'INDIGO-M', 'IN', ['size']);
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
  const { model } = open(withSold('IVORY-M'), 'IVORY-M', 'IN', ['size']);
  expect(model.stock.soldOut?.text).toBe('Ivory is sold out.');
  expect(model.stock.soldOut?.others.map(({ name }) => name)).toContain('M in Indigo');
  const all = open(withSold('INDIGO-S', 'INDIGO-M', 'IVORY-M'), 'INDIGO-S', 'IN', ['size']).model;
  expect(all.stock.soldOut).toEqual({ text: 'This piece is sold out.', awaited: null, others: [] });
});

test('CAT-025 a value without any variant cannot be chosen and says so', () => {
  const { model, addresses } = open(kurta());
  const large = model.choosing.groups[1]?.choices.find(({ label }) => label === 'L');
  expect(large).toMatchObject({ canChoose: false, note: 'Not available' });
  model.choosing.choose('size', SIZE.l);
  expect(addresses).toEqual([]);
});

test('a value that is sold out with the present choice names it', () => {
  const { model } = open(kurta(), 'IVORY-M');
  const small = model.choosing.groups[1]?.choices.find(({ label }) => label === 'S');
  expect(small).toMatchObject({ canChoose: true, note: 'Sold out in Ivory' });
  expect(model.choosing.groups[1]?.choices.find(({ label }) => label === 'M')?.note).toBeNull();
});

/** As `kurta`, with these sold. */
const withSold = (...skus: readonly string[]): Product => {
  const product = kurta();
  const variants = product.variants.map((variant) =>
    skus.includes(variant.sku) ? { ...variant, stock: { ...variant.stock, pieces: 0 } } : variant,
  );
  return { ...product, variants };
};

test('what is switched off comes back for nobody', () => {
  const all = kurta().variants;
  const variants = all.map((each) => ({ ...each, stock: { pieces: 0, isInStock: false, status: 0 } }));
  const off = variants.map((each) => (each.sku === 'INDIGO-S' ? { ...each, status: 2 } : each));
  expect(open(kurta({ variants: off })).model.stock.soldOut?.awaited).toBeNull();
  expect(open(kurta({ variants })).model.stock.soldOut?.awaited).toBe('INDIGO-S');
});

test('a choice that is sold out says so and offers the nearest, aloud too; one press takes it', () => {
  const { model, addresses } = open(withSold('INDIGO-M'));
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

test('CAT-014 what ships at once says so, but not of a choice that is sold out', () => {
  const { model } = open({ ...withSold('INDIGO-M'), readyToShip: 'In 2 days.' });
  expect(model.stock.readyToShip).toEqual({ label: 'Ready to ship', text: 'In 2 days.' });
  model.choosing.choose('size', SIZE.m);
  expect(model.stock.readyToShip).toBeNull();
});

test('a variant that nobody knows is not chosen', () => {
  const { model, addresses } = open(kurta());
  model.choosing.chooseVariant('IVORY-XXL');
  expect([chosen(model), addresses]).toEqual([['Indigo', 'S'], []]);
});

test('what is sold out altogether offers nothing else, and what was never for sale says only why', () => {
  const all = open(withSold('INDIGO-S', 'INDIGO-M', 'IVORY-M'));
  expect(all.model.stock.soldOut).toMatchObject({ text: 'S in Indigo is sold out.', awaited: 'INDIGO-S', others: [] });
  all.model.choosing.choose('color', COLOR.ivory);
  expect(all.model.choosing.said).toBe('Ivory: ₹1,800. Out of stock.');
  const simple = kurta({ options: [], variants: [], stock: { pieces: 0, isInStock: false, status: 0 } });
  expect(open(simple, null).model.stock.soldOut).toEqual({
    text: 'This piece is sold out.',
    awaited: simple.sku,
    others: [],
  });
  expect(open(kurta({ error: 'no-variants' }), null).model.stock.soldOut).toBeNull();
});

test('a press without a size asks for one, each time anew, and adds nothing', async () => {
  const [first, ...others] = kurta().variants;
  const sizeless = first ? [{ ...first, choice: { color: COLOR.indigo } }] : [];
  const { model, additions } = open(kurta({ variants: [...sizeless, ...others] }));
  expect(await model.buying.add()).toBe(false);
  await model.buying.add();
  expect([model.choosing.missedIn('size'), model.choosing.missedIn('color'), additions.length]).toEqual([2, 0, 0]);
  model.choosing.choose('size', SIZE.m);
  expect([await model.buying.add(), additions.length]).toEqual([true, 1]);
});

test('CAT-105 the gallery has the pictures of the chosen colour, its own first', () => {
  const named = (path: string) => ({ path, alt: '' });
  const gallery = ['wash.jpg', 'indigo.jpg', 'indigo-back.jpg', 'ivory.jpg', 'ivory-back.jpg'].map(named);
  const { model, view } = open(kurta({ gallery }), 'IVORY-M');
  const paths = () => model.pictures.map(({ path }) => path);
  expect(paths()).toEqual(['ivory.jpg', 'ivory-back.jpg', 'wash.jpg']);
  expect(model.pictures[0]?.alt).toBe('Kurta');
  model.gallery.show(2);
  model.choosing.choose('color', COLOR.indigo);
  expect([paths(), model.gallery.index]).toEqual([['indigo.jpg', 'indigo-back.jpg', 'wash.jpg'], 0]);
  model.gallery.show(2);
  view.update(() => ready(kurta({ gallery: [named('ivory.jpg')] }), 'IVORY-M'));
  expect([paths(), model.gallery.index]).toEqual([['ivory.jpg'], 0]);
});

test('CAT-105 a choice without a picture of its own leaves the one that is looked at', () => {
  const variants = kurta().variants.map((each) =>
    each.choice['color'] === COLOR.indigo ? { ...each, image: '' } : each,
  );
  const { model } = open(kurta({ variants, gallery: [{ path: 'front.jpg', alt: '' }] }), 'IVORY-M');
  model.gallery.show(1);
  const looked = () => model.pictures[model.gallery.index]?.path;
  expect(looked()).toBe('front.jpg');
  model.choosing.choose('color', COLOR.indigo);
  expect([looked(), model.pictures.length]).toEqual(['front.jpg', 2]);
});

test('groups have the names that assistive technology relies on', () => {
  expect(open(kurta()).model.choosing.groups.map(({ label }) => label)).toEqual(['Colour', 'Size']);
});

test('pressing twice adds once, with the pieces and the price that were seen', async () => {
  const { model, additions } = open(kurta());
  model.buying.changePieces(3);
  await Promise.all([model.buying.add(), model.buying.add()]);
  expect(additions).toHaveLength(1);
  expect(additions[0]).toMatchObject({
    pieces: 3,
    addition: { address: '/p/K/kurta/INDIGO-S', price: { current: moneyOf(1500) } },
  });
  expect(model.buying.isAdding).toBe(false);
});

test('a product without available variants says why', () => {
  const { model } = open(kurta({ error: 'no-variants' }), null);
  expect(model.stock.error).toBe('No available product variants');
});

test.each([
  ['simple', 'In stock', /checkout/],
  ['virtual', 'Available', /not sent/],
  ['downloadable', 'Available', /not sent/],
] as const)('a product that is %s is told as "%s", and what it costs to send it', (type, text, delivery) => {
  const { model } = open(kurta({ type, options: [], variants: [] }), null);
  expect(model.stock.told.text).toBe(text);
  expect(model.facts.delivery).toMatch(delivery);
});

test.each([
  ['IN', 'At your door 4 to 7 working days after the order.'],
  ['GB', 'At your door 8 to 14 working days after the order.'],
] as const)('in %s the days on the way are those that the merchant promises there', (country, words) => {
  expect(open(kurta(), 'INDIGO-S', country).model.facts.arrival).toBe(words);
});

test('what is not sent does not arrive', () => {
  expect(open(kurta({ type: 'virtual', options: [], variants: [] }), null).model.facts.arrival).toBeNull();
});

test('what the merchant says of a product stands between what was chosen and its number', () => {
  const { model, view } = open(kurta());
  const details = [
    { label: 'Fabric', value: ['Mulmul', 'Silk'] },
    { label: 'Lined', value: true },
    { label: 'Washable', value: false },
  ];
  view.update((now) => ({ ...now, details }));
  expect(model.facts.all.slice(-5)).toEqual([
    { term: 'Size', text: 'S' },
    { term: 'Fabric', text: 'Mulmul, Silk' },
    { term: 'Lined', text: 'Yes' },
    { term: 'Washable', text: 'No' },
    { term: 'Article number', text: 'INDIGO-S', isName: true },
  ]);
});

test('what was chosen is gone with the next opening', () => {
  const { model, view } = open(kurta());
  model.choosing.choose('color', COLOR.ivory);
  model.buying.changePieces(4);
  view.update(() => ready(kurta({ name: 'Other' }), 'INDIGO-S'));
  expect([chosen(model), model.buying.pieces, model.choosing.said]).toEqual([['Indigo', 'S'], 1, '']);
});

test.each(['none', 'failed'] as const)('a view that is %s says that the product could not be had', (kind) => {
  const { model, view } = open(kurta());
  view.update(() => ({ kind }));
  expect(model.state).toBe('failed');
});

test('what is still to be chosen is asked for, and the answer is enough', async () => {
  const { model, additions } = open(kurta(), 'INDIGO-M', 'IN', ['size']);
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
  const { model } = open(kurta(), 'INDIGO-M', 'IN', ['color', 'size']);
  const next = model.optionPrompt.buy();
  expect(optionPromptView(model.optionPrompt).heading).toBe('Choose a colour to buy');
  expect(optionPromptView(model.optionPrompt).answers.map(({ told }) => told)).toEqual(['', '']);
  model.optionPrompt.answer(COLOR.ivory);
  expect(optionPromptView(model.optionPrompt).heading).toBe('Choose a size to buy');
  model.optionPrompt.answer(SIZE.m);
  expect(await next).toBe('/checkout');
});

test('who leaves the question gets nothing, and where it cannot be asked the page asks', async () => {
  const { model, additions } = open(kurta(), 'INDIGO-M', 'IN', ['size']);
  const left = model.optionPrompt.buy();
  model.optionPrompt.leave();
  const unasked = model.optionPrompt.add();
  model.optionPrompt.askOnPage();
  expect([await left, await unasked, additions, model.choosing.missedIn('size')]).toEqual([null, false, [], 1]);
});

test('nothing is bought at once where the checkout is somebody else’s', () => {
  expect(open(kurta()).model.optionPrompt.canBuyNow).toBe(true);
  expect(open(kurta(), null, 'IN', [], true).model.optionPrompt.canBuyNow).toBe(false);
});

test('CAT-013 what is said of a piece in a word stands together, with what the merchant calls it', () => {
  expect(open(kurta({ isNew: false })).model.labels).toEqual([]);
  expect(open(kurta({ isNew: false, tag: 'Handloom' })).model.labels).toEqual(['Handloom']);
  expect(open(kurta({ tag: 'Handloom' })).model.labels).toHaveLength(2);
});

test('nothing is asked before the shopper wants the piece', () => {
  expect(optionPromptView(open(kurta()).model.optionPrompt)).toEqual({ heading: '', answers: [] });
});

test('the picture that is looked at is one that there is, and a piece without any has a drawing', () => {
  const { model } = open(kurta());
  model.gallery.show(1);
  expect(model.gallery.index).toBe(Math.min(1, model.pictures.length - 1));
  model.gallery.show(99);
  expect(model.gallery.index).toBe(model.pictures.length - 1);
  const bare = kurta({ image: '', gallery: [], variants: [], options: [], type: 'simple' });
  expect(open(bare, null).model.pictures).toMatchObject([{ path: '', alt: 'Kurta', large: { src: '' } }]);
});

test('STOCK-12 what was never for sale is not called sold out, and what is sold out says where to go on', () => {
  const gone = kurta().variants.map((each) => ({ ...each, stock: { pieces: 0, isInStock: false, status: 0 } }));
  const stock = { pieces: 0, isInStock: false, status: 0 };
  expect(open(kurta({ variants: gone, stock })).model.stock.soldOut).not.toBeNull();
  const never = open(kurta({ variants: gone, stock, error: 'no-variants' })).model.stock;
  expect([never.soldOut, never.error === null]).toEqual([null, false]);
});
