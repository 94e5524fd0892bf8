import type { BundleOption } from '#domain/catalog/product.ts';
import type { Picked } from './composed-price.ts';

/** What a bundle starts with: of each option what is flagged as default, else its first selection (PRICE-17, PRICE-18). */
export function defaultPicks(bundle: readonly BundleOption[]): readonly Picked[] {
  return bundle.flatMap(({ id, takes, selections }) => {
    const flagged = selections.filter(({ isDefault }) => isDefault);
    const chosen = flagged.length > 0 ? flagged : selections.slice(0, 1);
    const kept = takes === 'one' ? chosen.slice(0, 1) : chosen;
    return kept.map((selection) => ({ option: id, selection: selection.id, quantity: selection.quantity }));
  });
}

/** The picks after one more choice: it takes the place of another one where an option takes one alone. */
export function withPick(
  bundle: readonly BundleOption[],
  picks: readonly Picked[],
  wanted: Omit<Picked, 'quantity'>,
): readonly Picked[] {
  const option = bundle.find(({ id }) => id === wanted.option);
  const selection = option?.selections.find(({ id }) => id === wanted.selection);
  if (!option || !selection) return picks;
  const others = picks.filter(
    (pick) => pick.option !== option.id || (option.takes === 'many' && !isSame(pick, wanted)),
  );
  return [...others, { ...wanted, quantity: selection.quantity }];
}

/** Without a choice; what an option needs can only be replaced. */
export function withoutPick(picks: readonly Picked[], unwanted: Omit<Picked, 'quantity'>): readonly Picked[] {
  return picks.filter((pick) => !isSame(pick, unwanted));
}

/** Changes the pieces of a pick where the bundle allows it. */
export function withPickedQuantity(
  bundle: readonly BundleOption[],
  picks: readonly Picked[],
  changed: Picked,
): readonly Picked[] {
  const option = bundle.find(({ id }) => id === changed.option);
  const selection = option?.selections.find(({ id }) => id === changed.selection);
  const isAllowed = option?.takes === 'one' && selection?.canChangeQuantity === true && changed.quantity >= 1;
  return isAllowed ? picks.map((pick) => (isSame(pick, changed) ? changed : pick)) : picks;
}

/** The options a bundle needs and that nothing was chosen of. */
export function missingOptions(bundle: readonly BundleOption[], picks: readonly Picked[]): readonly BundleOption[] {
  return bundle.filter(({ id, isRequired }) => isRequired && !picks.some(({ option }) => option === id));
}

function isSame(one: Omit<Picked, 'quantity'>, other: Omit<Picked, 'quantity'>): boolean {
  return one.option === other.option && one.selection === other.selection;
}
