import type { DesignSheet } from './design-sheet.ts';
import type { ProductLinkRecord } from './records.ts';

const RELATED = 4;

/** What finishes an outfit. */
const WITH_IT = {
  women: ['ST-JH-5030', 'VR-PT-2070', 'ST-JT-5041'],
  men: ['RT-PS-290', 'RT-NJ-263'],
  unisex: [],
} as const;

const relatedSkus = (sheet: DesignSheet, all: readonly DesignSheet[]): readonly string[] => {
  const others = all.filter(({ sku }) => sku !== sheet.sku);
  const alike = others.filter(({ kind }) => kind === sheet.kind).map(({ sku }) => sku);
  const house = others
    .filter(({ sku, gender }) => sku.slice(0, 2) === sheet.sku.slice(0, 2) && gender === sheet.gender)
    .map(({ sku }) => sku);
  return [...new Set([...(sheet.links ?? []), ...alike, ...house])].slice(0, RELATED);
};

/** Related products: the studio's own choice first, then the same kind, then the same house; and what goes with it. */
export const linksOf = (sheet: DesignSheet, all: readonly DesignSheet[]): readonly ProductLinkRecord[] => {
  const related = relatedSkus(sheet, all);
  const finish = WITH_IT[sheet.gender].filter((sku) => sku !== sheet.sku && !related.includes(sku));
  const linked =
    (link_type: ProductLinkRecord['link_type']) =>
    (sku: string, index: number): ProductLinkRecord => ({
      sku: sheet.sku,
      link_type,
      linked_product_type: all.find((each) => each.sku === sku)?.simple ? 'simple' : 'configurable',
      linked_product_sku: sku,
      position: index + 1,
    });
  return [...related.map(linked('related')), ...finish.map(linked('crosssell'))];
};
