import type { TaxRuleRecord } from '#api/records/catalog-records.ts';

/** GST classes: apparel 12 %, small cotton goods 5 %, jewellery 3 %. Percent. */
export const GST = {
  apparel: { id: 2, percent: 12 },
  cotton: { id: 4, percent: 5 },
  jewellery: { id: 5, percent: 3 },
} as const;

export type GstName = keyof typeof GST;

const rule = (id: number, code: string, name: GstName): TaxRuleRecord => ({
  id,
  code,
  priority: 0,
  position: id - 1,
  calculate_subtotal: false,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [GST[name].id],
  tax_rate_ids: [id],
  rates: [
    {
      id,
      code: `IN-GST-${GST[name].percent}`,
      rate: GST[name].percent,
      tax_country_id: 'IN',
      tax_region_id: 0,
      tax_postcode: '*',
    },
  ],
});

export const taxRules: readonly TaxRuleRecord[] = [
  rule(1, 'GST apparel', 'apparel'),
  rule(2, 'GST small cotton goods', 'cotton'),
  rule(3, 'GST jewellery', 'jewellery'),
];
