import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { ProofResult } from '../shared/proof-result.ts';
import { expectAgreement } from './expect-agreement.ts';
import { expectSane } from './expect-sane.ts';
import { type PriceCase, priceCase } from './price-case.ts';
import { openPriceWorld } from './price-world.ts';

type Wish = {
  /** Random products, each for a country and a moment. */
  readonly prices: number;
  /** What chooses them: the same seed, the same cases. */
  readonly seed: number;
};

/** A reply of a catalog that has gone wrong: these of its price fields say something else. */
const odd: fc.Arbitrary<unknown> = fc.constantFrom(
  ...[null, 0, '', '12.5', 'abc', -5, -0.001, 1e21, Number.MAX_VALUE, true, [], {}, '-3', 'NaN', ' 7 ', 0.004],
);
const slips = fc.dictionary(
  fc.constantFrom(
    ...['price', 'originalPrice', 'originalPriceInclTax', 'special_price', 'specialPriceInclTax', 'priceInclTax'],
    ...['special_from_date', 'special_to_date', 'tax', 'discount', 'price_by_currency', 'special_price_by_currency'],
    ...['price_for_other', 'special_price_for_other', 'tier_prices'],
  ),
  odd,
  { minKeys: 1, maxKeys: 5 },
);

/**
 * Looks for a product whose price is none, or another one in a list, on its page, in a cart, in an order and in what machines
 * read of it; and for a catalog that brings such a price about. A fault is told by its smallest case.
 */
export function provePrices({ prices, seed }: Wish): ProofResult {
  const counts = { taken: 0, refused: 0 };
  const properties = [
    fc.property(priceCase, (given) => {
      const world = openPriceWorld(given);
      assert.ok(world, 'the catalog cannot be read');
      expectSane(world);
      expectAgreement(world, given);
    }),
    fc.property(priceCase, slips, (given, slipped) => {
      const world = openPriceWorld(given, slipped);
      counts[world ? 'taken' : 'refused'] += 1;
      if (world) expectSane(world);
    }),
  ];
  const faults = properties.flatMap((property) => {
    const { failed, counterexample, errorInstance } = fc.check(property as fc.IProperty<[PriceCase]>, {
      numRuns: prices,
      seed,
    });
    return failed ? [`${JSON.stringify(counterexample)}: ${String(errorInstance)} (seed ${seed})`] : [];
  });
  const wrong = `as many replies of a catalog that has gone wrong (${counts.taken} read, ${counts.refused} refused)`;
  return { summary: `${prices} random prices with seed ${seed}, and ${wrong}`, faults };
}
