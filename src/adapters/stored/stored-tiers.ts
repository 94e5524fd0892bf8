import { amount, checked, list, shape, whole } from '#adapters/wire/parser.ts';
import type { TierPrice } from '#domain/catalog/product.ts';

/** What several pieces of a line cost, as a device kept it. */
export const storedTiers = checked<readonly TierPrice[]>(list(shape({ quantity: whole(2), price: amount })));
