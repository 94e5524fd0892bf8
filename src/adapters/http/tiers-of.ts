import type { WireTier } from '#adapters/wire/parse-composition.ts';
import type { TierPrice } from '#domain/catalog/product.ts';
import { moneyOf } from '#domain/shared/money.ts';

/** The group of tiers that everybody buys by, signed in or not. Source: contract, TierPrice. */
const EVERYBODY = 32_000;

/** By what several pieces are bought, the fewest first: the tiers for everybody, and those of a group of customers. */
export function tiersOf(tiers: readonly WireTier[], group: number | undefined): readonly TierPrice[] {
  return tiers
    .filter(({ customer_group_id: of, qty, value }) => (of === EVERYBODY || of === group) && qty > 1 && value > 0)
    .map(({ qty, value }) => ({ quantity: qty, price: moneyOf(value) }))
    .toSorted((one, other) => one.quantity - other.quantity);
}
