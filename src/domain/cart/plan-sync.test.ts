import { describe, expect, test } from 'vitest';
import type { CartId, CartLine, EarlyRemoval, Removal } from './cart.ts';
import type { ServerItem } from './cart-gateway.ts';
import type { Ordered } from './clear-cart.ts';
import { lineForTests, serverItemForTests } from './line-for-tests.ts';
import { planSync, type SyncRules, type SyncStep } from './plan-sync.ts';

const ownWins: SyncRules = { serverMayRemoveItems: false, serverMayModifyItems: false, isForced: false, ordered: [] };
const shopWins: SyncRules = { serverMayRemoveItems: true, serverMayModifyItems: true, isForced: false, ordered: [] };

function tied(sku: string, quantity: number, id: number, accepted = quantity): CartLine {
  return lineForTests(sku, quantity, { serverItem: { id, cartId: 'cart-1' as CartId, quantity: accepted } });
}

function plan(
  lines: readonly CartLine[],
  shops: readonly ServerItem[],
  rules = ownWins,
  removed: readonly Removal[] = [],
  removedEarly: readonly EarlyRemoval[] = [],
) {
  return planSync({ lines, removed, removedEarly }, shops, rules);
}

const kinds = (steps: readonly SyncStep[]) => steps.map(({ kind }) => kind);

describe('what makes two carts agree', () => {
  test('nothing, when they do', () => {
    expect(plan([tied('A', 2, 1)], [serverItemForTests('A', 2, 1)])).toEqual([]);
  });

  test('equal pieces that are not tied yet are only tied', () => {
    expect(kinds(plan([lineForTests('A', 2)], [serverItemForTests('A', 2, 1)]))).toEqual(['take']);
  });

  test('CART-45 a line the shop does not have is pushed, also when it had it before', () => {
    expect(kinds(plan([lineForTests('A')], []))).toEqual(['push']);
    expect(kinds(plan([tied('A', 1, 1)], []))).toEqual(['push']);
  });

  test('CART-45 CART-46 where the shop may remove, only a line it once had is dropped', () => {
    expect(kinds(plan([lineForTests('A')], [], shopWins))).toEqual(['push']);
    expect(kinds(plan([tied('A', 1, 1)], [], shopWins))).toEqual(['drop']);
    expect(kinds(plan([tied('A', 1, 1)], [], { ...shopWins, isForced: true }))).toEqual(['push']);
  });

  test("CART-44 the server's item id decides between two lines of one sku", () => {
    const shops = [serverItemForTests('A', 1, 1), serverItemForTests('A', 5, 2)];
    expect(plan([tied('A', 5, 2)], shops)).toEqual([{ kind: 'adopt', shops: shops[0] }]);
  });
});

describe('what the shop alone has, or has otherwise', () => {
  test('CART-47 CART-48 other pieces are pushed, or taken where the shop may change them', () => {
    const lines = [tied('A', 3, 1, 2)];
    const shops = [serverItemForTests('A', 2, 1)];
    expect(kinds(plan(lines, shops))).toEqual(['push']);
    expect(kinds(plan(lines, shops, shopWins))).toEqual(['take']);
    expect(kinds(plan(lines, shops, { ...shopWins, isForced: true }))).toEqual(['push']);
  });

  test("CART-49 CART-50 a line only the shop has is adopted, deleted when the device's cart wins or it was removed here", () => {
    const shops = [serverItemForTests('A', 1, 1)];
    expect(kinds(plan([], shops))).toEqual(['adopt']);
    expect(kinds(plan([], shops, { ...ownWins, isForced: true }))).toEqual(['delete']);
    expect(kinds(plan([], shops, ownWins, [{ id: 1, quantity: 1 }]))).toEqual(['delete']);
  });

  test('what was ordered and waits is not adopted, also with as many pieces as the shop had of it then', () => {
    const { sku, parts } = lineForTests('A');
    const adopts = (quantity: number, ordered: Ordered) =>
      kinds(plan([], [serverItemForTests('A', quantity, 1)], { ...ownWins, ordered: [ordered] })).length > 0;
    const { cartId } = serverItemForTests('A', 1, 1);
    const ordered = { sku, parts, quantity: 1, asked: [3], askedIn: cartId };
    expect([1, 2, 3].map((quantity) => adopts(quantity, ordered))).toEqual([false, true, false]);
    expect(adopts(3, { ...ordered, askedIn: 'cart-0' as CartId })).toBe(true);
    expect(adopts(3, { sku, parts, quantity: 1 })).toBe(true);
  });

  test('row 96: a line that was removed before the shop told of it is deleted with the pieces that it had', () => {
    const early = [{ key: 'B', quantity: 1 }];
    expect(kinds(plan([], [serverItemForTests('B', 1, 2)], ownWins, [], early))).toEqual(['delete']);
    expect(kinds(plan([], [serverItemForTests('B', 3, 2)], ownWins, [], early))).toEqual(['adopt']);
  });
});

