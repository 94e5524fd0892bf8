import { TO_CHOOSE, variantAddress } from '#domain/catalog/addresses.ts';
import type { Choice, Product, Variant } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { idIn } from '#domain/catalog/worded-id.ts';
import type { StockRules } from '#domain/stock/availability.ts';
import { choiceWithout, chosenVariant, optionsToChoose } from '#domain/stock/choose-variant.ts';

type Picked = { readonly code: string; readonly value: number };

/**
 * Where the form of a product leads in a browser without scripts: to the variant that has what was sent. Where none has
 * all of it, what was chosen before gives way, as on a page with scripts (CAT-025). Null where nothing was sent.
 */
export function chosenAddress(view: ProductView, query: URLSearchParams, rules: StockRules): string | null {
  if (view.kind !== 'ready') return null;
  const { product, variant, toChoose } = view;
  const picked = pickedIn(query, product);
  if (picked.length === 0) return null;
  const shown = product.variants.find(({ sku }) => sku === variant);
  const before = shown ? choiceWithout(shown, toChoose) : {};
  const choose = (now: Variant | null, { code, value }: Picked): Variant | null =>
    chosenVariant(product, sharedBy(now, picked), { code, value }, rules) ?? now;
  const chosen = newestLast(picked, before).reduce(choose, null);
  if (chosen === null) return variantAddress(product, variant, toChoose);
  const kept = sharedBy(chosen, picked);
  return variantAddress(
    product,
    chosen.sku,
    optionsToChoose(product, rules).filter((code) => kept[code] === undefined),
  );
}

/** What of the options of a product stands in the query. Another page's word for what is left to choose is none of them. */
function pickedIn(query: URLSearchParams, { options }: Product): readonly Picked[] {
  const sent = options.filter(({ code }) => code !== TO_CHOOSE && query.has(code));
  return sent.map(({ code }) => ({ code, value: Number(idIn(code, query.get(code) ?? '')) }));
}

function newestLast(picked: readonly Picked[], before: Choice): readonly Picked[] {
  const isOld = ({ code, value }: Picked): boolean => before[code] === value;
  return [...picked.filter(isOld), ...picked.filter((each) => !isOld(each))];
}

/** What was picked and the variant has. */
function sharedBy(variant: Variant | null, picked: readonly Picked[]): Choice {
  const shared = picked.filter(({ code, value }) => variant?.choice[code] === value);
  return Object.fromEntries(shared.map(({ code, value }) => [code, value]));
}
