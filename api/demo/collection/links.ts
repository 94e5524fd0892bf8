import type { ProductLinkRecord } from '#api/records/product-records.ts';
import { type DesignSheet, typeOf } from './design-sheet.ts';
import { associatedOf, partsOf } from './parts.ts';

const RELATED = 4;
const UPSELLS = 2;

/** What finishes an outfit. */
const WITH_IT = {
  women: ['ST-JH-5030', 'VR-PT-2070', 'ST-JT-5041'],
  men: ['RT-PS-290', 'RT-NJ-263'],
  unisex: [],
  girls: [],
  boys: [],
} as const;

const houseOf = ({ sku }: DesignSheet): string => sku.slice(0, 2);

const relatedSkus = (sheet: DesignSheet, others: readonly DesignSheet[]): readonly string[] => {
  const alike = others.filter(({ kind }) => kind === sheet.kind);
  const house = others.filter((other) => houseOf(other) === houseOf(sheet) && other.gender === sheet.gender);
  const skus = [...partsOf(sheet, others), ...alike, ...house].map(({ sku }) => sku);
  return [...new Set([...(sheet.links ?? []), ...skus])].slice(0, RELATED);
};

/** The next dearer of the same kind. */
const upsellSkus = (sheet: DesignSheet, others: readonly DesignSheet[]): readonly string[] =>
  others
    .filter(({ kind, mrp }) => kind === sheet.kind && mrp > sheet.mrp)
    .toSorted((one, other) => one.mrp - other.mrp || one.id - other.id)
    .slice(0, UPSELLS)
    .map(({ sku }) => sku);

/**
 * Links of a product, each product once: the pieces of a set; then what is related (the studio's own choice first, then
 * the same kind, then the same house), what goes with it, and what is finer.
 */
export const linksOf = (sheet: DesignSheet, all: readonly DesignSheet[]): readonly ProductLinkRecord[] => {
  const others = all.filter(({ sku }) => sku !== sheet.sku);
  const pieces = associatedOf(sheet);
  const taken = new Set([sheet.sku, ...pieces.map(({ linked_product_sku }) => linked_product_sku)]);
  const linked = (link_type: ProductLinkRecord['link_type'], skus: readonly string[]): readonly ProductLinkRecord[] => {
    const fresh = skus.filter((sku) => !taken.has(sku));
    for (const sku of fresh) taken.add(sku);
    return fresh.map((sku, index) => ({
      sku: sheet.sku,
      link_type,
      linked_product_type: linkedType(sku, all),
      linked_product_sku: sku,
      position: index + 1,
    }));
  };
  return [
    ...pieces,
    ...linked('related', relatedSkus(sheet, others)),
    ...linked('crosssell', WITH_IT[sheet.gender]),
    ...linked('upsell', upsellSkus(sheet, others)),
  ];
};

const linkedType = (sku: string, all: readonly DesignSheet[]): ProductLinkRecord['linked_product_type'] => {
  const sheet = all.find((design) => design.sku === sku);
  if (sheet === undefined) throw new RangeError(`A link leads to ${sku}, which is no design.`);
  return typeOf(sheet);
};
