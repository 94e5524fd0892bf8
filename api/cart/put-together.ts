import { findProductIds, type LoadedProduct, loadProducts } from '#api/catalog/load-products.ts';
import type { Database } from '#api/database/open-database.ts';
import { paiseOf } from '#api/money/paise.ts';
import { type TieredPrice, tiersFor } from '#api/money/tiers.ts';
import type { BundleOptionRecord } from '#api/records/product-records.ts';
import type { BundleChoice, CustomChoice, FreeOptions } from './free-options.ts';
import type { Item, Piece, PricePart } from './line-item.ts';

/** Of one selection in a bundle, as of a line: beyond it sums are no longer whole paise. */

export type Wanted = { readonly item: Item; readonly options: FreeOptions };

/** The option_id under which the chosen files of a download travel (contract, DownloadableLink). */
const LINK = 'link';

/**
 * Items as their options put them together for a buyer of a group or a guest (null); null where an option is missing or
 * names what there is not.
 */
export async function putTogether(
  db: Database,
  wanted: readonly Wanted[],
  group: number | null,
): Promise<readonly (Item | null)[]> {
  const products = await loadSelected(db, wanted, group);
  return wanted.map(({ item, options }) => {
    if (item.product.type_id === 'bundle') return bundleOf(item, options.bundle_options ?? [], products);
    if (item.product.type_id === 'downloadable') return downloadOf(item, options.custom_options ?? []);
    return item;
  });
}

/** What lies in bundles, by sku. */
type Products = ReadonlyMap<string, TieredPrice & Pick<LoadedProduct, 'record'>>;

async function loadSelected(db: Database, wanted: readonly Wanted[], group: number | null): Promise<Products> {
  const options = wanted.flatMap(({ item }) => item.product.bundle_options ?? []);
  const skus = [...new Set(options.flatMap(({ product_links }) => product_links.map(({ sku }) => sku)))];
  const ids = await findProductIds(db, skus);
  const loaded = await loadProducts(db, [...ids.values()]);
  return new Map(
    loaded.map(({ record, rate }) => [
      record.sku,
      { record, prices: record, rate, tiers: tiersFor(group, record.tier_prices) },
    ]),
  );
}

type Chosen = { readonly part: PricePart; readonly label: string; readonly value: string };
type Selected = Chosen & { readonly piece: Piece };

function bundleOf(item: Item, choices: readonly BundleChoice[], products: Products): Item | null {
  const options = item.product.bundle_options ?? [];
  const isKnown = choices.every((choice) => options.some(({ option_id }) => option_id === choice.option_id));
  const chosen = options.map((option) => chosenOf(option, choices, products));
  const whole = chosen.flatMap((each) => each ?? []);
  if (!isKnown || whole.length === 0 || chosen.includes(null)) return null;
  return { ...madeOf(item, whole), pieces: whole.map(({ piece }) => piece) };
}

/** What was chosen of an option; null when that cannot be. */
function chosenOf(
  option: BundleOptionRecord,
  choices: readonly BundleChoice[],
  products: Products,
): readonly Selected[] | null {
  const own = choices.filter(({ option_id }) => option_id === option.option_id);
  const [choice] = own;
  const selections = [...new Set(choice?.option_selections ?? [])];
  const takesOne = option.type === 'select' || option.type === 'radio';
  if (own.length > 1 || (takesOne && selections.length > 1)) return null;
  if (!choice || selections.length === 0) return option.required ? null : [];
  const chosen = selections.map((id) => selectedOf(option, id, takesOne ? choice.option_qty : null, products));
  return chosen.every((each) => each !== null) ? chosen : null;
}

function selectedOf(
  option: BundleOptionRecord,
  id: number,
  wantedQty: number | null,
  products: Products,
): Selected | null {
  const link = option.product_links.find((each) => each.id === id);
  const product = products.get(link?.sku ?? '');
  if (!link || !product || product.record.status !== 1) return null;
  const qty = link.can_change_quantity && wantedQty !== null ? Math.max(1, Math.trunc(wantedQty)) : link.qty;
  const { record, prices, rate, tiers } = product;
  const part: PricePart =
    link.price === null
      ? { kind: 'product', prices, rate, tiers, qty }
      : { kind: 'amount', amount: paiseOf(link.price), qty };
  return {
    part,
    piece: { sku: link.sku, qty, ...(record.not_sent_to && { not_sent_to: record.not_sent_to }) },
    label: option.title,
    value: qty === 1 ? record.name : `${qty} × ${record.name}`,
  };
}

/** The product itself and each chosen file; a product with files needs at least one. */
function downloadOf(item: Item, choices: readonly CustomChoice[]): Item | null {
  const links = item.product.downloadable_links ?? [];
  const ids = choices.filter(({ option_id }) => option_id === LINK).map(({ option_value }) => option_value);
  const chosen = links.filter(({ id }) => ids.includes(String(id)));
  const isMissing = links.length > 0 && chosen.length === 0;
  if (isMissing || new Set(ids).size !== chosen.length) return null;
  const own: PricePart = { kind: 'product', prices: item.prices, rate: item.rate, tiers: item.tiers, qty: 1 };
  const files = chosen.map(({ price, title }): Chosen => {
    return { part: { kind: 'amount', amount: paiseOf(price), qty: 1 }, label: 'Download', value: title };
  });
  return { ...madeOf(item, files), parts: [own, ...files.map(({ part }) => part)] };
}

function madeOf(item: Item, chosen: readonly Chosen[]): Item {
  const contents = chosen.map(({ label, value }) => ({ label, value }));
  return { ...item, parts: chosen.map(({ part }) => part), contents };
}