/** Numbers that look like chance and are the same in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const skus = ['A', 'B', 'C', 'D'];

function randomCarts(seed: number) {
  const below = seeded(seed);
  const shops = skus.filter(() => below(2) === 0).map((sku, at) => serverItemForTests(sku, 1 + below(3), at + 1));
  const lines = skus
    .filter(() => below(2) === 0)
    .map((sku) => {
      const known = shops.find((each) => each.sku === sku);
      return known && below(2) === 0
        ? tied(sku, 1 + below(3), known.id, known.quantity)
        : lineForTests(sku, 1 + below(3));
    });
  return { lines, shops };
}

type Carts = { readonly lines: readonly CartLine[]; readonly shops: readonly ServerItem[] };

/** Both carts when every step succeeds. */
function after({ lines, shops }: Carts, step: SyncStep): Carts {
  switch (step.kind) {
    case 'push': {
      const known = shops.find(({ sku }) => sku === step.line.sku);
      const stored = serverItemForTests(step.line.sku, step.line.quantity, known?.id ?? 100 + shops.length);
      const line = tied(step.line.sku, step.line.quantity, stored.id);
      return { lines: replaced(lines, line), shops: [...shops.filter((each) => each !== known), stored] };
    }
    case 'take':
    case 'adopt':
      return { lines: replaced(lines, tied(step.shops.sku, step.shops.quantity, step.shops.id)), shops };
    case 'drop':
      return { lines: lines.filter(({ sku }) => sku !== step.line.sku), shops };
    case 'delete':
      return { lines, shops: shops.filter(({ id }) => id !== step.shops.id) };
    default:
      return step satisfies never;
  }
}

function replaced(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  return [...lines.filter(({ sku }) => sku !== line.sku), line];
}

const quantityOf = (lines: readonly { readonly sku: string; readonly quantity: number }[]) =>
  Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));

describe('for any two carts', () => {
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);
  const forced: SyncRules = { ...ownWins, isForced: true };

  test.each([
    ["device's cart wins", ownWins],
    ["the server's cart wins", shopWins],
    ["device's cart is forced", forced],
  ])('after one plan they agree and a second plan is empty: %s', (_name, rules) => {
    for (const seed of seeds) {
      const carts = randomCarts(seed);
      const done = plan(carts.lines, carts.shops, rules).reduce(after, carts);
      expect(quantityOf(done.lines), `seed ${seed}`).toEqual(quantityOf(done.shops));
      expect(plan(done.lines, done.shops, rules), `seed ${seed}`).toEqual([]);
    }
  });

  test("nothing of the device's cart is lost or changed where it wins, and nothing is invented", () => {
    for (const seed of seeds) {
      const carts = randomCarts(seed);
      const done = plan(carts.lines, carts.shops).reduce(after, carts);
      expect(quantityOf(done.lines), `seed ${seed}`).toEqual({
        ...quantityOf(carts.shops),
        ...quantityOf(carts.lines),
      });
    }
  });

  test("forced, the device's cart is the result", () => {
    for (const seed of seeds) {
      const carts = randomCarts(seed);
      const done = plan(carts.lines, carts.shops, forced).reduce(after, carts);
      expect(quantityOf(done.shops), `seed ${seed}`).toEqual(quantityOf(carts.lines));
    }
  });
});

test('what was ordered here and is not sent yet is not taken into the cart again, unless the shop has more of it', () => {
  const shops = [serverItemForTests('A', 1, 11), serverItemForTests('B', 3, 12)];
  const ordered = [lineForTests('A', 1), lineForTests('B', 2)];
  expect(plan([], shops, { ...ownWins, ordered })).toEqual([{ kind: 'adopt', shops: shops[1] }]);
});
