import assert from 'node:assert/strict';
import fc from 'fast-check';
import { MOST_PIECES } from '#domain/cart/cart-lines.ts';
import { serverItemForTests } from '#domain/cart/line-for-tests.ts';
import { planSync } from '#domain/cart/plan-sync.ts';
import type { ProofResult } from '../shared/proof-result.ts';
import { type MergeCase, mergeCase } from './merge-case.ts';
import { type Death, lineOfKind, openMergeWorld, type Pieces, piecesOf } from './merge-world.ts';

type Wish = {
  /** Random cases of each property. */
  readonly cases: number;
  /** What chooses them: the same seed, the same cases. */
  readonly seed: number;
};

type Property = { readonly name: string; readonly property: fc.IAsyncProperty<never> };

const death: fc.Arbitrary<Death> = fc.record({ calls: fc.integer({ min: 0, max: 9 }), reaches: fc.boolean() });

/** What holds of any two carts that come together, by the real merge and the real sync over a shop in memory (CART-66). */
const properties: readonly Property[] = [
  holds(
    'in any order nothing is lost, invented or beyond the limits, and twice is as once',
    fc.tuple(mergeCase),
    async ([given]) => {
      const world = await openMergeWorld(given);
      await world.openTab().signIn();
      const once = endOf(world);
      assert.deepEqual(once, expected(given));
      expectKept(once, given);
      await world.openTab().signIn();
      assert.deepEqual(endOf(world), once, 'done twice');
    },
  ),
  holds('cut short anywhere, any number of times, it ends in the same cart', deaths(), async ([given, cuts]) => {
    const world = await openMergeWorld(given);
    for (const cut of cuts) await world.openTab(cut).signIn();
    await world.openTab().signIn();
    assert.deepEqual(endOf(world), expected(given));
  }),
  holds('done by several tabs at once it is as done by one', fc.tuple(mergeCase, tabs()), async ([given, count]) => {
    const world = await openMergeWorld(given);
    const open = Array.from({ length: count }, () => world.openTab());
    await Promise.all(open.map((tab) => tab.signIn()));
    await Promise.all(open.map((tab) => tab.syncCart()));
    await Promise.all(open.map((tab) => tab.cart.settled()));
    assert.deepEqual(endOf(world), expected(given));
  }),
  holds('a removal wins only over the pieces that it saw', removals(), async ([there, seen]) => {
    const shops = there.map((quantity, at) => serverItemForTests(`S${at}`, quantity, at + 1));
    const removed = seen.slice(0, shops.length).map((quantity, at) => ({ id: at + 1, quantity }));
    const rules = { serverMayRemoveItems: false, serverMayModifyItems: false, isForced: false, ordered: [] };
    const steps = planSync({ lines: [], removed, removedEarly: [] }, shops, rules);
    const gone = steps.flatMap((step) => (step.kind === 'delete' ? [step.shops.id] : []));
    assert.deepEqual(
      gone,
      removed.flatMap(({ id, quantity }) => (there[id - 1] === quantity ? [id] : [])),
    );
    assert.equal(steps.length, shops.length);
  }),
];

/** Looks for two carts of which one of the properties does not hold; a fault is told by its smallest case. */
export async function proveMerges({ cases, seed }: Wish): Promise<ProofResult> {
  const faults: string[] = [];
  for (const { name, property } of properties) {
    const { failed, counterexample, errorInstance } = await fc.check(property, { numRuns: cases, seed });
    if (failed) faults.push(`${name}: ${JSON.stringify(counterexample)}: ${String(errorInstance)} (seed ${seed})`);
  }
  return { summary: `${properties.length} properties of ${cases} random carts each with seed ${seed}`, faults };
}

function holds<T>(name: string, given: fc.Arbitrary<T>, check: (given: T) => Promise<void>): Property {
  return { name, property: fc.asyncProperty(given, check) as unknown as fc.IAsyncProperty<never> };
}

function deaths() {
  return fc.tuple(mergeCase, fc.array(death, { minLength: 1, maxLength: 3 }));
}

function tabs() {
  return fc.integer({ min: 2, max: 3 });
}

function removals() {
  const pieces = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 });
  return fc.tuple(pieces, pieces);
}

type World = Awaited<ReturnType<typeof openMergeWorld>>;

/** The device and the shop must have the same. */
function endOf({ inShop, onDevice }: World): Pieces {
  assert.deepEqual(onDevice(), inShop());
  return onDevice();
}

/** Without a word of how it should come out: every line of both is there, no other is, and none has more than both. */
function expectKept(both: Pieces, given: MergeCase): void {
  const [device, account] = [deviceOf(given), accountOf(given)];
  assert.deepEqual(new Set(Object.keys(both)), new Set([...Object.keys(device), ...Object.keys(account)]));
  for (const [key, quantity] of Object.entries(both)) {
    assert.ok(Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES, `${quantity} pieces`);
    assert.ok(quantity >= (device[key] ?? 0), 'pieces of the device are lost');
    assert.ok(quantity <= (device[key] ?? 0) + (account[key] ?? 0), 'pieces are invented');
  }
}

const deviceOf = ({ device }: MergeCase): Pieces =>
  piecesOf(device.map(({ kind, quantity }) => lineOfKind(kind, quantity)));
const accountOf = ({ account }: MergeCase): Pieces =>
  piecesOf(account.map(({ kind, quantity }) => lineOfKind(kind, quantity)));

/** The pieces of both; those of a line that was the account's already, as the device has them. */
function expected({ device, account }: MergeCase): Pieces {
  const theirs = accountOf({ device, account });
  const own = device.map(({ kind, quantity, tie }) => {
    const [[key = ''] = []] = Object.entries(piecesOf([lineOfKind(kind, quantity)]));
    const more = tie === 'account' ? 0 : (theirs[key] ?? 0);
    return [key, Math.min(quantity + more, MOST_PIECES)] as const;
  });
  return { ...theirs, ...Object.fromEntries(own) };
}
