import type { Choice, Product, Variant } from '#domain/catalog/product.ts';
import { canBeSold, isOutOfStock } from './availability.ts';

const MOST = 3;

/**
 * What can be had instead of a choice that is sold out, at most three, the nearest first: as few options changed as
 * possible, each of them by as few steps along its values as possible, and one for each option before a second one.
 */
export function nearestVariants(product: Product, wanted: Choice): readonly Variant[] {
  if (isOutOfStock(product)) return [];
  const all = product.variants.filter(canBeSold).map((variant) => wayTo(product, wanted, variant));
  const fewest = Math.min(...all.map(({ changed }) => changed.length));
  const near = all.filter(({ changed }) => changed.length === fewest).toSorted((a, b) => a.steps - b.steps);
  const ranked = near.map((way, at) => ({
    ...way,
    rank: near.slice(0, at).filter((each) => isSame(each, way)).length,
  }));
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ variant }) => variant);
}

type Way = { readonly variant: Variant; readonly changed: readonly string[]; readonly steps: number };

function wayTo({ options }: Product, wanted: Choice, variant: Variant): Way {
  const changed = options.filter(({ code }) => variant.choice[code] !== wanted[code]);
  const steps = changed.map(({ code, values }) => {
    const place = (choice: Choice): number => values.findIndex(({ id }) => id === choice[code]);
    return Math.abs(place(variant.choice) - place(wanted));
  });
  return { variant, changed: changed.map(({ code }) => code), steps: steps.reduce((sum, each) => sum + each, 0) };
}

/** Both change the same options. */
function isSame(one: Way, other: Way): boolean {
  return one.changed.join() === other.changed.join();
}
