import type { BundleOptionRecord, ProductLinkRecord, ProductRecord } from '#api/records/product-records.ts';
import type { ShortBundleOption, ShortLink, ShortProduct } from './short-record.ts';

type Parts = Pick<ProductRecord, 'product_links' | 'bundle_options' | 'downloadable_links'>;

/** What a product is linked to and made up of. */
export function partsOf({ sku, links = [], bundle_options = [], downloads = [] }: ShortProduct): Parts {
  return {
    product_links: links.map((link, at) => linkOf(sku, link, at)),
    bundle_options: bundle_options.map((option, at) => bundleOptionOf(sku, option, at + 1)),
    downloadable_links: downloads.map(({ title, price = 0, sample_url = null }, at) => {
      return { id: at + 1, title, position: at + 1, price, sample_url };
    }),
  };
}

function linkOf(owner: string, { link_type, sku, type, qty }: ShortLink, at: number): ProductLinkRecord {
  const linked_product_type = type ?? (link_type === 'associated' ? 'simple' : 'configurable');
  const pieces = qty === undefined ? {} : { qty };
  return { sku: owner, link_type, linked_product_type, linked_product_sku: sku, position: at + 1, ...pieces };
}

/** Selections are numbered over all options: the second of the third option is 302. */
function bundleOptionOf(
  sku: string,
  { title, required = true, type = 'select', selections }: ShortBundleOption,
  id: number,
): BundleOptionRecord {
  const links = selections.map((selection, at) => ({
    id: id * 100 + at + 1,
    sku: selection.sku,
    option_id: id,
    qty: selection.qty ?? 1,
    position: at + 1,
    is_default: selection.is_default ?? false,
    price: selection.price ?? null,
    can_change_quantity: selection.can_change_quantity ?? false,
  }));
  return { option_id: id, title, required, type, position: id, sku, product_links: links };
}
